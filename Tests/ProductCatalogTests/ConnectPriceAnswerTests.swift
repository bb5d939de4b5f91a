import Diagnostics
import TestSupport
import Testing

@testable import ProductCatalog

@Suite("The App Store Connect API's answer about prices")
struct ConnectPriceAnswerTests {
    /// A price of `data`.
    private func price(
        _ territory: String, _ point: String, start: String = "null", plan: String? = "UPFRONT"
    ) -> String {
        let planType = plan.map { ", \"planType\": \"\($0)\"" } ?? ""
        return """
            { "type": "subscriptionPrices", "id": "\(territory)\(point)\(start.filter(\.isNumber))",
              "attributes": { "startDate": \(start), "preserved": false\(planType) },
              "relationships": { "territory": { "data": { "type": "territories", "id": "\(territory)" } },
                "subscriptionPricePoint": { "data": { "type": "subscriptionPricePoints", "id": "\(point)" } } } }
            """
    }

    private func point(_ id: String, _ price: String) -> String {
        """
        { "type": "subscriptionPricePoints", "id": "\(id)",
          "attributes": { "customerPrice": \(price), "proceeds": "1.0", "proceedsYear2": "1.2" } }
        """
    }

    private func territory(_ id: String, _ currency: String) -> String {
        "{ \"type\": \"territories\", \"id\": \"\(id)\", \"attributes\": { \"currency\": \"\(currency)\" } }"
    }

    private func answer(_ data: [String], _ included: [String], links: String = "{ \"self\": \"https://x\" }") -> String
    {
        """
        { "data": [ \(data.joined(separator: ",\n")) ], "included": [ \(included.joined(separator: ",\n")) ],
          "links": \(links), "meta": { "paging": { "total": 2, "limit": 200 } } }
        """
    }

    private var whole: String {
        answer(
            [price("USA", "a"), price("JPN", "b")],
            [point("a", "\"8.0\""), point("b", "\"1200\""), territory("USA", "USD"), territory("JPN", "JPY")])
    }

    private func read(
        _ text: String, settings: PriceFile.Settings = PriceFile.Settings()
    ) -> (rows: [String]?, lines: [String]) {
        var diagnostics: [Diagnostic] = []
        let file = PriceFile(SourceText(path: "com.example.pro.json", text: text), settings: settings)
        let list = file.read(productIDs: ["com.example.pro"], into: &diagnostics)
        let rows = list?.rows.map { "\($0.storefront.alpha2) \($0.productID) \($0.plan.name) \($0.price.text)" }
        return (rows, diagnostics.lines.map(\.withoutPlace))
    }

    @Test("Prices are put together from price points and territories")
    func prices() {
        let (rows, lines) = read(whole)
        #expect(lines == [])
        #expect(rows == ["US com.example.pro upfront 8.00", "JP com.example.pro upfront 1200"])
    }

    @Test("A plan type is a plan; without one the settings say it")
    func plans() {
        let included = [point("a", "\"8.0\""), point("m", "\"0.99\""), territory("GBR", "GBP")]
        let both = answer([price("GBR", "a"), price("GBR", "m", plan: "MONTHLY")], included)
        #expect(read(both).rows == ["GB com.example.pro upfront 8.00", "GB com.example.pro monthly 0.99"])
        let older = answer([price("GBR", "m", plan: nil)], included)
        #expect(read(older).rows == ["GB com.example.pro upfront 0.99"])
        #expect(read(older, settings: .init(plan: .monthly)).rows == ["GB com.example.pro monthly 0.99"])
    }

