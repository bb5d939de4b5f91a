/// What the product itself says on a page, in the page's language: buttons, notes, offer lines, legal lines.
///
/// The simple texts are read as properties (`wording.restore`); sentences are made by the methods, which know the
/// language's grammar. Prices are passed in as formatted text; ``BidiIsolation`` is taken care of here.
@dynamicMemberLookup
package struct Wording: Sendable {
    /// The language of the page, which may name a region: `en-GB`, worded by `en`.
    package let language: LanguageTag
    package let words: SimpleWords
    package let periods: PeriodWords
    private let sentences: Sentences
    private let direction: TextDirection
    private let rules: PluralRules
    private let numbers: MoneyFormatter

    /// `nil` when the product does not speak the language.
    package init?(language: LanguageTag) {
        guard let table = WordingTable.table(for: language) else { return nil }
        self.language = language
        direction = language.direction
        words = table.words
        sentences = table.sentences
        periods = PeriodWords(language: language)
        rules = PluralRules(language: language)
        numbers = MoneyFormatter(language: language)
    }

    /// The languages that ship, sorted by tag.
    package static let languages: [LanguageTag] = WordingTable.shipped.map(\.language)

    package subscript(dynamicMember field: KeyPath<SimpleWords, String>) -> String { words[keyPath: field] }
}

extension Wording {
    /// A price with how often it is paid, as a sentence says it: "£3.99 per month"; a one-off price stands alone.
    package func priceLine(_ price: String, every period: BillingPeriod?) -> String {
        period.map { periods.sentence(price: price, $0) } ?? price
    }

    /// What a price comes to for one unit: "£2.91 per month".
    package func equivalent(_ price: String, _ unit: BillingPeriod.Unit) -> String {
        periods.equivalent(price: price, unit)
    }

    /// "Buy Premium for £3.99", "Subscribe to Pro for £3.99 per month".
    package func buyLabel(name: String, price: String, every period: BillingPeriod?) -> String {
        guard let period else { return fill(sentences.buyLabel, [.name: name, .price: price]) }
        return fill(sentences.subscribeLabel, [.name: name, .priceLine: priceLine(price, every: period)])
    }

    /// A plan as a screen reader says it: "Pro, £3.99 per month".
    package func planSummary(name: String, price: String, every period: BillingPeriod?) -> String {
        let line = period.map { priceLine(price, every: $0) } ?? BidiIsolation.isolated(price, in: direction)
        return fill(sentences.planSummary, [.name: name, .priceLine: line])
    }

    /// "See Pro".
    package func seePlan(name: String) -> String { fill(sentences.seePlan, [.name: name]) }

    /// "Billed monthly", "Billed every 3 months".
    package func billed(_ period: BillingPeriod) -> String {
        fill(sentences.billed, [.adverb: periods.adverb(period)])
    }

    /// Sentences one after another, parted as the language's script does it; none of them has a full stop of its own.
    package func sentences(_ sentences: [String]) -> String {
        let end =
            switch language.likelyScript {
            case "Jpan", "Hans", "Hant": "。"
            case "Deva": "। "
            case "Thai": " "
            default: ". "
            }
        return sentences.joined(separator: end)
    }

    /// Which storefront a price belongs to, where the page's own has none.
    package func priceForStorefront(region: String) -> String {
        fill(sentences.priceForStorefront, [.region: region])
    }
}

extension Wording {
    func fill(_ pattern: Pattern, _ values: [Pattern.Placeholder: String]) -> String {
        pattern.filled(in: direction) { values[$0] }
    }

    /// The form for a count, with the count in the language's digits.
    func fill(_ pattern: PluralPattern, count: Int, _ values: [Pattern.Placeholder: String]) -> String {
        pattern[rules.category(of: count)].filled(in: direction) { $0 == .count ? numbers.string(count) : values[$0] }
    }

    /// The sentences, for the extensions in other files.
    var patterns: Sentences { sentences }
}
