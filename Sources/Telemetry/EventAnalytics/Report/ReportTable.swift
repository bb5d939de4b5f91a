import Diagnostics

/// The table of rows, in the widest shape that fits.
struct ReportTable {
    let lines: [String]
    /// Whether it has the columns of the wide shape.
    let isWide: Bool

    /// With a bar for each interval, without, or the narrow shape; `nil` when not even that fits.
    static func widest(_ report: ConversionReport, width: Int, style: TerminalStyle) -> ReportTable? {
        for shape in [Shape.bars, .wide, .narrow] {
            let lines = lines(report, shape, style)
            if lines.allSatisfy({ TextWidth.of($0.plain) <= width }) {
                return ReportTable(lines: lines.map(\.shown), isWide: shape != .narrow)
            }
        }
        return nil
    }

    private enum Shape { case bars, wide, narrow }

    /// A line with and without colours.
    private struct Line {
        var plain: String
        var shown: String

        init(_ text: String, _ style: (String) -> String = { $0 }) {
            plain = text
            shown = style(text)
        }
    }
}

extension ReportTable {
    private static func lines(_ report: ConversionReport, _ shape: Shape, _ style: TerminalStyle) -> [Line] {
        let labels = KeyLabels(
            report, absent: shape == .narrow ? "" : "–",
            total: shape == .narrow ? "all, each once" : "all, each viewer once")
        let measures = report.rows.map(\.measures) + [report.total]
        let columns =
            shape == .narrow
            ? narrowColumns(measures) : wideColumns(measures)
        let axis = shape == .bars ? BarAxis(measures.map(\.paywallConversion)) : nil
        return labels.texts.indices.map { index in
            var text = labels.texts[index] + " "
            for column in columns {
                let cell = index == 0 ? column.heading : column.cells[index - 1]
                let padding = String(repeating: " ", count: max(0, column.width - TextWidth.of(cell)))
                text += "  " + (column.isLeading ? cell + padding : padding + cell)
            }
            if let axis { text += "  " + (index == 0 ? axis.heading : axis.bar(measures[index - 1].paywallConversion)) }
            let trimmed = String(text.reversed().drop { $0 == " " }.reversed())
            if index == 0 { return Line(trimmed) { style.dim($0) } }
            return index == labels.texts.count - 1 ? Line(trimmed) { style.bold($0) } : Line(trimmed)
        }
    }

    private struct Column {
        let heading: String
        let cells: [String]
        var isLeading = false
        var width: Int { (cells + [heading]).map { TextWidth.of($0) }.max() ?? 0 }
    }

    private static func wideColumns(_ measures: [Measures]) -> [Column] {
        [
            Column(heading: "viewers", cells: measures.map { FigureText.count($0.paywallConversion.denominator) }),
            Column(heading: "started", cells: measures.map { FigureText.count($0.checkoutRate.numerator) }),
            Column(heading: "bought", cells: measures.map { FigureText.count($0.paywallConversion.numerator) }),
            Column(heading: "rate", cells: measures.map { FigureText.percent($0.paywallConversion) }),
            Column(
                heading: "95 % Wilson",
                cells: measures.map { measure in
                    FigureText.interval(measure.paywallConversion).map { "\($0.low) – \($0.high)" } ?? "n/a"
                }, isLeading: true),
        ]
    }

    private static func narrowColumns(_ measures: [Measures]) -> [Column] {
        [
            Column(
                heading: "bought/viewers",
                cells: measures.map { measure in
                    let rate = measure.paywallConversion
                    return "\(FigureText.count(rate.numerator))/\(FigureText.count(rate.denominator))"
                }),
            Column(heading: "rate", cells: measures.map { FigureText.percent($0.paywallConversion) }),
            Column(
                heading: "interval",
                cells: measures.map { measure in
                    FigureText.interval(measure.paywallConversion).map { "\($0.low)–\($0.high)" } ?? "n/a"
                }, isLeading: true),
        ]
    }
}

/// The labels of rows: heading, one for each row, total; all padded to one width.
///
/// A first value that no others follow may reach into their columns.
struct KeyLabels {
    let texts: [String]

    init(_ report: ConversionReport, absent: String, total: String) {
        let headings = report.settings.by
        let keys = report.rows.map { row in row.key.map { $0.map(\.safeForTerminal) ?? absent } }
        var widths = headings.map { TextWidth.of($0) }
        for key in keys {
            let last = key.lastIndex { !$0.isEmpty } ?? 0
            for (index, cell) in key.enumerated() where index < last || last == key.count - 1 {
                widths[index] = max(widths[index], TextWidth.of(cell))
            }
        }
        let lines = ([headings] + keys).map { Self.join($0, widths) } + [total]
        let width = lines.map { TextWidth.of($0) }.max() ?? 0
        texts = lines.map { $0 + String(repeating: " ", count: width - TextWidth.of($0)) }
    }

    private static func join(_ cells: [String], _ widths: [Int]) -> String {
        let last = cells.lastIndex { !$0.isEmpty } ?? 0
        return zip(cells, widths).enumerated().map { index, cell in
            if index >= last { return cell.0 }
            return cell.0 + String(repeating: " ", count: max(0, cell.1 - TextWidth.of(cell.0))) + "  "
        }.joined()
    }
}

/// A scale from 0 % to a round number above all intervals, 24 columns wide.
struct BarAxis {
    private static let width = 24
    private let maximum: Double

    init(_ rates: [Rate]) {
        let highest = rates.compactMap { $0.interval?.upperBound }.max() ?? 0
        let rounds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1]
        maximum = rounds.first { highest <= $0 } ?? 1
    }

    /// `|0 %       5 %       10 %|`.
    var heading: String {
        let right = Self.label(maximum)
        let middle = Self.label(maximum / 2)
        var text = "0 %"
        let middleStart = (Self.width - middle.count) / 2
        text += String(repeating: " ", count: max(1, middleStart - text.count)) + middle
        text += String(repeating: " ", count: max(1, Self.width - text.count - right.count)) + right
        return "|\(text)|"
    }

    /// The interval as `=`, the rate as `+`.
    func bar(_ rate: Rate) -> String {
        var cells = [Character](repeating: " ", count: Self.width)
        if let interval = rate.interval, let value = rate.value {
            for index in place(interval.lowerBound)...place(interval.upperBound) { cells[index] = "=" }
            cells[place(value)] = "+"
        }
        return "|\(String(cells))|"
    }

    private func place(_ share: Double) -> Int {
        min(Self.width - 1, max(0, Int((share / maximum * Double(Self.width - 1)).rounded())))
    }

    private static func label(_ share: Double) -> String {
        let percent = share * 100
        let isWhole = (percent - percent.rounded()).magnitude < 1e-9
        let text = isWhole ? FigureText.number(percent, 0) : FigureText.number(percent, percent < 0.1 ? 2 : 1)
        return "\(text) %"
    }
}
