package import Diagnostics

/// A YAML value as it stands in a file, with its place.
///
/// A scalar stays text: what it means is decided by the type that the key expects, so `NO` can be Norway and `1.10` a
/// price text.
package struct YAMLNode: Sendable {
    package let value: Value
    package let range: SourceRange

    package init(value: Value, range: SourceRange) {
        self.value = value
        self.range = range
    }

    package enum Value: Sendable {
        case scalar(Scalar)
        case sequence([YAMLNode])
        /// Members in file order; keys are scalars and differ from each other (the reader reports doubles).
        case mapping([YAMLMember])
    }

    package struct Scalar: Sendable {
        /// The text after unquoting and folding.
        package let text: String
        package let style: Style
        /// For single-line scalars, the byte offset in the file at which `text` begins (after a quote); otherwise the
        /// start of the scalar. Lets a diagnostic point into the text.
        package let contentOffset: Int

        package init(text: String, style: Style, contentOffset: Int) {
            self.text = text
            self.style = style
            self.contentOffset = contentOffset
        }
    }

    package enum Style: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }
}

/// A key and its value.
package struct YAMLMember: Sendable {
    package let key: String
    package let keyRange: SourceRange
    package let value: YAMLNode

    package init(key: String, keyRange: SourceRange, value: YAMLNode) {
        self.key = key
        self.keyRange = keyRange
        self.value = value
    }
}

extension YAMLNode {
    package var scalar: Scalar? { if case .scalar(let scalar) = value { scalar } else { nil } }
    package var sequence: [YAMLNode]? { if case .sequence(let nodes) = value { nodes } else { nil } }
    package var mapping: [YAMLMember]? { if case .mapping(let members) = value { members } else { nil } }
    /// An unquoted empty value, `~` or `null`: the key is there and says nothing.
    package var isEmpty: Bool {
        guard let scalar, scalar.style == .plain else { return false }
        return ["", "~", "null"].contains(scalar.text)
    }

    /// The value of a key; `nil` when this is no mapping or has no such key.
    package subscript(key: String) -> YAMLNode? { mapping?.first { $0.key == key }?.value }

    /// What the value is, for messages: "a list", "text".
    package var kindName: String {
        switch value {
        case .scalar: isEmpty ? "nothing" : "text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }
}
