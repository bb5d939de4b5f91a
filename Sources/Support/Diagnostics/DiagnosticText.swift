/// Writes findings for people, in one of two shapes: narrow below 80 columns, else wide.
///
/// Errors show the line with a caret under the place; warnings and notes are brief, unless asked for in full. Each kind
/// is said once to be explained.
package struct DiagnosticText: Sendable {
    /// The columns that a line may take.
    package let width: Int
    package let style: TerminalStyle
    /// Which findings show their line.
    package let excerpts: Excerpts
    /// The command that explains an id; `nil` when the program has none.
    package let explainCommand: String?

    package enum Excerpts: Sendable { case ofErrors, ofAll, none }

    package init(
        width: Int, color: Bool, excerpts: Excerpts = .ofErrors, explainCommand: String? = "paywallgen explain"
    ) {
        self.width = max(width, 20)
        style = TerminalStyle(isColored: color)
        self.excerpts = excerpts
        self.explainCommand = explainCommand
    }
}

extension DiagnosticText {
    /// The findings in reading order, every line ended by a line break; empty when there are none.
    package func render(_ diagnostics: [Diagnostic]) -> String {
        var explained = Set<String>()
        var lines: [String] = []
        for diagnostic in diagnostics.inReadingOrder() {
            let showsLine = excerpts == .ofAll || excerpts == .ofErrors && diagnostic.severity == .error
            guard showsLine else {
                lines += brief(diagnostic)
                continue
            }
            // A finding that says what to write needs no further explanation.
            var command: String?
            if case .write = diagnostic.suggestion {
            } else if explained.insert(diagnostic.kind.id).inserted {
                command = explainCommand.map { "\($0) \(diagnostic.kind.id)" }
            }
            lines += isWide ? wide(diagnostic, explainedBy: command) : narrow(diagnostic, explainedBy: command)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// "2 errors, 1 warning"
    package static func summary(of diagnostics: [Diagnostic]) -> String {
        let errors = diagnostics.count(of: .error)
        let warnings = diagnostics.count(of: .warning)
        return "\(errors) \(errors == 1 ? "error" : "errors"), \(warnings) \(warnings == 1 ? "warning" : "warnings")"
    }

    private var isWide: Bool { width >= 80 }
}

// MARK: Shapes

extension DiagnosticText {
    private func narrow(_ diagnostic: Diagnostic, explainedBy command: String?) -> [String] {
        var lines = [head(diagnostic).styled]
        lines += TextWrapping.lines(capitalized(diagnostic.message), width: width)
        if let excerpt = excerpt(of: diagnostic) {
            lines += [excerpt.line, excerpt.markIndent + marks(excerpt, diagnostic)]
        }
        var remarks = [suggestion(diagnostic)].compactMap { $0 } + notes(diagnostic)
        if let command { remarks.append("more: \(command)") }
        return lines + remarks.flatMap { indented($0) }
    }

    private func wide(_ diagnostic: Diagnostic, explainedBy command: String?) -> [String] {
        let head = head(diagnostic)
        let message = diagnostic.message.safeForTerminal
        var lines: [String]
        if TextWidth.of(head.plain) + 2 + TextWidth.of(message) <= width {
            lines = ["\(head.styled): \(message)"]
        } else {
            lines = [head.styled] + TextWrapping.lines(capitalized(diagnostic.message), width: width)
        }
        var remarks = notes(diagnostic)
        if let excerpt = excerpt(of: diagnostic) {
            let beside = suggestionBesideMarks(diagnostic, room: width - excerpt.markWidth - 1)
            lines += [excerpt.line, excerpt.markIndent + marks(excerpt, diagnostic) + (beside.map { " \($0)" } ?? "")]
            if beside == nil, let suggestion = suggestion(diagnostic) { remarks.insert(suggestion, at: 0) }
        } else if let suggestion = suggestion(diagnostic) {
            remarks.insert(suggestion, at: 0)
        }
        if let command { remarks.append("more: \(command)") }
        let together = remarks.joined(separator: "; ")
        return lines
            + (TextWidth.of(together) + 2 <= width ? [together].filter { !$0.isEmpty } : remarks).flatMap(indented)
    }

    /// Without the line; in the wide shape on one line if it fits.
    private func brief(_ diagnostic: Diagnostic) -> [String] {
        let head = head(diagnostic)
        var message = diagnostic.message.safeForTerminal
        let remarks = [briefSuggestion(diagnostic)].compactMap { $0 } + notes(diagnostic).map { "(\($0))" }
        guard isWide else { return [head.styled] + ([message] + remarks).flatMap(indented) }
        message = ([message] + remarks).joined(separator: " ")
        let isOneLine = TextWidth.of(head.plain) + 2 + TextWidth.of(message) <= width
        return isOneLine ? ["\(head.styled): \(message)"] : [head.styled] + indented(message)
    }
}

// MARK: Parts

extension DiagnosticText {
    private func head(_ diagnostic: Diagnostic) -> (plain: String, styled: String) {
        let label = "\(diagnostic.severity.rawValue)[\(diagnostic.kind.id)]"
        let place = place(diagnostic.place)
        return ("\(label) \(place)", "\(style.bold(label, color(of: diagnostic.severity))) \(style.bold(place))")
    }

    private func place(_ place: Diagnostic.Place) -> String {
        switch place {
        case .file(let path): path.safeForTerminal
        case .range(let range):
            "\(range.source.path.safeForTerminal):\(range.start.line):\(range.start.column)"
        }
    }

    private func excerpt(of diagnostic: Diagnostic) -> SourceExcerpt? {
        guard case .range(let range) = diagnostic.place else { return nil }
        return SourceExcerpt(of: range, width: width)
    }

    private func marks(_ excerpt: SourceExcerpt, _ diagnostic: Diagnostic) -> String {
        style.bold(excerpt.marks, color(of: diagnostic.severity))
    }

    private func notes(_ diagnostic: Diagnostic) -> [String] {
        diagnostic.notes.map { note in
            note.message.safeForTerminal + (note.place.map { ": \(place($0))" } ?? "")
        }
    }

    private func suggestion(_ diagnostic: Diagnostic) -> String? {
        switch diagnostic.suggestion {
        case .name(let name): "did you mean: \(name.safeForTerminal)"
        case .write(let text): "write: \(text.safeForTerminal)"
        case .advice(let text): text.safeForTerminal
        case nil: nil
        }
    }

    private func briefSuggestion(_ diagnostic: Diagnostic) -> String? {
        if case .name(let name) = diagnostic.suggestion { return "(did you mean \(name.safeForTerminal)?)" }
        return suggestion(diagnostic).map { "(\($0))" }
    }

    /// The suggestion as it stands to the right of the marks, if it fits there. A name may be cut down to where it
    /// differs.
    private func suggestionBesideMarks(_ diagnostic: Diagnostic, room: Int) -> String? {
        var candidates: [String] = []
        if case .name(let name) = diagnostic.suggestion, case .range(let range) = diagnostic.place {
            candidates = [name, differingEnd(of: name, from: range.text)].map { "did you mean \($0.safeForTerminal)?" }
        } else if let suggestion = suggestion(diagnostic) {
            candidates = [suggestion]
        }
        return candidates.first { TextWidth.of($0) <= room }
    }

    /// `…pro.yearly` for `com.example.pro.yearly` when `com.example.pro.yearl` was written: of the parts that both
    /// begin with, only the last is kept.
    private func differingEnd(of name: String, from written: String) -> String {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let writtenParts = written.split(separator: ".", omittingEmptySubsequences: false)
        let common = zip(parts, writtenParts).prefix { $0 == $1 }.count
        guard common > 1 else { return name }
        return "…" + parts[(common - 1)...].joined(separator: ".")
    }

    private func indented(_ text: String) -> [String] {
        TextWrapping.lines(text, width: width, indent: 2, firstIndent: 2)
    }

    /// A first word of letters alone is capitalized; a name or an id is left as it is.
    private func capitalized(_ message: String) -> String {
        let message = message.safeForTerminal
        let word = message.prefix { $0 != " " && $0 != "," }
        guard let first = word.first, word.allSatisfy({ $0.isLetter }), word.dropFirst().allSatisfy({ $0.isLowercase })
        else { return message }
        return first.uppercased() + message.dropFirst()
    }

    private func color(of severity: Severity) -> TerminalStyle.Color {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .note: .cyan
        }
    }
}
