import Diagnostics
import SourceFiles
import TestSupport
import Testing

@Suite("Front matter")
struct FrontMatterTests {
    @Test(
        "The parts of a page are told apart",
        arguments: [
            ("---\na: b\n---\nbody\n", "a: b\n", "body\n"), ("---\n---\nbody", "", "body"),
            ("---\na: b\n---", "a: b\n", ""),
            ("---  \r\na: b\r\n---\r\nbody\r\n", "a: b\r\n", "body\r\n"),
            ("\u{FEFF}---\na: b\n---\nbody", "a: b\n", "body"),
            ("body\n---\na: b\n---\n", nil, "body\n---\na: b\n---\n"), ("", nil, ""),
            ("----\na\n----\n", nil, "----\na\n----\n"),
            ("---\na: |\n  ---\n---\nbody", "a: |\n  ---\n", "body"),
        ] as [(String, String?, String)])
    func parts(text: String, yaml: String?, body: String) {
        let source = SourceText(path: "a.md", text: text)
        var diagnostics: [Diagnostic] = []
        let parts = FrontMatter(source, into: &diagnostics)
        #expect(diagnostics.lines == [])
        #expect(parts.yaml.map { source.text(in: $0) } == yaml)
        #expect(source.text(in: parts.body) == body)
    }

    @Test("Front matter without an end is reported")
    func unclosed() {
        var diagnostics: [Diagnostic] = []
        let parts = FrontMatter(SourceText(path: "a.md", text: "---\na: b\n"), into: &diagnostics)
        #expect(parts.yaml == nil)
        #expect(
            diagnostics.lines == [
                "error yaml.syntax 1:1-1:4: the front matter that begins here is not closed: a second line --- is missing"
            ])
    }
}
