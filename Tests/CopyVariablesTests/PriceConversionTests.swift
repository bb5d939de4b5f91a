import Foundation
import Localization
import TestSupport
import Testing

@testable import CopyVariables

@Suite("Prices for another length of time")
struct PriceConversionTests {
    struct Case: CustomTestStringConvertible {
        let price: String
        let currency: String
        let period: String
        /// Per day, week, month, year.
        let expected: [String]

        var testDescription: String { "\(price) \(currency) every \(period)" }
    }

    static let cases = [
        Case(price: "3.99", currency: "GBP", period: "P1M", expected: ["0.13", "0.91", "3.99", "47.88"]),
        Case(price: "34.99", currency: "GBP", period: "P1Y", expected: ["0.09", "0.67", "2.91", "34.99"]),
        Case(price: "4.99", currency: "USD", period: "P7D", expected: ["0.71", "4.99", "21.68", "260.19"]),
        Case(price: "4.990", currency: "KWD", period: "P1Y", expected: ["0.013", "0.095", "0.415", "4.990"]),
        Case(price: "1000", currency: "JPY", period: "P12M", expected: ["2", "19", "83", "1000"]),
        Case(price: "0.01", currency: "USD", period: "P1Y", expected: ["0", "0", "0", "0.01"]),
        Case(price: "49000", currency: "IDR", period: "P1M", expected: ["1610", "11276", "49000", "588000"]),
    ]

    @Test("Each unit is rounded down at the minor unit, and the own unit is untouched", arguments: cases)
    func ownCases(case row: Case) throws { try check(row) }

    /// The table that is the specification.
    static let sharedCases: [Case] = {
        guard let bytes = try? SharedMaterial.bytes(of: "cases/prices.tsv") else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 8, fields[0] != "price", !line.hasPrefix("#") else { return nil }
            let letter = ["day": "D", "week": "W", "month": "M", "year": "Y"][fields[3]] ?? ""
            return Case(
                price: fields[0], currency: fields[1], period: "P\(fields[2])\(letter)", expected: Array(fields[4...]))
        }
    }()

    @Test("The shared table of prices holds, row by row", arguments: sharedCases)
    func sharedTable(case row: Case) throws { try check(row) }

    @Test("The shared table is whole", .enabled(if: SharedMaterial.folder != nil))
    func sharedTableIsWhole() { #expect(Self.sharedCases.count == 34) }

    /// With whole numbers of minor units and the lengths of the units in twelfths of a day.
    @Test("Integer arithmetic comes to the same")
    func integers() throws {
        var generator = SystemRandomNumberGenerator()
        let seed = UInt64.random(in: .min ... .max, using: &generator)
        var random = SplitMix(state: seed)
        let twelfths: [BillingPeriod.Unit: Int] = [.day: 12, .week: 84, .month: 365, .year: 4380]
        let usd = try #require(Currency("USD"))
        for _ in 0..<2000 {
            let cents = Int(random.next() % 100_000)
            let units = BillingPeriod.Unit.allCases
            let period = BillingPeriod(count: 1 + Int(random.next() % 36), unit: units[Int(random.next() % 4)])
            let unit = units[Int(random.next() % 4)]
            let price = Money(amount: Decimal(cents) / 100, currency: usd)
            let result = PriceConversion.price(price, every: period, per: unit)
            let expected = cents * (twelfths[unit] ?? 0) / (period.count * (twelfths[period.unit] ?? 1))
            #expect(
                result.amount == Decimal(expected) / 100, "\(cents) every \(period.iso8601) per \(unit), seed \(seed)")
        }
    }

    /// Rows 129, 139 and 174 of the shared cases on variables.
    @Test(
        "Whole units of a period are rounded down",
        arguments: [
            ("P1M", [30, 4, 1, 0]), ("P1W", [7, 1, 0, 0]), ("P14D", [14, 2, 0, 0]), ("P3M", [91, 13, 3, 0]),
            ("P1Y", [365, 52, 12, 1]), ("P1D", [1, 0, 0, 0]),
        ])
    func wholeUnits(period: String, expected: [Int]) throws {
        let period = try Fixtures.period(period)
        #expect(BillingPeriod.Unit.allCases.map { PriceConversion.wholeUnits(of: period, $0) } == expected)
    }

    private func check(_ row: Case) throws {
        let price = Money(
            amount: try #require(Decimal(string: row.price)), currency: try #require(Currency(row.currency)))
        let period = try Fixtures.period(row.period)
        for (unit, expected) in zip(BillingPeriod.Unit.allCases, row.expected) {
            let result = PriceConversion.price(price, every: period, per: unit)
            #expect(result.amount == Decimal(string: expected), "per \(unit)")
            #expect(result.currency == price.currency)
        }
    }
}

/// A generator that gives the same numbers for the same seed (Steele, Lea and Flood, "Fast splittable pseudorandom
/// number generators").
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
