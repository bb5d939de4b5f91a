import Diagnostics
import Localization
import ProductCatalog
import TestSupport
import Testing

/// DESIGN section 6, rule 10: an amount never leaves its own currency.
@Suite("Which price a page shows")
struct PriceBookTests {
    /// A catalog of one file that sells `pro` at `price`, with a monthly plan of `bill`, and a free or a paid offer.
    private func book(
        fileStorefront: String?, defaultStorefront: String? = nil, price: String = "34.99", bill: String? = "2.99",
        offer: String = "", rows: [String] = []
    ) throws -> (book: PriceBook, product: Product, lines: [String]) {
        let plans =
            bill.map { ", \"billingPlans\" : [ { \"billingPlanType\" : \"MONTHLY\", \"displayPrice\" : \"\($0)\" } ]" }
            ?? ""
        let members =
            "\"displayPrice\" : \"\(price)\", \"productID\" : \"pro\", \"recurringSubscriptionPeriod\" : \"P1Y\"\(plans)\(offer)"
        let text = StoreKitFixtures.file(
            subscription: members, storefront: fileStorefront.map { "\"\($0)\"" })
        var diagnostics: [Diagnostic] = []
        let file = try #require(
            StoreKitReader.read(SourceText(path: "Products.storekit", text: text), into: &diagnostics))
        let source = Catalog.Source(
            file: file, defaultStorefront: defaultStorefront.flatMap { Storefront.find($0) })
        let list = try #require(
            PriceList.read(
                SourceText(
                    path: "prices.csv",
                    text: (["storefront,product,price,currency,plan"] + rows).joined(separator: "\n")),
                into: &diagnostics))
        diagnostics.removeAll { $0.severity == .note }
        let catalog = Catalog([source], into: &diagnostics)
        let book = PriceBook(catalog: catalog, lists: [list], into: &diagnostics)
        return (book, try #require(catalog.product(id: "pro")), diagnostics.lines)
    }

    struct Case: CustomTestStringConvertible {
        let name: String
        var file: String? = "GBR"
        var assumed: String?
        var price = "34.99"
        var rows: [String] = []
        let page: String
        /// Amount, currency, and `!` where it is another storefront's.
        let expected: String

        var testDescription: String { name }
    }

    static let cases = [
        Case(name: "the file's own storefront shows the file's price", page: "GB", expected: "34.99 GBP"),
        Case(
            name: "another storefront shows its listed price", rows: ["JP,pro,5000"], page: "JP", expected: "5000 JPY"),
        Case(
            name: "without a listed price the file's is shown, in its own currency", rows: ["JP,pro,5000"], page: "DE",
            expected: "34.99 GBP!"),
        Case(
            name: "the same currency is not the same storefront", file: "DEU", page: "FR", expected: "34.99 EUR!"),
        Case(
            name: "a listed price for the own storefront does not replace the file's", rows: ["GB,pro,34.99"],
            page: "GB", expected: "34.99 GBP"),
        Case(
            name: "a file without storefront has that of site.yaml", file: nil, assumed: "US", page: "US",
            expected: "34.99 USD"),
        Case(
            name: "the file's own word counts more than site.yaml's", assumed: "US", page: "US", expected: "34.99 GBP!"),
        Case(name: "without any storefront there is no currency", file: nil, page: "US", expected: "noStorefront"),
        Case(
            name: "without any storefront a listed price is still a price", file: nil, rows: ["US,pro,39.99"],
            page: "US", expected: "39.99 USD"),
        Case(name: "an empty price is none", price: "", page: "GB", expected: "noPrice"),
        Case(
            name: "an empty price takes that of the list for the own storefront", price: "", rows: ["GB,pro,29.99"],
            page: "GB", expected: "29.99 GBP"),
        Case(
            name: "and shows it elsewhere as the own storefront's", price: "", rows: ["GB,pro,29.99"], page: "JP",
            expected: "29.99 GBP!"),
        Case(
            name: "a price for a third storefront is never shown", price: "", rows: ["JP,pro,5000"], page: "DE",
            expected: "noPrice"),
    ]

    @Test("Rule 10, case by case", arguments: cases)
    func rule(case row: Case) throws {
        let (book, product, _) = try book(
            fileStorefront: row.file, defaultStorefront: row.assumed, price: row.price, rows: row.rows)
        let page = try #require(Storefront.find(row.page))
        let result =
            switch book.lookup(of: product, in: page) {
            case .price(let shown):
                "\(shown.digits) \(shown.money.currency.code)\(shown.isForAnotherStorefront ? "!" : "")"
            case .noPrice: "noPrice"
            case .noStorefront: "noStorefront"
            }
        #expect(result == row.expected)
    }

    /// Over all storefronts: the currency that is shown is always that of the storefront the amount belongs to.
    @Test("No amount leaves its currency, on no page")
    func everyPage() throws {
        let rows = ["JP,pro,5000", "US,pro,39.99", "KW,pro,10.990"]
        let (book, product, _) = try book(fileStorefront: "GBR", rows: rows)
        for page in Storefront.all {
            let shown = try #require(book.price(of: product, in: page))
            #expect(shown.money.currency == shown.storefront.currency)
            #expect(shown.page == page)
            #expect(shown.isForAnotherStorefront == !["GB", "JP", "US", "KW"].contains(page.alpha2))
            #expect(shown.isForAnotherStorefront ? shown.storefront.alpha2 == "GB" : shown.storefront == page)
        }
        #expect(book.storefronts(of: product).map(\.alpha2) == ["GB", "JP", "KW", "US"])
    }

    @Test("A monthly plan has the price of its bill, from the file or from a row of its own")
    func monthly() throws {
        let (book, product, _) = try book(fileStorefront: "GBR", rows: ["JP,pro,5000", "JP,pro,450,,monthly"])
        func shown(_ page: String) throws -> String? {
            book.price(of: product, plan: .monthly, in: try #require(Storefront.find(page)))?.digits
        }
        #expect(try shown("GB") == "2.99")
        #expect(try shown("JP") == "450")
        #expect(try shown("DE") == "2.99")
    }

    @Test("A paid offer is priced beside the file's price only, for its price is the file's")
    func offers() throws {
        let (book, product, _) = try book(
            fileStorefront: "GBR",
            offer:
                ", \"introductoryOffer\" : { \"paymentMode\" : \"payUpFront\", \"displayPrice\" : \"9.99\", \"subscriptionPeriod\" : \"P3M\" }",
            rows: ["JP,pro,5000"])
        let offer = try #require(product.subscription?.introductoryOffers.first)
        func price(_ page: String) throws -> Money? {
            let storefront = try #require(Storefront.find(page))
            let shown = try #require(book.price(of: product, in: storefront))
            return book.price(of: offer, of: product, beside: shown)
        }
        #expect(try price("GB")?.currency.code == "GBP")
        #expect(try price("DE")?.currency.code == "GBP")
        #expect(try price("JP") == nil)
    }

    @Test(
        "What is wrong with a list beside the catalog is reported",
        arguments: [
            (
                ["GB,pro,39.99"],
                [
                    "warning price.contradiction 2:8-2:13: the price for GB is 39.99, but the .storekit file says 34.99, which counts"
                        + " (the file's price 20:27)"
                ]
            ),
            (
                ["JP,prow,5000"],
                [
                    "warning product.unknown 2:4-2:8: no catalog sells prow [name: pro] (looked in Products.storekit (1 product))"
                ]
            ),
            (
                ["JP,pro,5000", "JP,pro,4800"],
                ["error prices.double 3:8-3:12: a second price of pro for JP (the first is 5000 2:8)"]
            ),
            (
                ["JP,pro,450,,monthly", "JP,pro,5000", "JP,pro,450,,monthly"],
                [
                    "error prices.double 4:8-4:11: a second price of the monthly plan of pro for JP (the first is 450 2:8)"
                ]
            ),
        ])
    func findings(rows: [String], lines: [String]) throws {
        #expect(try book(fileStorefront: "GBR", rows: rows).lines == lines)
    }
}

