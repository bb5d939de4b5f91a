import Diagnostics
import MustacheTemplates

/// A syntax tree on one line, for comparing: `"text" ¶ {a.b} {{raw}} (#a …) (^a …) <p> <p|indent> ($b …) (<p …)`.
enum TreeText {
    static func of(_ template: String) -> String {
        var diagnostics: [Diagnostic] = []
        guard let document = TemplateParser.parse(SourceText(path: "t", text: template), into: &diagnostics) else {
            return diagnostics.map(\.kind.id).joined(separator: " ")
        }
        return text(document.nodes, document.source)
    }

    private static func text(_ nodes: [TemplateNode], _ source: SourceText) -> String {
        nodes.map { node in
            switch node {
            case .text(let range): JSONText.string(source.text(in: range)).compact()
            case .lineStart: "¶"
            case .variable(let tag): tag.isEscaped ? "{\(tag.name.text)}" : "{{\(tag.name.text)}}"
            case .section(let section):
                group((section.isInverted ? "^" : "#") + section.name.text, section.children, source)
            case .partial(let tag):
                "<\(name(tag.reference))\(tag.indentation.map { "|" + source.text(in: $0) } ?? "")>"
            case .block(let block): group("$" + block.name, block.children, source)
            case .parent(let parent):
                group(
                    "<\(name(parent.reference))\(parent.indentation.map { "|" + source.text(in: $0) } ?? "")",
                    parent.children, source)
            }
        }.joined(separator: " ")
    }

    private static func group(_ head: String, _ children: [TemplateNode], _ source: SourceText) -> String {
        let inner = text(children, source)
        return "(" + head + (inner.isEmpty ? "" : " " + inner) + ")"
    }

    private static func name(_ reference: PartialReference) -> String {
        switch reference {
        case .named(let name, _): name
        case .dynamic(let name): "*" + name.text
        }
    }
}
