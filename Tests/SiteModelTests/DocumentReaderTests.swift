import Diagnostics
import Localization
import SourceFiles
import TestSupport
import Testing

@testable import SiteModel

@Suite("Markdown pages")
struct DocumentReaderTests {
    private static func read(_ text: String) throws -> (document: DocumentSource?, lines: [String]) {
        var found: [Diagnostic] = []
        let document = DocumentReader.read(
            SourceText(path: "pages/faq.md", text: text), name: "faq", language: try .known("en"), into: &found)
        return (document, found.lines)
    }

    @Test("Title and description stand in front, the text behind")
    func reading() throws {
        let (read, lines) = try Self.read("---\ntitle: Questions\ndescription: Asked often\n---\n# One\n\nTwo.\n")
        #expect(lines == [])
        let document = try #require(read)
        #expect(document.title.value == "Questions" && document.description?.value == "Asked often")
        #expect(document.body.parts == [.html("<h1>One</h1>\n<p>Two.</p>\n")])
        #expect(document.name == "faq" && document.language.identifier == "en")
    }

    static let wrong: [(text: String, lines: [String])] = [
        (
            "# Questions\n",
            ["error page.frontmatter 1:1-1:2: the page does not begin with front matter [write: ---\ntitle: …\n---]"]
        ),
        ("", ["error page.frontmatter 1:1-1:1: the page does not begin with front matter [write: ---\ntitle: …\n---]"]),
        (
            "---\ntitle: A\n",
            ["error yaml.syntax 1:1-1:4: the front matter that begins here is not closed: a second line --- is missing"]
        ),
        (
            "---\ntitel: A\n---\n",
            [
                "error yaml.key.unknown 2:1-2:6: the front matter has no key \"titel\" [name: title]"
            ]
        ),
        ("---\ntitle:\n---\n", ["error yaml.value.kind 2:7-2:7: expected text, found nothing"]),
    ]

    @Test("A page without usable front matter is refused", arguments: wrong)
    func wrongPage(text: String, lines: [String]) throws {
        let (document, found) = try Self.read(text)
        #expect(document == nil)
        #expect(found == lines)
    }

    /// What could run code, or take the page over, and what is left of it.
    static let hostile: [(markdown: String, html: String)] = [
        ("<script>alert(1)</script>", "<!-- raw HTML omitted -->\n"),
        ("a <b onclick='x()'>b</b>", "<p>a <!-- raw HTML omitted -->b<!-- raw HTML omitted --></p>\n"),
        ("<style>*{display:none}</style>", "<!-- raw HTML omitted -->\n"),
        ("<iframe src=x></iframe>", "<!-- raw HTML omitted -->\n"),
        ("[a](javascript:alert(1))", "<p><a href=\"\">a</a></p>\n"),
        ("[a](JaVaScRiPt:alert(1))", "<p><a href=\"\">a</a></p>\n"),
        ("[a](vbscript:x)", "<p><a href=\"\">a</a></p>\n"),
        ("[a](data:text/html,x)", "<p><a href=\"\">a</a></p>\n"),
        ("[a](file:///etc/passwd)", "<p><a href=\"\">a</a></p>\n"),
        ("![a](javascript:alert(1))", "<p><img src=\"\" alt=\"a\" /></p>\n"),
        ("<javascript:alert(1)>", "<p><a href=\"\">javascript:alert(1)</a></p>\n"),
        ("[a](https://example.com/\"onclick=\"x)", "<p><a href=\"https://example.com/%22onclick=%22x\">a</a></p>\n"),
        ("[a]: javascript:x\n\n[a]", "<p><a href=\"\">a</a></p>\n"),
        ("`<b>` & \"c\"", "<p><code>&lt;b&gt;</code> &amp; &quot;c&quot;</p>\n"),
    ]

    @Test("Raw HTML and links that could run code do not come through", arguments: hostile)
    func safety(markdown: String, html: String) {
        #expect(MarkdownDocument.html(markdown.utf8) == html)
    }

    @Test("Tables, strikethrough, links and footnotes are understood")
    func extensions() {
        let html = MarkdownDocument.html("| a |\n|---|\n| 1 |\n\n~~b~~ https://example.com c[^1]\n\n[^1]: d\n".utf8)
        for part in [
            "<th>a</th>", "<td>1</td>", "<del>b</del>", "<a href=\"https://example.com\">https://example.com</a>",
            "footnotes",
        ] { #expect(html.contains(part)) }
        #expect(!html.contains("style="))
    }

    @Test("Bytes that are no UTF-8, NUL bytes, and nothing at all")
    func bytes() {
        #expect(MarkdownDocument.html([]) == "")
        #expect(MarkdownDocument.html([0x61, 0xFF, 0x62]) == "<p>a\u{FFFD}b</p>\n")
        #expect(MarkdownDocument.html([0x61, 0x00, 0x62]) == "<p>a\u{FFFD}b</p>\n")
    }

    @Test("Random bytes make balanced, harmless HTML")
    func random() {
        let seed: UInt64 = 7
        var generator = SplitMix64(seed: seed)
        let pieces = [
            "<", ">", "[a](", "javascript:", ")", "`", "*", "\n", "> ", "- ", "|", "&", "\"", "x", "<script>", "![",
            "]",
        ]
        for round in 0..<300 {
            let text = (0..<24).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
            let tokens = HTMLTokens(Array(MarkdownDocument.html(text.utf8).utf8))
            #expect(tokens.end == .text, "seed \(seed), round \(round): \(text.debugDescription)")
            #expect(!tokens.structure.contains { $0.hasPrefix("<script") })
            for link in tokens.values(of: "href") + tokens.values(of: "src") {
                #expect(!link.lowercased().hasPrefix("javascript:"), "seed \(seed), round \(round)")
            }
        }
    }
}
