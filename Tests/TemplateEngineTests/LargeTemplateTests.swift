import Diagnostics
import TemplateEngine
import TestSupport
import Testing

/// Templates that are too large, too deep or broken in every line: said clearly, and not more often than helps.
struct LargeTemplateTests {
    /// What is found in a template, once as a theme compiles it and once leniently.
    private static func findings(_ template: String) -> (strict: [Diagnostic], lenient: [Diagnostic]) {
        var strict: [Diagnostic] = []
        var lenient: [Diagnostic] = []
        var output: [UInt8] = []
        _ = Fixture.compile(template, into: &strict)
        LenientRenderer(partials: [:]).render(
            SourceText(path: "t", text: template), .object(["title": .text("x")]), into: &output, reporting: &lenient)
        return (strict, lenient)
    }

    private static let size = 10 << 20

    @Test("A template of 10 MB is taken whole")
    func large() {
        let line = "<p>" + String(repeating: "text ", count: 1_000) + "{{title}}</p>\n"
        let count = Self.size / line.utf8.count
        var diagnostics: [Diagnostic] = []
        var output: [UInt8] = []
        let program = Fixture.compile(String(repeating: line, count: count), into: &diagnostics)
        program?.render(Fixture.makePage(), into: &output, reporting: &diagnostics)
        #expect(diagnostics.lines == [])
        #expect(output.count == count * (line.utf8.count - "{{title}}".utf8.count + "Title".utf8.count))
    }

    @Test(
        "A thousand sections in each other are refused at once",
        arguments: ["{{#items}}", "{{^items}}", "{{$block}}", "{{<part}}"])
    func nested(tag: String) {
        let name = tag.dropFirst(3).dropLast(2)
        let template = String(repeating: tag, count: 1_000) + String(repeating: "{{/\(name)}}", count: 1_000)
        let found = Self.findings(template)
        #expect(found.strict.map(\.kind.id) == ["template.nesting"])
        #expect(found.lenient.map(\.kind.id) == ["template.nesting"])
    }

    @Test(
        "What is wrong everywhere is said a hundred times at most",
        arguments: [
            ("{{title ", "template.tag.unclosed"), ("{{title\n", "template.tag.unclosed"),
            ("{{{", "template.tag.unclosed"),
            ("{{/title}}", "template.section.stray"), ("{{a b}}", "template.tag.name"),
            ("{{=<% %>=}}<%title ", "template.tag.unclosed"), ("{{!", "template.tag.unclosed"),
        ])
    func everywhere(piece: String, id: String) {
        let found = Self.findings(String(repeating: piece, count: 20_000))
        for findings in [found.strict, found.lenient] {
            #expect((1...100).contains(findings.count), "\(findings.count)")
            #expect(findings.first?.kind.id == id)
        }
    }

    @Test("A misspelt name in every line is said a hundred times at most")
    func names() {
        let found = Self.findings(String(repeating: "{{titel}}\n", count: 20_000))
        #expect(found.strict.count == 100)
        #expect(Set(found.strict.map(\.kind.id)) == ["template.name.unknown"])
        #expect(found.lenient.isEmpty)
    }

    @Test(
        "Partials and blocks that include each other end in a finding",
        arguments: [
            (["a": "{{> b}}", "b": "{{> a}}"], "{{> a}}"), (["a": "{{<a}}{{$x}}{{/x}}{{/a}}"], "{{> a}}"),
            (["a": "{{$x}}{{/x}}"], "{{<a}}{{$x}}{{<a}}{{$x}}{{> a}}{{/x}}{{/a}}{{/x}}{{/a}}"),
            (["plain": "{{>*card}}", "framed": ""], "{{>*card}}"),
        ])
    func recursive(partials: [String: String], template: String) {
        let output = Fixture.render(template, partials: partials)
        #expect(output.hasPrefix("error template.partial.recursive"), "\(output)")
    }
}
