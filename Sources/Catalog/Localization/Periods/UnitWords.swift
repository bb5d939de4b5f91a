/// The words of one language for one unit of time; the example is an English month.
struct UnitWords: Sendable {
    /// Several units, where CLDR's own word is not what one says of a subscription: its Polish day is `doba`, a day and a
    /// night. `nil` for CLDR's: `{count} months`.
    var counted: PluralPattern?
    /// The unit alone: `month`.
    let name: String
    /// The unit behind a slash, where that is another form (Greek); else the name.
    var nameAfterSlash: String?
    /// The unit alone, short: `mo`.
    let abbreviation: String
    /// The short unit behind a slash, where that is another word (Japanese); else the abbreviation.
    var abbreviationAfterSlash: String?
    /// Several units, short: `{count}mo`.
    let countedAbbreviation: PluralPattern
    /// How often, for one unit: `monthly`.
    let adverb: String
    /// For one unit, beside a price: `per month`.
    let per: String
    /// For several units: `every {count} months`.
    let every: PluralPattern
    /// How long, inside a sentence: `for {count} months`. In the grammatical case that the phrase asks for, which is why
    /// it is not made from the counted period.
    let span: PluralPattern
    /// A price for one unit, as a sentence says it: `{price} per month`.
    let price: Pattern
    /// A price for several units: `{price} every {count} months`.
    let priceEvery: PluralPattern
    /// What a price comes to for one unit, shown beside the price itself: `{price} per month`.
    let equivalent: Pattern
}

/// The words of one language for all four units.
struct PeriodTable: Sendable {
    let day: UnitWords
    let week: UnitWords
    let month: UnitWords
    let year: UnitWords

    subscript(unit: BillingPeriod.Unit) -> UnitWords {
        switch unit {
        case .day: day
        case .week: week
        case .month: month
        case .year: year
        }
    }
}
