import Diagnostics
import Localization
import TestSupport
import Testing

@testable import SiteModel

@Suite("Which pages a site has")
struct SitePlanTests {
    @Test("Every locale has a pricing page, paywalls, variants and documents; the chooser comes first")
    func everything() throws {
        var site = SiteFixture()
        site.paywalls["pro"]? += "\nvariants: { a: {}, b: { headline: Less dark } }"
        site.strings["Less dark"] = ["de": "Weniger dunkel"]
        site.pages = [
            "faq.md": "---\ntitle: Questions\n---\nA",
            "faq.de.md": "---\ntitle: Fragen\ndescription: Oft gefragt\n---\nB",
        ]
        let (plan, lines) = try site.plan()
        #expect(lines == [])
        #expect(plan.leftOut == 0)
        #expect(
            plan.addresses == [
                "/", "/en/", "/en/pro/", "/en/pro/a/", "/en/pro/b/", "/en/faq/", "/de/", "/de/pro/", "/de/pro/a/",
                "/de/pro/b/", "/de/faq/",
            ])
        #expect(
            plan.pages.map(\.title) == [
                "Lantern", "Plans and prices · Lantern", "More light · Lantern", "More light · Lantern",
                "Less dark · Lantern", "Questions · Lantern", "Tarife und Preise · Lantern", "Mehr Licht · Lantern",
                "Mehr Licht · Lantern", "Weniger dunkel · Lantern", "Fragen · Lantern",
            ])
        #expect(plan.pages.last?.description == "Oft gefragt")
    }

    @Test("A text that lacks a language leaves its page out there, with a warning that names text and place")
    func missingText() throws {
        var site = SiteFixture()
        site.paywalls["pro"]? += "\nbenefits: [Endless oil]"
        let (plan, lines) = try site.plan()
        #expect(
            lines == [
                "warning strings.missing 6:12-6:23: \"Endless oil\" has no German text; /de/pro/ is left out"
                    + " (--strict makes this an error)"
            ])
        #expect(plan.addresses == ["/", "/en/", "/en/pro/"])
        #expect(plan.leftOut == 1)
    }

    @Test("A text that several pages use is reported once with all of them, and the pages are counted")
    func missingOften() throws {
        var site = SiteFixture()
        site.paywalls["pro"]? += "\nsubtitle: At night\nvariants: { a: {}, b: {} }"
        let (plan, lines) = try site.plan()
        #expect(
            lines == [
                "warning strings.missing 6:11-6:19: \"At night\" has no German text; /de/pro/, /de/pro/a/ and /de/pro/b/"
                    + " are left out (--strict makes this an error)"
            ])
        #expect(plan.leftOut == 3)
    }

    @Test("A text that several languages lack is one warning that names them")
    func missingLanguages() throws {
        var site = SiteFixture()
        site.settings = site.settings.replacing(
            "{ en: US, de: DE }", with: "{ en: US, de: DE, fr: FR, ja: JP, ru: RU }")
        site.pages = ["faq.md": "---\ntitle: Questions\n---\nA", "faq.fr.md": "---\ntitle: Questions\n---\nB"]
        site.paywalls["pro"]? += "\nsubtitle: At night"
        let lines = try site.lines().filter { !$0.contains("product.words") && !$0.contains("More light") }
        #expect(
            lines == [
                "warning page.language 2:8-2:17: the page faq is not there in German, Japanese and Russian; /de/faq/,"
                    + " /ja/faq/ and /ru/faq/ are left out",
                "warning strings.missing 6:11-6:19: \"At night\" has no text in German, French and 2 more languages; /de/pro/,"
                    + " /fr/pro/ and 2 more are left out",
            ])
    }

    @Test("Without its base page a variant is left out too, and counted")
    func variantsFollow() throws {
        var site = SiteFixture()
        site.strings["More light"] = nil
        site.strings["Less dark"] = ["de": "Weniger dunkel"]
        site.paywalls["pro"]? += "\nvariants: { a: {}, b: { headline: Less dark } }"
        let (plan, lines) = try site.plan()
        #expect(
            lines == [
                "warning strings.missing 2:11-2:21: \"More light\" has no German text; /de/pro/ and /de/pro/a/ are left out"
                    + " (--strict makes this an error)"
            ])
        #expect(plan.addresses == ["/", "/en/", "/en/pro/", "/en/pro/a/", "/en/pro/b/"])
        #expect(plan.leftOut == 3)
    }

    @Test("A variant that lacks a text goes alone")
    func variantAlone() throws {
        var site = SiteFixture()
        site.paywalls["pro"]? += "\nvariants: { a: {}, b: { headline: Less dark } }"
        let (plan, lines) = try site.plan()
        #expect(lines.count == 1)
        #expect(plan.addresses.filter { $0.hasPrefix("/de/") } == ["/de/", "/de/pro/", "/de/pro/a/"])
    }

    @Test("--strict makes a page that is left out an error")
    func strict() throws {
        var site = SiteFixture()
        site.strings["More light"] = nil
        #expect(
            try site.lines(isStrict: true) == [
                "error strings.missing 2:11-2:21: \"More light\" has no German text; /de/pro/ is left out"
            ])
    }

    @Test("A locale with a fallback is built whole in the other language, with its own storefront's prices")
    func fallback() throws {
        var site = SiteFixture()
        site.settings = site.settings.replacing("de: DE", with: "de: { storefronts: [DE], fallback: en }")
        site.strings["More light"] = nil
        let (plan, lines) = try site.plan()
        #expect(lines == [])
        let paywall = try plan.paywall("/de/pro/")
        #expect(paywall.headline == "More light")
        #expect(paywall.products.map(\.price) == ["€30.99", "€3.49"])
        let page = try #require(plan.pages.first { $0.route.sitePath == "/de/pro/" })
        #expect(page.canonicalRoute.sitePath == "/en/pro/")
        #expect(!page.isIndexed && !page.isVariant)
    }

    static let wrongLocales: [(locales: String, lines: [String])] = [
        (
            "{ en: US, de: { storefronts: DE, fallback: fr } }",
            [
                "error site.fallback.unknown 6:53-6:55: fr is not a locale of the site with copy of its own"
                    + " [locales with copy: en]"
            ]
        ),
        (
            "{ en: US, de: { storefronts: DE, fallback: de } }",
            [
                "error site.fallback.unknown 6:53-6:55: de is not a locale of the site with copy of its own"
                    + " [locales with copy: en]"
            ]
        ),
        (
            "{ en: US, tlh: US }",
            [
                "error site.locale.unsupported 6:20-6:23: the product has no words of its own in Klingon"
                    + " [use one of \(Wording.languages.map(\.identifier).joined(separator: ", ")), or give the locale"
                    + " a fallback: to one of them]"
            ]
        ),
    ]

    @Test("Locales that cannot be built", arguments: wrongLocales)
    func locales(locales: String, lines: [String]) throws {
        var site = SiteFixture()
        site.settings = site.settings.replacing("{ en: US, de: DE }", with: locales)
        let (plan, found) = try site.plan()
        #expect(found == lines)
        #expect(plan.pages.isEmpty)
    }

    @Test("A page that lacks a language is left out there")
    func documents() throws {
        var site = SiteFixture()
        site.pages = ["faq.md": "---\ntitle: Questions\n---\nA"]
        let (plan, lines) = try site.plan()
        #expect(
            lines == [
                "warning page.language 2:8-2:17: the page faq is not there in German; /de/faq/ is left out"
                    + " (--strict makes this an error)"
            ])
        #expect(plan.addresses == ["/", "/en/", "/en/pro/", "/en/faq/", "/de/", "/de/pro/"])
    }

    @Test("Pages in a language of no locale, pages twice, and pages called like a paywall")
    func documentNames() throws {
        var site = SiteFixture()
        let text = "---\ntitle: A\n---\nA"
        site.pages = ["a.md": text, "a.de.md": text, "a.en.md": text, "a.it.md": text]
        #expect(
            try site.lines() == [
                "warning page.unused 1:1-1:2: no locale of the site shows this page in Italian"
                    + " [add the locale it to site.yaml, or remove the file]",
                "error route.taken 1:1-1:2: two files are the page a in English (the other is here 1:1)",
            ])
        site.pages = ["pro.md": text, "pro.de.md": text]
        #expect(
            try site.lines() == [
                "error route.taken 1:1-1:2: a paywall and a page are both called pro [give one of them another file name]",
                "error route.taken 1:1-1:2: a paywall and a page are both called pro [give one of them another file name]",
            ])
    }

    @Test("A legal page must exist")
    func legal() throws {
        var site = SiteFixture()
        site.settings += "\nlegal: { terms: { page: term } }"
        site.pages = ["terms.md": "---\ntitle: A\n---\nA", "terms.de.md": "---\ntitle: A\n---\nA"]
        #expect(try site.lines() == ["error site.legal.invalid 7:25-7:29: the site has no page term [name: terms]"])
    }

    @Test("A site without paywalls is built with a warning; with nothing at all there is the chooser alone")
    func nothing() throws {
        var site = SiteFixture()
        site.paywalls = [:]
        let (plan, lines) = try site.plan()
        #expect(lines == ["warning paywall.none: the site has no paywall"])
        #expect(plan.addresses == ["/"])
    }

    @Test("After an error in the files, the mistakes in the copy are said all the same")
    func allAtOnce() throws {
        var site = SiteFixture()
        site.paywalls["pro"] = """
            layout: gate
            headline: "Light for {{ product.prize }}"
            products: { a: pro.yearl }
            locked: { image: assets/lam.png, alt: A lamp, unlock: Unlock, save: Save }
            """
        let (plan, lines) = try site.plan()
        #expect(plan.pages.isEmpty)
        #expect(
            lines.filter { $0.hasPrefix("error") } == [
                "error copy.unknown 2:25-2:38: unknown variable \"product.prize\" [name: product.price]",
                "error product.unknown 3:16-3:25: no catalog sells pro.yearl [name: pro.yearly]"
                    + " (looked in Lantern.storekit (2 products))",
                "error picture.missing 4:18-4:32: assets/lam.png is no picture of the content folder"
                    + " [name: assets/lamp.png]",
            ])
    }

    @Test("The plan of many locales does not depend on the order in which the cores finish")
    func deterministic() throws {
        var site = SiteFixture()
        site.settings = site.settings.replacing(
            "{ en: US, de: DE }", with: "{ en: US, de: DE, fr: FR, ja: JP, ru: RU }")
        site.paywalls["pro"]? += "\nbenefits: [One, Two]"
        site.prices = nil
        let first = try site.plan()
        for _ in 0..<5 {
            let again = try site.plan()
            #expect(again.plan.addresses == first.plan.addresses)
            #expect(again.lines == first.lines)
        }
    }
}
