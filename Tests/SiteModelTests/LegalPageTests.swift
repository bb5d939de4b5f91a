import Diagnostics
import SourceFiles
import TestSupport
import Testing

@testable import SiteModel

@Suite("Legal pages")
struct LegalPageTests {
    /// A German imprint, and a page in both languages.
    private static func site() -> SiteFixture {
        var site = SiteFixture()
        site.settings += "\nlegal: { terms: apple, pages: [imprint, refunds] }"
        site.pages = [
            "imprint.de.md": "---\ntitle: Impressum\n---\nA", "refunds.md": "---\ntitle: Refunds\n---\nB",
            "refunds.de.md": "---\ntitle: Widerruf\n---\nC",
        ]
        return site
    }

    @Test("that the source language lacks are for their own languages alone, without a word")
    func ownLanguage() throws {
        let (plan, lines) = try Self.site().plan(isStrict: true)
        #expect(lines == [])
        #expect(plan.addresses.filter { $0.contains("imprint") } == ["/de/imprint/"])
        #expect(plan.leftOut == 0)
    }

    @Test("are linked on every page of the languages that have them")
    func links() throws {
        let pages = try Self.site().values()
        func links(_ address: String) throws -> [String] {
            try #require(pages[address])["legal"]["pages"].items.map {
                "\(try $0["title"].text ?? "") \(try $0["url"].text ?? "")"
            }
        }
        #expect(try links("/en/pro/") == ["Refunds ../refunds/index.html"])
        #expect(try links("/de/pro/") == ["Impressum ../imprint/index.html", "Widerruf ../refunds/index.html"])
        #expect(try links("/de/imprint/") == ["Impressum index.html", "Widerruf ../refunds/index.html"])
        #expect(try links("/") == [])
    }

    @Test("are linked on the web from an app")
    func app() throws {
        var site = Self.site()
        site.host = .app
        let links = try #require(try site.values()["/de/pro/"])["legal"]["pages"].items.map { try $0["url"].text }
        #expect(
            links == ["https://example.com/lantern/de/imprint/", "https://example.com/lantern/de/refunds/"])
    }

    @Test("must exist")
    func missing() throws {
        var site = Self.site()
        site.settings = site.settings.replacing("[imprint, refunds]", with: "[imprnt]")
        #expect(try site.lines() == ["error site.legal.invalid 7:32-7:38: the site has no page imprnt [name: imprint]"])
    }

    // MARK: Places to fill in

    /// A text, and its placeholders.
    static let texts: [(text: String, found: [String])] = [
        ("[[your company]] runs this.", ["[[your company]]"]),
        ("[[a]], [[b c]] and [[d]]", ["[[a]]", "[[b c]]", "[[d]]"]),
        ("[[会社名]]", ["[[会社名]]"]), ("[[a]]", ["[[a]]"]),
        ("`[[a]]` and \\[[b]]", []), ("[[a]](faq.md)", []), ("[[a]][b]", []),
        ("if [[ -f x ]]; then", []), ("[[1]]", []), ("[[a\n]]", []), ("[[a", []), ("[[]]", []), ("[a] [b]", []),
        ("array[[index]]", ["[[index]]"]),
    ]

    @Test("Places to fill in are found where they stand", arguments: texts)
    func placeholders(text: String, found: [String]) {
        let source = SourceText(path: "a.md", text: text)
        let places = Placeholder.find(in: source.range(0..<source.bytes.count))
        #expect(places.map(\.value) == found)
        #expect(places.map(\.range.text) == found)
        for end in 0...source.bytes.count { _ = Placeholder.find(in: source.range(0..<end)) }
    }

    @Test("A page with places to fill in is one warning, an error with --strict, and nothing in an app")
    func unfilled() throws {
        var site = Self.site()
        site.pages["refunds.md"] =
            "---\ntitle: Refunds of [[your app]]\n---\n[[your company]] pays.\nWrite to [[address]].\n"
        #expect(
            try site.lines() == [
                "warning page.placeholder 2:19-2:31: the page still has [[your app]] and 2 other places to fill in"
                    + " (--strict makes this an error)"
            ])
        #expect(
            try site.lines(isStrict: true) == [
                "error page.placeholder 2:19-2:31: the page still has [[your app]] and 2 other places to fill in"
            ])
        site.host = .app
        #expect(try site.lines(isStrict: true) == [])
    }
}
