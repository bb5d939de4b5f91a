import Diagnostics
import Localization
import ProductCatalog
import TestSupport
import Testing

@Suite("Reading .storekit files")
struct StoreKitReaderTests {
    @Test("Everything that the App Store sells is read, with its place")
    func everything() throws {
        let text = """
            // Exported by hand.
            {
              "identifier" : "1F2E3D4C",
              "nonRenewingSubscriptions" : [
                { "displayPrice" : "79", "familyShareable" : false, "internalID" : "3", "localizations" : [],
                  "productID" : "season", "referenceName" : "Season", "type" : "NonRenewingSubscription" }
              ],
              "products" : [
                { "displayPrice" : "0.50", "familyShareable" : true, "internalID" : "1",
                  "localizations" : [
                    { "description" : "For ever", "displayName" : "Lifetime", "locale" : "en_US" },
                    { "description" : "", "displayName" : "", "locale" : "fr" },
                    { "description" : "永久", "displayName" : "终身版", "locale" : "zh_Hans" }
                  ],
                  "productID" : "lifetime", "referenceName" : null, "type" : "NonConsumable" },
                { "displayPrice" : "1.99", "productID" : "coins", "type" : "Consumable" }
              ],
              "settings" : { "_storefront" : "DEU", "_locale" : "zh_Hans", "_lastSynchronizedDate" : 743722291.47019804 },
              "subscriptionGroups" : [
                { "id" : "G1", "localizations" : [], "name" : "Pro", "subscriptions" : [
                  { "displayPrice" : "11760", "familyShareable" : false, "groupNumber" : 1, "internalID" : "4",
                    "introductoryOffer" : null, "localizations" : [], "productID" : "pro.yearly",
                    "recurringSubscriptionPeriod" : "P1Y", "referenceName" : "Yearly", "subscriptionGroupID" : "G1",
                    "type" : "RecurringSubscription" }
                ] }
              ],
              "version" : { "major" : 4, "minor" : 0 }
            }
            """
        let (read, lines) = StoreKitFixtures.read(text)
        #expect(lines == [])
        let file = try #require(read)
        #expect(file.version == FormatVersion(major: 4, minor: 0))
        #expect(file.identifier == "1F2E3D4C")
        #expect(file.storefront?.alpha2 == "DE")
        #expect(file.storefront?.currency.code == "EUR")
        #expect(file.locale?.identifier == "zh-Hans")
        #expect(file.lastSynchronized == "743722291.47019804")
        #expect(file.products.map(\.id) == ["lifetime", "coins", "season", "pro.yearly"])
        #expect(
            file.products.map(\.type) == [
                .nonConsumable, .consumable, .nonRenewingSubscription, .autoRenewableSubscription,
            ])
        #expect(file.products.map { $0.price?.text } == ["0.50", "1.99", "79", "11760"])
        #expect(file.products.map(\.isFamilyShareable) == [true, false, false, false])
        #expect(file.products.map(\.referenceName) == [nil, nil, "Season", "Yearly"])
        #expect(file.groups.map(\.productIDs) == [["pro.yearly"]])
        let yearly = try #require(file.products.last)
        #expect(yearly.subscription?.period == BillingPeriod(count: 1, unit: .year))
        #expect(yearly.subscription?.level == 1)
        #expect(yearly.subscription?.groupName == "Pro")
        #expect(yearly.subscription?.offers.isEmpty == true)
        #expect(yearly.range.text == "\"pro.yearly\"")
        let lifetime = file.products[0]
        #expect(lifetime.price?.range.text == "\"0.50\"")
        let names = try ["en-GB", "zh-CN", "fr"].map {
            lifetime.localization(for: try #require(LanguageTag($0)))?.displayName
        }
        #expect(names == ["Lifetime", "终身版", nil])
    }

    @Test("Format 1.0 lacks most keys, and is read all the same")
    func oldest() throws {
        let (file, lines) = StoreKitFixtures.read(
            """
            {"products":[{"displayPrice":"0.99","familyShareable":false,"internalID":"1","localizations":[],
            "productID":"car","referenceName":"Car","type":"Consumable"}],
            "settings":{},"subscriptionGroups":[],"version":{"major":1,"minor":0}}
            """)
        #expect(lines == [])
        #expect(file?.products.map(\.id) == ["car"])
        #expect(file?.storefront == nil)
        #expect(file?.identifier == nil)
    }

