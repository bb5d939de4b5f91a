import Diagnostics
import SourceFiles
import TemplateEngine
import TestSupport
import Testing

/// Templates rendered with harmless and with hostile values have the same tags and attribute names, as an independent
/// tokenizer reads them, and the values come back whole.
struct EscapingProofTests {
    static let hostile: [String] = [
        "\"", "\"\u{301}", "'", "'\u{301}", "\"'><script>alert(1)</script>", "<\u{338}script>",
        "</title></textarea></style></script>",
        "</script>", "</SCRIPT >", "<!--", "-->", "--!>", "]]>", "<![CDATA[", "\0", "a\0b", "\u{2028}\u{2029}",
        "\u{FEFF}",
        "javascript:alert(1)", "&#106;avascript:alert(1)", "java\tscript:alert(1)", "&lt;script&gt;", "&", "&amp;",
        "&quot;",
        "\" onclick=\"x", "' onclick='x", "x onclick=x", "`", "=", "/", "\\", "\\\"", "{{title}}", "{{{body}}}", "\n\n",
        "\r\n", "\r",
        "\u{202E}abc", "日本\u{1F600}", ";}</style>", "red;}body{display:none", "url(javascript:x)", "/* */", "%22%3E",
        "",
        "</titl", "le>", "script>", "!--", "\u{7F}\u{1}\u{1F}",
    ]

    /// Each prints `title` one or several times.
    static let templates = [
        "<p>{{title}}</p>", "{{title}}", "<p>a{{title}}b{{title}}</p>", "<p title=\"{{title}}\">x</p>",
        "<p title='{{title}}'>x</p>",
        "<p title=\"a{{title}} {{title}}b\" class='{{title}}'>x</p>", "<title>{{title}}</title><p>x</p>",
        "<textarea rows=2>{{title}}</textarea><p>x</p>", "<a href=\"/{{title}}/?q={{title}}&amp;r=1#{{title}}\">x</a>",
        "<a href='?q={{title}}'>x</a>", "<img srcset=\"/{{title}} 1x, /b 2x\" alt=\"{{title}}\">",
        "<script type=\"application/json\">{\"a\": {{title}}, \"b\": \"{{title}}\"}</script><p>x</p>",
        "<style>:root { --a: \"{{title}}\"; }</style><p>x</p>",
        "<svg><title>{{title}}</title><path d=\"{{title}}\"/></svg><p>x</p>",
        "<input value=\"{{title}}\" {{#has_restore}}checked{{/has_restore}}>",
        "<meta name=\"description\" content=\"{{title}}\">",
        "<p data-a=\"{{title}}\" data-b='{{title}}'{{#has_restore}} hidden{{/has_restore}}>{{title}}</p><!-- x -->",
        "<p>{{#items}}{{title}}<br>{{/items}}</p>", "&{{title}};", "<p>&#{{title}}</p>", "<p>< {{title}}</p>",
    ]

    static func tokens(_ template: String, _ value: String) throws -> HTMLTokens {
        HTMLTokens(try output(template, value))
    }

    static func output(_ template: String, _ value: String) throws -> [UInt8] {
        var diagnostics: [Diagnostic] = []
        var output: [UInt8] = []
        let program = try #require(Fixture.compile(template, into: &diagnostics))
        program.render(Fixture.makePage(["title": .text(value)]), into: &output, reporting: &diagnostics)
        #expect(diagnostics.lines == [])
        return output
    }

    @Test("No value changes the tags", arguments: templates)
    func structure(template: String) throws {
        let harmless = try Self.tokens(template, "abc")
        for value in Self.hostile {
            let tokens = try Self.tokens(template, value)
            #expect(tokens.structure == harmless.structure, "\(value.debugDescription)")
            #expect(tokens.end == harmless.end, "\(value.debugDescription)")
        }
    }

