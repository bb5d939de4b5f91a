import Diagnostics

/// Help for the terminal, wrapped at its width.
struct HelpText {
    /// The columns that a line may take: long lines are hard to read, so never more than 100.
    private let width: Int

    init(width: Int) { self.width = min(max(width, 40), 100) }

    /// Of the whole program.
    func program(_ program: Program) -> String {
        var lines = TextWrapping.lines(sentence(program.summary), width: width)
        lines += ["", "Usage: \(program.name) COMMAND [OPTION…]", "", "Commands:"]
        lines += table(program.commands.map { ($0.definition.name, $0.definition.summary) })
        lines += ["", "Options:"]
        lines += table([("-h, --help", "show help, here or of a command"), ("--version", "show the version")])
        lines += [""] + TextWrapping.lines("Help on a command: \(program.name) COMMAND --help", width: width)
        return text(lines)
    }

    /// Of one command.
    func command(_ definition: CommandDefinition, of program: Program) -> String {
        var lines = TextWrapping.lines(sentence(definition.summary), width: width)
        let usage = ["Usage: \(program.name) \(definition.name)"] + definition.operands.map(\.usage) + ["[OPTION…]"]
        lines += [""] + TextWrapping.lines(usage.joined(separator: " "), width: width, indent: 4)
        if !definition.discussion.isEmpty {
            lines += [""] + TextWrapping.lines(definition.discussion, width: width)
        }
        if !definition.operands.isEmpty {
            lines += ["", "Operands:"] + table(definition.operands.map { ($0.name, $0.summary) })
        }
        lines += ["", "Options:"] + table(definition.options.map(row) + [("-h, --help", "show this help")])
        if !definition.examples.isEmpty {
            lines += ["", "Examples:"]
            for example in definition.examples {
                lines += ["  \(program.name) \(example.line)"]
                lines += TextWrapping.lines(example.meaning, width: width, indent: 6, firstIndent: 6)
            }
        }
        return text(lines)
    }
}

extension HelpText {
    private func row(_ option: OptionDefinition) -> (String, String) {
        let name = "--\(option.name)" + (option.valueName.map { " \($0)" } ?? "")
        var remarks: [String] = []
        if !option.choices.isEmpty { remarks.append(option.choices.joined(separator: ", ")) }
        if let text = option.defaultText { remarks.append("default: \(text)") }
        return (name, option.summary + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))"))
    }

    /// Two columns; the first is as wide as its widest entry, up to a third of the width. An entry that is wider has
    /// its text on the next line.
    private func table(_ rows: [(String, String)]) -> [String] {
        let limit = width / 3
        let widest = rows.map { TextWidth.of($0.0) }.filter { $0 <= limit }.max() ?? limit
        let indent = 2 + widest + 2
        return rows.flatMap { name, summary -> [String] in
            let lines = TextWrapping.lines(summary, width: width, indent: indent, firstIndent: indent)
            let room = indent - 2 - TextWidth.of(name)
            guard room >= 2, let first = lines.first else { return ["  \(name)"] + lines }
            return ["  \(name)" + String(repeating: " ", count: room) + first.dropFirst(indent)] + lines.dropFirst()
        }
    }

    private func sentence(_ summary: String) -> String { summary.prefix(1).uppercased() + summary.dropFirst() + "." }

    private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
