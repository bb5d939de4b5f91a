import HTMLEscaping
import TestSupport

/// Whatever bytes a template holds: where the context machine lets text stand, an independent tokenizer is in text or in
/// a value too.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzContext(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    var context = HTMLContext.start
    for byte in bytes where context.consume(byte) != nil { return 0 }
    precondition(context.joined(with: context) == context, "a context does not join with itself")
    // As in the machine's own tests: letters show where a text would stand.
    let end = HTMLTokens(bytes + Array("zz".utf8)).end
    let agrees =
        switch (context.insertion, end) {
        case (.text, .text), (.plainText, .raw), (.json, .raw("script")), (.css, .raw("style")),
            (.attribute, .quotedValue), (.url, .quotedValue), (.refused, _):
            true
        default: false
        }
    precondition(agrees, "the machine takes a value where the tokenizer reads something else")
    if context.isText { precondition(end == .text, "the machine is in text, the tokenizer is not") }
    return 0
}
