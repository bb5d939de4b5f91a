import Diagnostics
import Localization
import Testing

@testable import SiteModel

/// One language a page: texts come from the page's fallback chain or not at all.
@Suite("The language of a page")
struct PageLanguageTests {
    private static let names = [
        SiteFixture.product("pro.yearly", price: "29.99", period: "P1Y", names: ["en_US": "Yearly", "fr": "Annuel"]),
        SiteFixture.product(
            "pro.monthly", price: "2.99", period: "P1M", names: ["en_US": "Monthly", "fr_CA": "Au mois"]),
    ]

    private func site(_ locales: String, benefits: String) -> SiteFixture {
        var site = SiteFixture()
        site.settings = site.settings.replacing("{ en: US, de: DE }", with: locales)
        site.paywalls["pro"]? += "\nbenefits: [\(benefits)]"
        site.products = Self.names
        site.prices = nil
        return site
    }

    @Test("A text that fr-CA lacks is taken from fr, never from another language")
    func chainInsideOneLanguage() throws {
        var site = site("{ en: US, fr-CA: US }", benefits: "Synced, Quick")
        site.strings = [
            "More light": ["fr-CA": "Plus de clarté", "fr": "Plus de lumière", "en": "More light"],
            "Synced": ["fr": "Synchronisé"], "Quick": ["fr-CA": "Vite", "de": "Schnell"],
        ]
        let page = try site.plan().plan.paywall("/fr-CA/pro/")
        #expect(page.headline == "Plus de clarté")
        #expect(page.benefits == ["Synchronisé", "Vite"])
        #expect(page.products.map(\.name) == ["Annuel", "Au mois"])
        #expect(page.products[0].renewal.hasPrefix("Renouvellement automatique"))
    }

    @Test("Without a text in the chain the page is left out, and the finding names the chain")
    func leftOut() throws {
        var site = site("{ en: US, fr-CA: US }", benefits: "Synced")
        site.strings = ["More light": ["fr": "Plus de lumière"], "Synced": ["de": "Synchron", "es": "Sincronizado"]]
        let (plan, _) = try site.plan()
        #expect(plan.addresses == ["/", "/en/", "/en/pro/"])
        var diagnostics: [Diagnostic] = []
        _ = SitePlan.make(try site.content(), isStrict: true, into: &diagnostics)
        let finding = try #require(diagnostics.first { $0.message.contains("\"Synced\" has no") })
        #expect(finding.notes.map(\.message) == ["looked for in fr-CA, then fr"])
    }

    @Test("Another script of a language is another language")
    func scripts() throws {
        var site = site("{ en: US, zh-TW: US }", benefits: "Synced")
        site.strings = ["More light": ["zh-Hant": "更多光", "zh-Hans": "更多光"], "Synced": ["zh-Hans": "同步"]]
        #expect(try site.plan().plan.addresses == ["/", "/en/", "/en/pro/"])
    }

    /// Row 199 of the shared cases: an Arabic reader and English copy alone.
    @Test("A fallback page has the language and the direction of its copy; a page of its own has its own")
    func direction() throws {
        var site = site(
            "{ en: US, ar: { storefronts: [US], fallback: en }, he-IL: { storefronts: [US], fallback: en } }",
            benefits: "Synced")
        site.strings = [:]
        let fallback = try #require(try site.values()["/ar/pro/"])
        #expect(try fallback["language"].text == "en")
        #expect(try fallback["direction"].text == "ltr")

        var arabic = self.site("{ en: US, ar: US }", benefits: "Synced")
        arabic.products = [
            SiteFixture.product("pro.yearly", price: "29.99", period: "P1Y", names: ["en_US": "Yearly", "ar": "سنوي"]),
            SiteFixture.product(
                "pro.monthly", price: "2.99", period: "P1M", names: ["en_US": "Monthly", "ar": "شهري"]),
        ]
        arabic.strings = ["More light": ["ar": "مزيد من الضوء"], "Synced": ["ar": "متزامن"]]
        let own = try #require(try arabic.values()["/ar/pro/"])
        #expect(try own["language"].text == "ar")
        #expect(try own["direction"].text == "rtl")
    }

