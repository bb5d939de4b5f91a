import HTMLEscaping
import TestSupport
import Testing

/// The context machine against an independent tokenizer.
struct HTMLContextTests {
    /// The context after a text; `nil` after what the machine refuses to follow.
    static func context(after text: [UInt8]) -> HTMLContext? {
        var context = HTMLContext.start
        for byte in text { if context.consume(byte) != nil { return nil } }
        return context
    }

    /// Where letters after this text would stand, as the other tokenizer says.
    static func expected(after text: [UInt8]) -> HTMLTokens.End { HTMLTokens(text + Array("zz".utf8)).end }

    static func agree(_ context: HTMLContext, _ end: HTMLTokens.End) -> Bool {
        switch (context.insertion, end) {
        case (.text, .text), (.refused(.tagName), .tagName), (.refused(.attributeName), .attributeName),
            (.refused(.unquotedAttribute), .unquotedValue), (.refused(.comment), .comment),
            (.refused(.declaration), .declaration), (.attribute, .quotedValue), (.url, .quotedValue),
            (.refused(.eventHandler), .quotedValue), (.refused(.unclearURL), .quotedValue),
            (.plainText, .raw("title")), (.plainText, .raw("textarea")), (.refused(.scriptCode), .raw("script")),
            (.refused(.styleSheet), .raw("style")), (.refused(.closingTag), .raw), (.refused(.hiddenText), .raw):
            true
        default: false
        }
    }

    /// All texts of up to `length` pieces, each with `prefix` before it.
    private static func check(_ pieces: [String], upTo length: Int, prefix: String = "") -> [String] {
        let pieces = pieces.map { Array($0.utf8) }
        var wrong: [String] = []
        var texts = [Array(prefix.utf8)]
        for _ in 0..<length {
            texts = texts.flatMap { text in pieces.map { text + $0 } }
            for text in texts {
                guard let context = context(after: text) else { continue }
                if !agree(context, expected(after: text)) { wrong.append(String(decoding: text, as: UTF8.self)) }
            }
        }
        return wrong
    }

    @Test("Agrees with the tokenizer on every text of up to five of ten characters")
    func shortTexts() {
        let characters = ["<", "/", "a", "=", "\"", "'", ">", " ", "!", "-"]
        #expect(Self.check(characters, upTo: 5).prefix(10) == [])
    }

    @Test(
        "Agrees with the tokenizer inside elements and attributes",
        arguments: [
            "<title>", "<script>", "<STYLE>", "<textarea x>", "<xmp>", "<a href=\"", "<a x='", "<!--", "</a ", "<a b",
        ])
    func insideElements(prefix: String) {
        let name = prefix.drop { "<!-/".contains($0) }.prefix { $0.isLetter }
        let pieces = ["<", "</\(name)", "</\(name.uppercased())", ">", " ", "/", "x", "\"", "'", "-", "--", "!", "="]
        #expect(Self.check(pieces, upTo: 4, prefix: prefix).prefix(10) == [])
    }

