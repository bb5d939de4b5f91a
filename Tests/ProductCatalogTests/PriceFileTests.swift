import Diagnostics
import Foundation
import Localization
import TestSupport
import Testing

@testable import ProductCatalog

@Suite("App Store Connect's price files")
struct PriceFileTests {
    static let header = "Countries or Regions,Currency Code,Price,Proceeds,May Adjust Automatically\r\n"
    static let table =
        header + "United States,USD,8.0,6.8,No\r\nChina mainland,CNY,58.0,49.3,Yes\r\n"
        + "\"Congo, Democratic Republic of the\",USD,8.49,7.22,Yes\r\nJapan,JPY,1200.0,1020.0,Yes\r\n"

    private func read(
        _ text: String, path: String = "com.example.pro.csv", settings: PriceFile.Settings = PriceFile.Settings(),
        ids: [String] = ["com.example.pro", "com.example.pro.yearly", "com.example.coins"]
    ) -> (list: PriceList?, lines: [String]) {
        var diagnostics: [Diagnostic] = []
        let file = PriceFile(SourceText(path: path, text: text), settings: settings)
        let list = file.read(productIDs: ids, into: &diagnostics)
        return (list, diagnostics.lines)
    }

    private func rows(_ list: PriceList?) -> [String] {
        (list?.rows ?? []).map { "\($0.storefront.alpha2) \($0.productID) \($0.plan.name) \($0.price.text)" }
    }

    @Test("A table is read: names of storefronts, and prices in the digits of their currency")
    func table() {
        let (list, lines) = read(Self.table)
        #expect(lines == [])
        #expect(
            rows(list) == [
                "US com.example.pro upfront 8.00", "CN com.example.pro upfront 58.00",
                "CD com.example.pro upfront 8.49", "JP com.example.pro upfront 1200",
            ])
        #expect(list?.rows.map(\.money.currency.code) == ["USD", "CNY", "USD", "JPY"])
    }

    @Test("Every storefront is found by the name that App Store Connect gives it")
    func everyStorefront() {
        let lines = Storefront.all.map { storefront in
            let name = storefront.name.contains(",") ? "\"\(storefront.name)\"" : storefront.name
            return "\(name),\(storefront.currency.code),10.0,8.5,Yes\r\n"
        }
        let (list, found) = read(Self.header + lines.joined())
        #expect(found == [])
        #expect(list?.rows.map(\.storefront) == Storefront.all)
        #expect(Storefront.all.count == 175)
    }

    @Test(
        "The product is the longest id that the file's name holds",
        arguments: [
            ("prices/com.example.pro.csv", "com.example.pro"),
            ("prices/com.example.pro.yearly.csv", "com.example.pro.yearly"),
            ("com.example.pro.yearly prices 2026-10.csv", "com.example.pro.yearly"),
            ("Prices_com.example.coins (1).csv", "com.example.coins"),
            ("com.example.professional.csv", nil), ("xcom.example.pro.csv", nil), ("com.example.pro/prices.csv", nil),
            ("prices.csv", nil),
        ])
    func productOfName(path: String, id: String?) {
        let (list, lines) = read(Self.table, path: path)
        #expect(list?.rows.first?.productID == id)
        #expect(lines.isEmpty == (id != nil))
        if id == nil {
            #expect(lines.first?.hasPrefix("error prices.product 1:1-1:2: nobody says whose prices these are") == true)
        }
    }

    @Test("The settings may say the product and the plan")
    func settings() {
        let settings = PriceFile.Settings(product: "com.example.pro.yearly", plan: .monthly)
        let (list, lines) = read(Self.table, path: "Download (3).csv", settings: settings)
        #expect(lines == [])
        #expect(rows(list).first == "US com.example.pro.yearly monthly 8.00")
    }

    @Test("A list that names its products needs none")
    func list() {
        let text = "storefront,product,price\nGB,com.example.pro,3.99\n"
        #expect(rows(read(text, path: "prices.csv").list) == ["GB com.example.pro upfront 3.99"])
        let place = SourceText(path: "site.yaml", text: "x").place(at: 0)
        let settings = PriceFile.Settings(product: "com.example.pro", productRange: place)
        #expect(
            read(text, path: "prices.csv", settings: settings).lines == [
                "error prices.product 1:1-1:2: prices.csv is a price list, which names its products itself"
                    + " [take \"product\" out]"
            ])
    }

    @Test(
        "A row that is wrong is reported with its place",
        arguments: [
            (
                "Japan,USD,1200.0,1020.0,Yes",
                "error prices.currency 2:7-2:10: the App Store of JP (Japan) sells in JPY, not in USD [write: JPY]"
            ),
            (
                "Japan,XQZ,1200.0,1020.0,Yes",
                "error prices.currency 2:7-2:10: the App Store of JP (Japan) sells in JPY, not in XQZ [write: JPY]"
            ),
            (
                "Atlantis,USD,1.0,1.0,Yes",
                "warning storefront.unknown 2:1-2:9: no App Store is known as \"Atlantis\": its price is left out"
            ),
            (
                "Japan,JPY,12.5,1.0,Yes",
                "warning prices.digits 2:11-2:15: 12.5 has too many decimals: prices in JPY have no decimals"
            ),
            (
                "Japan,JPY,1e400,1.0,Yes",
                "error price.malformed 2:11-2:16: \"1e400\" is not a price: it has an exponent"
            ),
            ("Japan,JPY,-1,1.0,Yes", "error price.malformed 2:11-2:13: \"-1\" is not a price: it has a sign"),
            ("Japan,JPY,NaN,1.0,Yes", "error price.malformed 2:11-2:14: \"NaN\" is not a price: it is not a number"),
            ("Japan,JPY,0x10,1.0,Yes", "error price.malformed 2:11-2:15: \"0x10\" is not a price: it is hexadecimal"),
            ("Japan,JPY", "error prices.row 2:1-2:10: this row has 2 fields, but a price needs 3"),
        ])
    func badRows(row: String, line: String) { #expect(read(Self.header + row + "\r\n").lines == [line]) }

    @Test("A header without a price is refused")
    func badHeader() {
        #expect(
            read("Countries or Regions,Currency Code\r\nJapan,JPY\r\n").lines == [
                "error prices.column 1:1-1:35: the header lacks \"price\" [save the file again from App Store Connect]"
            ])
    }

    @Test("Every prefix of a table is read or refused")
    func prefixesOfTable() {
        let bytes = Array(Self.table.utf8)
        for count in 0..<bytes.count {
            var diagnostics: [Diagnostic] = []
            let source = SourceText(path: "com.example.pro.csv", bytes: Array(bytes.prefix(count)))
            let list = PriceFile(source).read(productIDs: ["com.example.pro"], into: &diagnostics)
            #expect((list == nil) == diagnostics.hasErrors)
        }
    }
}