    @Test("Every value comes back whole", arguments: hostile)
    func comesBack(value: String) throws {
        let read = Array(value.replacing("\0", with: "\u{FFFD}").utf8)
        func bytes(_ text: String?) -> [UInt8]? { text.map { Array(HTMLTokens.withoutReferences($0).utf8) } }
        #expect(bytes(try Self.tokens("<p>{{title}}</p>", value).text) == read)
        #expect(bytes(try Self.tokens("<title>{{title}}</title>", value).text) == read)
        #expect(try Self.tokens("<p title=\"{{title}}\">", value).values(of: "title").map { Array($0.utf8) } == [read])
        #expect(try Self.tokens("<p title='{{title}}'>", value).values(of: "title").map { Array($0.utf8) } == [read])

        let block = "<script type=\"application/json\">{\"a\": {{title}}, \"b\": \"{{title}}\"}</script>"
        var diagnostics: [Diagnostic] = []
        let json = JSONReader.read(
            SourceText(path: "block", text: try Self.tokens(block, value).text), into: &diagnostics)
        #expect(diagnostics.lines == [])
        #expect(json?["a"]?.string.map { Array($0.utf8) } == Array(value.utf8))
        #expect(json?["b"]?.string.map { Array($0.utf8) } == Array(value.utf8))
    }

    @Test("A part of a URL stays a part", arguments: hostile)
    func urlPart(value: String) throws {
        let url = try #require(
            Self.tokens("<a href=\"/a/{{title}}/b?c={{title}}\">x</a>", value).values(of: "href").first)
        #expect(url.hasPrefix("/a/"))
        #expect(url.count { $0 == "/" } == 3)
        #expect(url.count { $0 == "?" } == 1)
        #expect(!url.contains("#") && !url.contains("&"))
    }

    @Test(
        "A URL with a scheme that is not allowed is reported with both places and never written",
        arguments: [
            (
                "javascript:alert(1)",
                "error template.url.scheme 1:10-1:18: link is an address with the scheme javascript, which the site does not allow"
            ),
            (
                "JAVAscript:alert(1)",
                "error template.url.scheme 1:10-1:18: link is an address with the scheme JAVAscript, which the site does not allow"
            ),
            (
                "&#106;avascript:alert(1)",
                "error template.url.scheme 1:10-1:18: link is an address whose scheme cannot be told"
            ),
            (
                "java\tscript:alert(1)",
                "error template.url.character 1:10-1:18: link is an address with a blank at its end or a control character"
            ),
            (
                " javascript:alert(1)",
                "error template.url.character 1:10-1:18: link is an address with a blank at its end or a control character"
            ),
            (
                "data:text/html,x",
                "error template.url.scheme 1:10-1:18: link is an address with the scheme data, which the site does not allow"
            ),
        ])
    func urls(url: String, expected: String) throws {
        var diagnostics: [Diagnostic] = []
        var output: [UInt8] = []
        let program = try #require(Fixture.compile("<a href=\"{{link}}\">x</a>", into: &diagnostics))
        program.render(Fixture.makePage(["link": .url(url)]), into: &output, reporting: &diagnostics)
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.line.hasPrefix(expected) == true)
        #expect(String(decoding: output, as: UTF8.self) == "<a href=\"about:invalid\">x</a>")
    }

    @Test("The path of a refused URL leads through sections and lists")
    func valuePath() throws {
        let item = Fixture.item("x", url: "javascript:x")
        let paywall = Fixture.paywall.makeValue([
            "headline": .text("H"), "products": .list([Fixture.item("a"), item]),
        ])
        let output = Fixture.render(
            "{{#paywall}}{{#site}}{{#products}}<a href=\"{{url}}\">{{/products}}{{/site}}{{/paywall}}",
            ["paywall": paywall])
        #expect(output.contains("(paywall.products[1].url is \"javascript:x\")"), "\(output)")
    }

    @Test("A CSS value that could do more than be a value is reported")
    func cssValue() {
        let template = "<style>:root { --a: {{title}}; }</style>"
        #expect(Fixture.render(template, ["title": .text("#abc")]) == "<style>:root { --a: #abc; }</style>")
        #expect(
            Fixture.render(template, ["title": .text("red;}")]).hasPrefix(
                "error template.css.value 1:21-1:30: title is no plain CSS value"))
    }
}
