package import Diagnostics
import Localization
import SourceFiles

extension StringsStatus {
    /// The table of languages, then what each paywall lacks, for a terminal of some columns. Languages that lack the same
    /// texts of a paywall stand together.
    package func text(width: Int, style: TerminalStyle) -> String {
        var lines = table(width: width, style: style)
        let chains = rows.filter { $0.language.region != nil && !$0.isSource }.map { row in
            let others = row.language.fallbackChain.dropFirst().map(\.identifier)
            return "\(row.language) takes what it lacks from \(others.joined(separator: ", then "))."
        }
        if !chains.isEmpty { lines += [""] + chains.flatMap { TextWrapping.lines($0, width: width, indent: 2) } }
        if gaps.isEmpty {
            lines += ["", "Every paywall has all its texts in every language."]
        }
        for group in GapGroup.groups(of: gaps) { lines += [""] + group.lines(width: width, style: style) }
        return lines.map { $0 + "\n" }.joined()
    }

    private static let heads = ["locale", "translated", "review", "new", "stale", "missing", "shown"]
    private static let barWidth = 20

    private func table(width: Int, style: TerminalStyle) -> [String] {
        let cells = rows.map { row in
            [row.language.identifier]
                + [row.translated, row.needsReview, row.new, row.stale, row.missing].map(String.init)
                + [row.isSource ? "source" : Self.share(row.shown, of: row.wanted)]
        }
        let widths = Self.heads.indices.map { column in
            ([Self.heads] + cells).map { TextWidth.of($0[column]) }.max() ?? 0
        }
        let tableWidth = widths.reduce(0, +) + 2 * (widths.count - 1)
        guard tableWidth <= width else {
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
        let hasBars = tableWidth + 4 + Self.barWidth <= width
        return [style.dim(line(Self.heads))]
            + zip(rows, cells).map { row, cell in
                let bar = hasBars && !row.isSource ? "  " + Self.bar(row.shown, of: row.wanted) : ""
                return row.missing == 0 ? line(cell) + bar : style.colored(line(cell) + bar, .yellow)
            }
    }

    /// A share in per cent, rounded down, so that 100 % means all.
    private static func share(_ part: Int, of whole: Int) -> String { whole == 0 ? "-" : "\(part * 100 / whole) %" }

    /// The same as a bar, rounded down too.
    private static func bar(_ part: Int, of whole: Int) -> String {
        let filled = whole == 0 ? 0 : part * barWidth / whole
        return "|" + String(repeating: "=", count: filled) + String(repeating: " ", count: barWidth - filled) + "|"
    }
}

/// What one paywall lacks in some languages alike.
private struct GapGroup {
    let paywall: String
    var languages: [LanguageTag]
    let missing: [NamedCopy]

    /// In the order of the first language of each.
    static func groups(of gaps: [StringsStatus.Gap]) -> [GapGroup] {
        var groups: [GapGroup] = []
        for gap in gaps {
            let same = groups.firstIndex { group in
                group.paywall == gap.paywall
                    && group.missing.map(\.text.range.offsets) == gap.missing.map(\.text.range.offsets)
            }
            if let same {
                groups[same].languages.append(gap.language)
            } else {
                groups.append(GapGroup(paywall: gap.paywall, languages: [gap.language], missing: gap.missing))
            }
        }
        return groups
    }

    /// The paywall and the languages, then a line for each text: where it stands, its key, itself.
    func lines(width: Int, style: TerminalStyle) -> [String] {
        let count = missing.count
        let names = languages.map(\.identifier).joined(separator: ", ")
        let path = missing.first?.text.range.source.path ?? ""
        let head = "\(paywall) lacks \(count) \(count == 1 ? "text" : "texts") in \(names)"
        let together = "\(head)   \(path)"
        var lines: [String]
        if TextWidth.of(together) <= width {
            lines = [style.bold(head) + "   " + style.dim(path)]
        } else {
            lines = TextWrapping.lines(head, width: width, indent: 4).map { style.bold($0) } + ["  " + style.dim(path)]
        }
        let places = missing.map { String($0.text.range.start.line) }
        let placeWidth = places.map(\.count).max() ?? 0
        let keyWidth = missing.map { TextWidth.of($0.key) }.max() ?? 0
        for (place, copy) in zip(places, missing) {
            let text = copy.text.value.replacing("\n", with: " ").safeForTerminal
            let number = String(repeating: " ", count: placeWidth - place.count) + place
            let key = copy.key + String(repeating: " ", count: keyWidth - TextWidth.of(copy.key))
            let indent = 2 + placeWidth + 2 + keyWidth + 2
            if indent + 24 <= width {
                let texts = TextWrapping.lines(text, width: width - indent, indent: 0)
                lines.append("  \(number)  \(key)  \(texts.first ?? "")")
                lines += texts.dropFirst().map { String(repeating: " ", count: indent) + $0 }
            } else {
                lines.append("  \(number)  \(copy.key)")
                lines += TextWrapping.lines(text, width: width, indent: 6, firstIndent: 6)
            }
        }
        return lines
    }
}
