/// Everything that the product itself says, in one language.
struct WordingTable: Sendable {
    let words: SimpleWords
    let sentences: Sentences
    let periods: PeriodTable
}

extension WordingTable {
    /// The languages that ship, sorted by tag, each with its table.
    static let shipped: [(language: LanguageTag, table: WordingTable)] = [
        (LanguageTag(known: "ar"), .arabic),
        (LanguageTag(known: "bg"), .bulgarian),
        (LanguageTag(known: "ca"), .catalan),
        (LanguageTag(known: "cs"), .czech),
        (LanguageTag(known: "da"), .danish),
        (LanguageTag(known: "de"), .german),
        (LanguageTag(known: "el"), .greek),
        (LanguageTag(known: "en"), .english),
        (LanguageTag(known: "es"), .spanish),
        (LanguageTag(known: "fi"), .finnish),
        (LanguageTag(known: "fr"), .french),
        (LanguageTag(known: "he"), .hebrew),
        (LanguageTag(known: "hi"), .hindi),
        (LanguageTag(known: "hr"), .croatian),
        (LanguageTag(known: "hu"), .hungarian),
        (LanguageTag(known: "id"), .indonesian),
        (LanguageTag(known: "it"), .italian),
        (LanguageTag(known: "ja"), .japanese),
        (LanguageTag(known: "ko"), .korean),
        (LanguageTag(known: "ms"), .malay),
        (LanguageTag(known: "nb"), .norwegian),
        (LanguageTag(known: "nl"), .dutch),
        (LanguageTag(known: "pl"), .polish),
        (LanguageTag(known: "pt-BR"), .brazilianPortuguese),
        (LanguageTag(known: "pt-PT"), .europeanPortuguese),
        (LanguageTag(known: "ro"), .romanian),
        (LanguageTag(known: "ru"), .russian),
        (LanguageTag(known: "sk"), .slovak),
        (LanguageTag(known: "sv"), .swedish),
        (LanguageTag(known: "th"), .thai),
        (LanguageTag(known: "tr"), .turkish),
        (LanguageTag(known: "uk"), .ukrainian),
        (LanguageTag(known: "vi"), .vietnamese),
        (LanguageTag(known: "zh-Hans"), .simplifiedChinese),
        (LanguageTag(known: "zh-Hant"), .traditionalChinese),
    ]

    /// The table that a reader of the language gets: `en` for `en-GB`; `nil` when none ships.
    static func table(for language: LanguageTag) -> WordingTable? {
        if let pseudo = language.pseudoLocale { return .pseudo(pseudo) }
        guard let best = language.best(in: shipped.map(\.language)) else { return nil }
        return shipped.first { $0.language == best }?.table
    }
}
