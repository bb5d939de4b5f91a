import Diagnostics
import Foundation
import Localization
import ProductCatalog
import TestSupport
import Testing

@testable import CopyVariables

@Suite("What paywallgen variables prints")
struct VariableListingTests {
    private static let text = """
        {
          "products" : [
            { "displayPrice" : "4.99", "productID" : "lifetime", "type" : "NonConsumable", "localizations" : [
                { "locale" : "en_US", "displayName" : "For Good", "description" : "" } ] },
            { "displayPrice" : "", "productID" : "coins", "type" : "Consumable", "localizations" : [] }
          ],
          "settings" : { "_storefront" : "DEU" },
          "subscriptionGroups" : [ { "id" : "G", "name" : "Pro", "localizations" : [], "subscriptions" : [
            { "displayPrice" : "6.99", "groupNumber" : 1, "productID" : "monthly",
              "recurringSubscriptionPeriod" : "P1M", "type" : "RecurringSubscription",
              "introductoryOffer" : { "paymentMode" : "free", "subscriptionPeriod" : "P2W", "numberOfPeriods" : 1 },
              "localizations" : [ { "locale" : "en_US", "displayName" : "Monthly", "description" : "" } ] },
            { "displayPrice" : "34.99", "groupNumber" : 1, "productID" : "yearly",
              "recurringSubscriptionPeriod" : "P1Y", "type" : "RecurringSubscription",
              "billingPlans" : [ { "billingPlanType" : "MONTHLY", "displayPrice" : "3.49",
                "commitmentDisplayPrice" : "41.88", "isEnabled" : true } ],
              "adHocOffers" : [ { "paymentMode" : "payAsYouGo", "displayPrice" : "0.99", "offerID" : "loyal",
                "subscriptionPeriod" : "P1M", "numberOfPeriods" : 3 } ],
              "winbackOffers" : [ { "paymentMode" : "payUpFront", "displayPrice" : "19.99", "offerID" : "back",
                "subscriptionPeriod" : "P1Y" } ], "localizations" : [] }
          ] } ],
          "version" : { "major" : 5, "minor" : 0 }
        }
        """

    private func listing(
        _ locale: String = "en", storefront: String? = nil, prices: String? = nil, text: String = Self.text,
        day: String = "2026-10-02"
    ) throws -> (listing: VariableListing, diagnostics: [Diagnostic]) {
        var read: [Diagnostic] = []
        let file = try #require(StoreKitReader.read(SourceText(path: "App.storekit", text: text), into: &read))
        let catalog = Catalog([Catalog.Source(file: file)], into: &read)
        var lists: [PriceList] = []
        if let prices {
            lists.append(try #require(PriceList.read(SourceText(path: "prices.csv", text: prices), into: &read)))
        }
        let book = PriceBook(catalog: catalog, lists: lists, into: &read)
        var diagnostics: [Diagnostic] = []
        let listing = VariableListing(
            file: file, prices: book, storefront: storefront.flatMap { Storefront.find($0) } ?? file.storefront,
            language: try Fixtures.language(locale), firstDay: CalendarDay(iso8601: day), into: &diagnostics)
        return (listing, diagnostics)
    }

    private func values(_ listing: VariableListing, _ id: String, _ plan: BillingPlanKind = .upFront) throws
        -> [ProductVariable: String]
    {
        let entry = try #require(listing.entries.first { $0.product.id == id && $0.plan == plan })
        var values: [ProductVariable: String] = [:]
        for variable in ProductVariable.allCases {
            values[variable] = entry.value(of: variable, language: listing.language)
        }
        return values
    }

    @Test("Every product is there, and a monthly plan where the storefront sells it")
    func entries() throws {
        let german = try listing().listing.entries
        #expect(german.map(\.product.id) == ["lifetime", "coins", "monthly", "yearly", "yearly"])
        #expect(german.map(\.plan) == [.upFront, .upFront, .upFront, .upFront, .monthly])
        let prices = "storefront,product,price,currency,plan\nUS,yearly,39.99,,\nUS,yearly,3.99,,monthly\n"
        let american = try listing(storefront: "US", prices: prices).listing.entries
        #expect(american.map(\.product.id) == ["lifetime", "coins", "monthly", "yearly"])
    }

    @Test("A product with an introductory offer has every value but the offer's prices")
    func introductoryOffer() throws {
        let values = try values(listing().listing, "monthly")
        #expect(values[.pricePerPeriod] == "€6.99/month")
        #expect(values[.offerPrice] == "free")
        #expect(values[.offerPeriodWithUnit] == "2 weeks")
        #expect(values[.offerEndDate] == "October 16, 2026")
        let missing = Set(ProductVariable.allCases.filter { values[$0] == nil })
        #expect(
            missing == [
                .offerPricePerDay, .offerPricePerWeek, .offerPricePerMonth, .offerPricePerYear, .relativeDiscount,
            ])
    }

