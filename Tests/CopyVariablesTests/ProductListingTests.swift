import Diagnostics
import Localization
import ProductCatalog
import TestSupport
import Testing

@testable import CopyVariables

@Suite("What paywallgen products prints")
struct ProductListingTests {
    private static let text = """
        {
          "products" : [
            { "displayPrice" : "4.99", "familyShareable" : true, "productID" : "com.example.app.lifetime",
              "type" : "NonConsumable", "localizations" : [
                { "locale" : "ja", "displayName" : "永久版", "description" : "" },
                { "locale" : "en_GB", "displayName" : "For Good", "description" : "Everything, for good" } ] },
            { "displayPrice" : "", "productID" : "com.example.app.coins", "type" : "Consumable",
              "referenceName" : "Coins", "localizations" : [] }
          ],
          "settings" : { "_storefront" : "GBR", "_locale" : "en_GB", "_lastSynchronizedDate" : 804857990.34637904 },
          "subscriptionGroups" : [ { "id" : "G", "name" : "Pro", "localizations" : [], "subscriptions" : [
            { "displayPrice" : "3.99", "groupNumber" : 2, "productID" : "com.example.app.monthly",
              "recurringSubscriptionPeriod" : "P1M", "type" : "RecurringSubscription",
              "introductoryOffer" : { "paymentMode" : "free", "subscriptionPeriod" : "P1W", "numberOfPeriods" : 1 },
              "codeOffers" : [ { "eligibility" : [ "expired", "new" ], "paymentMode" : "payAsYouGo",
                "displayPrice" : "0.99", "numberOfPeriods" : 3, "referenceName" : "Fair", "subscriptionPeriod" : "P1M" } ],
              "localizations" : [ { "locale" : "en_GB", "displayName" : "Monthly", "description" : "" } ] },
            { "displayPrice" : "34.99", "groupNumber" : 1, "productID" : "com.example.app.yearly",
              "recurringSubscriptionPeriod" : "P1Y", "type" : "RecurringSubscription",
              "billingPlans" : [ { "billingPlanType" : "MONTHLY", "displayPrice" : "2.99",
                "commitmentDisplayPrice" : "35.88", "isEnabled" : true } ],
              "winbackOffers" : [ { "paymentMode" : "payUpFront", "displayPrice" : "19.99", "offerID" : "back",
                "subscriptionPeriod" : "P1Y" } ],
              "localizations" : [ { "locale" : "en_GB", "displayName" : "Yearly", "description" : "" } ] }
          ] } ],
          "version" : { "major" : 5, "minor" : 0 }
        }
        """