    @Test("The coverage says where a regional locale takes what it lacks from")
    func coverage() throws {
        let content = try site("{ en: US, es-MX: US, zh-Hans: US, en-AU: US }", benefits: "Synced").content()
        let status = StringsStatus(
            settings: content.settings, paywalls: content.paywalls, tables: content.strings, catalog: content.catalog)
        let lines = status.text(width: 80, style: TerminalStyle(isColored: false)).split(separator: "\n")
        #expect(
            lines.filter { $0.contains("takes what it lacks") } == ["es-MX takes what it lacks from es-419, then es."])
    }

    @Test("Pseudo-locales are built, hidden from search engines and visitors, and a note says that they are there")
    func pseudoLocales() throws {
        var site = site("{ en-XA: US, en: US, fr: US, ar-XB: US }", benefits: "Synced")
        site.strings = ["More light": ["fr": "Plus de lumière"], "Synced": ["fr": "Synchronisé"]]
        site.products[1] = SiteFixture.product(
            "pro.monthly", price: "2.99", period: "P1M", names: ["en_US": "Monthly", "fr": "Au mois"])
        site.pages = [
            "faq.md": "---\ntitle: Questions\n---\nAsk `us` at <https://example.com>.",
            "faq.fr.md": "---\ntitle: Questions\n---\nx",
        ]
        let (plan, lines) = try site.plan()
        #expect(lines.count == 1)
        #expect(
            lines.first?.contains("en-XA and ar-XB are pseudo-locales; their pages are built too") == true, "\(lines)")
        site.host = .preview
        #expect(try site.lines() == [])
        site.host = .web
        #expect(
            plan.addresses.filter { $0.hasSuffix("pro/") } == ["/en-XA/pro/", "/en/pro/", "/fr/pro/", "/ar-XB/pro/"])
        let page = try site.plan().plan.paywall("/en-XA/pro/")
        #expect(page.headline == "[Ṁöŕé ļîĝĥţ öñé]")
        #expect(page.benefits == ["[Šýñçéð öñé]"])
        #expect(page.products.map(\.name) == ["[Ýéåŕļý öñé]", "[Ṁöñţĥļý öñé]"])
        #expect(page.products[1].price == "$2.99")
        #expect(page.products[1].priceLine == "$2.99 þéééŕ ɱöööñţĥ")

        let values = try site.values()
        for path in ["/en-XA/", "/en-XA/pro/", "/en-XA/faq/", "/ar-XB/pro/"] {
            let page = try #require(values[path])
            #expect(try page["robots"].text == "noindex", "\(path)")
            #expect(try page["alternates"].items.isEmpty, "\(path)")
            #expect(try page["structured_data"].isAbsent, "\(path)")
            #expect(try page["direction"].text == (path.hasPrefix("/ar") ? "rtl" : "ltr"), "\(path)")
            #expect(try page["languages"].items.count == 3, "its own, and those of visitors")
        }
        let real = try #require(values["/en/pro/"])
        #expect(try real["alternates"].items.map { try $0["language"].text } == ["en", "fr", "x-default"])
        #expect(try real["languages"].items.map { try $0["language"].text } == ["en", "fr"])
        let chooser = try #require(values["/"])
        #expect(try chooser["languages"].items.map { try $0["language"].text } == ["en", "fr"])
        #expect(try chooser["language"].text == "en")
        #expect(
            try #require(values["/en-XA/faq/"])["document"]["body"].text
                == "<p>[Åšķ <code>us</code> åţ <a href=\"https://example.com\">https://example.com</a>. öñé]</p>\n")
    }

    @Test("A site in pseudo-locales alone, and a text that the source lacks")
    func pseudoLocalesAlone() throws {
        var site = site("{ en-XA: US }", benefits: "Synced")
        site.strings = [:]
        #expect(try site.plan().plan.addresses == ["/", "/en-XA/", "/en-XA/pro/"])
        site.products = [
            SiteFixture.product("pro.yearly", price: "29.99", period: "P1Y", names: ["fr": "Annuel"]), Self.names[1],
        ]
        #expect(try site.plan().plan.addresses == ["/"])
    }
}
