import CMarkGFM
import HTMLEscaping

/// Turns Markdown (CommonMark with GitHub's tables, strikethrough and autolinks) into HTML that can be trusted: raw
/// HTML and unsafe link schemes in the source do not come through.
package enum MarkdownDocument {
    /// The HTML of a Markdown text; headings keep their levels.
    ///
    /// - Parameter source: UTF-8 bytes; invalid sequences become U+FFFD.
    package static func html(_ source: some Collection<UInt8>) -> String { html(source) { _ in nil } }

    /// The same, with links and pictures led elsewhere: `redirect` is asked for each in order, and `nil` leaves it.
    static func html(
        _ source: some Collection<UInt8>, redirect: (MarkdownLink) -> MarkdownLink.Target?
    ) -> String {
        var parser = Parser(options: CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_FOOTNOTES)
        parser.feed(Array(source))
        return parser.html(redirect)
    }
}

/// Owns a cmark parser; its pointers never leave this file.
@safe private struct Parser: ~Copyable {
    private let parser: OpaquePointer
    private let options: Int32

    /// The library marks its extensions as registered before they are, so two threads at once would find none.
    private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()

    init(options: Int32) {
        Self.registration
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

    mutating func html(_ redirect: (MarkdownLink) -> MarkdownLink.Target?) -> String {
        guard let document = unsafe cmark_parser_finish(parser) else { return "" }
        defer { unsafe cmark_node_free(document) }
        let nodes = unsafe Self.links(of: document)
        for index in unsafe 0..<nodes.count { unsafe Self.redirect(nodes[index], redirect) }
        guard let text = unsafe cmark_render_html(document, options, cmark_parser_get_syntax_extensions(parser)) else {
            return ""
        }
        defer { unsafe cmark_get_default_mem_allocator().pointee.free(text) }
        return unsafe String(cString: text)
    }

    /// The links and pictures of a document, in order.
    private static func links(of document: OpaquePointer) -> [OpaquePointer] {
        guard let iterator = unsafe cmark_iter_new(document) else { return unsafe [] }
        defer { unsafe cmark_iter_free(iterator) }
        var nodes: [OpaquePointer] = unsafe []
        while true {
            let event = unsafe cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return unsafe nodes }
            guard event == CMARK_EVENT_ENTER, let node = unsafe cmark_iter_get_node(iterator) else { continue }
            let type = unsafe cmark_node_get_type(node)
            if type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE { unsafe nodes.append(node) }
        }
    }

    private static func redirect(_ node: OpaquePointer, _ redirect: (MarkdownLink) -> MarkdownLink.Target?) {
        let isPicture = unsafe cmark_node_get_type(node) == CMARK_NODE_IMAGE
        let link = unsafe MarkdownLink(
            destination: cmark_node_get_url(node).map { unsafe String(cString: $0) } ?? "", isPicture: isPicture,
            line: Int(cmark_node_get_start_line(node)), column: Int(cmark_node_get_start_column(node)))
        guard let target = redirect(link) else { return }
        guard case .picture(_, let size) = target else {
            unsafe cmark_node_set_url(node, target.address)
            return
        }
        // The library's own picture has no width and height, without which the text below would jump.
        let element =
            "<img src=\"\(escaped(target.address))\" width=\"\(size.width)\" height=\"\(size.height)\""
            + " alt=\"\(escaped(unsafe text(of: node)))\">"
        guard let picture = unsafe cmark_node_new(CMARK_NODE_CUSTOM_INLINE) else {
            preconditionFailure("cmark_node_new fails only when memory is exhausted")
        }
        unsafe cmark_node_set_on_enter(picture, element)
        if unsafe cmark_node_replace(node, picture) == 1 { unsafe cmark_node_free(node) }
    }

    /// The text in a node, without its markup.
    private static func text(of node: OpaquePointer) -> String {
        var text = unsafe cmark_node_get_literal(node).map { unsafe String(cString: $0) } ?? ""
        let type = unsafe cmark_node_get_type(node)
        if type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK { text += " " }
        var child = unsafe cmark_node_first_child(node)
        while let next = unsafe child {
            text += unsafe Self.text(of: next)
            unsafe child = unsafe cmark_node_next(next)
        }
        return text
    }

    private static func escaped(_ text: String) -> String {
        var output: [UInt8] = []
        MarkupEscaper.attribute(.double).append(Array(text.utf8).span, to: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