    private func listing(
        _ text: String = ProductListingTests.text, storefront: String? = nil, locale: String? = nil
    ) throws -> (listing: ProductListing, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let file = try #require(
            StoreKitReader.read(SourceText(path: "App.storekit", text: text), into: &diagnostics))
        let listing = ProductListing(
            file: file, namedStorefront: storefront.flatMap { Storefront.find($0) },
            locale: locale.flatMap { LanguageTag($0) })
        return (listing, diagnostics)
    }

    private func lines(_ listing: ProductListing, width: Int) -> String {
        listing.text(width: width, style: TerminalStyle(isColored: false))
    }

    @Test("At 100 columns, in columns")
    func wide() throws {
        #expect(
            try lines(listing().listing, width: 100) == """
                App.storekit
                  format 5.0
                  prices for United Kingdom (GB) in GBP
                  read from App Store Connect 4 Jul 2026

                Pro   subscription group, 2 levels, the highest first
                  1  com.example.app.yearly   £34.99  1 year   Yearly
                       monthly plan: £2.99 per month for 12 months. Total commitment: £35.88
                       win-back offer back: 1 year for £19.99 up front, then £34.99 per year
                  2  com.example.app.monthly   £3.99  1 month  Monthly
                       introductory offer: 1 week free, then £3.99 per month
                       offer code Fair (new, expired): £0.99 per month for 3 months, then £3.99 per month

                Bought once
                  com.example.app.lifetime     £4.99  non-consumable, family  For Good
                  com.example.app.coins     no price  consumable              Coins

                Names in en-GB, ja
                  no en-GB name: com.example.app.coins
                  no ja name: com.example.app.coins, com.example.app.monthly, com.example.app.yearly
                4 products, 1 subscription group, 3 offers

                """)
    }

    @Test("At 50 columns, each product on lines of its own")
    func narrow() throws {
        #expect(
            try lines(listing().listing, width: 50) == """
                App.storekit
                  format 5.0
                  prices for United Kingdom (GB) in GBP
                  read from App Store Connect 4 Jul 2026

                Pro
                  subscription group, 2 levels, the highest first
                  1  com.example.app.yearly
                     £34.99   1 year   Yearly
                     monthly plan: £2.99 per month for 12 months.
                       Total commitment: £35.88
                     win-back offer back: 1 year for £19.99 up
                       front, then £34.99 per year
                  2  com.example.app.monthly
                     £3.99   1 month   Monthly
                     introductory offer: 1 week free, then £3.99
                       per month
                     offer code Fair (new, expired): £0.99 per
                       month for 3 months, then £3.99 per month

                Bought once
                  com.example.app.lifetime
                    £4.99   non-consumable, family   For Good
                  com.example.app.coins
                    no price   consumable   Coins

                Names in en-GB, ja
                  no en-GB name: com.example.app.coins
                  no ja name: com.example.app.coins,
                    com.example.app.monthly,
                    com.example.app.yearly
                4 products, 1 subscription group, 3 offers

                """)
    }

    @Test(
        "No line is wider than the terminal, but for words that cannot be broken",
        arguments: [20, 40, 60, 79, 80, 100, 200])
    func widths(width: Int) throws {
        for locale in ["en", "ja", "ar", "de"] {
            for line in try lines(listing(locale: locale).listing, width: width).split(separator: "\n") {
                let longestWord = line.split(separator: " ").map { TextWidth.of($0) }.max() ?? 0
                #expect(TextWidth.of(line) <= max(width, longestWord + 7), "\(line)")
            }
        }
    }

    @Test("A locale words names, prices and offers; one that the program does not speak gives names alone")
    func locales() throws {
        let german = try lines(listing(locale: "de").listing, width: 100)
        #expect(german.contains("introductory offer: 1 Woche kostenlos, danach 3,99\u{A0}£ pro Monat"))
        #expect(german.contains("For Good"))
        let japanese = try lines(listing(locale: "ja").listing, width: 100)
        #expect(japanese.contains("永久版"))
        let swahili = try lines(listing(locale: "sw").listing, width: 100)
        #expect(swahili.contains("introductory offer: 1 week free, then £3.99 per month"))
    }

    @Test("Without a storefront the digits stand alone, and it is said once; the command line may say which")
    func noStorefront() throws {
        let text = Self.text.replacing("\"_storefront\" : \"GBR\", ", with: "")
        let without = try lines(listing(text).listing, width: 100)
        #expect(without.contains("no storefront: currency unknown (--storefront US says which)"))
        #expect(without.contains("introductory offer: 1 week free, then 3.99 per month"))
        #expect(!without.contains("£"))
        let named = try lines(listing(text, storefront: "JP").listing, width: 100)
        #expect(named.contains("prices for Japan (JP) in JPY"))
        #expect(named.contains("1 week free, then ¥3.99 per month"))
        #expect(try listing(storefront: "JP").listing.storefront?.alpha2 == "GB")
    }

    @Test("JSON has the documented shape")
    func json() throws {
        let (listing, diagnostics) = try listing()
        let json = ProductListing.json(listing, path: "App.storekit", diagnostics).compact()
        #expect(
            json == #"{"version":1,"file":"App.storekit","storefront":"GB","locale":"en-GB","products":["#
                + #"{"id":"com.example.app.lifetime","type":"nonConsumable","name":"For Good","price":"4.99","period":null,"#
                + #""group":null,"groupLevel":null,"familyShareable":true,"introductoryOffers":[],"promotionalOffers":[],"#
                + #""winBackOffers":[],"codeOffers":[],"billingPlans":[],"localizations":["#
                + #"{"locale":"ja","name":"永久版","description":""},"#
                + #"{"locale":"en-GB","name":"For Good","description":"Everything, for good"}]},"#
                + #"{"id":"com.example.app.coins","type":"consumable","name":"Coins","price":null,"period":null,"#
                + #""group":null,"groupLevel":null,"familyShareable":false,"introductoryOffers":[],"promotionalOffers":[],"#
                + #""winBackOffers":[],"codeOffers":[],"billingPlans":[],"localizations":[]},"#
                + #"{"id":"com.example.app.monthly","type":"autoRenewableSubscription","name":"Monthly","price":"3.99","#
                + #""period":"P1M","group":"Pro","groupLevel":2,"familyShareable":false,"introductoryOffers":["#
                + #"{"mode":"free","price":null,"period":"P1W","count":1,"billingPlan":null}],"promotionalOffers":[],"#
                + #""winBackOffers":[],"codeOffers":[{"name":"Fair","mode":"payAsYouGo","price":"0.99","period":"P1M","#
                + #""count":3,"billingPlan":null,"eligibility":["new","expired"]}],"billingPlans":[],"#
                + #""localizations":[{"locale":"en-GB","name":"Monthly","description":""}]},"#
                + #"{"id":"com.example.app.yearly","type":"autoRenewableSubscription","name":"Yearly","price":"34.99","#
                + #""period":"P1Y","group":"Pro","groupLevel":1,"familyShareable":false,"introductoryOffers":[],"#
                + #""promotionalOffers":[],"winBackOffers":[{"id":"back","name":null,"mode":"payUpFront","price":"19.99","#
                + #""period":"P1Y","count":1,"billingPlan":null}],"codeOffers":[],"#
                + #""billingPlans":[{"plan":"monthly","price":"2.99","commitmentPrice":"35.88","enabled":true}],"#
                + #""localizations":[{"locale":"en-GB","name":"Yearly","description":""}]}],"#
                + #""diagnostics":[{"id":"storekit.price.empty","severity":"note","#
                + #""message":"the price of com.example.app.coins is empty","file":"App.storekit","line":7,"column":24,"#
                + #""endLine":7,"endColumn":26,"suggestion":null,"notes":[]}]}"#)
    }

    @Test("A file that is refused still makes JSON, with the reason")
    func refused() {
        var diagnostics: [Diagnostic] = []
        let file = StoreKitReader.read(SourceText(path: "App.storekit", text: ""), into: &diagnostics)
        #expect(file == nil)
        #expect(
            ProductListing.json(nil, path: "App.storekit", diagnostics).compact()
                == #"{"version":1,"file":"App.storekit","storefront":null,"locale":null,"products":[],"diagnostics":["#
                + #"{"id":"storekit.empty","severity":"error","message":"the file is empty (0 bytes)","file":"App.storekit","#
                + #""line":1,"column":1,"endLine":1,"endColumn":1,"#
                + #""suggestion":"save it again in Xcode, or take it out of the catalog","notes":[]}]}"#)
    }

    @Test(
        "The day of reading is worked out from seconds since 2001",
        arguments: [
            ("0.1", nil), ("1", "1 Jan 2001"), ("86399", "1 Jan 2001"), ("86400", "2 Jan 2001"),
            ("99705599", "28 Feb 2004"), ("99705600", "29 Feb 2004"), ("99792000", "1 Mar 2004"),
            ("743722291.47019804", "26 Jul 2024"), ("804857990.3", "4 Jul 2026"), ("3124137600", "1 Jan 2100"),
            ("3129235200", "1 Mar 2100"), ("99999999999", nil), ("-1", nil),
        ] as [(String, String?)])
    func days(seconds: String, day: String?) throws {
        let text = Self.text.replacing("804857990.34637904", with: seconds)
        let heading = try lines(listing(text).listing, width: 300).prefix { $0 != "\n" }
        if let day {
            #expect(heading.hasSuffix("read from App Store Connect \(day)"))
        } else {
            #expect(!heading.contains("App Store Connect") || seconds == "0.1")
        }
    }
}
