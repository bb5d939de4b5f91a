import TestSupport
import Testing

@testable import SiteBuilder

/// The fixture site with App Store Connect's files in the place of its price list.
@Suite("A site with App Store Connect's price files")
struct ConnectPricesTests {
    private static let header = "Countries or Regions,Currency Code,Price,Proceeds,May Adjust Automatically\r\n"

    /// The same prices as in the fixture's own list, for one product each.
    private static let files = [
        "harbour.chart.csv": header + "United States,USD,11.99,10.19,No\r\nGermany,EUR,10.99,7.85,No\r\n",
        "harbour.coins prices 2026.csv": header + "United States,USD,0.99,0.84,No\r\nGermany,EUR,1.19,0.85,No\r\n",
        "Download.csv": header + "United States,USD,27.99,23.79,No\r\nGermany,EUR,27.99,19.99,No\r\n",
        "Download (1).csv": header + "Germany,EUR,2.49,1.78,No\r\n",
        "month.json": """
        { "data": [
          { "attributes": { "startDate": null, "planType": "UPFRONT" }, "relationships": {
            "territory": { "data": { "type": "territories", "id": "USA" } },
            "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "a" } } } },
          { "attributes": { "startDate": null, "planType": "UPFRONT" }, "relationships": {
            "territory": { "data": { "type": "territories", "id": "DEU" } },
            "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "b" } } } } ],
          "included": [
          { "type": "subscriptionPricePoints", "id": "a", "attributes": { "customerPrice": "3.49" } },
          { "type": "subscriptionPricePoints", "id": "b", "attributes": { "customerPrice": "3.49" } },
          { "type": "territories", "id": "USA", "attributes": { "currency": "USD" } },
          { "type": "territories", "id": "DEU", "attributes": { "currency": "EUR" } } ] }
        """,
    ]

    private static let settings = """
        prices:
          - connect/harbour.chart.csv
          - connect/harbour.coins prices 2026.csv
          - { file: connect/Download.csv, product: harbour.year }
          - { file: connect/Download (1).csv, product: harbour.year, plan: monthly }
          - { file: connect/month.json, product: harbour.month }
        """

    private func withSite(_ body: (TemporaryFolder) throws -> Void) throws {
        try FixtureSite.withCopy { folder in
            for (name, text) in Self.files { try folder.write(text, to: "content/connect/\(name)") }
            let settings = try folder.text(of: "content/site.yaml").replacing("prices: prices/", with: Self.settings)
            try folder.write(settings, to: "content/site.yaml")
            try body(folder)
        }
    }

    @Test("The pages are those that a price list with the same prices gives")
    func samePages() throws {
        try withSite { folder in
            #expect(try FixtureSite.lines(folder) == [])
            let files = try FixtureSite.build(in: folder).files
            #expect(try files == FixtureSite.site.get().files)
        }
    }

    @Test("A file of which nobody says whose prices it holds stops the build, at its place")
    func noProduct() throws {
        try withSite { folder in
            let settings = try folder.text(of: "content/site.yaml")
            try folder.write(
                settings.replacing(
                    "{ file: connect/Download.csv, product: harbour.year }", with: "connect/Download.csv"),
                to: "content/site.yaml")
            let lines = try FixtureSite.lines(folder)
            #expect(lines.count == 1)
            #expect(lines.first?.hasPrefix("content/connect/Download.csv: error prices.product 1:1-1:2: ") == true)
        }
    }

    @Test("A product that no catalog sells is said where site.yaml names it")
    func unknownProduct() throws {
        try withSite { folder in
            let settings = try folder.text(of: "content/site.yaml")
            try folder.write(
                settings.replacing("month.json, product: harbour.month", with: "month.json, product: harbour.mont"),
                to: "content/site.yaml")
            let lines = try FixtureSite.lines(folder)
            #expect(lines.contains { $0.hasPrefix("content/site.yaml: warning product.unknown 11:") }, "\(lines)")
            #expect(lines.contains { $0.contains("[name: harbour.month]") })
        }
    }
}
