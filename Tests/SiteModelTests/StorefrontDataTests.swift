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

    @Test("A locale with one storefront carries no others")
    func one() throws {
        let data = try data(site("{ en: US, de: DE }").plan().plan, "/en/pro/")
        #expect(data["storefronts"] == nil && data["taxNotes"] == nil)
    }

    @Test("Those that are listed go along, with what is said of taxes in each")
    func listed() throws {
        let data = try data(site("{ en: [US, JP], de: DE }").plan().plan, "/en/pro/")
        let others = try #require(data["storefronts"] as? [String: [[String: Any]]])
        #expect(Set(others.keys) == ["JP"])
        #expect(others["JP"]?.compactMap { $0["text"] as? String } == ["¥4,200", "¥480"])
        #expect(data["taxNotes"] as? [String: String] == ["US": "Plus tax where applicable", "JP": "Tax included"])
    }

    @Test("With all, every storefront that has a price goes along", arguments: ["[US, all]", "[US, JP, all]"])
    func all(storefronts: String) throws {
        let (plan, lines) = try site("{ en: \(storefronts), de: DE }").plan()
        #expect(lines == [])
        let data = try data(plan, "/en/pro/")
        let others = try #require(data["storefronts"] as? [String: [[String: Any]]])
        #expect(Set(others.keys) == ["BR", "DE", "JP"])
        #expect(others["BR"]?.compactMap { $0["id"] as? String } == ["pro.monthly"])
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
