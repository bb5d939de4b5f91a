/// One finding about what a person wrote: what is wrong, where, and how to mend it.
///
/// Findings are collected, never thrown one by one, so that a person sees all of them at once.
package struct Diagnostic: Sendable {
    /// What kind of finding it is; its id is stable.
    package let kind: DiagnosticKind
    /// Usually the kind's own; `--strict` raises some warnings.
    package var severity: Severity
    /// What is wrong here, as one sentence that begins in lower case (unless with a name) and has no full stop.
    package let message: String
    /// Where it is wrong.
    package let place: Place
    /// How to mend it, when that can be said.
    package let suggestion: Suggestion?
    /// What else helps: where the first of two doubles stands, what was looked in.
    package let notes: [Note]

    package init(
        _ kind: DiagnosticKind, _ message: String, at place: Place, suggestion: Suggestion? = nil, notes: [Note] = [],
        severity: Severity? = nil
    ) {
        self.kind = kind
        self.severity = severity ?? kind.severity
        self.message = message
        self.place = place
        self.suggestion = suggestion
        self.notes = notes
    }

    package init(
        _ kind: DiagnosticKind, _ message: String, at range: SourceRange, suggestion: Suggestion? = nil,
        notes: [Note] = [], severity: Severity? = nil
    ) {
        self.init(kind, message, at: .range(range), suggestion: suggestion, notes: notes, severity: severity)
    }
}

extension Diagnostic {
    /// Where a finding stands: in a stretch of a file, or in a file or folder as a whole.
    package enum Place: Sendable {
        case range(SourceRange)
        case file(String)

        /// The path as shown to a person.
        package var path: String {
            switch self {
            case .range(let range): range.source.path
            case .file(let path): path
            }
        }
    }

    /// How to mend a finding.
    package enum Suggestion: Sendable, Hashable {
        /// The nearest right name: "did you mean: NAME".
        case name(String)
        /// What to write instead: "write: TEXT".
        case write(String)
        /// Anything else, as a sentence of its own.
        case advice(String)

        /// The text alone, as JSON carries it.
        package var text: String {
            switch self {
            case .name(let text), .write(let text), .advice(let text): text
            }
        }
    }

    /// A remark that belongs to a finding.
    package struct Note: Sendable {
        package let message: String
        package let place: Place?

        package init(_ message: String, at place: Place? = nil) {
            self.message = message
            self.place = place
        }
    }
}

extension [Diagnostic] {
    /// Whether any finding stops the work.
    package var hasErrors: Bool { contains { $0.severity == .error } }

    /// How many findings have a severity.
    package func count(of severity: Severity) -> Int { count { $0.severity == severity } }

    /// In the order in which a person mends them: by file, then place, then id; equal ones once.
    package func inReadingOrder() -> [Diagnostic] {
        var seen = Set<String>()
        let keyed = map { ($0.sortKey, $0) }.sorted { $0.0 < $1.0 }
        return keyed.compactMap { key, diagnostic in
            seen.insert("\(key)\u{0}\(diagnostic.message)").inserted ? diagnostic : nil
        }
    }
}

extension Diagnostic {
    /// Path, then offset, then id, so that plain comparison gives reading order.
    fileprivate var sortKey: String {
        let offset =
            switch place {
            case .range(let range): range.offsets.lowerBound
            case .file: 0
            }
        let digits = String(offset)
        return "\(place.path)\u{0}\(String(repeating: "0", count: 12 - min(digits.count, 12)))\(digits)\u{0}\(kind.id)"
    }
}
