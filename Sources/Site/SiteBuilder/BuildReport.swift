package import Diagnostics

/// What a build tells a person when it is done.
package struct BuildReport: Sendable {
    private let summary: SiteSummary
    private let counts: OutputWriter.Counts
    private let diagnostics: [Diagnostic]
    private let seconds: Double
    /// The output folder as a person gave it.
    private let output: String
    private let target: BuildTarget

    package init(
        summary: SiteSummary, counts: OutputWriter.Counts, diagnostics: [Diagnostic], seconds: Double, output: String,
        target: BuildTarget = .web
    ) {
        self.summary = summary
        self.counts = counts
        self.diagnostics = diagnostics
        self.seconds = seconds
        self.output = output
        self.target = target
    }
}

extension BuildReport {
    /// The budget of a paywall page on the wire, in bytes: what fits TCP's first round trip.
    package static let pageBudget = 14 * 1024

    /// What stands above the findings.
    package func heading(width: Int) -> String {
        if width < 80 {
            return "\(counted(summary.products, "product")), \(counted(summary.languages, "language")), theme"
                + " \(summary.theme)\n"
        }
        return Self.packed(summary.catalogs + [summary.prices].compactMap(\.self), width: width)
    }

    /// What stands below the findings, after a build without errors.
    package func closing(width: Int) -> String {
        let pages = "\(counted(summary.pages, "page")) in \(secondsText) s"
        let open =
            switch target {
            case .web: "open \(output)/index.html, or run: paywallgen preview"
            case .app: "add \(output)/ to the app's bundle as a folder"
            }
        if width < 80 {
            var files = ["\(counts.written) written", "\(counts.unchanged) unchanged"]
            if counts.removed > 0 { files.append("\(counts.removed) removed") }
            if summary.leftOut > 0 { files.append("\(summary.leftOut) left out") }
            let lines = TextWrapping.lines("\(pages): \(files.joined(separator: ", "))", width: width, indent: 2)
            let sizes = [largest.map { "largest: \($0)" }, findings].compactMap(\.self)
            return lines.map { $0 + "\n" }.joined() + Self.packed(sizes, width: width, gap: 5) + "\(open)\n"
        }
        let files =
            "\(counts.written) written, \(counts.unchanged) unchanged, \(counts.removed) removed,"
            + " \(summary.leftOut) left out"
        let facts = [pages, files, largest.map { "largest \($0)" }].compactMap(\.self)
        return (diagnostics.isEmpty ? "" : "\n") + Self.packed(facts, width: width)
            + Self.packed([findings, open], width: width)
    }

    /// The report as JSON (DESIGN section 13); files that are not pages are counted with the pages' files.
    package func json(bytes: Int) -> JSONText {
        .object([
            ("version", .integer(1)),
            ("written", .integer(counts.written)),
            ("unchanged", .integer(counts.unchanged)),
            ("removed", .integer(counts.removed)),
            ("leftOut", .integer(summary.leftOut)),
            ("pages", .integer(summary.pages)),
            ("bytes", .integer(bytes)),
            ("diagnostics", .array(diagnostics.map(DiagnosticJSON.value))),
        ])
    }
}

extension BuildReport {
    /// Parts side by side, `gap` blanks between them, as many on a line as fit.
    private static func packed(_ parts: [String], width: Int, gap: Int = 3) -> String {
        var lines: [String] = []
        for part in parts {
            if let last = lines.last, TextWidth.of(last) + gap + TextWidth.of(part) <= width {
                lines[lines.count - 1] = last + String(repeating: " ", count: gap) + part
            } else {
                lines.append(part)
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private var findings: String {
        "\(counted(diagnostics.count(of: .error), "error")), \(counted(diagnostics.count(of: .warning), "warning"))"
    }

    private var largest: String? {
        summary.largest.map { page in
            let tenths = (page.compressedBytes * 10 + 512) / 1024
            return "\(page.path) \(tenths / 10).\(tenths % 10) of \(Self.pageBudget / 1024) KiB"
        }
    }

    /// Two digits after the point, which is what a person compares.
    private var secondsText: String {
        let hundredths = Int((seconds * 100).rounded())
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }

    private func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
