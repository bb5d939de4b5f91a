/// A command's name, options and operands, declared once: the parser, the help and the reference page come from here.
package struct CommandDefinition: Sendable {
    package let name: String
    /// What it does, in a few words without a full stop.
    package let summary: String
    /// More, as paragraphs; may be empty.
    package let discussion: String
    package let operands: [OperandDefinition]
    package let options: [OptionDefinition]
    /// Command lines that work, each with what it does.
    package let examples: [(line: String, meaning: String)]

    package init(
        _ name: String, _ summary: String, discussion: String = "", operands: [any DefinedOperand] = [],
        options: [any DefinedOption] = [], examples: [(line: String, meaning: String)] = []
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.operands = operands.map(\.definition)
        self.options = options.map(\.definition)
        self.examples = examples
        let names = self.options.map(\.name)
        precondition(Set(names).count == names.count, "\(name) has two options of one name")
        precondition(!names.contains("help"), "every command has --help already")
        precondition(
            self.operands.dropLast().allSatisfy { $0.minimum == 1 && $0.maximum == 1 },
            "only the last operand of \(name) may be left out or repeated")
    }
}
