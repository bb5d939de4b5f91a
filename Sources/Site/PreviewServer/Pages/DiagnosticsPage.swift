import Diagnostics

/// The page that stands in for every page of the site while its input is broken.
struct DiagnosticsPage {
    /// In reading order, with at least one error.
    let findings: [Diagnostic]
    /// Whether a page can come back as it was.
    let hasLastGood: Bool
    let version: String

    /// The whole document. Errors come first, since they are what keeps the site away; notes are left out, as in the
    /// terminal.
    var html: String {
        let ordered = [Severity.error, .warning].flatMap { severity in
            findings.filter { $0.severity == severity }
        }
        // Each kind is explained where it stands first.
        var explained = Set<String>()
        let cards = ordered.map { Self.card($0, isFirst: explained.insert($0.kind.id).inserted) }
        return PageFrame.page(
            title: "\(counts) · Paywallgen preview", version: version,
            body: """
                <main>
                <p class="brand">Paywallgen preview</p>
                <h1>\(heading)</h1>
                <p class="lead">\(lead)</p>
                <ul class="findings">
                \(cards.joined())</ul>
                <p class="live" id="live" role="status">Watching your files. Save one and this page follows.</p>
                </main>
                """)
    }
}

extension DiagnosticsPage {
    private var errors: Int { findings.count(of: .error) }

    private var heading: String {
        errors == 1 ? "One error keeps the site from being built" : "\(errors) errors keep the site from being built"
    }

    private var lead: String {
        let it = errors == 1 ? "it" : "them"
        let effect = hasLastGood ? "the page comes back where you left it" : "the page appears"
        return "Mend \(it) and save: \(effect), by itself. Nothing was written to <code>output/</code>."
    }

    /// "2 errors, 1 warning"
    private var counts: String {
        let parts = [(Severity.error, "error"), (.warning, "warning")].compactMap { severity, noun in
            let count = findings.count(of: severity)
            return count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
        }
        return parts.joined(separator: ", ")
    }

    private static func card(_ finding: Diagnostic, isFirst: Bool) -> String {
        """
        <li class="finding \(finding.severity.rawValue)">
        <p class="kind"><b>\(finding.severity.rawValue)</b> <code>\(PageText.escape(finding.kind.id))</code></p>
        <p class="message">\(PageText.escape(finding.message))</p>
        <p class="place"><code>\(PageText.escape(finding.place.shown))</code></p>
        \(source(finding.place))<div class="help">\(help(finding, isFirst: isFirst))</div>
        </li>

        """
    }

    private static func source(_ place: Diagnostic.Place) -> String {
        guard case .range(let range) = place else { return "" }
        let lines = SourceExcerpt(range).lines
        guard !lines.isEmpty else { return "" }
        var isFirstMark = true
        let rows = lines.map { line in
            let number = "<i>\(line.number)</i>"
            guard let marked = line.marked else {
                return
                    "<span class=\"context\">\(number)<span class=\"text\">\(PageText.escape(line.before))</span></span>"
            }
            let mark = "<mark\(isFirstMark ? "" : " class=\"more\"")>\(PageText.escape(marked))</mark>"
            isFirstMark = false
            return "<span class=\"at\">\(number)<span class=\"text\">\(PageText.escape(line.before))\(mark)"
                + "\(PageText.escape(line.after))</span></span>"
        }
        return "<pre class=\"source\">\(rows.joined())</pre>\n"
    }

    private static func help(_ finding: Diagnostic, isFirst: Bool) -> String {
        var lines: [String] = []
        switch finding.suggestion {
        case .name(let name): lines.append("<p class=\"mend\">did you mean: <code>\(PageText.escape(name))</code></p>")
        case .write(let text): lines.append("<p class=\"mend\">write: <code>\(PageText.escape(text))</code></p>")
        case .advice(let text): lines.append("<p class=\"mend\">\(PageText.escape(text))</p>")
        case nil: break
        }
        for note in finding.notes {
            let place = note.place.map { " <code>\(PageText.escape($0.shown))</code>" } ?? ""
            lines.append("<p class=\"aside\">\(PageText.escape(note.message))\(place)</p>")
        }
        if isFirst {
            let command = "paywallgen explain \(finding.kind.id)"
            lines.append("<p class=\"aside\">more: <code>\(PageText.escape(command))</code></p>")
        }
        return lines.joined(separator: "\n")
    }
}

extension Diagnostic.Place {
    /// "content/paywalls/pro.yaml:6:17", or the path alone.
    var shown: String {
        switch self {
        case .range(let range): "\(range.source.path):\(range.start.line):\(range.start.column)"
        case .file(let path): path
        }
    }
}
