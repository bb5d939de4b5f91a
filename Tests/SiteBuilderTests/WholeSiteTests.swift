import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

/// What holds for every page of every site: tried on the demo site and on the fixture.
@Suite("Every page of a site")
struct WholeSiteTests {
    enum Site: CaseIterable, Sendable {
        case demo, fixture

        func build() throws -> BuiltSite { try self == .demo ? FixtureSite.demo.get() : FixtureSite.site.get() }
    }

    /// The pages of a site by name, read once for all tests.
    private static let pages: [Site: [(name: String, tokens: HTMLTokens)]] = {
        let pages = Site.allCases.map { site in
            let files = (try? site.build().files) ?? [:]
            return (site, files.filter { $0.key.hasSuffix(".html") }.sorted { $0.key < $1.key })
        }
        return Dictionary(
            uniqueKeysWithValues: pages.map { site, files in (site, files.map { ($0.key, HTMLTokens($0.value)) }) })
    }()

    private func pages(_ site: Site) throws -> [(name: String, tokens: HTMLTokens)] {
        _ = try site.build()
        return Self.pages[site] ?? []
    }

    /// What stands in the elements of a name, as it is written, with their attributes.
    private func contents(
        of element: String, in tokens: HTMLTokens
    ) -> [(attributes: [HTMLTokens.Attribute], content: String)] {
        zip(tokens.tokens, tokens.tokens.dropFirst()).compactMap { tag, content in
            guard case .startTag(element, let attributes) = tag, case .text(let text) = content else { return nil }
            return (attributes, text)
        }
    }

    /// What a reader sees or hears: the text outside scripts and styles, and the values of attributes.
    private func visible(_ tokens: HTMLTokens) -> [UInt8] {
        var text = ""
        var isHidden = false
        for token in tokens.tokens {
            switch token {
            case .startTag(let name, let attributes):
                isHidden = ["script", "style"].contains(name)
                text += attributes.map { "\n\($0.value)" }.joined()
            case .text(let content): if !isHidden { text += content }
            case .endTag, .comment: isHidden = false
            }
        }
        return Array(text.utf8)
    }

    /// The values of an attribute of an element.
    private func values(_ name: String, of element: String, in tokens: HTMLTokens) -> [String] {
        tokens.tokens.compactMap { token in
            guard case .startTag(element, let attributes) = token else { return nil }
            return attributes.first { $0.name == name }.map { HTMLTokens.withoutReferences($0.value) }
        }
    }

    @Test("is built without errors", arguments: Site.allCases)
    func errors(site: Site) throws {
        let built = try site.build()
        #expect(built.diagnostics.filter { $0.severity == .error }.lines == [])
        #expect(built.summary.leftOut == 0)
        #expect(try pages(site).count == built.summary.pages)
    }

