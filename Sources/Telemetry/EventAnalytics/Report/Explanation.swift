import Diagnostics

/// What each measure is, in words: printed by `--explain`, and the table of `docs/telemetry.md`.
package struct MeasureExplanation: Sendable {
    /// As in the JSON.
    package let name: String
    package let formula: String
    /// The measure over all rows, as text.
    package let value: @Sendable (Measures) -> String

    package static let all: [MeasureExplanation] = [
        MeasureExplanation("viewers", "distinct users with a view in the period") { FigureText.count($0.viewers) },
        MeasureExplanation("views", "views in the period, those of one paywall within a second being one") {
            FigureText.count($0.views)
        },
        MeasureExplanation(
            "paywallConversion",
            "viewers to whom a purchase or trial was credited within the window after their first view ÷ viewers"
        ) { rate($0.paywallConversion) },
        MeasureExplanation("viewConversion", "views to which a purchase or trial was credited ÷ views, per view") {
            rate($0.viewConversion)
        },
        MeasureExplanation(
            "checkoutRate", "viewers who started a purchase within the window after their first view ÷ viewers"
        ) { rate($0.checkoutRate) },
        MeasureExplanation(
            "checkoutCompletion",
            "of the users who started a purchase in the period, those who bought or began a trial within the window"
        ) { rate($0.checkoutCompletion) },
        MeasureExplanation(
            "outcomes",
            "attempts by their last outcome within the window: purchased + cancelled + pending + failed + none = attempts"
        ) { outcomes($0.outcomes) },
        MeasureExplanation("bounce", "viewers without a start within the window ÷ viewers") { rate($0.bounce) },
        MeasureExplanation("trialStart", "viewers to whom a trial was credited within the window ÷ viewers") {
            rate($0.trialStart)
        },
        MeasureExplanation(
            "trialConversion", "converted ÷ mature trials: those that expire before the report's end"
        ) { rate($0.trialConversion) },
        MeasureExplanation("refundRate", "refunded ÷ purchases in the period, by the date of purchase") {
            rate($0.refundRate)
        },
        MeasureExplanation(
            "proceeds",
            "credited purchases, converted trials and renewals less refunds, each price × (10,000 − tax − fee), per currency"
        ) { money($0) },
        MeasureExplanation("revenuePerViewer", "proceeds ÷ viewers, cut to seven decimals") { measures in
            let amounts = measures.proceeds.compactMap { proceeds in
                AmountText.perViewer(proceeds.amount, measures.viewers).map { "\($0) \(proceeds.currency)" }
            }
            return amounts.isEmpty ? "none" : amounts.joined(separator: ", ")
        },
        MeasureExplanation("completed", "purchased ÷ (purchased + cancelled) attempts") { rate($0.completed) },
        MeasureExplanation("unattributed", "purchases and trials without a view to credit them to, in no numerator") {
            $0.unattributed.map { FigureText.count($0) } ?? "n/a"
        },
    ]

    private init(_ name: String, _ formula: String, value: @escaping @Sendable (Measures) -> String) {
        self.name = name
        self.formula = formula
        self.value = value
    }
}

extension MeasureExplanation {
    /// Every measure over all rows with its formula, for a terminal.
    package static func text(_ report: ConversionReport, width: Int) -> String {
        var lines: [String] = ["", "Over all rows, window \(report.settings.windowWords), intervals 95 % Wilson:"]
        for measure in all {
            lines += TextWrapping.lines("\(measure.name): \(measure.value(report.total))", width: width, indent: 2)
            lines += TextWrapping.lines(measure.formula, width: width, indent: 2, firstIndent: 2)
        }
        lines += TextWrapping.lines(credit, width: width)
        return lines.map { $0 + "\n" }.joined()
    }

    /// To which view a purchase is credited.
    package static let credit = """
        A purchase or trial is credited to one view: the last at or before it of the paywall and variant that it names; \
        if it names none, of the paywall of the user's last start for its product; else the user's last view within the \
        window; else to none.
        """

    private static func rate(_ rate: Rate) -> String {
        let counts = "\(FigureText.count(rate.numerator))/\(FigureText.count(rate.denominator))"
        guard let interval = FigureText.interval(rate) else { return "\(counts), n/a" }
        return "\(counts) = \(FigureText.percent(rate)) (\(interval.low)–\(interval.high))"
    }

    private static func outcomes(_ outcomes: Outcomes) -> String {
        """
        purchased \(FigureText.count(outcomes.purchased)), cancelled \(FigureText.count(outcomes.cancelled)), \
        pending \(FigureText.count(outcomes.pending)), failed \(FigureText.count(outcomes.failed)), \
        none \(FigureText.count(outcomes.none))
        """
    }

    private static func money(_ measures: Measures) -> String {
        let amounts = measures.proceeds.map { "\(AmountText.exact($0.amount)) \($0.currency)" }
        return amounts.isEmpty ? "none" : amounts.joined(separator: ", ")
    }
}
