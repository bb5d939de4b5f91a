import Diagnostics
import Foundation
import Localization
import ProductCatalog
import TestSupport
import Testing

@Suite("Price lists")
struct PriceListTests {
    private func read(_ text: String) -> (list: PriceList?, lines: [String]) {
        var diagnostics: [Diagnostic] = []
        let list = PriceList.read(SourceText(path: "prices.csv", text: text), into: &diagnostics)
        return (list, diagnostics.lines)
    }

    @Test(
        "Rows are read, whatever the order of the columns, the line breaks and the case",
        arguments: [
            "storefront,product,price\nGB,pro,3.99\nJPN,pro,600\n",
            "storefront,product,price\r\nGB,pro,3.99\r\nJPN,pro,600",
            "\u{FEFF}product,price,storefront\npro,3.99,gb\npro,600,jp\n",
            "Storefront, Product, Price, Currency\nGB, pro, 3.99, GBP\nJP, pro, 600, jpy\n",
            "storefront,product,price,currency,plan\nGB,pro,\"3.99\",GBP,\n\nJP,pro,600,,upfront\n",
            "storefront,product,price,currency,plan\nGB,pro,3.99\nJP,pro,600,JPY\n",
            "storefront;product;price\nGB;pro;3.99\nJP;pro;600\n",
        ])
    func rows(text: String) throws {
        let (list, lines) = read(text)
        #expect(lines == [])
        let rows = try #require(list?.rows)
        #expect(rows.map(\.storefront.alpha2) == ["GB", "JP"])
        #expect(rows.map(\.productID) == ["pro", "pro"])
        #expect(rows.map(\.price.text) == ["3.99", "600"])
        #expect(rows.map(\.plan) == [.upFront, .upFront])
        #expect(rows.map(\.money.currency.code) == ["GBP", "JPY"])
        #expect(rows.map(\.money.amount) == [Decimal(399) / 100, 600])
        #expect(list?.storefronts.map(\.alpha2) == ["GB", "JP"])
    }

    @Test("A plan has a price of its own")
    func plan() {
        let (list, lines) = read("storefront,product,price,plan\nGB,pro,34.99,\nGB,pro,2.99,monthly\n")
        #expect(lines == [])
        #expect(list?.rows.map(\.plan) == [.upFront, .monthly])
    }

    @Test(
        "A header that is wrong is refused, with the right one",
        arguments: [
            ("", ["error prices.column 1:1-1:1: the price list is empty [write: storefront,product,price]"]),
            (
                "GB,pro,3.99\n",
                [
                    "error prices.column 1:1-1:12: the first row holds a price, not the names of the columns"
                        + " [write: storefront,product,price]"
                ]
            ),
            (
                "storefront,product\n",
                ["error prices.column 1:1-1:19: the header lacks \"price\" [write: storefront,product,price]"]
            ),
            (
                "storefront,product,price,curency\n",
                ["error prices.column 1:26-1:33: unknown column \"curency\" [name: currency]"]
            ),
            (
                "country,id,amount\n",
                [
                    "error prices.column 1:1-1:8: unknown column \"country\" [name: storefront]",
                    "error prices.column 1:9-1:11: unknown column \"id\" [name: product]",
                    "error prices.column 1:12-1:18: unknown column \"amount\" [name: price]",
                    "error prices.column 1:1-1:18: the header lacks \"storefront\" and \"product\" and \"price\"",
                ]
            ),
            (
                "storefront,product,price,remarks\n",
                [
                    "error prices.column 1:26-1:33: unknown column \"remarks\""
                        + " [there are storefront, product, price, currency, plan]"
                ]
            ),
            (
                "storefront,product,price,price\n",
                ["error prices.column 1:26-1:31: the column \"price\" is there twice"]
            ),
            ("storefront,product,price,\n", ["error prices.column 1:26-1:26: a column has no name"]),
        ])
    func headers(text: String, expected: [String]) {
        let (list, lines) = read(text)
        #expect(list == nil)
        #expect(lines == expected)
    }

