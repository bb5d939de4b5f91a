import Diagnostics
import Localization
import SourceFiles
import TestSupport
import Testing

@testable import SiteModel

@Suite("What strings status says")
struct StringsStatusTests {
    private static func status(_ site: SiteFixture) throws -> StringsStatus {
        let content = try site.content()
        return StringsStatus(
            settings: content.settings, paywalls: content.paywalls, tables: content.strings, catalog: content.catalog)
    }

    /// The fixture, with names of products from the catalog alone.
    private static func fixture(yearly: String?, monthly: String?, headline: String?) throws -> SiteFixture {
        var site = SiteFixture()
        site.products = [
            SiteFixture.product(
                "pro.yearly", price: "29.99", period: "P1Y",
                names: yearly == "file" ? ["en_US": "Yearly", "de": "Jährlich"] : ["en_US": "Yearly"]),
            SiteFixture.product("pro.monthly", price: "2.99", period: "P1M", names: ["en_US": "Monthly"]),
        ]
        if yearly == "catalog" { site.strings["Yearly"] = ["de": "Jährlich"] }
        if let monthly { site.strings["Monthly"] = ["de": monthly] }
        let copy = try #require(try site.content().paywalls.first).headline.value
        site.strings[copy] = headline.map { ["de": $0] } ?? [:]
        return site
    }

    @Test(
        "A paywall lacks something in just the languages in which build leaves its page out",
        arguments: ["file", "catalog", nil], ["Monatlich", nil])
    func agreesWithBuild(yearly: String?, monthly: String?) throws {
        for headline in ["Überschrift", nil] {
            let site = try Self.fixture(yearly: yearly, monthly: monthly, headline: headline)
            let gaps = try Self.status(site).gaps
            let isBuilt = try site.plan().plan.addresses.contains("/de/pro/")
            #expect(gaps.contains { $0.paywall == "pro" && $0.language.identifier == "de" } == !isBuilt)
            #expect(isBuilt == (yearly != nil && monthly != nil && headline != nil))
            #expect(gaps.allSatisfy { $0.language.identifier == "de" })
        }
    }

    @Test("A product's name that neither its file nor a catalog has is named with the paywall's place for it")
    func productNames() throws {
        let status = try Self.status(try Self.fixture(yearly: "file", monthly: nil, headline: "Ü"))
        let gap = try #require(status.gaps.first)
        #expect(gap.missing.map(\.key) == ["products.monthly.name"])
        #expect(gap.missing.map(\.text.value) == ["Monthly"])
        #expect(gap.missing.first?.text.range.source.path == "pro.yaml")
        let german = try #require(status.rows.first { $0.language.identifier == "de" })
        #expect(german.missing == 1)
    }
}
