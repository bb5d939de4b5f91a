/// Every measure of one row, or of all of them.
package struct Measures: Sendable {
    package let tally: RowTally
    package let sums: PurchaseLinks.Sums
    /// Proceeds by currency code, in ten-millionths of the unit.
    package let proceeds: [(currency: String, amount: Int128)]
    /// A purchase without a view belongs to no row.
    package let isTotal: Bool

    package init(_ tally: RowTally, _ sums: PurchaseLinks.Sums, values: ValueTable, isTotal: Bool) {
        self.tally = tally
        self.sums = sums
        self.isTotal = isTotal
        // XXX is ISO 4217's code for "no currency": the events named none.
        proceeds = sums.proceeds.map { (currency: values[$0.key] ?? "XXX", amount: $0.value) }
            .sorted { $0.currency < $1.currency }
    }
}

extension Measures {
    package var viewers: Int { tally.viewers }
    package var views: Int { tally.views }
    package var paywallConversion: Rate { Rate(tally.converted, of: tally.outcomeViewers) }
    package var viewConversion: Rate { Rate(min(tally.convertedViews, tally.outcomeViews), of: tally.outcomeViews) }
    package var checkoutRate: Rate { Rate(tally.started, of: tally.viewers) }
    package var checkoutCompletion: Rate { Rate(tally.completedStarters, of: tally.starters) }
    package var bounce: Rate { Rate(tally.viewers - tally.started, of: tally.viewers) }
    package var trialStart: Rate { Rate(tally.trialViewers, of: tally.outcomeViewers) }
    package var trialConversion: Rate { Rate(sums.convertedTrials, of: sums.matureTrials) }
    package var refundRate: Rate { Rate(sums.refunded, of: sums.purchases) }
    package var completed: Rate {
        Rate(tally.outcomes.purchased, of: tally.outcomes.purchased + tally.outcomes.cancelled)
    }
    package var outcomes: Outcomes { tally.outcomes }
    package var unattributed: Int? { isTotal ? tally.unattributed : nil }
}

/// Exact amounts as texts.
package enum AmountText {
    /// Ten-millionths as a decimal, with at least two digits behind the point and no zeros after those.
    package static func exact(_ amount: Int128) -> String { text(amount, digits: 7) }

    /// An amount divided by a number of viewers, cut to seven digits behind the point; `nil` without viewers.
    package static func perViewer(_ amount: Int128, _ viewers: Int) -> String? {
        viewers == 0 ? nil : text(amount / Int128(viewers), digits: 7)
    }

    private static func text(_ amount: Int128, digits: Int) -> String {
        var text = String(amount.magnitude)
        text = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
        var fraction = String(text.suffix(digits))
        while fraction.count > 2, fraction.hasSuffix("0") { fraction.removeLast() }
        return (amount < 0 ? "-" : "") + text.dropLast(digits) + "." + fraction
    }
}
