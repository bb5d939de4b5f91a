import EventAnalytics

/// The truth about a sample, beside which a report can be laid.
enum SampleTruthText {
    static func render(_ truth: SampleTruth) -> String {
        var lines = ["True rates: viewers who buy or begin a trial within 3 days of their first view"]
        lines.append(row("paywall", "variant", "made with", "bought/viewers", "has"))
        for row in truth.rows {
            let madeWith = FigureText.number(Double(row.convertersPerMillion) / 10_000, 2) + " %"
            lines.append(
                self.row(
                    row.paywall, row.variant ?? "–", madeWith, counts(row.converters, row.viewers),
                    FigureText.percent(Rate(row.converters, of: row.viewers))))
        }
        lines.append(
            row(
                "all, each once", "", "", counts(truth.converters, truth.viewers),
                FigureText.percent(Rate(truth.converters, of: truth.viewers))))
        lines.append(
            """
            Among the lines: \(FigureText.count(truth.duplicates)) repeats, \(FigureText.count(truth.test)) test, \
            \(FigureText.count(truth.withoutView)) bought without a view,
              \(FigureText.count(truth.late)) late, \(FigureText.count(truth.severalVariants)) users in two variants
            """)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func counts(_ numerator: Int, _ denominator: Int) -> String {
        "\(FigureText.count(numerator))/\(FigureText.count(denominator))"
    }

    private static func row(_ cells: String...) -> String {
        let widths = [-14, -7, 9, 16, 7]
        let text = zip(cells, widths).map { cell, width in
            let padding = String(repeating: " ", count: max(0, Int(width.magnitude) - cell.count))
            return width < 0 ? cell + padding : padding + cell
        }.joined(separator: "  ")
        return String(text.reversed().drop { $0 == " " }.reversed())
    }
}
