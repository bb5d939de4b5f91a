import Foundation
import TestSupport
import Testing

@testable import SiteModel

@Suite("Values of a page")
struct PageValuesTests {
    /// Three locales, one of which falls back; a paywall with variants, one page in German only in part.
    private static func site() -> SiteFixture {
        var site = SiteFixture()
        site.settings = site.settings.replacing(
            "{ en: US, de: DE }", with: "{ en: [US, DE], de: DE, ar: { storefronts: SA, fallback: en } }")
        site.settings += "\nlegal: { terms: apple, privacy: { page: privacy } }"
        site.paywalls["pro"]? += "\nactions: [restore, redeem]\nvariants: { a: { weight: 2 }, b: {} }"
        site.pages = ["privacy.md": "---\ntitle: Privacy\n---\nA"]
        return site
    }

    private func alternates(_ page: SchemaValue) throws -> [String] {
        try page["alternates"].items.map { try "\($0["language"].text ?? "") \($0["url"].text ?? "")" }
    }

    @Test("Every page says its language, its direction, its title and its host")
    func everyPage() throws {
        var site = Self.site()
        site.host = .preview
        let pages = try site.values()
        #expect(pages.count == 1 + 2 * 5 - 1 + 5)
        for (address, page) in pages {
            #expect(try page["language"].text == (address.hasPrefix("/de/") ? "de" : "en"))
            #expect(try page["direction"].text == "ltr")
            #expect(try page["host"].text == "preview")
            #expect(try page["title"].text?.isEmpty == false)
            #expect(try page["description"].text?.isEmpty == false)
            #expect(try page["content_security_policy"].text == "policy")
            let kinds = try ["chooser", "pricing", "document", "paywall"].filter { try !page[$0].isAbsent }
            #expect(kinds.count == 1, "\(address)")
        }
    }

    static let canonical: [(address: String, canonical: String, robots: String?)] = [
        ("/", "", nil), ("/en/", "en/", nil), ("/en/pro/", "en/pro/", nil), ("/en/pro/b/", "en/pro/", "noindex"),
        ("/de/pro/a/", "de/pro/", "noindex"), ("/ar/", "en/", nil), ("/ar/pro/", "en/pro/", nil),
        ("/ar/pro/a/", "en/pro/", "noindex"), ("/ar/privacy/", "en/privacy/", nil),
    ]

    @Test("Variants and fallback pages name the page that search engines keep", arguments: canonical)
    func canonicalAddress(address: String, canonical: String, robots: String?) throws {
        let page = try #require(try Self.site().values()[address])
        #expect(try page["canonical"].text == "https://example.com/lantern/" + canonical)
        #expect(try page["robots"].text == robots)
    }

    @Test("Alternates are the languages in which the very page exists, and point at each other")
    func alternateAddresses() throws {
        let pages = try Self.site().values()
        let base = "https://example.com/lantern/"
        let pricing = ["en \(base)en/", "de \(base)de/", "x-default \(base)"]
        #expect(try alternates(#require(pages["/"])) == pricing)
        #expect(try alternates(#require(pages["/en/"])) == pricing)
        #expect(try alternates(#require(pages["/de/"])) == pricing)
        let paywall = ["en \(base)en/pro/", "de \(base)de/pro/", "x-default \(base)en/pro/"]
        #expect(try alternates(#require(pages["/en/pro/"])) == paywall)
        #expect(try alternates(#require(pages["/de/pro/"])) == paywall)
        for address in ["/en/privacy/", "/en/pro/a/", "/de/pro/b/", "/ar/", "/ar/pro/", "/ar/privacy/"] {
            #expect(try alternates(#require(pages[address])) == [], "\(address)")
        }
        // Each address that a page names names it back (Google, "Tell Google about localized versions of your page").
        let byAddress = try Dictionary(
            pages.values.map { (try $0["canonical"].text ?? "", try alternates($0)) }, uniquingKeysWith: { $0 + $1 })
        for (address, others) in byAddress where !others.isEmpty {
            for other in others {
                let target = String(other.split(separator: " ")[1])
                #expect(byAddress[target]?.contains { $0.hasSuffix(" " + address) } == true, "\(target)")
            }
        }
    }

