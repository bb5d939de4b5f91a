/// Reads the words that follow a command's name.
struct ArgumentParser {
    let definition: CommandDefinition
    private var options: [String: [String]] = [:]
    private var operands: [String] = []
    private var faults: [UsageFault] = []
    private var asksForHelp = false

    private init(_ definition: CommandDefinition) { self.definition = definition }

    enum Outcome {
        case parsed(ParsedArguments)
        case help
        /// Everything that is wrong, in the order of the words.
        case wrong([UsageFault])
    }

    static func parse(_ words: [String], for definition: CommandDefinition) -> Outcome {
        var parser = ArgumentParser(definition)
        parser.readWords(words)
        if parser.asksForHelp { return .help }
        let operands = parser.assignOperands()
        guard parser.faults.isEmpty else { return .wrong(parser.faults) }
        return .parsed(
            ParsedArguments(command: definition.name, options: parser.options, operands: operands))
    }
}

extension ArgumentParser {
    private mutating func readWords(_ words: [String]) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            if word == "--help" || word == "-h" {
                asksForHelp = true
            } else if word.hasPrefix("--") {
                readOption(word.dropFirst(2), rest: &rest)
            } else if word.hasPrefix("-"), word != "-" {
                reportShort(word)
            } else {
                operands.append(word)
            }
        }
    }

    private mutating func readOption(_ word: Substring, rest: inout ArraySlice<String>) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let attached = parts.count > 1 ? String(parts[1]) : nil
        guard let option = definition.options.first(where: { $0.name == name }) else {
            faults.append(.unknownOption("--\(name)", known: definition.options.map { "--\($0.name)" }))
            return
        }
        if option.isFlag {
            if attached != nil { faults.append(.unwantedValue(name)) }
            options[name, default: []].append("")
            return
        }
        guard let value = attached ?? takeValue(from: &rest) else {
            faults.append(.missingValue(option, found: rest.first))
            return
        }
        if options[name] != nil, !option.isRepeatable {
            faults.append(.repeated(name))
        } else if !option.isValid(value) {
            faults.append(.wrongValue(option, found: value))
        }
        options[name, default: []].append(value)
    }

    /// The next word, unless it is an option itself: then the value was most likely forgotten.
    private func takeValue(from rest: inout ArraySlice<String>) -> String? {
        guard let word = rest.first, !word.hasPrefix("--") else { return nil }
        return rest.popFirst()
    }

    private mutating func reportShort(_ word: String) {
        let long = "-" + word
        let names = definition.options.map { "--\($0.name)" }
        let name = long.prefix { $0 != "=" }
        faults.append(.unknownOption(word, known: names.contains(String(name)) ? [String(name)] : names))
    }

    private mutating func assignOperands() -> [String: [String]] {
        var rest = operands[...]
        var assigned: [String: [String]] = [:]
        for operand in definition.operands {
            let given = rest.prefix(operand.maximum ?? rest.count)
            rest = rest.dropFirst(given.count)
            if given.count < operand.minimum { faults.append(.missingOperand(operand, given: given.count)) }
            assigned[operand.name] = Array(given)
        }
        if let first = rest.first { faults.append(.unwantedOperand(first)) }
        return assigned
    }
}
