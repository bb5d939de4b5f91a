import Diagnostics
import Localization
import SourceFiles
import TestSupport
import Testing

@testable import SiteModel

@Suite("Links and pictures of Markdown pages")
struct DocumentLinkTests {
    /// A site with a page in two languages, one in English alone, and this Markdown.
    private func site(_ markdown: String) -> SiteFixture {
        var site = SiteFixture()
        site.pages = [
            "help.md": "---\ntitle: Help\n---\n\(markdown)\n", "faq.md": "---\ntitle: Questions\n---\nA",
            "faq.de.md": "---\ntitle: Fragen\n---\nB", "help.de.md": "---\ntitle: Hilfe\n---\n\(markdown)\n",
            "only.md": "---\ntitle: Only\n---\nC",
        ]
        return site
    }

    private func body(_ site: SiteFixture, _ address: String = "/en/help/") throws -> String? {
        try site.values()[address]?["document"]["body"].text
    }

    /// Markdown, and the English page's HTML.
    static let good: [(markdown: String, html: String)] = [
        ("[a](faq.md)", "<p><a href=\"../faq/index.html\">a</a></p>\n"),
        ("[a](./faq.md#two)", "<p><a href=\"../faq/index.html#two\">a</a></p>\n"),
        ("[a](faq.de.md \"T\")", "<p><a href=\"../faq/index.html\" title=\"T\">a</a></p>\n"),
        ("[a](../pages/help.md)", "<p><a href=\"index.html\">a</a></p>\n"),
        ("[a](../paywalls/pro.yaml)", "<p><a href=\"../pro/index.html\">a</a></p>\n"),
        ("[a](paywalls/pro.yaml)", "<p><a href=\"../pro/index.html\">a</a></p>\n"),
        ("[a][b]\n\n[b]: faq.md", "<p><a href=\"../faq/index.html\">a</a></p>\n"),
        ("[a](assets/list.pdf)", "<p><a href=\"../../assets/list.0a.pdf\">a</a></p>\n"),
        ("[a](../assets/list.pdf#page=2)", "<p><a href=\"../../assets/list.0a.pdf#page=2\">a</a></p>\n"),
        (
            "![A *lamp* & \"light\"](../assets/lamp.png)",
            "<p><img src=\"../../assets/lamp.0a.png\" width=\"640\" height=\"480\" alt=\"A lamp &amp; &quot;light&quot;\"></p>\n"
        ),
        (
            "[![x](assets/lamp.png)](faq.md)",
            "<p><a href=\"../faq/index.html\"><img src=\"../../assets/lamp.0a.png\" width=\"640\" height=\"480\" alt=\"x\"></a></p>\n"
        ),
        (
            "[a](#one) <https://a.example> <mailto:a@b.example>",
            "<p><a href=\"#one\">a</a> <a href=\"https://a.example\">https://a.example</a>"
                + " <a href=\"mailto:a@b.example\">mailto:a@b.example</a></p>\n"
        ),
        ("`=\"paywallgen-link:file/x\"`", "<p><code>=&quot;paywallgen-link:file/x&quot;</code></p>\n"),
    ]

    @Test("lead to files of the content folder, from wherever the page lies", arguments: good)
    func leading(markdown: String, html: String) throws {
        let site = site(markdown)
        #expect(try site.lines().filter { !$0.contains("the page only") } == [])
        #expect(try body(site) == html)
        // The same page in another language links that language's pages.
        #expect(try body(site, "/de/help/") == html)
    }

    @Test("lead to a page that lacks the language in the first that has it")
    func otherLanguage() throws {
        let site = site("[a](only.md)")
        #expect(try body(site) == "<p><a href=\"../only/index.html\">a</a></p>\n")
        #expect(try body(site, "/de/help/") == "<p><a href=\"../../en/only/index.html\">a</a></p>\n")
    }

    /// Markdown on line 4, and what is said.
    static let wrong: [(markdown: String, line: String)] = [
        (
            "See [a](/pricing).",
            "error page.link 4:9-4:17: /pricing leads to no file of the content folder"
                + " [name a file, such as faq.md, ../paywalls/pro.yaml or ../assets/list.pdf]"
        ),
        (
            "[a](../../secret.pdf)",
            "error page.link 4:5-4:21: ../../secret.pdf leads to no file of the content folder"
                + " [name a file, such as faq.md, ../paywalls/pro.yaml or ../assets/list.pdf]"
        ),
        (
            "[a](../assets/../../secret.pdf)",
            "error page.link 4:5-4:31: ../assets/../../secret.pdf leads to no file of the content folder"
                + " [name a file, such as faq.md, ../paywalls/pro.yaml or ../assets/list.pdf]"
        ),
        ("[a](fax.md)", "error page.link 4:5-4:11: the site has no page fax [name: faq.md]"),
        (
            "[a](../paywalls/por.yaml)",
            "error page.link 4:5-4:25: the site has no paywall por [name: pro.yaml]"
        ),
        (
            "![a](../assets/lmap.png)",
            "error picture.missing 4:6-4:24: ../assets/lmap.png is no picture of the content folder"
                + " [name: assets/lamp.png]"
        ),
        (
            "![a](../assets/list.pdf)",
            "error picture.missing 4:6-4:24: ../assets/list.pdf is no picture of the content folder"
                + " [name: assets/lamp.png]"
        ),
        (
            "![a](https://a.example/x.png)",
            "error picture.missing 4:6-4:29: https://a.example/x.png is on another site, and pages load nothing from"
                + " elsewhere [put the picture into assets/]"
        ),
        (
            "One\ntwo [a](tel:123)",
            "error page.link 5:9-5:16: links may not have the scheme tel [allow it with schemes: in site.yaml]"
                + " (allowed are http, https, mailto)"
        ),
        (
            "[a](paywallgen-link:file/x)",
            "error page.link 4:5-4:27: links may not have the scheme paywallgen-link [allow it with schemes: in site.yaml]"
                + " (allowed are http, https, mailto)"
        ),
    ]

    @Test("that lead nowhere are said with their place", arguments: wrong)
    func nowhere(markdown: String, line: String) throws {
        var found: [Diagnostic] = []
        let text = SourceText(path: "pages/help.md", text: "---\ntitle: Help\n---\n\(markdown)\n")
        var site = SiteFixture()
        site.pages = ["faq.md": "---\ntitle: Questions\n---\nA", "faq.de.md": "---\ntitle: Fragen\n---\nB"]
        var content = try site.content()
        let document = try #require(
            DocumentReader.read(
                text, name: "help", language: .known("en"), assets: site.assets, into: &found))
        content.documents.append(document)
        DocumentLinkChecks.run(content, &found)
        #expect(found.lines == [line])
    }

    @Test("may have the schemes that the site allows")
    func schemes() throws {
        var site = site("[a](tel:123)")
        site.settings += "\nschemes: tel"
        #expect(try body(site) == "<p><a href=\"tel:123\">a</a></p>\n")
    }

    @Test("in any prefix of a page are no reason to crash")
    func prefixes() throws {
        let text = Array("---\ntitle: A\n---\n[a](faq.md) ![b *c*](assets/lamp.png) [[x]] <https://a> [d]: e\n".utf8)
        for end in 0...text.count {
            var found: [Diagnostic] = []
            let source = SourceText(path: "a.md", bytes: Array(text[..<end]))
            _ = DocumentReader.read(
                source, name: "a", language: try .known("en"), assets: SiteFixture().assets, into: &found)
        }
    }
}
