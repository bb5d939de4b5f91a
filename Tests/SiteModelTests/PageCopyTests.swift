import Diagnostics
import TestSupport
import Testing

@testable import SiteModel

@Suite("Texts of a page")
struct PageCopyTests {
    /// A site with one paywall whose first three lines are fixed; the yearly plan saves, the monthly one has a trial.
    private static func site(_ rest: String, locales: String = "{ en: US, de: DE }") -> SiteFixture {
        var site = SiteFixture()
        site.settings = site.settings.replacing("{ en: US, de: DE }", with: locales)
        site.products[1] = SiteFixture.product(
            "pro.monthly", price: "2.99", period: "P1M", names: ["en_US": "Monthly", "de": "Monatlich"],
            offer: SiteFixture.week)
        site.paywalls["pro"] = """
            layout: plans
            headline: More light
            products: { yearly: pro.yearly, monthly: pro.monthly }
            \(rest)
            """
        return site
    }

    @Test("Variables are filled in, in the page's language and storefront")
    func variables() throws {
        var site = Self.site(
            "subtitle: \"{{ products.monthly.price }} or {{ custom.season }}\"\nbutton: \"Buy for {{ product.price_per_period }}\""
        )
        site.settings += "\ncustom: { season: winter }"
        site.strings["{{ products.monthly.price }} or {{ custom.season }}"] = [
            "de": "{{ custom.season | capitalize }} oder {{ products.monthly.price }}"
        ]
        site.strings["Buy for {{ product.price_per_period }}"] = ["de": "Für {{ product.price_per_period }} kaufen"]
        site.strings["winter"] = ["de": "winter"]
        let (plan, lines) = try site.plan()
        #expect(lines == [])
        let isolates: Set<Character> = ["\u{2066}", "\u{2068}", "\u{2069}"]
        let english = try plan.paywall("/en/pro/")
        #expect(english.subtitle?.filter { !isolates.contains($0) } == "$2.99 or winter")
        #expect(english.products.map(\.button) == ["Buy for $29.99/year", "Buy for $2.99/month"])
        let german = try plan.paywall("/de/pro/")
        #expect(german.subtitle?.filter { !isolates.contains($0) } == "Winter oder 3,49\u{A0}€")
        #expect(german.products.map(\.button) == ["Für 30,99\u{A0}€/Jahr kaufen", "Für 3,49\u{A0}€/Monat kaufen"])
    }

    @Test("A badge or benefit without a value goes, alone")
    func linesGo() throws {
        var site = Self.site(
            "benefits: [Endless oil, \"Save {{ product.relative_discount }}\", \"{{ product.offer_period }} free\"]",
            locales: "{ en: US }")
        site.paywalls["pro"] = site.paywalls["pro"]?.replacing(
            "yearly: pro.yearly, monthly: pro.monthly",
            with: "monthly: { id: pro.monthly, badge: \"Save {{ product.relative_discount }}\" }, yearly:"
                + " { id: pro.yearly, badge: \"Save {{ product.relative_discount }}\" }")
        let (plan, lines) = try site.plan()
        #expect(lines == [])
        let paywall = try plan.paywall("/en/pro/")
        #expect(paywall.benefits == ["Endless oil"])
        #expect(paywall.products.map(\.badge) == [nil, "Save 16%"])
    }

