import Diagnostics
import TestSupport
import Testing

@testable import SiteModel

@Suite("Products of a paywall in a locale")
struct ProductPlanTests {
    private static let yearly = SiteFixture.product(
        "pro.yearly", price: "29.99", period: "P1Y", names: ["en_US": "Yearly", "de": "Jährlich"], bill: "2.79")
    private static let monthly = SiteFixture.product(
        "pro.monthly", price: "2.99", period: "P1M", names: ["en_US": "Monthly", "de": "Monatlich"],
        offer: SiteFixture.week)

    @Test("Each locale shows its storefront's prices, in the page's own language")
    func prices() throws {
        let (plan, lines) = try SiteFixture().plan()
        #expect(lines == [])
        let english = try plan.paywall("/en/pro/")
        #expect(english.products.map(\.name) == ["Yearly", "Monthly"])
        #expect(english.products.map(\.price) == ["$29.99", "$2.99"])
        #expect(english.storefrontNotes == [])
        let german = try plan.paywall("/de/pro/")
        #expect(german.products.map(\.name) == ["Jährlich", "Monatlich"])
        #expect(german.products.map(\.price) == ["30,99\u{A0}€", "3,49\u{A0}€"])
        #expect(german.offers.map(\.amount) == ["30.99", "3.49"])
        #expect(german.offers.map(\.currency) == ["EUR", "EUR"])
    }

