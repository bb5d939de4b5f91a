package import Diagnostics

/// A value of a property list, with its place. Of a binary list the place is the file's beginning.
package struct PropertyListNode: Sendable {
    package let value: Value
    package let range: SourceRange

    package enum Value: Sendable {
        case string(String)
        case array([PropertyListNode])
        /// In file order, doubles too.
        case dictionary([PropertyListMember])
        /// A number, a date, a flag, data: what no string table holds. The text names its kind: "a number".
        case other(String)
    }
}

/// A key of a dictionary and its value.
package struct PropertyListMember: Sendable {
    package let key: String
    package let keyRange: SourceRange
    package let value: PropertyListNode
}

extension PropertyListNode {
    package var string: String? { if case .string(let text) = value { text } else { nil } }
    package var dictionary: [PropertyListMember]? {
        if case .dictionary(let members) = value { members } else { nil }
    }

    /// The value of a key; the last one when it stands twice.
    package subscript(key: String) -> PropertyListNode? { dictionary?.last { $0.key == key }?.value }

    /// What the value is, for messages.
    package var kindName: String {
        switch value {
        case .string: "text"
        case .array: "a list"
        case .dictionary: "a dictionary"
        case .other(let kind): kind
        }
    }
}
