import Diagnostics
import HTMLEscaping
import TemplateEngine
import TestSupport
import Testing

/// Broken files: nothing that can be written makes the compiler stop, and what compiles renders.
struct BrokenTemplateTests {
    private static let partials = [
        "part": "<b title=\"{{title}}\">{{#items}}{{> name}}{{/items}}</b>\n", "name": "{{name}}",
    ]
    private static let template = """
        <!doctype html><title>{{title}}</title>
        <style>:root { --a: {{title}}; }</style>
        <script type="application/json">{"a": {{title}}, "b": "{{title}}", "c": {{data}}}</script>
          {{> part }}
        {{#items}}<a {{#is_selected}}aria-current="page" {{/is_selected}}href="{{url}}?{{title}}" class='{{name}}'>{{#badge}}{{.}}{{/badge}}</a>{{/items}}
        {{^items}}<!-- none -->{{/items}}{{{body}}}
        {{#paywall}}{{headline}}{{/paywall}}{{^paywall}}<textarea>{{site.name}}</textarea>{{/paywall}}
        """

    /// Whether a template compiles without findings and renders to whole HTML, or is reported.
    private static func holds(_ template: String) -> Bool {
        var diagnostics: [Diagnostic] = []
        guard let program = Fixture.compile(template, partials: partials, into: &diagnostics) else {
            return diagnostics.hasErrors
        }
        guard diagnostics.isEmpty else { return false }
        var output: [UInt8] = []
        program.render(Fixture.makePage(), into: &output, reporting: &diagnostics)
        return HTMLTokens(output).end == .text
    }

    @Test("Every prefix compiles or is reported; what compiles ends in text")
    func prefixes() {
        let bytes = Array(Self.template.utf8)
        #expect(Self.holds(Self.template))
        for end in bytes.indices { #expect(Self.holds(String(decoding: bytes[..<end], as: UTF8.self))) }
    }

    @Test("Every template with a piece taken out compiles or is reported")
    func holes() {
        let bytes = Array(Self.template.utf8)
        for start in bytes.indices {
            for length in [1, 2, 7] {
                let rest = bytes[..<start] + bytes[min(start + length, bytes.count)...]
                #expect(Self.holds(String(decoding: rest, as: UTF8.self)))
            }
        }
    }

    @Test("Random templates that compile have the same tags whatever their values are")
    func randomTemplates() {
        let pieces = [
            "<p ", "<a href=\"", "<b title='", "\"", "'", ">", " ", "{{title}}", "{{title}}", "{{link}}", "{{#items}}",
            "{{/items}}", "{{^items}}",
            "{{#has_restore}}", "{{/has_restore}}", "<!--", "-->", "<title>", "</title>", "x", "/", "?", "=",
            "<script type=\"application/json\">",
            "</script>", "<style>a{--b:", ";}</style>", "<", "&", "checked", "</p>",
        ]
        let values = [
            "\"><script>x</script>", "'><b c=d>", "</title></script></style>", "javascript:x", "-->", "a b=c", "/p>",
        ]
        let seed: UInt64 = 4
        var random = SplitMix64(seed: seed)
        var compiled = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 1...8, using: &random)
            let template = (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &random)] }.joined()
            var diagnostics: [Diagnostic] = []
            guard let program = Fixture.compile(template, into: &diagnostics), template.contains("{{title}}") else {
                continue
            }
            compiled += 1
            let structures = (["abc"] + values).map { value in
                var output: [UInt8] = []
                program.render(Fixture.makePage(["title": .text(value)]), into: &output, reporting: &diagnostics)
                return HTMLTokens(output).structure
            }
            #expect(Set(structures).count == 1, "seed \(seed): \(template)")
        }
        #expect(compiled > 500)
    }

    @Test("Partials that include each other ever more often are stopped")
    func explosion() {
        var partials: [String: String] = ["p0": "x"]
        for level in 1...40 { partials["p\(level)"] = String(repeating: "{{> p\(level - 1)}}", count: 10) }
        let output = Fixture.render("{{> p40}}", partials: partials)
        #expect(output.hasPrefix("error template.nesting"))
    }

    @Test("Partials that lie too deep in each other are stopped")
    func depth() {
        var partials: [String: String] = ["p0": "x"]
        for level in 1...200 { partials["p\(level)"] = "{{> p\(level - 1)}}" }
        #expect(Fixture.render("{{> p50}}", partials: partials) == "x")
        #expect(Fixture.render("{{> p200}}", partials: partials).hasPrefix("error template.nesting"))
    }

    @Test("Loops that change their context are compiled in time")
    func nestedLoops() {
        let template =
            "<p" + String(repeating: "{{#items}}", count: 60) + " a" + String(repeating: "{{/items}}", count: 60) + ">"
        var diagnostics: [Diagnostic] = []
        #expect(Fixture.compile(template, into: &diagnostics) != nil)
        #expect(diagnostics.lines == [])
    }
}
