import Arguments
import Diagnostics
import SiteChecks

/// `paywallgen explain ID`: why a finding matters, an example, the mend.
enum ExplainCommand: Command {
    static let id = Operand.optional(
        "ID", "what stands in brackets after error or warning, or a rule such as R4; without it, all are listed")

    static let definition = CommandDefinition(
        "explain", "explain a finding or a rule: why it matters, an example, how to mend it", operands: [id],
        examples: [
            ("explain yaml.braces", "what the error yaml.braces means"),
            ("explain R4", "what the fourth rule of paywallgen check asks for"),
        ])

    /// Every finding, those of the rules among them.
    private static var kinds: [DiagnosticKind] {
        (EveryDiagnostic.kinds + CheckRule.all.map(\.kind)).sorted { $0.id < $1.id }
    }

    static func run(_ arguments: ParsedArguments, _ console: Console) -> ExitCode {
        let terminal = console.output.terminal
        let text = ExplanationText(
            width: min(terminal.width, 100), style: TerminalStyle(isColored: terminal.hasColor))
        guard let id = arguments[id] else {
            console.output.write(text.table(of: kinds))
            return .success
        }
        // People paste what they see: error[yaml.braces]
        let bare = id.split(separator: "[").last.map { $0.prefix { $0 != "]" } }.map(String.init) ?? id
        if let rule = CheckRule.named(bare) {
            console.output.write(text.explanation(of: rule))
            return .success
        }
        if let kind = kinds.first(where: { $0.id == bare }) {
            console.output.write(text.explanation(of: kind))
            return .success
        }
        console.errors.write(text.unknown(bare, among: kinds))
        return .usage
    }
}

/// What is said about kinds of findings.
private struct ExplanationText {
    let width: Int
    let style: TerminalStyle

    func explanation(of kind: DiagnosticKind) -> String {
        var lines = [style.bold("\(kind.severity.rawValue)[\(kind.id)]")]
        lines += TextWrapping.lines(kind.title, width: width)
        lines += [""] + TextWrapping.lines(kind.why, width: width)
        lines += ["", "Example:"] + indented(kind.example)
        lines += ["", "Mend:"] + indented(kind.mend)
        return text(lines)
    }

    /// A rule: what it is made from, an example that fails and one that passes.
    func explanation(of rule: CheckRule) -> String {
        var lines = [style.bold("\(rule.kind.severity.rawValue)[\(rule.kind.id)]") + " rule \(rule.number)"]
        lines += TextWrapping.lines(rule.kind.title, width: width)
        lines += [""] + TextWrapping.lines(rule.kind.why, width: width)
        lines += TextWrapping.lines("From: \(rule.basis)", width: width, indent: 2)
        lines += ["", "Fails:"] + indented(rule.failing.text)
        lines += ["", "Passes:"] + indented(rule.passing.text)
        return text(lines)
    }

    func table(of kinds: [DiagnosticKind]) -> String {
        let idWidth = kinds.map(\.id.count).max() ?? 0
        let indent = width < 80 ? 4 : idWidth + 11
        return text(
            kinds.flatMap { kind -> [String] in
                let id = kind.id.padded(to: idWidth)
                let lines = TextWrapping.lines(kind.title, width: width, indent: indent, firstIndent: indent)
                let head = "\(id)  \(kind.severity.rawValue)"
                guard width >= 80, let first = lines.first else { return [head] + lines }
                return [head.padded(to: indent) + first.dropFirst(indent)] + lines.dropFirst()
            })
    }

    func unknown(_ id: String, among kinds: [DiagnosticKind]) -> String {
        var lines = ["paywallgen explain: there is no finding \(id.safeForTerminal)"]
        if let nearest = NearestName.find(id, in: kinds.map(\.id)) { lines.append("  did you mean: \(nearest)") }
        lines.append("  all of them: paywallgen explain")
        return text(lines)
    }

    /// Code keeps its own lines and spaces.
    private func indented(_ code: String) -> [String] {
        code.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    }

    private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}

extension String {
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}
