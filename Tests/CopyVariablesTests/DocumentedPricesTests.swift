import Foundation
import Localization
import Testing

@testable import CopyVariables

@Suite("The worked examples of docs/prices.md")
struct DocumentedPricesTests {
    /// The rows of the table of examples: price, currency, period, and what they come to.
    static let rows: [[String]] = {
        let file = URL(filePath: #filePath).appending(path: "../../../docs/prices.md").standardizedFileURL
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.map { line in
            line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        }.filter { $0.count == 7 && BillingPeriod(iso8601: $0[2]) != nil }
    }()

    @Test("There are examples") func examples() { #expect(Self.rows.count >= 8) }

    @Test("Each is what is computed", arguments: rows)
    func example(row: [String]) throws {
        let currency = try #require(Currency(row[1]))
        let price = Money(amount: try #require(Decimal(string: row[0])), currency: currency)
        let period = try #require(BillingPeriod(iso8601: row[2]))
        let units: [BillingPeriod.Unit] = [.day, .week, .month, .year]
        let computed = units.map { PriceConversion.price(price, every: period, per: $0).digits }
        #expect(computed == Array(row[3...]))
    }
}