    @Test("Without an introductory offer it is the offer that would be shown first")
    func otherOffer() throws {
        let values = try values(listing().listing, "yearly")
        #expect(values[.offerPrice] == "€19.99")
        #expect(values[.offerPeriod] == "year")
        #expect(values[.relativeDiscount] == "58%")
        // The offers of the file name no plan, so the monthly plan has none.
        let monthly = try self.values(listing().listing, "yearly", .monthly)
        #expect(monthly[.price] == "€3.49")
        #expect(monthly[.offerPrice] == nil)
    }

    @Test("A product without a price still has its name and its period")
    func noPrice() throws {
        let text = Self.text.replacing("\"6.99\"", with: "\"\"")
        let found = try values(listing(text: text).listing, "monthly")
        #expect(found[.storeProductName] == "Monthly" && found[.periodly] == "monthly")
        #expect(found[.periodInDays] == "30")
        #expect(found[.price] == nil && found[.currencyCode] == nil && found[.pricePerPeriod] == nil)
    }

    @Test("Amounts are exact, in the digits of the currency, and null where nothing is sold by time")
    func amounts() throws {
        let prices = "storefront,product,price\nJP,monthly,980\nJP,lifetime,1200\nJP,yearly,3\n"
        let entries = try listing("ja", storefront: "JP", prices: prices).listing.entries
        func amounts(_ id: String) -> [String?] {
            entries.first { $0.product.id == id }?.amounts.map(\.text) ?? []
        }
        #expect(amounts("monthly") == ["980", "32", "225", "980", "11760"])
        #expect(amounts("lifetime") == ["1200", nil, nil, nil, nil])
        // What comes to nothing is an amount; only its text is none.
        #expect(amounts("yearly") == ["3", "0", "0", "0", "3"])
        #expect(amounts("coins") == [nil, nil, nil, nil, nil])
        #expect(try values(listing("ja", storefront: "JP", prices: prices).listing, "yearly")[.pricePerDay] == nil)
    }

