package import Diagnostics

/// What the string tables answer.
package enum StringLookup: Sendable {
    /// The text, and where it stands. `nil` as place never happens for catalogs read from a file.
    case found(String, place: SourceRange?)
    /// The key is known and the language has only plural forms of it: a count must be given. The place is the forms'.
    case needsCount(place: SourceRange?)
    /// The key is known and the language has no text for it. The place is the key's.
    case missing(place: SourceRange?)
    /// No table holds the key.
    case unknown

    /// The text, if there is one.
    package var text: String? { if case .found(let text, place: _) = self { text } else { nil } }
}
