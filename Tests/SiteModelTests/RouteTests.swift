import Foundation
import Localization
import Testing

@testable import SiteModel

@Suite("Addresses")
struct RouteTests {
    static func routes() throws -> [Route] {
        let locales = try ["en", "pt-BR", "zh-Hans"].map { try LanguageTag.known($0) }
        return [.chooser]
            + locales.flatMap { locale -> [Route] in
                [
                    .pricing(locale), .paywall(locale, name: "pro"), .paywall(locale, name: "en"),
                    .variant(locale, paywall: "pro", name: "focus"), .variant(locale, paywall: "pro", name: "pro"),
                    .document(locale, name: "faq"),
                ]
            }
    }

    @Test("A link leads from every page to every other one, as a browser resolves it")
    func links() throws {
        for base in ["https://example.com/", "https://example.com/a/sub/folder/", "file:///home/a/output/"] {
            for from in try Self.routes() {
                let page = try #require(URL(string: base + from.outputPath))
                for to in try Self.routes() {
                    let link = from.link(to: to)
                    let target = try #require(URL(string: link, relativeTo: page))
                    #expect(target.absoluteURL.standardized.absoluteString == base + to.outputPath, "\(from) \(link)")
                    #expect(!link.hasPrefix("/"))
                }
                let picture = try #require(URL(string: from.link(toFile: "assets/lamp.png"), relativeTo: page))
                #expect(picture.absoluteURL.standardized.absoluteString == base + "assets/lamp.png")
            }
        }
    }

    @Test("Every page has its own file, in its locale's folder")
    func files() throws {
        let routes = try Self.routes()
        #expect(Set(routes.map(\.outputPath)).count == routes.count)
        for route in routes {
            #expect(route.outputPath.hasSuffix("index.html"))
            #expect(route.folders.first == route.locale?.identifier)
            #expect(route.sitePath + "index.html" == "/" + route.outputPath)
        }
    }

    @Test("The same page in another locale, and back")
    func locales() throws {
        let german = try LanguageTag.known("de")
        for route in try Self.routes() {
            let other = route.inLocale(german)
            #expect(other.folders.dropFirst() == route.folders.dropFirst())
            #expect(route.locale.map(other.inLocale) ?? other == route)
        }
    }

    static let addresses: [(text: String, normalized: String?)] = [
        ("https://example.com", "https://example.com/"), ("https://example.com/", "https://example.com/"),
        ("https://example.com/app", "https://example.com/app/"), ("http://localhost:8080", "http://localhost:8080/"),
        ("HTTPS://EXAMPLE.com/a%20b", "HTTPS://EXAMPLE.com/a%20b/"),
        ("https://xn--bcher-kva.example", "https://xn--bcher-kva.example/"),
        ("", nil), ("https://", nil), ("https:///path", nil), ("https://.example.com", nil), ("https://:80/", nil),
        ("ftp://example.com", nil), ("//example.com", nil), ("example.com", nil), ("javascript:alert(1)", nil),
        ("https://user@example.com", nil), ("https://example.com/?a=b", nil), ("https://example.com/#top", nil),
        ("https://example.com/a b", nil), ("https://example.com/\"", nil), ("https://example.com/<b>", nil),
        ("https://bücher.example", nil), ("https://example.com/\n", nil), ("https://?a", nil),
    ]

    @Test("A site's address is absolute, without query, and ends in a slash", arguments: addresses)
    func siteURL(text: String, normalized: String?) {
        #expect(SiteURL(text)?.text == normalized)
    }

    @Test("A legal page's address may have a query and a fragment")
    func webAddress() {
        #expect(SiteURL.isWebAddress("https://example.com/terms?lang=en#top"))
        #expect(SiteURL.isWebAddress("https://example.com?a"))
        #expect(!SiteURL.isWebAddress("https://?a"))
        #expect(!SiteURL.isWebAddress("https://user@example.com/"))
        #expect(!SiteURL.isWebAddress("mailto:a@example.com"))
    }

    @Test("Absolute addresses name folders, not files")
    func absolute() throws {
        let site = try #require(SiteURL("https://example.com/lantern"))
        #expect(site.address(of: .chooser) == "https://example.com/lantern/")
        let route = Route.variant(try LanguageTag.known("de"), paywall: "pro", name: "b")
        #expect(site.address(of: route) == "https://example.com/lantern/de/pro/b/")
        #expect(site.address(ofFile: "sitemap.xml") == "https://example.com/lantern/sitemap.xml")
    }

    static let names: [(name: String, isValid: Bool)] = [
        ("pro", true), ("go-pro", true), ("2", true), ("a--b", true), (String(repeating: "a", count: 80), true),
        ("", false), ("Pro", false), ("go pro", false), ("-pro", false), ("pro-", false), ("pró", false),
        ("a.b", false),
        ("a/b", false), ("..", false), ("a_b", false), (String(repeating: "a", count: 81), false),
    ]

    @Test("Names in addresses have small letters, digits and inner hyphens", arguments: names)
    func addressNames(name: String, isValid: Bool) {
        #expect(AddressName.isValid(name) == isValid)
    }
}
