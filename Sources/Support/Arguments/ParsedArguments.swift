/// The options and operands of one run of a command, checked against its definition.
package struct ParsedArguments: Sendable {
    let command: String
    /// The texts given for each option, by name.
    let options: [String: [String]]
    /// The texts given for each operand, by name.
    let operands: [String: [String]]

    /// The value of an option. It must be one of the command's own.
    package subscript<Value>(option: Option<Value>) -> Value {
        guard let value = option.read(options[option.definition.name] ?? []) else {
            preconditionFailure("\(command) was parsed without checking --\(option.definition.name)")
        }
        return value
    }

    /// The value of an operand. It must be one of the command's own.
    package subscript<Value>(operand: Operand<Value>) -> Value {
        operand.read(operands[operand.definition.name] ?? [])
    }

    /// Whether an option stands on the command line.
    package func isGiven<Value>(_ option: Option<Value>) -> Bool { options[option.definition.name] != nil }
}
