package import Diagnostics

/// A value that a person wrote, and where.
package struct Located<Value: Sendable>: Sendable {
    package let value: Value
    package let range: SourceRange

    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }

    /// Another value at the same place.
    package func map<Other: Sendable>(_ transform: (Value) -> Other) -> Located<Other> {
        Located<Other>(transform(value), at: range)
    }
}

/// A text for a person to read, in the source language: itself the key under which its translations are found.
package typealias SourceCopy = Located<String>
