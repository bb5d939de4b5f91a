package import Diagnostics

extension Diagnostic {
    /// The whole finding on one line, for comparing with an expected text:
    /// `error json.comma 1:7-1:8: message [name: suggestion] (note 1:2)`.
    package var line: String {
        var text = "\(severity.rawValue) \(kind.id)"
        if case .range(let range) = place { text += " \(Self.positions(range))" }
        text += ": \(message)"
        switch suggestion {
        case .name(let name): text += " [name: \(name)]"
        case .write(let mend): text += " [write: \(mend)]"
        case .advice(let advice): text += " [\(advice)]"
        case nil: break
        }
        for note in notes {
            text += " (\(note.message)"
            switch note.place {
            case .range(let range): text += " \(range.start.line):\(range.start.column)"
            case .file(let path): text += " \(path)"
            case nil: break
            }
            text += ")"
        }
        return text
    }

    private static func positions(_ range: SourceRange) -> String {
        "\(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
    }
}

extension [Diagnostic] {
    /// Each finding on a line of its own, in the order in which they were reported.
    package var lines: [String] { map(\.line) }
}
