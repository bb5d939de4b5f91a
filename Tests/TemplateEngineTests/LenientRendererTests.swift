import Diagnostics
import TemplateEngine
import TestSupport
import Testing

/// Our own cases of the specification's mode; they run where the specification's suites are not there.
struct LenientRendererTests {
    private static let data = LenientValue.object([
        "text": .text("a<b>&\"c'"), "number": .number("1.50"), "yes": .flag(true), "no": .flag(false), "null": .null,
        "empty": .text(""), "list": .list([.text("x"), .number("2")]),
        "lists": .list([.list([.text("y")]), .list([])]),
        "object": .object(["text": .text("inner"), "name": .text("p")]), "none": .list([]),
        "tree": .object(["v": .text("1"), "next": .list([.object(["v": .text("2"), "next": .list([])])])]),
    ])

    private static func render(_ template: String, partials: [String: String] = [:]) -> String {
        var diagnostics: [Diagnostic] = []
        var output: [UInt8] = []
        let sources = partials.map { ($0.key, SourceText(path: $0.key, text: $0.value)) }
        LenientRenderer(partials: Dictionary(uniqueKeysWithValues: sources)).render(
            SourceText(path: "t", text: template), data, into: &output, reporting: &diagnostics)
        return (diagnostics.lines + [String(decoding: output, as: UTF8.self)]).joined(separator: "\n")
    }

    @Test(
        "Names that are missing print nothing, and exactly four characters are escaped",
        arguments: [
            ("{{text}}", "a&lt;b&gt;&amp;&quot;c'"), ("{{{text}}}{{&text}}", "a<b>&\"c'a<b>&\"c'"),
            ("{{number}} {{yes}} {{no}}", "1.50 true false"),
            ("[{{missing}}{{null}}{{list}}{{object}}{{object.missing.x}}]", "[]"),
            ("{{object.text}} {{#object}}{{text}} {{number}}{{/object}}", "inner inner 1.50"),
            ("{{#list}}({{.}}){{/list}}", "(x)(2)"), ("{{#lists}}[{{#.}}{{.}}{{/.}}]{{/lists}}", "[y][]"),
            ("{{#none}}a{{/none}}{{^none}}b{{/none}}{{#no}}c{{/no}}{{^null}}d{{/null}}{{#empty}}e{{/empty}}", "bde"),
            ("{{#text}}{{.}}{{/text}}", "a&lt;b&gt;&amp;&quot;c'"), ("{{^missing}}none{{/missing}}", "none"),
            ("<p class={{number}}><!-- {{number}} -->", "<p class=1.50><!-- 1.50 -->"),
        ])
    func values(template: String, expected: String) {
        #expect(Self.render(template) == expected)
    }

    @Test(
        "Partials are found when they are needed, by a name or by a value, and may include themselves",
        arguments: [
            ("{{> p}}", "<{{text}}>", "<a&lt;b&gt;&amp;&quot;c'>"), ("{{> missing}}", "", ""),
            ("  {{> p}}\n|", "a\n{{#list}}\n{{.}}\n{{/list}}\n", "  a\n  x\n  2\n|"),
            ("{{>*object.name}}", "found", "found"), ("{{>*missing}}", "found", ""),
            ("{{#tree}}{{> p}}{{/tree}}", "{{v}}{{#next}}({{> p}}){{/next}}", "1(2)"),
        ])
    func partials(template: String, partial: String, expected: String) {
        #expect(Self.render(template, partials: ["p": partial]) == expected)
    }

    @Test("A partial that includes itself whatever the data are is stopped")
    func endless() {
        let output = Self.render("{{> p}}", partials: ["p": "{{> p}}"])
        #expect(
            output.hasPrefix(
                "error template.nesting 1:1-1:8: sections and partials lie more than 10000 deep in each other"))
    }

    @Test("Broken templates and partials are reported")
    func broken() {
        #expect(Self.render("{{#a}}").hasPrefix("error template.section.unclosed"))
        #expect(Self.render("a{{> p}}", partials: ["p": "{{"]).hasPrefix("error template.tag.unclosed"))
    }
}
