import Diagnostics
import Testing

@Suite("Findings for programs")
struct DiagnosticJSONTests {
    static let kind = DiagnosticKind("test.kind", .warning, title: "", why: "", example: "", mend: "")

    @Test("A finding in a file has all members")
    func inAFile() {
        let source = SourceText(path: "dir/a.yaml", text: "é: b\nc: \"d\"\n")
        let diagnostic = Diagnostic(
            Self.kind, "is \"wrong\"", at: source.range(9..<12), suggestion: .name("e"),
            notes: [
                Diagnostic.Note("first", at: .range(source.range(4..<5))), Diagnostic.Note("second"),
                Diagnostic.Note("third", at: .file("b")),
            ])
        #expect(
            DiagnosticJSON.value(diagnostic).compact()
                == #"{"id":"test.kind","severity":"warning","message":"is \"wrong\"","file":"dir/a.yaml","line":2,"#
                + #""column":4,"endLine":2,"endColumn":7,"suggestion":"e","notes":["#
                + #"{"message":"first","file":"dir/a.yaml","line":1,"column":4},"#
                + #"{"message":"second","file":null,"line":null,"column":null},"#
                + #"{"message":"third","file":"b","line":null,"column":null}]}"#)
    }

    @Test("What is not known is null, never absent")
    func unknown() {
        let diagnostic = Diagnostic(Self.kind, "x", at: .file("prices/"), severity: .error)
        #expect(
            DiagnosticJSON.value(diagnostic).compact()
                == #"{"id":"test.kind","severity":"error","message":"x","file":"prices/","line":null,"#
                + #""column":null,"endLine":null,"endColumn":null,"suggestion":null,"notes":[]}"#)
    }

    @Test("Findings stand in reading order, each once")
    func order() {
        let diagnostics = ["b", "a", "b"].map { Diagnostic(Self.kind, "x", at: .file($0)) }
        guard case .array(let values) = DiagnosticJSON.value(diagnostics) else {
            Issue.record("not a list")
            return
        }
        #expect(values.map { $0.compact().contains(#""file":"a""#) } == [true, false])
    }
}