@Suite("The catalog")
struct CatalogTests {
    private func file(_ path: String, _ ids: [String]) throws -> StoreKitFile {
        let products = ids.map { "{ \"displayPrice\" : \"1\", \"productID\" : \"\($0)\", \"type\" : \"Consumable\" }" }
        var diagnostics: [Diagnostic] = []
        let text =
            "{ \"products\" : [ \(products.joined(separator: ", ")) ], \"version\" : { \"major\" : 4, \"minor\" : 0 } }"
        return try #require(StoreKitReader.read(SourceText(path: path, text: text), into: &diagnostics))
    }

    @Test("Products of several files stand in the order of the files; a double is an error, and the first counts")
    func files() throws {
        var diagnostics: [Diagnostic] = []
        let catalog = Catalog(
            [
                Catalog.Source(file: try file("a.storekit", ["x", "y"])),
                Catalog.Source(file: try file("b.storekit", ["z", "x"])),
            ], into: &diagnostics)
        #expect(catalog.products.map(\.id) == ["x", "y", "z"])
        #expect(catalog.product(id: "x")?.range.source.path == "a.storekit")
        #expect(catalog.product(id: "q") == nil)
        #expect(
            diagnostics.lines == ["error product.double 1:124-1:127: x is also sold by a.storekit (first here 1:56)"])
    }

    @Test("An unknown product comes with the nearest name and with where it was looked for")
    func unknown() throws {
        var diagnostics: [Diagnostic] = []
        let catalog = Catalog(
            [Catalog.Source(file: try file("a.storekit", ["pro.yearly", "pro.monthly"]))], into: &diagnostics)
        let source = SourceText(path: "pro.yaml", text: "pro.yearl")
        #expect(
            catalog.unknownProduct("pro.yearl", at: source.range(0..<9)).line
                == "error product.unknown 1:1-1:10: no catalog sells pro.yearl [name: pro.yearly] (looked in a.storekit (2 products))"
        )
    }
}
