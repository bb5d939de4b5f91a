import Diagnostics
import Foundation
import Localization
import ProductCatalog
import SourceFiles
import TestSupport
import Testing

@testable import SiteModel

@Suite("Prices that go along as data")
struct StorefrontDataTests {
    private static let list = """
        storefront,product,price,currency,plan
        DE,pro.yearly,30.99,,
        DE,pro.monthly,3.49,,
        JP,pro.yearly,4200,,
        JP,pro.monthly,480,,
        BR,pro.monthly,14.90,,

        """

    private func site(_ locales: String) throws -> SiteFixture {
        var site = SiteFixture()
        site.settings = site.settings.replacing(/locales: .*/, with: "locales: \(locales)")
        site.prices = Self.list
        return site
    }

    private func data(_ plan: SitePlan, _ path: String) throws -> [String: Any] {
        let text = try plan.paywall(path).data.compact()
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// The prices of the other storefronts as a script finds them: by code, then those of the products in their order.
    private func others(_ data: [String: Any]) throws -> [String: [String: Any]] {
        let sets = try #require(data["priceSets"] as? [[String: Any]])
        return try #require(data["storefronts"] as? [String: Int]).mapValues { sets[$0] }
    }

    private func texts(_ set: [String: Any]?, _ key: String = "texts") -> [String?]? {
        (set?[key] as? [Any])?.map { $0 as? String }
    }

    @Test("A locale with one storefront carries no others")
    func one() throws {
        let data = try data(site("{ en: US, de: DE }").plan().plan, "/en/pro/")
        #expect(data["storefronts"] == nil && data["priceSets"] == nil)
    }

    @Test(
        "Where monthly bills are not sold their row has the plain plan's price and says so, unless that has its own row",
        arguments: [
            (
                "{ spread: { id: pro.yearly, plan: monthly }, monthly: pro.monthly }", ["29.99", "2.99"],
                ["upfront", nil]
            ),
            ("{ spread: { id: pro.yearly, plan: monthly }, yearly: pro.yearly }", [nil, "29.99"], nil),
        ] as [(String, [String?], [String?]?)])
    func unsoldPlan(products: String, amounts: [String?], plans: [String?]?) throws {
        var site = try site("{ en: [DE, US], de: DE }")
        site.products[0] = SiteFixture.product(
            "pro.yearly", price: "29.99", period: "P1Y", names: ["en_US": "Yearly", "de": "Jährlich"], bill: "2.79")
        site.prices? += "DE,pro.yearly,2.89,,monthly\n"
        site.paywalls["pro"] = "layout: rows\nheadline: More light\nproducts: \(products)"
        let american = try others(data(site.plan().plan, "/en/pro/"))["US"]
        #expect(texts(american, "amounts") == amounts)
        #expect(texts(american, "plans") == plans)
    }

    @Test("Those that are listed go along, with what is said of taxes in each")
    func listed() throws {
        let (plan, lines) = try site("{ en: [DE, JP, US], de: DE }").plan()
        #expect(lines == [])
        let others = try others(data(plan, "/en/pro/"))
        #expect(Set(others.keys) == ["JP", "US"])
        #expect(texts(others["JP"]) == ["¥4,200", "¥480"])
        #expect(texts(others["JP"], "amounts") == ["4200", "480"])
        #expect(others["JP"]?["currency"] as? String == "JPY")
        #expect(others["JP"]?["taxNote"] as? String == "Tax included")
        #expect(others["US"]?["taxNote"] as? String == "Plus tax where applicable")
    }

    @Test("With all, every storefront that has a price goes along", arguments: ["[US, all]", "[US, JP, all]"])
    func all(storefronts: String) throws {
        let (plan, lines) = try site("{ en: \(storefronts), de: DE }").plan()
        #expect(lines == [])
        let others = try others(data(plan, "/en/pro/"))
        #expect(Set(others.keys) == ["BR", "DE", "JP"])
        #expect(texts(others["BR"]) == [nil, "R$14.90"])
    }

    @Test("Storefronts with the same prices share them, unless what is said of taxes differs")
    func shared() throws {
        var site = try site("{ en: [US, all], de: DE }")
        let zone = ["FR", "AT", "GR"].map { "\($0),pro.yearly,30.99,,\n\($0),pro.monthly,3.49,,\n" }.joined()
        site.prices = Self.list + zone + "AF,pro.yearly,29.99,,\nAM,pro.yearly,29.99,,\n"
        let data = try data(site.plan().plan, "/en/pro/")
        let indexes = try #require(data["storefronts"] as? [String: Int])
        #expect(Set(["DE", "FR", "AT", "GR"].map { indexes[$0] }).count == 1)
        #expect(indexes["AF"] != indexes["AM"])
        #expect((data["priceSets"] as? [Any])?.count == 5)
    }

    @Test("A storefront that is named and lacks a price is said once, with the products")
    func missing() throws {
        let (plan, lines) = try site("{ en: [US, BR, CA], de: [DE, BR] }").plan()
        #expect(
            lines.map { $0.replacing(#/ \d+:\d+-\d+:\d+:/#, with: "") } == [
                "warning price.missing no price for BR of pro.yearly; /en/ sends none along for it"
                    + " [give it one in a price list: BR,pro.yearly,…]",
                "warning price.missing no price for CA of pro.yearly and pro.monthly; /en/ sends none along for it"
                    + " [give it one in a price list: CA,pro.yearly,…]",
                "warning price.missing no price for BR of pro.yearly; /de/ sends none along for it"
                    + " [give it one in a price list: BR,pro.yearly,…]",
            ])
        #expect(Set(try others(data(plan, "/en/pro/")).keys) == ["BR"])
    }

    @Test("All alone shows the storefront of the region where the language is spoken most")
    func allAlone() throws {
        let locales = try site("{ en: all, de: { storefronts: all } }").content().settings.locales
        #expect(locales.map { $0.storefronts.map(\.value) } == [["US"], ["DE"]])
        for locale in locales {
            #expect(locale.hasAllStorefronts && locale.otherStorefronts.count == Storefront.all.count - 1)
        }
    }

    @Test("prices.json has each product once, with the prices of the site's storefronts")
    func pricesFile() throws {
        let text = try SitePrices.json(site("{ en: [US, JP], de: DE }").content()).pretty()
        let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(root["version"] as? Int == 1)
        let products = try #require(root["products"] as? [[String: Any]])
        #expect(products.compactMap { $0["id"] as? String }.sorted() == ["pro.monthly", "pro.yearly"])
        let yearly = try #require(products.first { $0["id"] as? String == "pro.yearly" })
        #expect(yearly["period"] as? String == "P1Y")
        let prices = try #require(yearly["prices"] as? [[String: String]])
        #expect(
            prices == [
                ["storefront": "DE", "currency": "EUR", "plan": "upfront", "price": "30.99"],
                ["storefront": "JP", "currency": "JPY", "plan": "upfront", "price": "4200"],
                ["storefront": "US", "currency": "USD", "plan": "upfront", "price": "29.99"],
            ])
    }
}
