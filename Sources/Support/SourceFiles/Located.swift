package import Diagnostics

/// A value that a person wrote, with its place.
package struct Located<Value: Sendable>: Sendable {
    package let value: Value
    /// For text on one line its content without quotes; otherwise the whole value.
    package let range: SourceRange

    package init(_ value: Value, at range: SourceRange) {
        self.value = value
        self.range = range
    }

    package func map<Other: Sendable>(_ transform: (Value) -> Other) -> Located<Other> {
        Located<Other>(transform(value), at: range)
    }
}

extension YAMLNode {
    /// Where the text of a scalar stands in the file, without quotes, if it stands there as it is; otherwise the whole
    /// value.
    package var contentRange: SourceRange {
        guard let scalar else { return range }
        let content = scalar.contentOffset..<scalar.contentOffset + scalar.text.utf8.count
        guard content.upperBound <= range.offsets.upperBound,
            range.source.bytes[content].elementsEqual(scalar.text.utf8)
        else { return range }
        return range.source.range(content)
    }
}
