import CMarkGFM

/// Turns Markdown (CommonMark with GitHub's tables, strikethrough and autolinks) into HTML that can be trusted: raw
/// HTML and unsafe link schemes in the source do not come through.
package enum MarkdownDocument {
    /// The HTML of a Markdown text; headings keep their levels.
    ///
    /// - Parameter source: UTF-8 bytes; invalid sequences become U+FFFD.
    package static func html(_ source: some Collection<UInt8>) -> String {
        var parser = Parser(options: CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_FOOTNOTES)
        parser.feed(Array(source))
        return parser.html()
    }
}

/// Owns a cmark parser; its pointers never leave this file.
@safe private struct Parser: ~Copyable {
    private let parser: OpaquePointer
    private let options: Int32

    init(options: Int32) {
        // `core_extensions_ensure_registered` is idempotent and guarded inside the library.
        cmark_gfm_core_extensions_ensure_registered()
        self.options = options
        guard let parser = unsafe cmark_parser_new(options) else {
            preconditionFailure("cmark_parser_new fails only when memory is exhausted")
        }
        for name in ["table", "strikethrough", "autolink"] {
            if let syntax = unsafe cmark_find_syntax_extension(name) {
                unsafe cmark_parser_attach_syntax_extension(parser, syntax)
            }
        }
        unsafe self.parser = unsafe parser
    }

    deinit { unsafe cmark_parser_free(parser) }

    mutating func feed(_ bytes: [UInt8]) {
        unsafe bytes.withUnsafeBytes { buffer in
            if let base = buffer.baseAddress {
                unsafe cmark_parser_feed(parser, base.assumingMemoryBound(to: CChar.self), buffer.count)
            }
        }
    }

    mutating func html() -> String {
        guard let document = unsafe cmark_parser_finish(parser) else { return "" }
        defer { unsafe cmark_node_free(document) }
        guard let text = unsafe cmark_render_html(document, options, cmark_parser_get_syntax_extensions(parser)) else {
            return ""
        }
        defer { unsafe cmark_get_default_mem_allocator().pointee.free(text) }
        return unsafe String(cString: text)
    }
}
