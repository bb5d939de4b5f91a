import Diagnostics

/// What is wrong with a command line, as a fact; its words stand below.
enum UsageFault: Sendable {
    case unknownCommand(String, known: [String])
    case missingCommand
    case commandComesFirst(option: String, commands: [String])
    case unknownOption(String, known: [String])
    case unwantedValue(String)
    case missingValue(OptionDefinition, found: String?)
    case wrongValue(OptionDefinition, found: String)
    case repeated(String)
    case missingOperand(OperandDefinition, given: Int)
    case unwantedOperand(String)
    /// A rule of the command's own.
    case other(String)
}

extension UsageFault {
    /// What is wrong, without a full stop.
    var message: String {
        switch self {
        case .unknownCommand(let name, _): "there is no command \(name.isEmpty ? "\"\"" : name)"
        case .missingCommand: "a command is missing"
        case .commandComesFirst(let option, _): "\(option) stands before the command; options follow it"
        case .unknownOption(let option, _): "there is no option \(option)"
        case .unwantedValue(let name): "--\(name) takes no value"
        case .missingValue(let option, nil): "--\(option.name) needs a value: \(option.expectation)"
        case .missingValue(let option, let found?):
            "--\(option.name) needs a value: \(option.expectation); \(found) looks like the next option"
        case .wrongValue(let option, let found):
            "--\(option.name) expects \(option.expectation), found \(found.isEmpty ? "nothing" : found)"
        case .repeated(let name): "--\(name) is given twice"
        case .missingOperand(let operand, 0) where operand.minimum == 1:
            "\(operand.name) is missing: \(operand.summary)"
        case .missingOperand(let operand, let given):
            "\(operand.name) must be given at least \(operand.minimum) times, found \(given)"
        case .unwantedOperand(let word): "\(word) is one operand too many"
        case .other(let message): message
        }
    }

    /// What was most likely meant.
    var suggestion: String? {
        switch self {
        case .unknownCommand(let name, let known): NearestName.find(name, in: known)
        case .commandComesFirst(let option, let commands): commands.first.map { "\($0) \(option)" }
        case .unknownOption(let option, let known):
            NearestName.find(option, in: known) ?? (option.count > 3 ? known.first { $0.hasPrefix(option) } : nil)
        case .wrongValue(let option, let found): NearestName.find(found, in: option.choices)
        default: nil
        }
    }
}

/// A command line that is wrong by a rule of the command's own: thrown by a command, it ends the program like any
/// other wrong usage.
package struct UsageError: Error, Sendable {
    /// What is wrong, without a full stop: "--compare needs --since".
    package let message: String

    package init(_ message: String) { self.message = message }
}
