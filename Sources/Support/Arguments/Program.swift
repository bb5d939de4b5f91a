import Diagnostics

/// A program with subcommands: finds the one that is meant, reads its arguments, runs it.
package struct Program: Sendable {
    package let name: String
    package let version: String
    /// What it is, in a sentence without a full stop.
    package let summary: String
    package let commands: [any Command.Type]

    package init(name: String, version: String, summary: String, commands: [any Command.Type]) {
        self.name = name
        self.version = version
        self.summary = summary
        self.commands = commands
    }

    /// Runs the command that the words ask for; the words do not include the program's own name.
    package func run(_ words: [String], _ console: Console) async -> ExitCode {
        let exitCode = await dispatch(words, console)
        guard let failure = console.output.failure else { return exitCode }
        console.errors.write("\(name): cannot write the output: \(failure)\n")
        return exitCode == .success ? .failure : exitCode
    }
}

extension Program {
    private func dispatch(_ words: [String], _ console: Console) async -> ExitCode {
        guard let first = words.first else {
            console.errors.write(HelpText(width: console.errors.terminal.width).program(self))
            return .usage
        }
        switch first {
        case "--help", "-h": return showHelp(console)
        case "help": return words.count > 1 ? await dispatch([words[1], "--help"], console) : showHelp(console)
        case "--version":
            console.output.write("\(name) \(version)\n")
            return .success
        default: break
        }
        if let command = commands.first(where: { $0.definition.name == first }) {
            return await run(command, Array(words.dropFirst()), console)
        }
        return refuse([faultForFirstWord(first)], of: name, console)
    }

    private func showHelp(_ console: Console) -> ExitCode {
        console.output.write(HelpText(width: console.output.terminal.width).program(self))
        return .success
    }

    private func run(_ command: any Command.Type, _ words: [String], _ console: Console) async -> ExitCode {
        let definition = command.definition
        switch ArgumentParser.parse(words, for: definition) {
        case .help:
            console.output.write(HelpText(width: console.output.terminal.width).command(definition, of: self))
            return .success
        case .wrong(let faults): return refuse(faults, of: "\(name) \(definition.name)", console)
        case .parsed(let arguments):
            do {
                return try await command.run(arguments, console)
            } catch let error as UsageError {
                return refuse([.other(error.message)], of: "\(name) \(definition.name)", console)
            } catch {
                console.errors.write("\(name) \(definition.name): \(error)\n")
                return .failure
            }
        }
    }

    private func faultForFirstWord(_ word: String) -> UsageFault {
        guard word.hasPrefix("-") else {
            return .unknownCommand(word, known: commands.map { $0.definition.name } + ["help"])
        }
        let option = String(word.prefix { $0 != "=" })
        let owners = commands.map { $0.definition }.filter { definition in
            definition.options.contains { "--\($0.name)" == option }
        }
        return owners.isEmpty
            ? .unknownOption(option, known: ["--help", "--version"])
            : .commandComesFirst(option: word, commands: owners.map { "\(name) \($0.name)" })
    }

    private func refuse(_ faults: [UsageFault], of caller: String, _ console: Console) -> ExitCode {
        let width = console.errors.terminal.width
        var lines: [String] = []
        for fault in faults {
            lines += TextWrapping.lines("\(caller): \(fault.message.safeForTerminal)", width: width, indent: 2)
            if let suggestion = fault.suggestion { lines.append("  did you mean: \(suggestion.safeForTerminal)") }
        }
        lines.append("  help: \(caller) --help")
        console.errors.write(lines.map { $0 + "\n" }.joined())
        return .usage
    }
}
