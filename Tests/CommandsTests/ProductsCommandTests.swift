import Foundation
import TestSupport
import Testing

@Suite("paywallgen products, as a user runs it")
struct ProductsCommandTests {
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    private static let file = "content/catalog/Northlight.storekit"

    private func run(
        _ arguments: [String], in folder: URL = Self.package, columns: Int = 100
    ) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.paywallgen.run(
            ["products"] + arguments, in: folder, environment: ["COLUMNS": "\(columns)"])
    }

    private func json(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("Every product has its price; no line is too wide", arguments: [60, 100])
    func text(columns: Int) async throws {
        let outcome = try await run([Self.file], columns: columns)
        #expect(outcome.exitCode == 0)
        #expect(outcome.errors == "")
        for text in ["com.example.fieldnotes.pro.yearly", "£34.99", "£2.99 per month for 12 months", "Bought once"] {
            #expect(outcome.output.contains(text))
        }
        for line in outcome.output.split(separator: "\n") { #expect(line.count <= columns, "\(line)") }
    }

    @Test("JSON has the documented keys, amounts as text, and null for what is not known")
    func shape() async throws {
        let outcome = try await run([Self.file, "--format", "json"])
        let root = try json(outcome.output)
        #expect(outcome.exitCode == 0 && outcome.errors == "")
        #expect(Set(root.keys) == ["version", "file", "storefront", "locale", "products", "diagnostics"])
        #expect(root["file"] as? String == Self.file && root["storefront"] as? String == "GB")
        let products = try #require(root["products"] as? [[String: Any]])
        for product in products {
            #expect(
                Set(product.keys) == [
                    "id", "type", "name", "price", "period", "group", "groupLevel", "familyShareable",
                    "introductoryOffers", "promotionalOffers", "winBackOffers", "codeOffers", "billingPlans",
                    "localizations",
                ])
            #expect(product["price"] is String || product["price"] is NSNull)
        }
        let once = try #require(products.first { $0["type"] as? String == "consumable" })
        #expect(once["period"] is NSNull && once["group"] is NSNull)
        let yearly = try #require(products.first { $0["id"] as? String == "com.example.fieldnotes.pro.yearly" })
        #expect(yearly["price"] as? String == "34.99" && yearly["period"] as? String == "P1Y")
    }

    @Test("Offers have mode, price, period, count and plan")
    func offers() async throws {
        let outcome = try await run(["content/catalog/SkyAlerts.storekit", "--storefront", "US", "--format", "json"])
        let root = try json(outcome.output)
        #expect(root["storefront"] as? String == "US")
        let products = try #require(root["products"] as? [[String: Any]])
        let offers = products.compactMap { $0["introductoryOffers"] as? [[String: Any]] }.flatMap(\.self)
        let offer = try #require(offers.first)
        #expect(Set(offer.keys) == ["mode", "price", "period", "count", "billingPlan"])
        #expect(offer["mode"] as? String == "free" && offer["price"] is NSNull)
        #expect(offer["period"] as? String == "P1W" && offer["count"] as? Int == 1)
    }

    @Test("A file of a newer format is read, with a warning")
    func newerFormat() async throws {
        try await TemporaryFolder.with { folder in
            try folder.write(
                #"""
                { "version": { "major": 7, "minor": 0 }, "futureSection": [ { "x": 1 } ], "settings": { "_storefront": "USA" },
                  "products": [ { "productID": "a", "type": "Consumable", "displayPrice": "0.99", "novelty": {} } ] }
                """#, to: "new.storekit")
            let outcome = try await run(["new.storekit"], in: folder.url)
            #expect(outcome.exitCode == 0)
            #expect(outcome.output.contains("$0.99"))
            #expect(outcome.errors.contains("warning[storekit.version.newer] new.storekit:1:14"))
            #expect(outcome.errors.contains("note[storekit.key]"))
        }
    }

    @Test(
        "Bad input is a finding with a place",
        arguments: [
            ("", "error[storekit.empty] bad.storekit:1:1"), ("{ \"products\": [ }", "error[json"),
            (product(price: "\"1e400\""), "is not a price: it has an exponent"),
            (product(price: "\"-1\""), "is not a price: it has a sign"),
            (product(price: "\"NaN\""), "is not a price: it is not a number"),
            (product(price: "\"0x10\""), "is not a price: it is hexadecimal"),
            (product(price: "1.99"), "\"displayPrice\" is text, but here is a number"),
            (subscription(period: "P0D"), "\"P0D\" is no period"),
            (subscription(period: "P1M2W"), "\"P1M2W\" is no period"),
            (subscription(period: "PT1H"), "\"PT1H\" is no period"),
        ])
    func badInput(text: String, message: String) async throws {
        try await TemporaryFolder.with { folder in
            try folder.write(text, to: "bad.storekit")
            let outcome = try await run(["bad.storekit"], in: folder.url)
            #expect(outcome.exitCode == 1)
            #expect(outcome.output == "")
            #expect(outcome.errors.lowercased().contains(message.lowercased()), "\(outcome.errors)")
            #expect(outcome.errors.contains("bad.storekit:1:"))
            let machine = try await run(["bad.storekit", "--format", "json"], in: folder.url)
            #expect(machine.exitCode == 1)
            let root = try json(machine.output)
            #expect((root["diagnostics"] as? [[String: Any]])?.first?["line"] as? Int == 1)
        }
    }

    @Test("An unknown currency in a price list is a finding", arguments: ["XQZ", "US$", "eur"])
    func currency(code: String) async throws {
        try await TemporaryFolder.with { folder in
            try folder.write("storefront,product,price,currency\nUS,a,1.99,\(code)\n", to: "prices.csv")
            let file = Self.package.appending(path: Self.file).path
            let outcome = try await BuiltProgram.paywallgen.run(
                ["variables", file, "--locale", "en", "--prices", "prices.csv"], in: folder.url,
                environment: ["COLUMNS": "200"])
            #expect(outcome.exitCode == 1)
            #expect(
                outcome.errors.contains("the App Store of US (United States) sells in USD, not in \(code)")
                    || outcome.errors.contains("The App Store of US (United States) sells in USD, not in \(code)"))
        }
    }

    @Test("A path that leads nowhere, or to a folder, cannot be read", arguments: ["none.storekit", "."])
    func noFile(path: String) async throws {
        try await TemporaryFolder.with { folder in
            let outcome = try await run([path], in: folder.url)
            #expect(outcome.exitCode == 3)
            #expect(outcome.output == "")
        }
    }

    private static func product(price: String) -> String {
        """
        { "version": { "major": 4, "minor": 0 }, "products": [ { "productID": "a", "type": "Consumable", \
        "displayPrice": \(price) } ] }
        """
    }

    private static func subscription(period: String) -> String {
        """
        { "version": { "major": 4, "minor": 0 }, "subscriptionGroups": [ { "id": "G", "name": "Pro", "subscriptions": [ \
        { "productID": "a", "displayPrice": "1", "recurringSubscriptionPeriod": "\(period)" } ] } ] }
        """
    }
}
