/// A value without a schema, for the specification's own mode (`render --lenient`): what JSON can say.
package indirect enum LenientValue: Sendable {
    case null
    case flag(Bool)
    /// As it is written.
    case number(String)
    case text(String)
    case list([LenientValue])
    case object([String: LenientValue])
}

extension LenientValue {
    /// Whether a section over it shows: everything but null, false and the empty list.
    var holds: Bool {
        switch self {
        case .null: false
        case .flag(let flag): flag
        case .list(let items): !items.isEmpty
        case .number, .text, .object: true
        }
    }

    /// What it prints; lists and objects have no text.
    var printed: String {
        switch self {
        case .null, .list, .object: ""
        case .flag(let flag): flag ? "true" : "false"
        case .number(let text), .text(let text): text
        }
    }
}
