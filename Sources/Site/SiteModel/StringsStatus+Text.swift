package import Diagnostics
import Localization
import SourceFiles

extension StringsStatus {
    /// The table of languages, then what each paywall lacks, for a terminal of some columns.
    package func text(width: Int, style: TerminalStyle) -> String {
        var lines = table(width: width, style: style)
        if gaps.isEmpty {
            lines += ["", "Every paywall has all its texts in every language."]
        }
        for gap in gaps {
            let count = gap.missing.count
            let head = "\(gap.paywall) lacks \(count) \(count == 1 ? "text" : "texts") in \(gap.language.identifier)"
            lines += [""] + TextWrapping.lines(head, width: width, indent: 2).map { style.bold($0) }
            for copy in gap.missing {
                lines += entry(copy, width: width)
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static let heads = ["locale", "translated", "review", "new", "stale", "missing", "shown"]

    private func table(width: Int, style: TerminalStyle) -> [String] {
        let cells = rows.map { row in
            [row.language.identifier]
                + [row.translated, row.needsReview, row.new, row.stale, row.missing].map(String.init)
                + [row.isSource ? "source" : Self.share(row.shown, of: row.wanted)]
        }
        let widths = Self.heads.indices.map { column in
            ([Self.heads] + cells).map { TextWidth.of($0[column]) }.max() ?? 0
        }
        guard widths.reduce(0, +) + 2 * (widths.count - 1) <= width else {
            // Too narrow for columns: what is not nothing, in words.
            return cells.flatMap { cell in
                let facts = zip(Self.heads, cell).dropFirst().filter { $0.1 != "0" }.map {
                    $0.1 == "source" ? $0.1 : "\($0.1) \($0.0)"
                }
                return TextWrapping.lines("\(cell[0]): " + facts.joined(separator: ", "), width: width, indent: 2)
            }
        }
        func line(_ cells: [String]) -> String {
            cells.enumerated().map { column, cell in
                let blanks = String(repeating: " ", count: widths[column] - TextWidth.of(cell))
                return column == 0 ? cell + blanks : blanks + cell
            }.joined(separator: "  ")
        }
        return [style.dim(line(Self.heads))] + cells.map(line)
    }

    /// The text, and where a person wrote it: beside it where both fit, else below.
    private func entry(_ copy: NamedCopy, width: Int) -> [String] {
        let place = "\(copy.key), \(copy.text.range.source.path):\(copy.text.range.start.line)"
        let text = copy.text.value.replacing("\n", with: " ").safeForTerminal
        let together = "  \(text)   \(place)"
        if TextWidth.of(together) <= width { return [together] }
        return TextWrapping.lines(text, width: width, indent: 4, firstIndent: 2)
            + TextWrapping.lines(place, width: width, indent: 6, firstIndent: 6)
    }

    /// A share in per cent, rounded down, so that 100 % means all.
    private static func share(_ part: Int, of whole: Int) -> String { whole == 0 ? "-" : "\(part * 100 / whole) %" }
}
