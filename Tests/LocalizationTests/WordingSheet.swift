@testable import Localization

/// Everything that the product says in one language, as a sheet that a native reader can sign: a line a text.
struct WordingSheet {
    let wording: Wording

    private static let unitsOfOne: [BillingPeriod] = BillingPeriod.Unit.allCases.map {
        BillingPeriod(count: 1, unit: $0)
    }
    /// Counts in which the plural forms of the languages differ.
    private static let several: [BillingPeriod] = BillingPeriod.Unit.allCases.flatMap { unit in
        [2, 3, 5, 21, 22].map { BillingPeriod(count: $0, unit: unit).normalized }
    }
    private static let month = BillingPeriod(count: 1, unit: .month)
    private static let threeMonths = BillingPeriod(count: 3, unit: .month)
    private static let week = BillingPeriod(count: 1, unit: .week)
    private static let price = "1,23"

    var text: String {
        (words + [""] + periods + [""] + sentences).map { "\($0)\n" }.joined()
    }
}

extension WordingSheet {
    private var words: [String] {
        SimpleWords.fields.map { "\($0.name): \($0.text(wording.words))" }
    }

    private var periods: [String] {
        let all = Self.unitsOfOne + Self.several
        let words = wording.periods
        func line(_ name: String, _ text: (BillingPeriod) -> String) -> String {
            "\(name): " + all.map(text).joined(separator: " | ")
        }
        return [
            line("counted", words.counted), line("abbreviated", words.abbreviated), line("adverb", words.adverb),
            line("everyPeriod", words.everyPeriod), line("span", words.span),
            line("per") { words.per(price: Self.price, $0) },
            line("perAbbreviated") { words.perAbbreviated(price: Self.price, $0) },
            line("sentence") { words.sentence(price: Self.price, $0) },
            "equivalent: "
                + BillingPeriod.Unit.allCases.map { words.equivalent(price: Self.price, $0) }.joined(separator: " | "),
        ]
    }

    private var sentences: [String] {
        let free = wording.offerFree(for: Self.week, then: Self.price, every: Self.month)
        return [
            "buy: " + wording.buyLabel(name: "Pro", price: Self.price, every: nil),
            "subscribe: " + wording.buyLabel(name: "Pro", price: Self.price, every: Self.month),
            "subscribe, several: " + wording.buyLabel(name: "Pro", price: Self.price, every: Self.threeMonths),
            "plan: " + wording.planSummary(name: "Pro", price: Self.price, every: Self.month),
            "see: " + wording.seePlan(name: "Pro"),
            "billed: " + (Self.unitsOfOne + [Self.threeMonths]).map { wording.billed($0) }.joined(separator: " | "),
            "free: " + free,
            "pay as you go: "
                + wording.offerPayAsYouGo(
                    "0,45", every: Self.week, for: BillingPeriod(count: 3, unit: .week), then: Self.price,
                    every: Self.threeMonths),
            "pay up front: "
                + wording.offerPayUpFront("0,45", for: Self.threeMonths, then: Self.price, every: Self.month),
        ] + OfferAudience.allCases.map { "for \($0): " + wording.conditionalOffer(free, for: $0) } + [
            "bill: "
                + wording.commitmentBill(Self.price, every: Self.month, for: BillingPeriod(count: 12, unit: .month)),
            "total: " + wording.commitmentTotal("14,76"),
            "payments: "
                + [1, 2, 3, 5, 12, 21, 24].map { wording.commitmentPayments($0, of: Self.price, total: "14,76") }
                .joined(separator: " | "),
            "renewal: " + wording.renewal(Self.price, every: Self.month),
            "renewal, several: " + wording.renewal(Self.price, every: Self.threeMonths),
            "storefront: " + wording.priceForStorefront(region: "Bahrain"),
        ]
    }
}
