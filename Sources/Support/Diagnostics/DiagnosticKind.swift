/// A kind of finding, declared once beside the code that reports it.
///
/// The id is stable: people put it into their CI settings and search for it. What `paywallgen explain` prints and the
/// reference page of the docs come from here.
package struct DiagnosticKind: Sendable, Hashable, Identifiable {
    /// Two or three lower-case words joined by dots, the first being the subject: `product.unknown`.
    package let id: String
    /// How it counts unless the place of use raises it (`--strict`).
    package let severity: Severity
    /// What is wrong, in general, as one sentence without a full stop.
    package let title: String
    /// Why it matters, in a few sentences.
    package let why: String
    /// An input that is reported.
    package let example: String
    /// How to mend the example.
    package let mend: String

    package init(
        _ id: String, _ severity: Severity = .error, title: String, why: String, example: String, mend: String
    ) {
        self.id = id
        self.severity = severity
        self.title = title
        self.why = why
        self.example = example
        self.mend = mend
    }

    package static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// How much a finding weighs. An error stops the build; warnings and notes do not.
package enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
    case note, warning, error

    package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