    @Test("A headline or a button without a value is one error that names product and locales")
    func neededValues() throws {
        var site = Self.site(
            "button: \"Start {{ product.offer_period_with_unit }} free\"\nvariants: { a: {}, b: {} }")
        site.paywalls["pro"] = site.paywalls["pro"]?.replacing(
            "headline: More light", with: "headline: \"Save {{ product.relative_discount }}\"")
        site.paywalls["pro"] = site.paywalls["pro"]?.replacing(
            "yearly: pro.yearly, monthly: pro.monthly", with: "monthly: pro.monthly, yearly: pro.yearly")
        site.strings["Save {{ product.relative_discount }}"] = ["de": "{{ product.relative_discount }} sparen"]
        site.strings["Start {{ product.offer_period_with_unit }} free"] = [
            "de": "{{ product.offer_period_with_unit }} gratis"
        ]
        let (plan, lines) = try site.plan()
        #expect(plan.pages.isEmpty)
        #expect(
            lines == [
                "error copy.value.missing 2:12-2:48: {{ product.relative_discount }} has no value for pro.monthly in en and de",
                "error copy.value.missing 4:10-4:57: {{ product.offer_period_with_unit }} has no value for pro.monthly in en"
                    + " and de [put it under trial:, and a text without an offer under default:]",
                "error copy.value.missing 4:10-4:57: {{ product.offer_period_with_unit }} has no value for pro.yearly in en"
                    + " and de [put it under trial:, and a text without an offer under default:]",
            ])
    }

    @Test("The text for a trial may name the offer; on the open web the button says what everybody gets")
    func trialButton() throws {
        let site = Self.site(
            "button: { default: Subscribe, trial: \"Start {{ product.offer_period_with_unit }} free\" }",
            locales: "{ en: US }")
        let (plan, lines) = try site.plan()
        #expect(lines == [])
        let products = try plan.paywall("/en/pro/").products
        #expect(products.map(\.button) == ["Subscribe", "Subscribe"])
        #expect(products[0].offer == nil)
        #expect(products[1].offer == "New subscribers: 1 week free, then $2.99 per month")
    }

    @Test("Without a button text the button says what it buys")
    func noButton() throws {
        let products = try Self.site("").plan().plan.paywall("/en/pro/").products
        #expect(products.map(\.button) == products.map(\.buyLabel))
        #expect(products[0].button == "Subscribe to Yearly for $29.99 per year")
    }

    @Test("An unknown variable is one error, however many pages and languages hold the text")
    func unknownVariable() throws {
        var site = Self.site(
            "subtitle: \"For {{ product.prise }}\"\nvariants: { a: {}, b: {} }", locales: "{ en: US, de: DE, fr: FR }")
        site.strings["For {{ product.prise }}"] = ["en": "For {{ product.prise }}"]
        let lines = try site.lines().filter { $0.hasPrefix("error") }
        #expect(
            lines == [
                "error copy.unknown 4:19-4:32: unknown variable \"product.prise\" [name: product.price]"
            ])
    }

    @Test("A translation with other variables is an error at the translation")
    func translation() throws {
        var site = Self.site("subtitle: \"For {{ product.price }}\"")
        site.strings["For {{ product.price }}"] = ["de": "Für {{ product.period }}"]
        let lines = try site.lines()
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("error copy.translation ") == true)
        #expect(
            lines.first?.hasSuffix(
                "the translation of \"For {{ product.price }}\" lacks product.price and has product.period, which the source"
                    + " has not") == true)
    }

    @Test("A translation is not compared with a source that is itself wrong")
    func wrongSource() throws {
        var site = Self.site("subtitle: \"For {{ product.prise }}\"")
        site.strings["For {{ product.prise }}"] = ["de": "Für {{ product.price }}"]
        #expect(
            try site.lines() == [
                "error copy.unknown 4:19-4:32: unknown variable \"product.prise\" [name: product.price]"
            ])
    }

    @Test("A key is looked up in every language, the source's too, and compared with the source's text")
    func keys() throws {
        var site = Self.site("subtitle: pro.subtitle")
        site.strings["pro.subtitle"] = ["en": "Only {{ product.price }}", "de": "Nur {{ product.price }}"]
        let (plan, lines) = try site.plan()
        #expect(lines == [])
        #expect(try plan.paywall("/en/pro/").subtitle?.contains("Only") == true)
        site.strings["pro.subtitle"]?["de"] = "Nur heute"
        #expect(try site.lines().first?.contains("lacks product.price") == true)
    }

    @Test("A text that has plural forms only cannot be used")
    func plural() throws {
        var site = Self.site("subtitle: \"%lld lamps\"", locales: "{ en: US }")
        #expect(try site.lines() == [])
        site = Self.site("subtitle: At night", locales: "{ en: US }")
        #expect(try site.plan().plan.paywall("/en/pro/").subtitle == "At night")
    }

    @Test("A value of the site's own that lacks a language leaves the page out, even in a line that may go")
    func customLanguage() throws {
        var site = Self.site("benefits: [\"Oil for {{ custom.season }}\"]")
        site.settings += "\ncustom: { season: winter }"
        site.strings["Oil for {{ custom.season }}"] = ["de": "Öl für den {{ custom.season }}"]
        let (plan, lines) = try site.plan()
        #expect(
            lines == [
                "warning strings.missing 7:19-7:25: \"winter\" has no German text; /de/pro/ is left out"
                    + " (--strict makes this an error)"
            ])
        #expect(plan.addresses == ["/", "/en/", "/en/pro/"])
    }

    @Test("A picture behind a gate has its size and its texts")
    func gate() throws {
        var site = Self.site(
            "locked: { image: assets/lamp.png, alt: A lamp, unlock: Unlock, save: Save }", locales: "{ en: US }")
        site.paywalls["pro"] = site.paywalls["pro"]?.replacing("layout: plans", with: "layout: gate")
        let locked = try #require(try site.plan().plan.paywall("/en/pro/").locked)
        #expect(locked.imagePath == "assets/lamp.0a.png" && locked.size == ImageSize(width: 640, height: 480))
        #expect([locked.alternative, locked.unlock, locked.save] == ["A lamp", "Unlock", "Save"])
        site.settings = site.settings.replacing("{ en: US }", with: "{ en: US, de: DE }")
        let lines = try site.lines()
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.contains("/de/pro/ is left out") })
    }
}
