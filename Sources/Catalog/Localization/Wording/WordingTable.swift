/// Everything that the product itself says, in one language.
struct WordingTable: Sendable {
    let words: SimpleWords
    let sentences: Sentences
    let periods: PeriodTable
}

extension WordingTable {
    /// The languages that ship, in the order of the folder's files, each with its table.
    static let shipped: [(language: LanguageTag, table: WordingTable)] = [
        (LanguageTag(known: "ar"), .arabic),
        (LanguageTag(known: "de"), .german),
        (LanguageTag(known: "en"), .english),
        (LanguageTag(known: "es"), .spanish),
        (LanguageTag(known: "fr"), .french),
        (LanguageTag(known: "ja"), .japanese),
        (LanguageTag(known: "ru"), .russian),
    ]

    /// The table that a reader of the language gets: `en` for `en-GB`; `nil` when none ships.
    static func table(for language: LanguageTag) -> WordingTable? {
        guard let best = language.best(in: shipped.map(\.language)) else { return nil }
        return shipped.first { $0.language == best }?.table
    }
}
