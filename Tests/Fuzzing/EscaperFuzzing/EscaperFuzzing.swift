import HTMLEscaping
import TestSupport

/// Whatever a value holds: no escaper writes a byte that ends the place it writes for, and markup comes back whole.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEscapers(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    let text = String(decoding: bytes, as: UTF8.self)
    let valid = Array(text.utf8)

    for (escaper, forbidden) in [(MarkupEscaper.text, "<>\"\0"), (.singleQuoted, "<>\"'\0"), (.specification, "<>\"")] {
        let output = appended { escaper.append(valid.span, to: &$0) }
        check(output, holdsNoneOf: forbidden)
        let read = HTMLTokens.withoutReferences(String(decoding: output, as: UTF8.self))
        let expected = forbidden.contains("\0") ? text.replacing("\0", with: "\u{FFFD}") : text
        precondition(read.utf8.elementsEqual(expected.utf8) || valid.contains(0), "markup does not come back whole")
    }
    check(appended { JSONStringEscaper.append(valid.span, to: &$0) }, holdsNoneOf: "<>&\n\r\0")
    check(appended { CSSEscaper.appendString(valid.span, to: &$0) }, holdsNoneOf: "<>\"'\n\r;{}\0")
    check(appended { URLEscaper.append(valid.span, isInList: true, to: &$0) }, holdsNoneOf: "<>\"' \n,\0")
    check(appended { URLEscaper.appendPart(valid.span, to: &$0) }, holdsNoneOf: "<>\"' /?#&=:;\n\0")
    if CSSEscaper.isPlainValue(valid.span) { check(valid, holdsNoneOf: "<>\"';{}\\:@!\n\0") }
    return 0
}

private func appended(_ append: (inout [UInt8]) -> Void) -> [UInt8] {
    var output: [UInt8] = []
    append(&output)
    return output
}

private func check(_ output: [UInt8], holdsNoneOf forbidden: String) {
    precondition(!output.contains { forbidden.utf8.contains($0) }, "an escaper wrote a byte that it has to replace")
}
