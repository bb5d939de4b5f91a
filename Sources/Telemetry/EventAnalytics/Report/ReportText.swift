package import Diagnostics

/// The report for a terminal, in one of several shapes by the columns there are.
package struct ReportText: Sendable {
    let report: ConversionReport
    let width: Int
    let style: TerminalStyle

    package init(_ report: ConversionReport, width: Int, style: TerminalStyle = TerminalStyle(isColored: false)) {
        self.report = report
        self.width = max(width, 30)
        self.style = style
    }

    /// All lines, each ended by a line break.
    package func render() -> String {
        let total = report.total
        var lines: [String]
        if report.quality.tally.counted == 0 {
            lines = nothingCounted
        } else if total.views == 0 {
            lines = report.quality.tally.recordedViews == 0 ? withoutViews : withoutSelectedViews
        } else if let table = ReportTable.widest(report, width: width, style: style) {
            lines = table.isWide ? wide(table) : narrow(table)
        } else {
            lines = wrapped(narrowHeading) + stacked + experimentLines(isWide: false) + narrowRemarks
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

extension ReportText {
    private var period: String {
        let zone = report.settings.zone.identifier
        let first = report.settings.since ?? report.days?.lowerBound
        let last = report.settings.until ?? report.days?.upperBound
        guard let first, let last, first <= last else { return zone }
        return "\(FigureText.days(first...last)) \(zone)"
    }

    private var meaning: String {
        "viewers who bought or began a trial within \(report.settings.windowWords) of their first view"
    }

    private var narrowHeading: String { "Conversion \(period): \(meaning); 95 % Wilson" }

    private func wide(_ table: ReportTable) -> [String] {
        let heading = "Conversion \(period)"
        let line = "\(heading)   \(meaning)"
        let headings =
            TextWidth.of(line) <= width
            ? [style.bold(heading) + "   " + meaning] : [style.bold(heading)] + wrapped(meaning)
        return headings + [""] + table.lines + [""] + experimentLines(isWide: true) + wideRemarks
    }

    private func narrow(_ table: ReportTable) -> [String] {
        wrapped(narrowHeading) + table.lines + experimentLines(isWide: false) + narrowRemarks
    }

    /// Where not even the narrow table fits: each row over two lines.
    private var stacked: [String] {
        let rows = report.rows.map { ($0.key.map { ($0 ?? "–").safeForTerminal }.joined(separator: " "), $0.measures) }
        return (rows + [("all, each once", report.total)]).flatMap { label, measures -> [String] in
            let rate = measures.paywallConversion
            let interval = FigureText.interval(rate).map { " (\($0.low)–\($0.high))" } ?? ""
            let counts = "\(FigureText.count(rate.numerator))/\(FigureText.count(rate.denominator))"
            return wrapped(label) + wrapped("\(counts) \(FigureText.percent(rate))\(interval)", firstIndent: 2)
        }
    }

    func wrapped(_ text: String, indent: Int = 0, firstIndent: Int = 0) -> [String] {
        TextWrapping.lines(text, width: width, indent: indent, firstIndent: firstIndent)
    }
}

extension ReportText {
    private func experimentLines(isWide: Bool) -> [String] {
        report.experiments.flatMap { experiment -> [String] in
            let isNamed = isWide || report.experiments.count > 1
            var lines = experiment.comparisons.flatMap { arm, comparison in
                let name = isNamed ? experiment.name.map { "\($0.safeForTerminal): " } ?? "" : ""
                let arms = "\(experiment.arms[arm].name.safeForTerminal) − \(experiment.arms[0].name.safeForTerminal)"
                return comparisonLines("\(name)\(arms)", comparison, isWide: isWide)
            }
            if isWide, let ratio = experiment.sampleRatio {
                let assumed = ratio.isEqualSplitAssumed ? ", equal split assumed" : ""
                lines += wrapped("sample ratio p \(FigureText.probability(ratio.p))\(assumed)", indent: 2)
            }
            return lines
        }
    }

    private func comparisonLines(_ name: String, _ comparison: ProportionComparison, isWide: Bool) -> [String] {
        let points = comparison.difference * 100
        let sign = points >= 0 ? "+" : ""
        var text = "\(name)\(isWide ? " " : "  ")\(sign)\(FigureText.number(points, 2)) points"
        if let interval = comparison.interval {
            let low = FigureText.number(interval.lowerBound * 100, 2)
            let high = FigureText.number(interval.upperBound * 100, 2)
            text += " (\(low) to \(high)\(isWide ? " Newcombe" : ""))"
        }
        guard let test = comparison.pooledZ else { return wrapped("\(text)\(isWide ? ", " : "  ")z n/a", indent: 2) }
        let z = FigureText.number(test.z, 2)
        let p = FigureText.probability(test.p)
        if isWide { return wrapped("\(text), z \(z) pooled, p \(p)", indent: 2) }
        return TextWrapping.lines(keepingGaps: text, width: width) + ["  pooled z \(z), p \(p)"]
    }
}

extension TextWrapping {
    /// The text as it is when it fits, with its double spaces; else broken at spaces.
    fileprivate static func lines(keepingGaps text: String, width: Int) -> [String] {
        TextWidth.of(text) <= width ? [text] : lines(text, width: width, indent: 2)
    }
}
