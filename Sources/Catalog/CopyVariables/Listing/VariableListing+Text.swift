package import Diagnostics
import Localization
import ProductCatalog

extension VariableListing {
    /// The listing for a terminal of a width: each product with its own variables at the left and those of its offer at
    /// the right, one above the other where they would not fit side by side.
    package func text(width: Int, style: TerminalStyle) -> String {
        let blocks = [heading(width: width, style)] + entries.map { block($0, width: width, style) } + [closing(width)]
        return blocks.filter { !$0.isEmpty }.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    private func heading(width: Int, _ style: TerminalStyle) -> [String] {
        let tag = language.language
        var facts = ["\(tag.englishName) (\(tag.identifier))"]
        if let storefront {
            facts.append("\(storefront.name) (\(storefront.alpha2)) in \(storefront.currency.code)")
            if let shown = standIn { facts[1] = "\(storefront.name) (\(storefront.alpha2)), at the prices of \(shown)" }
        } else {
            facts.append("no storefront: no prices")
        }
        let path = file.source.path.safeForTerminal
        let line = ([path] + facts).joined(separator: "   ")
        if TextWidth.of(line) <= width { return [style.bold(path) + line.dropFirst(path.count)] }
        return [style.bold(path)] + facts.flatMap { TextWrapping.lines($0, width: width, indent: 4, firstIndent: 2) }
    }

    /// The storefront whose prices stand in for those of this one, which has none; `nil` when it has some.
    private var standIn: String? {
        let shown = Set(entries.compactMap { $0.variables?.plan.price.storefront })
        guard shown.count == 1, let other = shown.first, other != storefront else { return nil }
        return "\(other.name) (\(other.alpha2)) in \(other.currency.code)"
    }

    private func closing(_ width: Int) -> [String] {
        if entries.isEmpty { return ["Nothing is sold"] }
        let nameless = entries.filter { $0.plan == .upFront && $0.name == nil }.map(\.product.id)
        guard !nameless.isEmpty else { return [] }
        let more = nameless.count > 3 ? " and \(nameless.count - 3) more" : ""
        let text = "No \(language.language.englishName) name in the file: \(nameless.prefix(3).joined(separator: ", "))"
        return TextWrapping.lines((text + more).safeForTerminal, width: width, indent: 2)
    }
}

extension VariableListing {
    private struct Cell {
        let name: String
        let value: String

        /// With a column of names of a width.
        func line(_ nameWidth: Int) -> String {
            name + String(repeating: " ", count: nameWidth - TextWidth.of(name) + 2) + value
        }

        /// One line, or the value below the name where they do not fit side by side.
        func lines(_ nameWidth: Int, width: Int) -> [String] {
            TextWidth.of(line(nameWidth)) + 2 <= width
                ? ["  " + line(nameWidth)]
                : ["  " + name] + TextWrapping.lines(value, width: width, indent: 4, firstIndent: 4)
        }
    }

    private func block(_ entry: Entry, width: Int, _ style: TerminalStyle) -> [String] {
        let cells = cells(entry)
        let names = cells.map { TextWidth.of($0.name) }.max() ?? 0
        let lines = columns(cells, width: width) ?? cells.flatMap { $0.lines(names, width: width) }
        return title(entry, width: width, style) + lines + remarks(entry, width: width)
    }

    /// The cells in two columns, to be read downwards; `nil` when they do not fit.
    private func columns(_ cells: [Cell], width: Int) -> [String]? {
        let half = (cells.count + 1) / 2
        let (left, right) = (cells.prefix(half), Array(cells.dropFirst(half)))
        let leftNames = left.map { TextWidth.of($0.name) }.max() ?? 0
        let rightNames = right.map { TextWidth.of($0.name) }.max() ?? 0
        let column = left.map { TextWidth.of($0.line(leftNames)) }.max() ?? 0
        let used = 2 + column + 4 + (right.map { TextWidth.of($0.line(rightNames)) }.max() ?? 0)
        guard used <= width else { return nil }
        return left.enumerated().map { row, cell in
            let first = cell.line(leftNames)
            guard row < right.count else { return "  \(first)" }
            let blanks = String(repeating: " ", count: column - TextWidth.of(first) + 4)
            return "  \(first)\(blanks)\(right[row].line(rightNames))"
        }
    }

    private func title(_ entry: Entry, width: Int, _ style: TerminalStyle) -> [String] {
        let id = entry.product.id.safeForTerminal
        var about = entry.product.type.words
        if entry.plan == .monthly { about += ", monthly plan" }
        if TextWidth.of(id) + 3 + TextWidth.of(about) <= width { return ["\(style.bold(id))   \(about)"] }
        return [style.bold(id), "  \(about)"]
    }

    /// The variables that have a value.
    private func cells(_ entry: Entry) -> [Cell] {
        ProductVariable.allCases.compactMap { variable in
            entry.value(of: variable, language: language).map {
                Cell(name: variable.rawValue, value: $0.withoutDirectionMarks.safeForTerminal)
            }
        }
    }

    /// What has no value, and of which offer the values are.
    private func remarks(_ entry: Entry, width: Int) -> [String] {
        var remarks: [String] = []
        if let offer = entry.variables?.offer?.offer, offer.kind != .introductory {
            let name = (offer.offerID ?? offer.referenceName).map { " \($0)" } ?? ""
            remarks.append("offer_… speaks of \(offer.kind.nameWithArticle)\(name)")
        }
        var empty = ProductVariable.allCases.filter { entry.value(of: $0, language: language) == nil }
        var listed: [String] = []
        for (name, family) in Self.families where Set(empty).isSuperset(of: family) {
            empty.removeAll { family.contains($0) }
            listed.append(name)
        }
        listed = empty.map(\.rawValue) + listed
        if !listed.isEmpty { remarks.append("no value: \(listed.joined(separator: ", "))") }
        return remarks.flatMap {
            TextWrapping.lines($0.safeForTerminal, width: width, indent: 4, firstIndent: 2)
        }
    }

    /// Variables that are named together where none of them has a value.
    private static let families: [(name: String, variables: [ProductVariable])] = [
        ("price_per_day to price_per_year", [.pricePerDay, .pricePerWeek, .pricePerMonth, .pricePerYear]),
        ("period…", ProductVariable.allCases.filter { $0.rawValue.hasPrefix("period") }),
        ("offer_…", ProductVariable.allCases.filter { $0.rawValue.hasPrefix("offer_") }),
    ]
}

extension String {
    /// Without the invisible marks that keep directions apart on a page: a terminal shows them, or garbles its columns.
    var withoutDirectionMarks: String {
        let marks: Set<Unicode.Scalar> = ["\u{200E}", "\u{200F}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"]
        return String(String.UnicodeScalarView(unicodeScalars.filter { !marks.contains($0) }))
    }
}