    @Test(
        "A row that is wrong is an error at its place",
        arguments: [
            (
                "GB,pro,\"2,99\",,",
                "error price.malformed 2:8-2:14: \"2,99\" is not a price: decimals stand behind a point here [write: 2.99]"
            ),
            (
                "GB,pro,2,99,GBP,",
                "error price.malformed 2:8-2:12: \"2,99\" is not a price: decimals stand behind a point here [write: 2.99]"
            ),
            ("GB,pro,,GBP,", "error price.malformed 2:1-2:13: the price is empty"),
            ("GB,pro,\"\",GBP,", "error price.malformed 2:1-2:15: the price is empty"),
            ("GB,pro,1e400,,", "error price.malformed 2:8-2:13: \"1e400\" is not a price: it has an exponent"),
            ("GB,pro,-1,,", "error price.malformed 2:8-2:10: \"-1\" is not a price: it has a sign"),
            ("GB,pro,NaN,,", "error price.malformed 2:8-2:11: \"NaN\" is not a price: it is not a number"),
            ("GB,pro,0x10,,", "error price.malformed 2:8-2:12: \"0x10\" is not a price: it is hexadecimal"),
            (
                "GB,pro,£3.99,,",
                "error price.malformed 2:8-2:13: \"£3.99\" is not a price: it has a currency symbol; write the digits alone"
            ),
            ("UK,pro,3.99,,", "error storefront.unknown 2:1-2:3: no App Store has the storefront \"UK\" [name: GB]"),
            (
                "Japan,pro,600,,",
                "error storefront.unknown 2:1-2:6: no App Store has the storefront \"Japan\" [name: JP]"
            ),
            ("ZZ,pro,3.99,,", "error storefront.unknown 2:1-2:3: no App Store has the storefront \"ZZ\""),
            (
                "JP,pro,600,USD,",
                "error prices.currency 2:12-2:15: the App Store of JP (Japan) sells in JPY, not in USD [write: JPY]"
            ),
            (
                "GB,pro,3.99,,month",
                "error prices.plan 2:14-2:19: unknown billing plan \"month\" [name: monthly]"
            ),
            (
                "GB,pro,3.99,,instalments",
                "error prices.plan 2:14-2:25: unknown billing plan \"instalments\" [there are upfront and monthly]"
            ),
            ("GB,,3.99,,", "error prices.row 2:1-2:11: the product is empty"),
            (",pro,3.99,,", "error prices.row 2:1-2:12: the storefront is empty"),
            ("GB,pro", "error prices.row 2:1-2:7: this row has 2 fields, but the header 5"),
            ("GB", "error prices.row 2:1-2:3: this row has 1 field, but the header 5"),
            ("GB,pro,3.99,GBP,,,", "error prices.row 2:1-2:19: this row has 7 fields, but the header 5"),
        ])
    func rowsThatAreWrong(row: String, line: String) {
        let (list, lines) = read("storefront,product,price,currency,plan\n\(row)\n")
        #expect(list == nil)
        #expect(lines == [line])
    }

    @Test("All rows that are wrong are reported at once")
    func all() {
        let (_, lines) = read("storefront,product,price\nUK,pro,3.99\nGB,pro,x\nGB,pro,3.99\nUS,pro,\n")
        #expect(lines.map { $0.split(separator: " ")[2] } == ["2:1-2:3:", "3:8-3:9:", "5:1-5:8:"])
    }

    @Test(
        "More decimals than the currency has are a warning",
        arguments: [
            ("JP,pro,9.5", "9.5 has too many decimals: prices in JPY have no decimals"),
            ("US,pro,9.999", "9.999 has too many decimals: prices in USD have 2 decimals"),
            ("ID,pro,49000.50", "49000.50 has too many decimals: prices in IDR have no decimals"),
            ("JP,pro,300.0", nil), ("US,pro,9.990", nil), ("US,pro,9.9", nil),
        ] as [(String, String?)])
    func digits(row: String, message: String?) {
        let (list, lines) = read("storefront,product,price\n\(row)\n")
        #expect(list?.rows.count == 1)
        #expect(
            lines.map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) } == (message.map { [$0] } ?? []))
        #expect(lines.allSatisfy { $0.hasPrefix("warning prices.digits 2:8-") })
    }

    @Test("Every prefix of a list is read or refused")
    func prefixes() {
        let text = "storefront,product,price,currency\nGB,pro,\"3.99\",GBP\nJP,pro,600,\n"
        for count in 0...text.utf8.count {
            var diagnostics: [Diagnostic] = []
            let source = SourceText(path: "prices.csv", bytes: Array(text.utf8.prefix(count)))
            let list = PriceList.read(source, into: &diagnostics)
            #expect((list == nil) == diagnostics.hasErrors, "prefix of \(count) bytes")
        }
    }
}