    @Test("A suite of format 6.3 is a subscription with keys of its own")
    func suite() throws {
        let (file, lines) = StoreKitFixtures.read(
            """
            {"products":[],"subscriptionSuiteGroups":[{"id":"S1","localizations":[],"name":"Everything","subscriptions":[
            {"displayPrice":"99.99","duration":"P1Y","groupNumber":1,"internalID":"2","introductoryOffers":[],
            "isFamilyShareable":true,"localizations":[],"members":[],"productID":"all.yearly",
            "referenceName":"All","subscriptionGroupID":"S1","type":"SubscriptionSuite"}]}],
            "subscriptionBundleGroups":[{}],"version":{"major":6,"minor":3}}
            """)
        #expect(
            lines == [
                "warning storekit.bundle 5:29-5:30: this bundle group is not built as a suite group is: it is left out"
            ])
        let suite = try #require(file?.products.first)
        #expect(suite.type == .subscriptionSuite)
        #expect(suite.isFamilyShareable)
        #expect(suite.subscription?.period == BillingPeriod(count: 1, unit: .year))
    }

    @Test("A bundle group that is built as a suite group is read, with a warning")
    func bundle() throws {
        let (file, lines) = StoreKitFixtures.read(
            """
            {"subscriptionBundleGroups":[{"id":"B1","localizations":[],"name":"Both","subscriptions":[
            {"displayPrice":"12.99","duration":"P1M","groupNumber":1,"internalID":"2","introductoryOffers":[],
            "isFamilyShareable":false,"localizations":[],"members":[],"productID":"both.monthly",
            "referenceName":"Both","subscriptionGroupID":"B1","type":"SubscriptionBundle"}]}],
            "version":{"major":6,"minor":3}}
            """)
        #expect(lines == ["warning storekit.bundle 1:30-1:31: the bundle group Both is read as a suite group is"])
        let bundle = try #require(file?.products.first)
        #expect(bundle.type == .subscriptionBundle && bundle.type.isRenewing)
        #expect(bundle.subscription?.period == BillingPeriod(count: 1, unit: .month))
        #expect(file?.groups.map(\.name) == ["Both"])
    }

    @Test("Every prefix of a file is refused, or read when only blanks are missing")
    func prefixes() {
        let text = StoreKitFixtures.file(
            subscription: StoreKitFixtures.monthly(extra: ", \"codeOffers\" : [], \"localizations\" : [ ]"))
        let bytes = Array(text.utf8)
        let end = bytes.lastIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? 0
        for count in bytes.indices {
            var diagnostics: [Diagnostic] = []
            let source = SourceText(path: "Products.storekit", bytes: Array(bytes[..<count]))
            let file = StoreKitReader.read(source, into: &diagnostics)
            #expect((file != nil) == (count >= end), "prefix of \(count) bytes")
            #expect(diagnostics.hasErrors == (file == nil), "prefix of \(count) bytes")
        }
    }
}

@Suite("What is said about .storekit files")
struct StoreKitMessageTests {
    @Test(
        "A file that is no StoreKit configuration is refused with the reason",
        arguments: [
            ("", "error storekit.empty 1:1-1:1: the file is empty (0 bytes)"),
            (" \n", "error storekit.empty 1:1-1:2: the file has only blanks in it"),
            ("// Products\n", "error storekit.empty 1:1-1:2: the file has a // header and nothing else"),
        ])
    func empty(text: String, line: String) {
        let (file, lines) = StoreKitFixtures.read(text)
        #expect(file == nil)
        #expect(lines == [line + " [save it again in Xcode, or take it out of the catalog]"])
    }

