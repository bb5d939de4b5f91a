import Diagnostics
import TemplateEngine
import Testing

/// The examples that `explain` shows do what they say.
struct DiagnosticExampleTests {
    private static let product = TemplateRecord("product", [TemplateField("name", .text, "")])
    private static let schema = TemplateRecord(
        "page",
        [
            TemplateField("title", .text, ""), TemplateField("name", .text, ""), TemplateField("text", .text, ""),
            TemplateField("id", .text, ""), TemplateField("price", .text, ""), TemplateField("headline", .text, ""),
            TemplateField("accent", .text, ""), TemplateField("url", .url, ""),
            TemplateField("card", .choice(["header", "footer"]), ""),
            TemplateField("badge", .optional(.text), ""),
            TemplateField("body", .trustedHTML, ""), TemplateField("page_data", .json, ""),
            TemplateField("has_restore", .flag, ""), TemplateField("is_selected", .flag, ""),
            TemplateField("products", .list(product), ""),
            TemplateField("site", .record(TemplateRecord("site", [TemplateField("name", .text, "")])), ""),
            TemplateField("words", .record(TemplateRecord("words", [TemplateField("restore", .text, "")])), ""),
        ])

    private static func findings(_ template: String) -> [String] {
        let partials = ["product": "x", "header": "x", "footer": "x", "base": "<p>{{$main}}{{/main}}</p>"].map {
            ($0.key, SourceText(path: $0.key, text: $0.value))
        }
        var diagnostics: [Diagnostic] = []
        _ = TemplateCompiler(
            schema: schema, partials: Dictionary(uniqueKeysWithValues: partials), allowedURLSchemes: ["https"]
        ).compile(SourceText(path: "example", text: template), into: &diagnostics)
        return diagnostics.map(\.kind.id)
    }

    /// Those whose example is a template, which the others' are not: bytes, several files, or values.
    private static let kinds = TemplateDiagnostics.kinds.filter {
        ![
            "template.encoding", "template.nesting", "template.partial.recursive", "template.url.scheme",
            "template.url.character", "template.css.value",
        ].contains($0.id)
    }

    @Test("An example is reported as what it is an example of, and its mend is fine", arguments: kinds)
    func example(kind: DiagnosticKind) {
        let found = Self.findings(kind.example)
        #expect(found.first == kind.id)
        let mended = Self.findings(kind.mend).filter { $0 != "template.context.end" }
        #expect(mended == [])
    }
}