    @Test("A storefront without a price shows the file's, in the file's currency, and both page and build say so")
    func anotherStorefront() throws {
        var site = SiteFixture()
        site.prices = "storefront,product,price\nDE,pro.yearly,30.99\n"
        let (plan, lines) = try site.plan()
        #expect(
            lines == [
                "warning price.missing 6:20-6:22: no price for DE of pro.monthly; /de/ shows the price for US in USD and says so"
            ])
        let german = try plan.paywall("/de/pro/")
        #expect(german.products.map(\.price) == ["30,99\u{A0}€", "2,99\u{A0}$"])
        #expect(german.storefrontNotes.count == 1)
        #expect(german.storefrontNotes.first?.contains("Vereinigte Staaten") == true)
        #expect(german.offers.map(\.currency) == ["EUR", "USD"])
    }

    @Test("One warning a locale, whatever the number of products and paywalls")
    func manyPrices() throws {
        var site = SiteFixture()
        site.settings += "\nprices: prices/"
        site.prices = nil
        site.products = ["a", "b", "c", "d"].map {
            SiteFixture.product("pro.\($0)", price: "1.00", period: nil, names: ["en_US": $0, "de": $0])
        }
        site.paywalls = ["pro": "layout: rows\nheadline: More light\nproducts: [pro.a, pro.b, pro.c, pro.d]"]
        site.paywalls["more"] = site.paywalls["pro"]
        #expect(
            try site.lines() == [
                "warning price.missing: no price for DE of 4 products; /de/ shows the price for US in USD and says so"
            ])
    }

    @Test("A plain list is sorted by price, a mapping keeps its order; one product is chosen")
    func order() throws {
        var site = SiteFixture()
        site.paywalls["pro"] = "layout: rows\nheadline: More light\nproducts: [pro.yearly, pro.monthly]"
        let sorted = try site.plan().plan.paywall("/en/pro/").products
        #expect(sorted.map(\.id) == ["pro.monthly", "pro.yearly"])
        #expect(sorted.map(\.isSelected) == [true, false])
        site.paywalls["pro"] = """
            layout: rows
            headline: More light
            products: { y: pro.yearly, m: { id: pro.monthly, selected: true } }
            """
        let kept = try site.plan().plan.paywall("/en/pro/").products
        #expect(kept.map(\.alias) == ["y", "m"])
        #expect(kept.map(\.isSelected) == [false, true])
    }

    @Test("Where a storefront does not sell the monthly plan, the plain one stands in its place, once")
    func unsoldPlan() throws {
        var site = SiteFixture()
        site.products = [Self.yearly, Self.monthly]
        site.strings["Year by the month"] = ["de": "Jahr in Raten"]
        site.prices? += "\nDE,pro.yearly,2.89,monthly"
        site.paywalls["pro"] = """
            layout: plans
            headline: More light
            products:
              spread: { id: pro.yearly, plan: monthly, name: Year by the month, selected: true }
              yearly: pro.yearly
            """
        let (plan, lines) = try site.plan()
        #expect(lines == [])
        let german = try plan.paywall("/de/pro/").products
        #expect(german.map(\.alias) == ["spread", "yearly"])
        #expect(german.map(\.name) == ["Jahr in Raten", "Jährlich"])
        #expect(german.map(\.price) == ["2,89\u{A0}€", "30,99\u{A0}€"])
        #expect(german.map(\.plan) == ["monthly", nil])
        #expect(german[0].commitment?.total.contains("34,68") == true)
        #expect(try plan.paywall("/de/pro/").offers.map(\.amount) == ["34.68", "30.99"])
        let american = try plan.paywall("/en/pro/").products
        #expect(american.map(\.alias) == ["yearly"])
        #expect(american.map(\.isSelected) == [true])
        #expect(american.map(\.name) == ["Yearly"])
        #expect(american.first?.commitment == nil && american.first?.plan == nil)
    }

    @Test("Where only the unsold plan is listed, the plain one is shown under the product's own name")
    func unsoldAlone() throws {
        var site = SiteFixture()
        site.products = [Self.yearly, Self.monthly]
        site.strings["Year by the month"] = ["de": "Jahr in Raten"]
        site.paywalls["pro"] = """
            layout: plans
            headline: More light
            products: { spread: { id: pro.yearly, plan: monthly, name: Year by the month } }
            """
        let american = try site.plan().plan.paywall("/en/pro/").products
        #expect(american.map(\.name) == ["Yearly"] && american.map(\.price) == ["$29.99"])
        #expect(american.map(\.alias) == ["spread"] && american.map(\.isSelected) == [true])
    }

    @Test("A product without that plan, an unknown product, a variant's misspelt alias")
    func wrongProducts() throws {
        var site = SiteFixture()
        site.products = [Self.yearly, Self.monthly]
        site.paywalls["pro"] = """
            layout: plans
            headline: More light
            products: { a: { id: pro.monthly, plan: monthly }, yearly: pro.yearli }
            variants: { a: {}, b: { products: [yearl] } }
            """
        let lines = try site.lines()
        #expect(
            lines.filter { $0.hasPrefix("error product") } == [
                "error product.plan.unknown 3:41-3:48: pro.monthly has no billing plan monthly (the product is here 4:16)",
                "error product.unknown 3:60-3:70: no catalog sells pro.yearli [name: pro.yearly]"
                    + " (looked in Lantern.storekit (2 products))",
                "error product.unknown 4:36-4:41: no catalog sells yearl [name: yearly]"
                    + " (looked in Lantern.storekit (2 products))",
            ])
    }

    @Test("A product without any price is one error that names the storefronts")
    func noPrice() throws {
        var site = SiteFixture()
        site.products[1] = SiteFixture.product(
            "pro.monthly", price: "", period: "P1M", names: ["en_US": "Monthly", "de": "Monatlich"])
        site.prices = nil
        let lines = try site.lines().filter { $0.hasPrefix("error") }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("error price.none 5:12-5:23: pro.monthly has no price for US and DE") == true)
    }

    @Test("Prices of a file that names no storefront are an error, said once")
    func noStorefront() throws {
        var site = SiteFixture()
        site.storefront = nil
        site.prices = nil
        let lines = try site.lines().filter { $0.hasPrefix("error") }
        #expect(lines.allSatisfy { $0.contains("storefront.missing") })
        #expect(Set(lines).count == lines.count)
        #expect(lines.count == 2)
    }

    @Test("A product's name may come from the String Catalog; one that lacks a language leaves the page out")
    func names() throws {
        var site = SiteFixture()
        site.products = [
            SiteFixture.product("pro.yearly", price: "29.99", period: "P1Y", names: ["en_US": "Yearly"]),
            SiteFixture.product("pro.monthly", price: "2.99", period: "P1M", names: ["en_US": "Monthly"]),
        ]
        site.strings["Yearly"] = ["de": "Jährlich"]
        let (plan, lines) = try site.plan()
        #expect(lines.count == 1)
        #expect(lines.first?.contains("warning product.words.missing") == true)
        #expect(
            lines.first?.hasSuffix(
                "pro.monthly has no name in German; /de/pro/ is left out (--strict makes this an error)") == true)
        #expect(plan.addresses == ["/", "/en/", "/en/pro/"])
        site.strings["Monthly"] = ["de": "Monatlich"]
        #expect(try site.plan().plan.paywall("/de/pro/").products.map(\.name) == ["Jährlich", "Monatlich"])
    }

    @Test("A description that lacks a language leaves the page out too; one that no language has is none")
    func descriptions() throws {
        var site = SiteFixture()
        site.products = [
            SiteFixture.product(
                "pro.yearly", price: "29.99", period: "P1Y", names: ["en_US": "Yearly", "de": "Jährlich"],
                descriptions: ["en_US": "A year of light"]),
            Self.monthly,
        ]
        let (plan, lines) = try site.plan()
        #expect(lines.count == 1)
        #expect(lines.first?.contains("pro.yearly has no description in German; /de/pro/ is left out") == true)
        let english = try plan.paywall("/en/pro/").products
        #expect(english.map(\.description) == ["A year of light", nil])
        site.strings["A year of light"] = ["de": "Ein Jahr Licht"]
        #expect(try site.plan().plan.paywall("/de/pro/").products.map(\.description) == ["Ein Jahr Licht", nil])
    }

    @Test("A name in another language than the source is not taken for the source's")
    func foreignName() throws {
        var site = SiteFixture()
        site.products[0] = SiteFixture.product("pro.yearly", price: "29.99", period: "P1Y", names: ["de": "Jährlich"])
        let (plan, lines) = try site.plan()
        #expect(lines.first?.contains("pro.yearly has no name in English; /en/pro/ is left out") == true)
        #expect(plan.addresses == ["/", "/de/", "/de/pro/"])
    }

    @Test("Copy is checked even where a product keeps the page from being built")
    func copyToo() throws {
        var site = SiteFixture()
        site.products[1] = SiteFixture.product("pro.monthly", price: "2.99", period: "P1M", names: ["en_US": "Monthly"])
        site.paywalls["pro"]? += "\nsubtitle: At night"
        let lines = try site.lines()
        #expect(lines.count == 2)
        #expect(lines.contains { $0.contains("\"At night\" has no German text; /de/pro/ is left out") })
    }
}
