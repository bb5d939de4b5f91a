package import Diagnostics

/// A JSON value as it stands in a file: with its place, its members in order, and numbers as they are written.
package struct JSONNode: Sendable {
    package let value: Value
    package let range: SourceRange

    package init(value: Value, range: SourceRange) {
        self.value = value
        self.range = range
    }

    package enum Value: Sendable {
        case null
        case bool(Bool)
        /// The digits as written, such as `743722291.47019804`; never through binary floating point.
        case number(String)
        case string(String)
        case array([JSONNode])
        /// Members in file order; the reader has reported doubles and kept the last, as Foundation does.
        case object([JSONMember])
    }
}

/// A key and its value.
package struct JSONMember: Sendable {
    package let key: String
    package let keyRange: SourceRange
    package let value: JSONNode

    package init(key: String, keyRange: SourceRange, value: JSONNode) {
        self.key = key
        self.keyRange = keyRange
        self.value = value
    }
}

extension JSONNode {
    package var isNull: Bool { if case .null = value { true } else { false } }
    package var string: String? { if case .string(let text) = value { text } else { nil } }
    package var bool: Bool? { if case .bool(let flag) = value { flag } else { nil } }
    package var number: String? { if case .number(let text) = value { text } else { nil } }
    package var integer: Int? { number.flatMap { Int($0) } }
    package var array: [JSONNode]? { if case .array(let nodes) = value { nodes } else { nil } }
    package var object: [JSONMember]? { if case .object(let members) = value { members } else { nil } }

    /// The value of a key; `nil` when this is no object or has no such key.
    package subscript(key: String) -> JSONNode? { object?.last { $0.key == key }?.value }

    /// What the value is, for messages: "a list", "text".
    package var kindName: String {
        switch value {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
