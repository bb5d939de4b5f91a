/// What stands on a command line without a name: files, ids. `-` is an operand like any other.
///
/// ```swift
/// static let file = Operand.one("FILE", "a .storekit file")
/// static let logs = Operand.many("FILE", "event files; - is the standard input")
/// ```
package struct Operand<Value: Sendable>: DefinedOperand {
    package let definition: OperandDefinition
    /// The value that the given texts mean, as many as the definition allows.
    let read: @Sendable ([String]) -> Value
}

/// An operand without its type, as lists of operands hold it.
package protocol DefinedOperand: Sendable {
    var definition: OperandDefinition { get }
}

/// What the parser and the help need to know of an operand.
package struct OperandDefinition: Sendable {
    /// How help names it: `FILE`.
    package let name: String
    package let summary: String
    package let minimum: Int
    /// `nil` when there may be any number.
    package let maximum: Int?

    /// As the line of usage shows it: `FILE`, `[FILE]`, `FILE…`, `[FILE…]`.
    var usage: String {
        let text = maximum == 1 ? name : "\(name)…"
        return minimum == 0 ? "[\(text)]" : text
    }
}

extension Operand where Value == String {
    /// One operand that must be given.
    package static func one(_ name: String, _ summary: String) -> Self {
        Operand(
            definition: OperandDefinition(name: name, summary: summary, minimum: 1, maximum: 1),
            read: { $0.first ?? "" })
    }
}

extension Operand where Value == String? {
    /// One operand that may be left out.
    package static func optional(_ name: String, _ summary: String) -> Self {
        Operand(
            definition: OperandDefinition(name: name, summary: summary, minimum: 0, maximum: 1), read: { $0.first })
    }
}

extension Operand where Value == [String] {
    /// Any number of operands, at least `minimum`. Only the last operand of a command can be one of these.
    package static func many(_ name: String, minimum: Int = 0, _ summary: String) -> Self {
        Operand(
            definition: OperandDefinition(name: name, summary: summary, minimum: minimum, maximum: nil),
            read: { $0 })
    }
}
