/// What opens and closes a tag: `{{` and `}}` until a `{{=<% %>=}}` changes them, for the rest of its file.
struct TemplateDelimiters: Sendable {
    let open: [UInt8]
    let close: [UInt8]

    static let mustache = TemplateDelimiters(open: Array("{{".utf8), close: Array("}}".utf8))

    init(open: [UInt8], close: [UInt8]) {
        self.open = open
        self.close = close
    }

    /// From what stands between the two `=`; `nil` unless it is two words without `=`.
    init?(_ text: String) {
        let words = text.split { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
        guard words.count == 2, !text.contains("=") else { return nil }
        self.init(open: Array(words[0].utf8), close: Array(words[1].utf8))
    }
}