    @Test("A file written by hand that names no version is read, and a note says so")
    func withoutVersion() {
        let (file, lines) = StoreKitFixtures.read("{ \"products\" : [] }")
        #expect(file != nil)
        #expect(file?.version == nil)
        #expect(
            lines == [
                "note storekit.version.absent 1:1-1:2: the file names no version; it is read as the newest format"
            ])
    }

    @Test(
        "A file without a proper version is refused",
        arguments: [
            (
                "{ \"identifier\" : \"A\" }",
                "error storekit.version 1:1-1:2: the file has no \"version\", so it is no StoreKit configuration"
            ),
            (
                "{ \"products\" : [], \"version\": 3 }",
                "error storekit.version 1:31-1:32: \"version\" is an object with \"major\" and \"minor\", but here is a number"
                    + " [write: { \"major\" : 3, \"minor\" : 0 }]"
            ),
            (
                "{ \"products\" : [], \"version\": \"four\" }",
                "error storekit.version 1:31-1:37: \"version\" is an object with \"major\" and \"minor\", but here is text"
            ),
            (
                "{ \"version\": { \"minor\" : 0 } }",
                "error storekit.version 1:14-1:15: \"version\" has no \"major\""
            ),
            (
                "{ \"version\": { \"major\" : 4.5 } }",
                "error storekit.shape 1:26-1:29: \"major\" is a whole number from 1 to 99, but here is 4.5"
            ),
            ("[]", "error storekit.shape 1:1-1:3: a StoreKit configuration is an object, but here is a list"),
        ])
    func version(text: String, line: String) {
        let (file, lines) = StoreKitFixtures.read(text)
        #expect(file == nil)
        #expect(lines == [line])
    }

    @Test("A newer format is read as far as it is known, with a warning")
    func newer() {
        let (file, lines) = StoreKitFixtures.read(
            StoreKitFixtures.file(
                subscription: StoreKitFixtures.monthly(), version: "{ \"major\" : 7, \"minor\" : 0 }"))
        #expect(file?.products.count == 1)
        #expect(
            lines == [
                "warning storekit.version.newer 25:15-25:43: format 7.0 is newer than 6.3: what is new in it is not read"
            ])
    }

    @Test("What a newer format has that is not known is left out, and the rest is read")
    func newThings() {
        let (file, lines) = StoreKitFixtures.read(
            """
            { "version" : { "major" : 7, "minor" : 0 }, "tokens" : [ ], "products" : [
            { "productID" : "car", "type" : "Consumable", "displayPrice" : "1.99", "hue" : 3 },
            { "productID" : "ticket", "type" : "Rental", "displayPrice" : "2.99" } ],
            "subscriptionGroups" : [ { "id" : "G", "name" : "Pro", "subscriptions" : [
            { "productID" : "pro", "displayPrice" : "3.99", "recurringSubscriptionPeriod" : "P1M" },
            { "productID" : "half", "displayPrice" : "3.99", "recurringSubscriptionPeriod" : "P1M15D" } ] } ] }
            """)
        #expect(file?.products.map(\.id) == ["car", "pro"])
        #expect(
            lines == [
                "note storekit.key 1:45-1:53: unknown key \"tokens\" in a StoreKit configuration: it is not read",
                "warning storekit.version.newer 1:15-1:43: format 7.0 is newer than 6.3: what is new in it is not read",
                "note storekit.key 2:72-2:77: unknown key \"hue\" in a product: it is not read",
                "warning storekit.type 3:36-3:44: ticket cannot be of the type \"Rental\""
                    + " (left out: it may be new in this format)",
                "warning storekit.period 6:82-6:90: \"P1M15D\" is no period"
                    + " [write one number and one unit, such as P1W, P3M or P1Y] (left out: it may be new in this format)",
            ])
    }

    @Test("Prices are read as strictly in a newer format", arguments: ["1e400", "-1", "NaN", "0x10"])
    func newerPrices(price: String) {
        let (file, lines) = StoreKitFixtures.read(
            StoreKitFixtures.file(
                subscription: StoreKitFixtures.monthly(price: "\"\(price)\""),
                version: "{ \"major\" : 7, \"minor\" : 0 }"))
        #expect(file == nil)
        #expect(lines.contains { $0.hasPrefix("error price.malformed ") })
    }

    @Test("Prices for which the currency has no coin are a warning, once")
    func digits() {
        let one = StoreKitFixtures.file(subscription: StoreKitFixtures.monthly(), storefront: "\"JPN\"")
        #expect(
            StoreKitFixtures.read(one).lines == [
                "warning prices.digits 20:27-20:33: 3.99 has too many decimals: prices for JP, in JPY, have no decimals"
            ])
        let offer = """
            , "introductoryOffer" : { "paymentMode" : "payAsYouGo", "displayPrice" : "0.50", "subscriptionPeriod" : "P1M" }
            """
        let two = StoreKitFixtures.file(
            subscription: StoreKitFixtures.monthly(price: "\"9.00\"", extra: offer), storefront: "\"KOR\"")
        #expect(StoreKitFixtures.read(two).lines.count == 1)
        #expect(StoreKitFixtures.read(two).lines.first?.contains("0.50 has too many decimals") == true)
        let euros = StoreKitFixtures.file(subscription: StoreKitFixtures.monthly(), storefront: "\"DEU\"")
        #expect(StoreKitFixtures.read(euros).lines == [])
    }

    @Test("A misspelt key is noted with the right one, and is not read")
    func misspeltKey() {
        let (product, lines) = StoreKitFixtures.readMonthly(extra: ", \"familySharable\" : true")
        #expect(product?.isFamilyShareable == false)
        #expect(
            lines == [
                "note storekit.key 21:45-21:61: unknown key \"familySharable\" in a subscription: it is not read"
                    + " [name: familyShareable]"
            ])
    }

    @Test("A product that is in the file twice is an error")
    func double() {
        let product = "{ \"displayPrice\" : \"1\", \"productID\" : \"car\", \"type\" : \"Consumable\" }"
        let (file, lines) = StoreKitFixtures.read(
            "{ \"products\" : [\n\(product),\n\(product) ], \"version\" : { \"major\" : 4, \"minor\" : 0 } }")
        #expect(file == nil)
        #expect(lines == ["error product.double 3:39-3:44: car is in this file twice (first here 2:39)"])
    }

    @Test(
        "An unknown storefront leaves the prices without a currency",
        arguments: [("\"UK\"", "[name: GB]"), ("\"GBP\"", "[name: GBR]"), ("\"QQQ\"", "")])
    func storefront(code: String, suggestion: String) {
        let (file, lines) = StoreKitFixtures.read(
            StoreKitFixtures.file(subscription: StoreKitFixtures.monthly(), storefront: code))
        #expect(file?.storefront == nil)
        let message =
            "warning storekit.storefront 10:21-10:\(21 + code.count): no App Store has the storefront \(code): the prices have no currency"
        #expect(lines == [suggestion.isEmpty ? message : "\(message) \(suggestion)"])
    }

    @Test(
        "Values of the wrong kind are errors",
        arguments: [
            (", \"groupNumber\" : \"1\"", "a whole number from 1 to 10000, but here is text"),
            (", \"groupNumber\" : 0", "a whole number from 1 to 10000, but here is 0"),
            (", \"familyShareable\" : 1", "\"familyShareable\" is true or false, but here is a number"),
            (", \"localizations\" : {}", "\"localizations\" is a list, but here is an object"),
            (", \"localizations\" : [ { \"displayName\" : \"Pro\" } ]", "a localization has no \"locale\""),
            (", \"adHocOffers\" : [ 3 ]", "a promotional offer of pro.monthly is an object, but here is a number"),
        ])
    func shapes(extra: String, message: String) {
        let (product, lines) = StoreKitFixtures.readMonthly(extra: extra)
        #expect(product == nil)
        #expect(lines.count == 1)
        #expect(lines.allSatisfy { $0.hasPrefix("error storekit.shape") && $0.hasSuffix(message) }, "\(lines)")
    }

    @Test(
        "A period is one number and one unit",
        arguments: ["P0D", "P1M2W", "PT1H", "1M", "", "P-1M", "P1.5M", "P99999M", "month"])
    func periods(text: String) {
        let members =
            "\"displayPrice\" : \"1\", \"productID\" : \"p\", \"recurringSubscriptionPeriod\" : \"\(text)\", \"type\" : \"RecurringSubscription\""
        let (file, lines) = StoreKitFixtures.read(StoreKitFixtures.file(subscription: members))
        #expect(file == nil)
        let message =
            text.isEmpty
            ? "error storekit.shape 20:83-20:85: the \"recurringSubscriptionPeriod\" of p is empty"
            : "error storekit.period 20:83-20:\(85 + text.count): \"\(text)\" is no period [write one number and one unit, such as P1W, P3M or P1Y]"
        #expect(lines == [message])
    }

    @Test("A locale that is none is a warning, and its text is never shown")
    func locale() throws {
        let (product, lines) = StoreKitFixtures.readMonthly(
            extra:
                ", \"localizations\" : [ { \"displayName\" : \"Pro\", \"description\" : \"\", \"locale\" : \"english_language\" } ]"
        )
        #expect(product?.localizations.first?.language == nil)
        #expect(lines.map { String($0.prefix(23)) } == ["warning storekit.locale"])
        #expect(product?.localization(for: .english) == nil)
    }
}
