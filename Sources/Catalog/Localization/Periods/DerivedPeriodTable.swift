extension PeriodTable {
    /// The words for a language that has no table of its own, from CLDR: unit names, and "per unit" patterns.
    init(derivedFrom units: CountedUnits) {
        self.init(
            day: UnitWords(.day, derivedFrom: units), week: UnitWords(.week, derivedFrom: units),
            month: UnitWords(.month, derivedFrom: units), year: UnitWords(.year, derivedFrom: units))
    }
}

extension UnitWords {
    /// CLDR has no "every 3 months"; there the counted period stands alone, and behind a slash after a price, since that
    /// claims no grammar.
    fileprivate init(_ unit: BillingPeriod.Unit, derivedFrom units: CountedUnits) {
        let name = Self.withoutNumber(units.string(1, unit, width: .full))
        let pattern = units.perPattern(unit, width: .full)
        let per = [pattern?.prefix, pattern?.suffix].compactMap { $0?.trimmingSpacesAndMarks() }.joined()
        let price = pattern.map { Pattern("\($0.prefix){price}\($0.suffix)") } ?? Pattern("{price}/\(name)")
        self.init(
            name: name,
            abbreviation: Self.withoutNumber(units.string(1, unit, width: .short)),
            countedAbbreviation: PluralPattern(other: "{period}"),
            adverb: per.isEmpty ? name : per,
            per: per.isEmpty ? name : per,
            every: PluralPattern(other: "{period}"),
            span: PluralPattern(other: "{period}"),
            price: price,
            priceEvery: PluralPattern(other: "{price}/{period}"),
            equivalent: price)
    }

    /// The unit alone, from one unit counted: `miesiąc` from `1 miesiąc`.
    private static func withoutNumber(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.numericType == nil }))
            .trimmingSpacesAndMarks()
    }
}
