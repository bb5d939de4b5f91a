/// What a billing period is called in one language.
///
/// Counted periods come from ICU, so they are plural-right in every language: `3 месяца`, `شهران`. The other words, and
/// the few counted ones for which CLDR's word is not what one says of a subscription, come from the language's own table (`Wording/`), and for a language without one from CLDR's unit names and "per" patterns.
/// Every period is taken in its largest unit: 14 days read "2 weeks", 12 months "1 year".
package struct PeriodWords: Sendable {
    package let language: LanguageTag
    private let direction: TextDirection
    private let table: PeriodTable
    private let countedUnits: CountedUnits
    private let rules: PluralRules
    private let numbers: MoneyFormatter

    package init(language: LanguageTag) {
        self.language = language
        direction = language.direction
        countedUnits = CountedUnits(language: language)
        rules = PluralRules(language: language)
        numbers = MoneyFormatter(language: language)
        table = WordingTable.table(for: language)?.periods ?? PeriodTable(derivedFrom: countedUnits)
    }
}

extension PeriodWords {
    /// `1 month`, `3 months`, `2 weeks` for 14 days.
    package func counted(_ period: BillingPeriod) -> String {
        let period = period.normalized
        if let ownWord = table[period.unit].counted { return fill(ownWord, period) }
        return countedUnits.string(period.count, period.unit, width: .full)
    }

    /// `month`, `3 months`.
    package func name(_ period: BillingPeriod) -> String {
        let period = period.normalized
        return period.count == 1 ? table[period.unit].name : counted(period)
    }

    /// `mo`, `3mo`.
    package func abbreviated(_ period: BillingPeriod) -> String {
        let period = period.normalized
        let words = table[period.unit]
        return period.count == 1 ? words.abbreviation : abbreviatedCount(period, words)
    }

    /// `monthly`, `every 3 months`.
    package func adverb(_ period: BillingPeriod) -> String {
        let period = period.normalized
        let words = table[period.unit]
        return period.count == 1 ? words.adverb : fill(words.every, period)
    }

    /// `per month`, `every 3 months`: what stands beside a price, in full.
    package func everyPeriod(_ period: BillingPeriod) -> String {
        let period = period.normalized
        let words = table[period.unit]
        return period.count == 1 ? words.per : fill(words.every, period)
    }

    /// `for 3 months`, in the grammatical case of the phrase: `в течение 3 месяцев`.
    package func span(_ period: BillingPeriod) -> String {
        let period = period.normalized
        return fill(table[period.unit].span, period)
    }

    /// The same without changing the unit: a commitment of twelve bills a month reads "for 12 months", not "for 1 year".
    package func spanKeepingUnit(_ period: BillingPeriod) -> String {
        fill(table[period.unit].span, period)
    }
}

extension PeriodWords {
    /// `$6.99/month`, `$4.99/3 months`.
    package func per(price: String, _ period: BillingPeriod) -> String {
        let period = period.normalized
        return slashed(price, period.count == 1 ? table[period.unit].nameAfterSlash ?? name(period) : name(period))
    }

    /// `$6.99/mo`, `$4.99/3mo`.
    package func perAbbreviated(price: String, _ period: BillingPeriod) -> String {
        let period = period.normalized
        let words = table[period.unit]
        let short =
            period.count == 1 ? words.abbreviationAfterSlash ?? words.abbreviation : abbreviatedCount(period, words)
        return slashed(price, short)
    }

    /// `$6.99 per month`, `$4.99 every 3 months`: the price as a sentence says it.
    package func sentence(price: String, _ period: BillingPeriod) -> String {
        let period = period.normalized
        let words = table[period.unit]
        return period.count == 1 ? fill(words.price, price) : fill(words.priceEvery, period, price: price)
    }

    /// What a price comes to for one unit, shown beside it: `$4.49 per month`.
    package func equivalent(price: String, _ unit: BillingPeriod.Unit) -> String {
        fill(table[unit].equivalent, price)
    }
}

extension PeriodWords {
    private static let slash: Pattern = "{price}/{period}"

    private func slashed(_ price: String, _ period: String) -> String {
        Self.slash.filled(in: direction) { $0 == .price ? price : period }
    }

    private func abbreviatedCount(_ period: BillingPeriod, _ words: UnitWords) -> String {
        form(words.countedAbbreviation, period).filled(in: direction) { place in
            switch place {
            case .count: numbers.string(period.count)
            case .period: countedUnits.string(period.count, period.unit, width: .short)
            default: nil
            }
        }
    }

    private func fill(_ pattern: Pattern, _ price: String) -> String {
        pattern.filled(in: direction) { $0 == .price ? price : nil }
    }

    /// The form for the period's count, with the count in the language's digits and the counted period at hand.
    private func fill(_ pattern: PluralPattern, _ period: BillingPeriod, price: String? = nil) -> String {
        form(pattern, period).filled(in: direction) { place in
            switch place {
            case .count: numbers.string(period.count)
            case .period: countedUnits.string(period.count, period.unit, width: .full)
            case .price: price
            default: nil
            }
        }
    }

    private func form(_ pattern: PluralPattern, _ period: BillingPeriod) -> Pattern {
        pattern[rules.category(of: period.count)]
    }
}