    @Test("The language chooser has the languages of the very page, with relative links")
    func languages() throws {
        let pages = try Self.site().values()
        func languages(_ address: String) throws -> [String] {
            let page = try #require(pages[address])
            return try page["languages"].items.map { language in
                try
                    "\(language["language"].text ?? "") \(language["direction"].text ?? "") \(language["name"].text ?? "")"
                    + " \(language["url"].text ?? "")\(language["is_current"].flag == true ? " *" : "")"
            }
        }
        #expect(
            try languages("/") == [
                "en ltr English en/index.html", "de ltr Deutsch de/index.html", "ar rtl العربية ar/index.html",
            ])
        #expect(
            try languages("/de/pro/a/") == [
                "en ltr English ../../../en/pro/a/index.html", "de ltr Deutsch index.html *",
                "ar rtl العربية ../../../ar/pro/a/index.html",
            ])
        #expect(
            try languages("/en/privacy/") == [
                "en ltr English index.html *", "ar rtl العربية ../../ar/privacy/index.html",
            ])
    }

    @Test("Legal links: where a page lacks the language, the first that has it; every paywall has them")
    func legal() throws {
        let pages = try Self.site().values()
        for (address, page) in pages {
            #expect(try page["legal"]["terms_url"].text == LegalLink.appleTermsURL)
            #expect(
                try page["legal"]["privacy_url"].text?.hasSuffix("privacy/index.html") == true
                    || address.hasSuffix("/privacy/"))
        }
        #expect(try pages["/de/pro/"]?["legal"]["privacy_url"].text == "../../en/privacy/index.html")
        #expect(try pages["/ar/pro/"]?["legal"]["privacy_url"].text == "../privacy/index.html")
        #expect(try pages["/"]?["legal"]["privacy_url"].text == "en/privacy/index.html")
    }

    @Test("Home is the pricing page of the locale")
    func home() throws {
        #expect(try Self.site().values()["/de/pro/b/"]?["site"]["home_url"].text == "../../index.html")
    }

    @Test("The pricing page links every paywall once and every document of its language")
    func pricing() throws {
        let pages = try Self.site().values()
        let english = try #require(pages["/en/"])["pricing"]
        #expect(try english["paywalls"].items.map { try $0["url"].text } == ["pro/index.html"])
        #expect(try english["paywalls"].items.map { try $0["headline"].text } == ["More light"])
        #expect(try english["documents"].items.map { try $0["url"].text } == ["privacy/index.html"])
        #expect(try #require(pages["/de/"])["pricing"]["documents"].items.isEmpty)
    }

    @Test("Radio buttons have ids of their own, one of them is chosen, and it is the selected product")
    func inputs() throws {
        let paywall = try #require(try Self.site().values()["/en/pro/"])["paywall"]
        let products = try paywall["products"].items
        #expect(try products.map { try $0["input_id"].text } == ["plan-1", "plan-2"])
        #expect(try products.map { try $0["is_selected"].flag } == [true, false])
        #expect(try paywall["selected"]["input_id"].text == "plan-1")
    }

    @Test("Data for scripts: exact prices, the locale's other storefronts, variants; it reads back as JSON")
    func pageData() throws {
        var site = Self.site()
        site.settings += "\ntelemetry: { to: telemetrydeck, app: 1B2C }"
        site.paywalls["pro"]? += "\nsignals: { purchased: bought, plan_selected: chose }"
        let text = try #require(try site.values()["/en/pro/b/"]?["page_data"].json)
        #expect(
            text == #"{"version":1,"paywall":"pro","variant":"b","locale":"en","storefront":"US","products":"#
                + #"[{"alias":"yearly","id":"pro.yearly","plan":null,"price":"29.99","currency":"USD","text":"$29.99"},"#
                + #"{"alias":"monthly","id":"pro.monthly","plan":null,"price":"2.99","currency":"USD","text":"$2.99"}],"#
                + #""storefronts":{"DE":0},"priceSets":[{"currency":"EUR","amounts":["30.99","3.49"],"#
                + #""texts":["€30.99","€3.49"],"taxNote":"Tax included"}],"#
                + #""variants":[{"name":"a","weight":2},{"name":"b","weight":1}],"#
                + #""telemetry":{"to":"telemetrydeck","app":"1B2C"},"signals":{"plan_selected":"chose","purchased":"bought"}}"#
        )
        let data = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        #expect(data?["storefront"] as? String == "US")
    }

    @Test("JSON-LD has exact prices with their currency, on pages that search engines keep")
    func structuredData() throws {
        let pages = try Self.site().values()
        let text = try #require(try pages["/de/pro/"]?["structured_data"].json)
        let data = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(data["@type"] as? String == "Product" && data["inLanguage"] as? String == "de")
        #expect(data["url"] as? String == "https://example.com/lantern/de/pro/")
        let offers = try #require(data["offers"] as? [[String: String]])
        #expect(offers.map { $0["price"] } == ["30.99", "3.49"])
        #expect(offers.map { $0["priceCurrency"] } == ["EUR", "EUR"])
        #expect(offers.map { $0["sku"] } == ["pro.yearly", "pro.monthly"])
        for address in ["/", "/en/", "/en/pro/a/", "/ar/pro/", "/en/privacy/"] {
            #expect(try #require(pages[address])["structured_data"].isAbsent, "\(address)")
        }
    }
}