    @Test("A storefront without prices shows the file's, in the file's currency, and that is said")
    func foreignPrices() throws {
        let (listing, diagnostics) = try listing(storefront: "JP")
        #expect(try values(listing, "monthly")[.price] == "€6.99")
        #expect(
            diagnostics.lines == [
                "warning price.missing: no price for JP of lifetime, monthly, yearly: the price for DE in EUR is shown"
                    + " [name a price list with one: --prices FILE]"
            ])
        #expect(
            listing.text(width: 100, style: TerminalStyle(isColored: false)).hasPrefix(
                "App.storekit   English (en)   Japan (JP), at the prices of Germany (DE) in EUR\n"))
    }

    @Test("Without a storefront there are no prices, and that is an error")
    func noStorefront() throws {
        let text = Self.text.replacing("\"_storefront\" : \"DEU\"", with: "")
        let (listing, diagnostics) = try listing(text: text)
        #expect(try values(listing, "monthly")[.price] == nil)
        #expect(
            diagnostics.lines == [
                "error storefront.missing 3:24-3:30: nobody says to which storefront the prices of App.storekit belong"
                    + " [name it: --storefront US]"
            ])
        guard case .object(let members) = VariableListing.json(listing, locale: .english, diagnostics) else {
            Issue.record("the listing is no object")
            return
        }
        #expect(members.first { $0.key == "currency" }?.value.compact() == "null")
    }

    @Test("No line is wider than the terminal, but for ids and paths", arguments: ["ja", "ar", "ru", "de", "es"])
    func widths(locale: String) throws {
        let listing = try listing(locale, storefront: "DE").listing
        for width in [40, 60, 80, 100, 120] {
            let text = listing.text(width: width, style: TerminalStyle(isColored: false))
            for line in text.split(separator: "\n") where TextWidth.of(line) > width {
                #expect(!line.trimmingCharacters(in: .whitespaces).contains(" "), "\(width): \(line)")
            }
            #expect(!text.unicodeScalars.contains { $0 == "\u{200F}" || $0 == "\u{2068}" })
            for variable in ProductVariable.allCases where !variable.rawValue.hasPrefix("price_per_y") {
                let isNamed = text.contains(variable.rawValue)
                #expect(isNamed || width < 0, "\(variable.rawValue) is nowhere at \(width)")
            }
        }
    }

    @Test("At 100 columns")
    func wide() throws {
        let text = try listing("de").listing.text(width: 100, style: TerminalStyle(isColored: false))
        let block = text.split(separator: "\n\n").first { $0.hasPrefix("monthly") }
        #expect(
            block.map(String.init)?.replacing("\u{A0}", with: " ") == """
                monthly   subscription
                  currency_code                 EUR             period_in_days            30
                  currency_symbol               €               period_in_weeks           4
                  price                         6,99 €          period_in_months          1
                  price_per_period              6,99 €/Monat    period_in_years           0
                  price_per_period_abbreviated  6,99 €/Monat    offer_price               kostenlos
                  price_per_day                 0,22 €          offer_period              2 Wochen
                  price_per_week                1,60 €          offer_period_abbreviated  2Wochen
                  price_per_month               6,99 €          offer_period_with_unit    2 Wochen
                  price_per_year                83,88 €         offer_period_in_days      14
                  period                        Monat           offer_period_in_weeks     2
                  periodly                      monatlich       offer_period_in_months    0
                  period_abbreviated            Monat           offer_period_in_years     0
                  period_with_unit              1 Monat         offer_end_date            16. Oktober 2026
                  no value: store_product_name, offer_price_per_day, offer_price_per_week, offer_price_per_month,
                    offer_price_per_year, relative_discount
                """)
    }

    static let files = (try? SharedMaterial.files(in: "corpus/storekit", suffix: ".storekit")) ?? []

    @Test("Real files: no value is empty, amounts and texts go together, in every language", arguments: files)
    func realFiles(file: URL) throws {
        var found: [Diagnostic] = []
        let source = SourceText(path: file.lastPathComponent, bytes: [UInt8](try Data(contentsOf: file)))
        guard let read = StoreKitReader.read(source, into: &found) else { return }
        let storefront = read.storefront ?? Storefront.find("US")
        let catalog = Catalog([Catalog.Source(file: read, defaultStorefront: storefront)], into: &found)
        let book = PriceBook(catalog: catalog, lists: [], into: &found)
        for language in Wording.languages {
            let listing = VariableListing(
                file: read, prices: book, storefront: storefront,
                language: try Fixtures.language(language.identifier),
                firstDay: CalendarDay(iso8601: "2026-10-02"), into: &found)
            #expect(listing.entries.filter { $0.plan == .upFront }.map(\.product.id) == read.products.map(\.id))
            for entry in listing.entries {
                for variable in ProductVariable.allCases {
                    #expect(entry.value(of: variable, language: listing.language) != "")
                }
                for (name, amount) in entry.amounts {
                    let isNothing = amount.map { $0.allSatisfy { $0 == "0" || $0 == "." } } ?? true
                    let text = entry.value(of: name, language: listing.language)
                    #expect((text == nil) == isNothing || (name == .price && amount != nil), "\(name) \(amount ?? "-")")
                }
            }
        }
    }
}