    @Test("links only to pages and files of the site, or to the web", arguments: Site.allCases)
    func links(site: Site) throws {
        let built = try site.build()
        let root = "https://root.example/"
        for (name, tokens) in try pages(site) {
            let links = tokens.values(of: "href") + tokens.values(of: "src")
            #expect(!links.isEmpty, "\(name)")
            let ids = Set(tokens.values(of: "id"))
            for link in links {
                let url = try #require(URL(string: link, relativeTo: URL(string: root + name)), "\(name): \(link)")
                let absolute = url.absoluteURL.standardized.absoluteString
                guard absolute.hasPrefix(root) else {
                    #expect(["https", "mailto"].contains(url.scheme), "\(name): \(link)")
                    continue
                }
                let path = absolute.dropFirst(root.count).prefix { $0 != "#" }
                #expect(built.files[String(path)] != nil, "\(name): \(link)")
                if link.hasPrefix("#") { #expect(ids.contains(String(link.dropFirst())), "\(name): \(link)") }
            }
        }
    }

    @Test(
        "names its own addresses of the site: canonical and alternates are pages that exist", arguments: Site.allCases)
    func addresses(site: Site) throws {
        let built = try site.build()
        let base = site == .demo ? "https://example.com/northlight/" : "https://example.com/harbour/"
        for (name, tokens) in try pages(site) {
            let addresses = values("href", of: "link", in: tokens).filter { $0.hasPrefix("https:") }
            #expect(!addresses.isEmpty, "\(name)")
            for address in addresses {
                #expect(address.hasPrefix(base) && address.hasSuffix("/"), "\(name): \(address)")
                #expect(built.files[address.dropFirst(base.count) + "index.html"] != nil, "\(name): \(address)")
            }
        }
    }

    @Test("says its language and its direction, and no id stands twice", arguments: Site.allCases)
    func language(site: Site) throws {
        for (name, tokens) in try pages(site) {
            let folder = name.split(separator: "/").first.map(String.init) ?? ""
            let language = folder == "index.html" ? "en" : folder
            #expect(values("lang", of: "html", in: tokens) == [language], "\(name)")
            #expect(values("dir", of: "html", in: tokens) == [language == "ar" ? "rtl" : "ltr"], "\(name)")
            #expect(tokens.end == .text, "\(name)")
            let ids = tokens.values(of: "id")
            #expect(Set(ids).count == ids.count, "\(name)")
            #expect(tokens.values(of: "style").isEmpty, "\(name)")
        }
    }

    @Test("has nothing unresolved: no braces, no placeholder, no words for nothing", arguments: Site.allCases)
    func unresolved(site: Site) throws {
        for (name, tokens) in try pages(site) {
            let visible = visible(tokens)
            for trace in ["{{", "}}", ContentSecurityPolicy.placeholder, "Optional(", "n/a", "(null)", "%lld", "%@"] {
                let isThere = visible.firstIndex(of: Array(trace.utf8)) != nil
                #expect(!isThere, "\(name): \(trace)")
            }
            for element in ["h1", "h2", "h3", "title", "button", "a"] {
                var open = false
                for token in tokens.tokens {
                    if case .startTag(element, let attributes) = token {
                        open = !attributes.contains { $0.name == "aria-label" }
                    } else if case .endTag(element) = token {
                        #expect(!open, "\(name): an empty \(element)")
                    } else if case .text(let text) = token, text.contains(where: { !$0.isWhitespace }) {
                        open = false
                    }
                }
            }
        }
    }

    @Test("carries the policy of what stands in it", arguments: Site.allCases)
    func policy(site: Site) throws {
        for (name, tokens) in try pages(site) {
            let policy = try #require(values("content", of: "meta", in: tokens).first { $0.hasPrefix("default-src") })
            for element in ["style", "script"] {
                for (attributes, content) in contents(of: element, in: tokens) {
                    if attributes.contains(where: { $0.value.hasPrefix("application/") }) { continue }
                    let digest = ContentHash(of: Array(content.utf8)).base64
                    #expect(policy.contains("'sha256-\(digest)'"), "\(name)")
                }
            }
            #expect(values("src", of: "script", in: tokens).isEmpty, "\(name)")
            #expect(values("rel", of: "link", in: tokens).allSatisfy { $0 != "stylesheet" }, "\(name)")
        }
    }

    @Test("fits the first round trip, when it is a paywall", arguments: Site.allCases)
    func budget(site: Site) throws {
        let built = try site.build()
        var largest = 0
        for (name, bytes) in built.files where bytes.contains("page-data".utf8) {
            let size = CompressedSize.gzip(bytes)
            #expect(size <= 14 * 1024, "\(name)")
            largest = max(largest, size)
        }
        #expect(largest > 0)
        #expect(built.summary.largest?.compressedBytes == largest)
    }

    /// Rule 10: a locale's storefront and, by product id, the currencies in which its pages may speak.
    private struct PageData: Decodable {
        struct Price: Decodable {
            let id: String
            let price: String
            let currency: String
            let text: String
        }

        let storefront: String
        let products: [Price]
        let storefronts: [String: Int]?
        let priceSets: [PriceSet]?

        struct PriceSet: Decodable {
            let currency: String
            let amounts: [String?]
            let texts: [String?]
        }
    }

    @Test("shows amounts in the currency of the storefront they belong to", arguments: Site.allCases)
    func currencies(site: Site) throws {
        let own = ["GB": "GBP", "US": "USD", "JP": "JPY", "DE": "EUR", "KZ": "KZT"]
        // The Arabic pages of the demo have no price of their own: each file's own currency then.
        let files = ["sta_999_1m_1w0": "USD", "sta_499_1w": "USD"]
        let signs = ["GBP": "£", "USD": "$", "JPY": "¥", "EUR": "€", "KZT": "₸"]
        var seen = Set<String>()
        for (name, tokens) in try pages(site) {
            let island = contents(of: "script", in: tokens).first { $0.attributes.contains { $0.value == "page-data" } }
            guard let island else { continue }
            let data = try JSONDecoder().decode(PageData.self, from: Data(island.content.utf8))
            let visible = visible(tokens)
            for product in data.products {
                let currency = own[data.storefront] ?? files[product.id] ?? "GBP"
                #expect(product.currency == currency, "\(name): \(product.id)")
                let isShown = visible.firstIndex(of: Array(product.text.utf8)) != nil
                #expect(isShown, "\(name): \(product.text)")
                seen.insert(currency)
            }
            for (storefront, index) in data.storefronts ?? [:] {
                let set = try #require(data.priceSets?[index])
                #expect(set.currency == own[storefront], "\(name)")
                #expect(set.amounts.count == data.products.count && set.texts.count == data.products.count)
            }
            // No other currency's sign stands among what a reader sees.
            let currencies = Set(data.products.map(\.currency))
            for (currency, sign) in signs where !currencies.contains(currency) {
                let isThere = [sign, sign == "¥" ? "￥" : sign].contains {
                    visible.firstIndex(of: Array($0.utf8)) != nil
                }
                #expect(!isThere, "\(name): \(sign)")
            }
        }
        #expect(seen.count >= 2)
    }
}
