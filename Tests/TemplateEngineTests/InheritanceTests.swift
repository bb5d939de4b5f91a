import Diagnostics
import TemplateEngine
import TestSupport
import Testing

/// Parents and blocks, compiled and in the specification's mode: both give the same.
struct InheritanceTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let template: String
        let partials: [String: String]
        let expected: String

        init(_ name: String, _ template: String, _ partials: [String: String], _ expected: String) {
            testDescription = name
            self.template = template
            self.partials = partials
            self.expected = expected
        }
    }

    static let cases = [
        Case("a block shows its own content", "{{$a}}own {{title}}{{/a}}", [:], "own Title"),
        Case("a block is replaced", "{{<p}}{{$a}}new{{/a}}{{/p}}", ["p": "[{{$a}}own{{/a}} {{$b}}b{{/b}}]"], "[new b]"),
        Case(
            "a name is no block", "{{<p}}{{$title}}new{{/title}}{{/p}}", ["p": "{{$title}}own{{/title}}{{title}}"],
            "newTitle"),
        Case(
            "a block has the names of where it shows", "{{<p}}{{$a}}{{name}}{{/a}}{{/p}}",
            ["p": "{{#items}}{{$a}}own{{/a}} {{/items}}"], "A B "),
        Case(
            "the outermost replacement wins", "{{<p}}{{$a}}outer{{/a}}{{/p}}",
            ["p": "{{<q}}{{$a}}middle{{/a}}{{/q}}", "q": "{{$a}}inner{{/a}}"], "outer"),
        Case(
            "the middle one wins over none", "{{<p}}{{/p}}",
            ["p": "{{<q}}{{$a}}middle{{/a}}{{/q}}", "q": "{{$a}}inner{{/a}}"], "middle"),
        Case(
            "a block inside its replacement shows its own content", "{{<p}}{{$a}}({{$a}}inner{{/a}}){{/a}}{{/p}}",
            ["p": "{{$a}}own{{/a}}"], "(inner)"),
        Case(
            "a partial in a parent has blocks of its own", "{{<p}}{{$a}}x{{/a}}{{/p}}",
            ["p": "{{$a}}{{/a}}{{> q}}", "q": "{{$a}}own{{/a}}"], "xown"),
        Case("a parent alone on its lines takes them", "a\n  {{<p}}\n  {{/p}}\nb", ["p": "x\ny\n"], "a\n  x\n  y\nb"),
        Case("a parent on one line too", "a\n  {{<p}}{{/p}}\nb", ["p": "x\ny\n"], "a\n  x\n  y\nb"),
        Case("a parent within a line leaves it", "a {{<p}}{{/p}}\nb", ["p": "x"], "a x\nb"),
        Case(
            "lines are moved to the block", "{{<p}}\n{{$a}}\n      x\n        {{title}}\n{{/a}}\n{{/p}}\n",
            ["p": "<\n  {{$a}}\n  {{/a}}\n>\n"], "<\n  x\n    Title\n>\n"),
        Case(
            "or to the block's content", "{{<p}}\n{{$a}}\nx\ny\n{{/a}}\n{{/p}}\n",
            ["p": "<\n{{$a}}\n    own\n{{/a}}\n>\n"],
            "<\n    x\n    y\n>\n"),
        Case(
            "a block within a line moves the lines after the first", "{{<p}}{{$a}}\nx\ny{{/a}}{{/p}}",
            ["p": "<\n  {{$a}}own{{/a}}\n>\n"], "<\n  x\n  y\n>\n"),
        Case(
            "a replacement within a line stands in the block's line", "{{<p}}{{$a}}x{{/a}}{{/p}}",
            ["p": "<\n  {{$a}}own{{/a}}\n>\n"], "<\n  x\n>\n"),
        Case(
            "partials in a replacement move along", "{{<p}}\n{{$a}}\n    {{> q}}\n{{/a}}\n{{/p}}\n",
            ["p": "<\n  {{$a}}\n  {{/a}}\n>\n", "q": "x\n y\n"], "<\n  x\n   y\n>\n"),
    ]

    @Test("A parent shows its text with the blocks replaced", arguments: cases)
    func compiled(test: Case) {
        #expect(Fixture.render(test.template, partials: test.partials) == test.expected)
    }

    @Test("The specification's mode gives the same", arguments: cases)
    func lenient(test: Case) {
        let data = LenientValue.object([
            "title": .text("Title"), "items": .list([.object(["name": .text("A")]), .object(["name": .text("B")])]),
        ])
        let partials = test.partials.map { ($0.key, SourceText(path: $0.key, text: $0.value)) }
        var diagnostics: [Diagnostic] = []
        var output: [UInt8] = []
        LenientRenderer(partials: Dictionary(uniqueKeysWithValues: partials)).render(
            SourceText(path: "t", text: test.template), data, into: &output, reporting: &diagnostics)
        #expect(diagnostics.lines == [])
        #expect(String(decoding: output, as: UTF8.self) == test.expected)
    }

    @Test("A replacement is escaped for the place where its block stands")
    func places() {
        let partials = ["p": "<p title='{{$a}}{{/a}}'>{{$b}}{{/b}}</p>"]
        let template = "{{<p}}{{$a}}{{title}}{{/a}}{{$b}}{{title}}{{/b}}{{/p}}"
        #expect(Fixture.render(template, partials: partials, ["title": .text("a'b")]) == "<p title='a&#39;b'>a'b</p>")
    }
}
