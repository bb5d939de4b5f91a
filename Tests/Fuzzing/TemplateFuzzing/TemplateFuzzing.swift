import Diagnostics
import TemplateEngine
import TestSupport

/// Whatever a template file holds: it is parsed, compiled and rendered, or reported; and what is rendered has the same
/// tags whether its values are harmless or not.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTemplate(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let source = SourceText(path: "fuzz", bytes: bytes)
    var diagnostics: [Diagnostic] = []
    guard let program = Page.compiler.compile(source, into: &diagnostics) else {
        precondition(diagnostics.hasErrors, "nothing came of it, and nothing was said")
        renderLeniently(source)
        return 0
    }
    precondition(!diagnostics.hasErrors, "it was compiled in spite of an error")
    let harmless = structure(program, "abc")
    for value in ["\"'><script>x</script>", "</title></style></script>", "-->", "a b=c", "javascript:x"] {
        precondition(structure(program, value) == harmless, "a value changed the tags")
    }
    renderLeniently(source)
    return 0
}

private func structure(_ program: TemplateProgram, _ value: String) -> [String] {
    var output: [UInt8] = []
    var diagnostics: [Diagnostic] = []
    program.render(Page.value(value), into: &output, reporting: &diagnostics)
    let tokens = HTMLTokens(output)
    precondition(tokens.end == .text, "a page ends inside a tag")
    return tokens.structure
}

private func renderLeniently(_ source: SourceText) {
    var output: [UInt8] = []
    var diagnostics: [Diagnostic] = []
    LenientRenderer(partials: ["p": SourceText(path: "p", text: "<b>{{a}}</b>\n")]).render(
        source, .object(["a": .text("<"), "l": .list([.text("x"), .text("y")]), "f": .flag(true)]), into: &output,
        reporting: &diagnostics)
}

/// A small page with a name of every type.
private enum Page {
    static let item = TemplateRecord("item", [TemplateField("a", .text, "")])
    static let record = TemplateRecord(
        "page",
        [
            TemplateField("a", .text, ""), TemplateField("u", .url, ""), TemplateField("f", .flag, ""),
            TemplateField("o", .optional(.text), ""), TemplateField("h", .trustedHTML, ""),
            TemplateField("j", .json, ""), TemplateField("l", .list(item), ""),
            TemplateField("c", .choice(["p", "q"]), ""),
        ])
    static let compiler = TemplateCompiler(
        schema: record,
        partials: [
            "p": SourceText(path: "p", text: "<b title='{{a}}'>{{$x}}{{a}}{{/x}}</b>\n"),
            "q": SourceText(path: "q", text: "{{#l}}{{a}}{{/l}}"), "r": SourceText(path: "r", text: "{{> r}}"),
        ], allowedURLSchemes: ["https"])

    static func value(_ text: String) -> TemplateValue {
        let items = [item.makeValue(["a": .text(text)]), item.makeValue(["a": .text(text)])]
        return record.makeValue([
            "a": .text(text), "u": .url(text), "f": .flag(true), "o": .text(text), "h": .trustedHTML("<i>x</i>"),
            "j": .json(.string(text)), "l": .list(items), "c": .text("p"),
        ])
    }
}