    @Test("Agrees with the tokenizer on random markup")
    func randomMarkup() {
        let pieces = [
            "<a", "<b ", "</a", "<title>", "</title>", "<style>", "</style>", "<script>", "</script>", "<p class=",
            "href=",
            "\"", "'", ">", "/>", " ", "text", "<!--", "-->", "--!>", "<!doctype html>", "<?x", "=", "é", "\0", "&lt;",
        ].map { Array($0.utf8) }
        let seed: UInt64 = 20_261_130
        var random = SplitMix64(seed: seed)
        var wrong: [String] = []
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 1...12, using: &random)).flatMap { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &random)]
            }
            guard let context = Self.context(after: text) else { continue }
            if !Self.agree(context, Self.expected(after: text)) { wrong.append(String(decoding: text, as: UTF8.self)) }
        }
        #expect(wrong.prefix(10) == [], "seed \(seed)")
    }

    @Test(
        "Knows what a value would be",
        arguments: [
            ("", .text), ("a < b & c", .text), ("<br/>", .text), ("<p title=\"", .attribute(.double)),
            ("<p title = '", .attribute(.single)), ("<title>a", .plainText), ("<TextArea rows=2>", .plainText),
            ("<title></title>", .text), ("<svg><path d=\"", .attribute(.double)),
            ("<a href=\"", .url(.start, .double, isList: false)), ("<a HREF='", .url(.start, .single, isList: false)),
            ("<a href=\"  ", .url(.start, .double, isList: false)),
            ("<a href=\"/a/", .url(.path(scheme: nil), .double, isList: false)),
            ("<a href=\"#", .url(.query(scheme: nil), .double, isList: false)),
            ("<a href=\"https:", .url(.path(scheme: Array("https".utf8)), .double, isList: false)),
            ("<a href=\"MAILTO:?", .url(.query(scheme: Array("mailto".utf8)), .double, isList: false)),
            ("<a href=\"java\tscript:", .url(.path(scheme: Array("javascript".utf8)), .double, isList: false)),
            ("<a href=\"java", .refused(.unclearURL)), ("<a href=\"java&#115;cript:", .refused(.unclearURL)),
            ("<img srcset=\"a.png 1x, ", .url(.start, .double, isList: true)),
            ("<object data=\"", .url(.start, .double, isList: false)), ("<p data=\"", .attribute(.double)),
            ("<a onclick=\"", .refused(.eventHandler)), ("<p style=\"", .refused(.styleAttribute)),
            ("<iframe srcdoc='", .refused(.embeddedDocument)), ("<set to=\"", .refused(.animation)),
            ("<p class=", .refused(.unquotedAttribute)), ("<p class=a", .refused(.unquotedAttribute)),
            ("<p ", .refused(.attributeName)), ("<p a", .refused(.attributeName)), ("<p a ", .refused(.attributeName)),
            ("<", .refused(.tagName)), ("</", .refused(.tagName)), ("<p", .refused(.tagName)),
            ("<!--", .refused(.comment)), ("<!-- -", .refused(.comment)), ("<!doctype ", .refused(.declaration)),
            ("<?xml ", .refused(.declaration)), ("<script>", .refused(.scriptCode)),
            ("<script type=\"", .refused(.scriptType)), ("<script type=\"module\">", .refused(.scriptCode)),
            ("<script type=\"application/json\">", .json(isInString: false)),
            ("<script type=application/ld+json>", .json(isInString: false)),
            ("<script type=' Application/JSON '>{\"a\": \"", .json(isInString: true)),
            ("<script type=\"application/json\">\"\\\"", .json(isInString: true)),
            ("<script type=\"application/json\">\"\\\\\"", .json(isInString: false)),
            ("<script type=\"application/json\">\"\\", .refused(.scriptCode)),
            ("<script type=\"application/json\">\"<", .refused(.closingTag)),
            ("<script type=\"text/javascript\" type=\"application/json\">", .refused(.scriptCode)),
            ("<script src=\"", .url(.start, .double, isList: false)),
            ("<style>", .refused(.styleSheet)), ("<style>p { color: ", .refused(.styleSheet)),
            ("<style>:root { --a: ", .css(isInString: false)), ("<style>:root{--a:1;--b :", .css(isInString: false)),
            ("<style>:root { --a: rgb(", .css(isInString: false)), ("<style>:root { --a: \"", .css(isInString: true)),
            ("<style>:root { --a: url(", .refused(.styleSheet)),
            ("<style>:root { --a: 1; } p { --x", .refused(.styleSheet)),
            ("<style>:root { --a: 1; color: ", .refused(.styleSheet)), ("<style>/* --a: ", .refused(.styleSheet)),
            ("<style>p { x: \"{--a: ", .refused(.styleSheet)), ("<style>:root { --a: \"\\", .refused(.styleSheet)),
            ("<style>:root { --a: 1 /", .refused(.styleSheet)), ("<style>:root { --a: <", .refused(.closingTag)),
            ("<iframe>", .refused(.hiddenText)), ("<noframes>", .refused(.hiddenText)),
            ("<meta http-equiv=\"", .refused(.refresh)), ("<meta http-equiv=refresh content=\"", .refused(.refresh)),
            ("<meta http-equiv=\"REfresh\" content=\"", .refused(.refresh)),
            ("<meta http-equiv=\"re&#102;resh\" content=\"", .refused(.refresh)),
            ("<meta http-equiv=\"Content-Security-Policy\" content=\"", .attribute(.double)),
            ("<meta name=\"description\" content=\"", .attribute(.double)),
        ] as [(String, HTMLInsertion)])
    func insertions(text: String, expected: HTMLInsertion) throws {
        let context = try #require(Self.context(after: Array(text.utf8)))
        #expect(context.insertion == expected)
    }

    @Test(
        "Refuses markup that browsers read in different ways",
        arguments: [
            ("<svg><![", .characterData), ("<script>a<!--", .commentInScript), ("<plaintext>", .plaintext),
        ] as [(String, HTMLIssue)])
    func issues(text: String, issue: HTMLIssue) {
        var context = HTMLContext.start
        let found = text.utf8.map { context.consume($0) }
        #expect(found.last == issue)
        #expect(found.dropLast().allSatisfy { $0 == nil })
    }

    @Test("A refresh that comes after its value is refused")
    func lateRefresh() throws {
        var context = try #require(Self.context(after: Array("<meta content=\"".utf8)))
        #expect(context.insertion == .attribute(.double))
        context = context.afterValue
        let found = "\" http-equiv=\"refresh\"".utf8.map { context.consume($0) }
        #expect(found.last == .refresh)
    }
}
