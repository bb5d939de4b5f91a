import Diagnostics
import SourceFiles

/// What a rule finds, page by page.
struct RuleFindings: Sendable {
    /// The place of the page among the site's; `nil` for what is no page's.
    var page: Int?
    private(set) var found: [RuleFinding] = []

    /// - Parameters:
    ///   - place: where a person mends it.
    ///   - seen: where it shows on the page.
    mutating func report(
        _ message: String, at place: Diagnostic.Place, seen: SourceRange? = nil,
        suggestion: Diagnostic.Suggestion? = nil, notes: [Diagnostic.Note] = []
    ) {
        found.append(
            RuleFinding(message: message, place: place, seen: seen, suggestion: suggestion, notes: notes, page: page))
    }

    mutating func report(
        _ message: String, at range: SourceRange, seen: SourceRange? = nil,
        suggestion: Diagnostic.Suggestion? = nil, notes: [Diagnostic.Note] = []
    ) {
        report(message, at: .range(range), seen: seen, suggestion: suggestion, notes: notes)
    }
}

/// One finding on one page.
struct RuleFinding: Sendable {
    let message: String
    let place: Diagnostic.Place
    let seen: SourceRange?
    let suggestion: Diagnostic.Suggestion?
    let notes: [Diagnostic.Note]
    let page: Int?

    /// Equal for what is mended in one place.
    var key: String {
        switch place {
        case .range(let range): "\(range.source.path)\u{0}\(range.offsets.lowerBound)\u{0}\(message)"
        case .file(let path): "\(path)\u{0}\u{0}\(message)"
        }
    }
}
