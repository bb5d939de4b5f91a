import CopyVariables
import Foundation
import TestSupport
import Testing

@Suite("paywallgen variables, as a user runs it")
struct VariablesCommandTests {
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    private static let file = "content/catalog/Northlight.storekit"

    private func run(
        _ arguments: [String], in folder: URL = Self.package, columns: Int = 60
    ) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.paywallgen.run(
            ["variables"] + arguments, in: folder, environment: ["COLUMNS": "\(columns)"])
    }

    private func json(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    @Test("Text has a line for each value at 60 columns, two at 100", arguments: [60, 100])
    func text(columns: Int) async throws {
        let outcome = try await run([Self.file, "--locale", "en"], columns: columns)
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.contains("\n  store_product_name            Logbook Pro Monthly"))
        #expect(outcome.output.contains("£3.99/month") && outcome.output.contains("\(Self.file)"))
        for line in outcome.output.split(separator: "\n") { #expect(line.count <= columns) }
        #expect(outcome.output.contains("£3.99    ") == (columns == 100))
    }

    @Test("JSON has the documented keys, every variable, and exact amounts")
    func shape() async throws {
        let outcome = try await run([Self.file, "--locale", "de", "--format", "json"])
        let root = try json(outcome.output)
        #expect(outcome.exitCode == 0 && outcome.errors == "")
        #expect(Set(root.keys) == ["version", "locale", "storefront", "currency", "products", "diagnostics"])
        #expect(root["version"] as? Int == 1 && root["locale"] as? String == "de")
        #expect(root["storefront"] as? String == "GB" && root["currency"] as? String == "GBP")
        let products = try #require(root["products"] as? [[String: Any]])
        #expect(Set(products.compactMap { $0["id"] as? String }).count == products.count)
        for product in products {
            #expect(Set(product.keys) == ["id", "variables", "amounts"])
            let variables = try #require(product["variables"] as? [String: Any])
            #expect(Set(variables.keys) == Set(ProductVariable.allCases.map(\.rawValue)))
            for value in variables.values { #expect(value is String || value is NSNull) }
            let amounts = try #require(product["amounts"] as? [String: Any])
            #expect(
                Set(amounts.keys) == ["price", "price_per_day", "price_per_week", "price_per_month", "price_per_year"])
        }
        let yearly = try #require(products.first { $0["id"] as? String == "com.example.fieldnotes.pro.yearly" })
        #expect(
            yearly["amounts"] as? [String: String] == [
                "price": "34.99", "price_per_day": "0.09", "price_per_week": "0.67", "price_per_month": "2.91",
                "price_per_year": "34.99",
            ])
    }

    @Test("A price list gives another storefront its own prices")
    func priceList() async throws {
        let outcome = try await run([
            Self.file, "--locale", "ja", "--storefront", "JPN", "--prices", "content/prices/storefronts.csv",
            "--format", "json",
        ])
        let root = try json(outcome.output)
        #expect(root["storefront"] as? String == "JP" && root["currency"] as? String == "JPY")
        #expect(outcome.exitCode == 0)
        #expect((root["diagnostics"] as? [Any])?.isEmpty == true)
    }

    @Test("The day on which a buyer begins decides when the offer ends")
    func day() async throws {
        let outcome = try await run([
            "content/catalog/SkyAlerts.storekit", "--locale", "en", "--storefront", "US", "--now", "2024-12-12",
        ])
        #expect(outcome.output.contains("  offer_end_date                December 19, 2024\n"))
    }

    @Test("A file that does not say its storefront needs one")
    func noStorefront() async throws {
        let outcome = try await run(["content/catalog/SkyAlerts.storekit", "--locale", "en"])
        #expect(outcome.exitCode == 1)
        #expect(outcome.errors.contains("error[storefront.missing] content/catalog/SkyAlerts.storekit:"))
        #expect(outcome.errors.contains("name it: --storefront US"))
    }

    @Test(
        "Wrong usage says what is wrong",
        arguments: [
            (["--locale", "en"], "FILE is missing"), ([Self.file], "--locale is missing, such as --locale en"),
            ([Self.file, "--locale", "tlh"], "--locale: there are no words for tlh; there are for "),
            ([Self.file, "--locale", "e n"], "--locale expects a locale"),
            (
                [Self.file, "--locale", "en", "--storefront", "UK"],
                "no App Store has the storefront UK; did you mean GB?"
            ),
            ([Self.file, "--locale", "en", "--now", "2026-02-30"], "--now expects a day such as 2026-10-02"),
            ([Self.file, "--locale", "en", "--format", "yaml"], "--format expects one of text, json"),
        ])
    func usage(arguments: [String], message: String) async throws {
        let outcome = try await run(arguments, columns: 200)
        #expect(outcome.exitCode == 2)
        #expect(outcome.output == "")
        #expect(outcome.errors.contains(message))
    }

    @Test("A file that is not there cannot be read; one that is wrong is a finding, also in JSON")
    func badFiles() async throws {
        try await TemporaryFolder.with { folder in
            let absent = try await run(["none.storekit", "--locale", "en"], in: folder.url)
            #expect(absent.exitCode == 3)
            #expect(absent.errors.contains("none.storekit"))
            try folder.write("{ \"products\": [", to: "broken.storekit")
            let broken = try await run(["broken.storekit", "--locale", "en", "--format", "json"], in: folder.url)
            #expect(broken.exitCode == 1)
            let root = try json(broken.output)
            #expect((root["products"] as? [Any])?.isEmpty == true && root["storefront"] is NSNull)
            #expect((root["diagnostics"] as? [Any])?.count == 1)
            try folder.write("storefront,product,price\nGB,x,1e400\n", to: "bad.csv")
            let file = Self.package.appending(path: Self.file).path
            let list = try await run([file, "--locale", "en", "--prices", "bad.csv"], in: folder.url)
            #expect(list.exitCode == 1 && list.output == "")
            #expect(list.errors.contains("error[price.malformed] bad.csv:2:6"))
        }
    }
}