    @Test("A price that changes is the first, and that is said; the day that is asked for decides")
    func changes() {
        let text = answer(
            [
                price("USA", "b", start: "\"2026-11-01\""), price("USA", "a"),
                price("USA", "c", start: "\"2027-03-01\""),
            ],
            [point("a", "\"8.0\""), point("b", "\"9.0\""), point("c", "\"10.0\""), territory("USA", "USD")])
        let (rows, lines) = read(text)
        #expect(rows == ["US com.example.pro upfront 8.00"])
        #expect(
            lines == [
                "warning prices.dates: the price for US changes on 2026-11-01 and 2027-03-01: the first is taken"
                    + " [say the day whose prices count: { file: …, on: 2027-03-01 }]"
            ])
        for (day, price) in [
            ("2026-10-31", "8.00"), ("2026-11-01", "9.00"), ("2027-02-28", "9.00"), ("2027-03-01", "10.00"),
        ] {
            let (rows, lines) = read(text, settings: .init(day: day))
            #expect(rows == ["US com.example.pro upfront \(price)"])
            #expect(lines == [])
        }
    }

    @Test("One page of several is read, with a warning")
    func pages() {
        let text = answer(
            [price("USA", "a")], [point("a", "\"8.0\""), territory("USA", "USD")],
            links: "{ \"next\": \"https://x?2\" }")
        let (rows, lines) = read(text)
        #expect(rows?.count == 1)
        #expect(lines.count == 1 && lines[0].hasPrefix("warning prices.page: this is one page of several"))
    }

    @Test(
        "What is wrong is reported",
        arguments: [
            ("[]", "error prices.answer: this is no list of prices: it has no list \"data\""),
            ("{ \"errors\": [ { \"status\": \"401\" } ] }", "error prices.answer: this is no list of prices"),
            ("{ \"data\": [ 1 ] }", "error prices.answer: this price has no price point in \"included\""),
        ])
    func shapes(text: String, line: String) {
        let (rows, lines) = read(text)
        #expect(rows == nil)
        #expect(lines.count == 1 && lines[0].hasPrefix(line), "\(lines)")
    }

    @Test("An answer without what it refers to, or with a wrong currency, is refused")
    func incomplete() {
        let noPoint = read(answer([price("USA", "a")], [territory("USA", "USD")]))
        #expect(noPoint.rows == nil && noPoint.lines[0].contains("has no price point"))
        let noTerritory = read(answer([price("USA", "a")], [point("a", "\"8.0\"")]))
        #expect(noTerritory.rows == nil && noTerritory.lines[0].contains("has no territory"))
        let euros = read(answer([price("USA", "a")], [point("a", "\"8.0\""), territory("USA", "EUR")]))
        #expect(euros.rows == nil)
        #expect(
            euros.lines == [
                "error prices.currency: the App Store of US (United States) sells in USD, not in EUR [write: USD]"
            ])
        let unknown = read(answer([price("ATL", "a")], [point("a", "\"8.0\""), territory("ATL", "USD")]))
        #expect(unknown.rows == [] && unknown.lines[0].hasPrefix("warning storefront.unknown"))
    }

    @Test(
        "Numbers that are no prices are refused",
        arguments: ["\"1e400\"", "\"-1\"", "\"NaN\"", "\"0x10\"", "\"\"", "1e4"])
    func badPrices(price: String) {
        let (rows, lines) = read(answer([self.price("USA", "a")], [point("a", price), territory("USA", "USD")]))
        #expect(rows == nil)
        #expect(lines.count == 1 && lines[0].hasPrefix("error price.malformed"), "\(lines)")
    }

    @Test("Every prefix is read or refused")
    func prefixes() {
        let bytes = Array(whole.utf8)
        for count in 0..<bytes.count {
            var diagnostics: [Diagnostic] = []
            let source = SourceText(path: "com.example.pro.json", bytes: Array(bytes.prefix(count)))
            let list = PriceFile(source).read(productIDs: ["com.example.pro"], into: &diagnostics)
            #expect((list == nil) == diagnostics.hasErrors)
        }
        #expect(read(whole).rows?.count == 2)
    }
}

extension String {
    /// `error a.b 1:2-3:4: text` without the place, which the layout of a test's JSON decides.
    fileprivate var withoutPlace: String {
        replacing(/^(\w+ [a-z.]+) \d+:\d+-\d+:\d+:/) { "\($0.output.1):" }
    }
}
