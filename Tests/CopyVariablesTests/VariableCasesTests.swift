import Foundation
import Localization
import TestSupport
import Testing

@testable import CopyVariables

/// The shared cases on variables: the numbers of their tables, and where every other row is proved or why it is not ours.
@Suite("The shared cases on variables")
struct VariableCasesTests {
    /// Rows whose numbers our conversion gives too, and, where it says so, those where another convention gives others.
    @Test(
        "Prices for another length of time, row by row",
        arguments: [
            // Another convention: a month of 30 days has 60 and 10.00 in rows 3 and 4; 52 weeks a year 1.92 and 1.73 in
            // rows 28 and 29.
            ("1", "1 USD P1D", ["week": "7", "year": "365"]), ("2", "2 USD P14D", ["week": "1"]),
            ("3", "2 USD P1D", ["month": "60.83", "year": "730"]),
            ("4", "5 USD P15D", ["month": "10.13", "year": "121.66"]),
            ("5", "10 USD P1W", ["week": "10", "month": "43.45", "year": "521.42"]),
            ("6", "10 USD P2W", ["week": "5", "month": "21.72", "year": "260.71"]),
            ("7", "14.99 USD P1M", ["week": "3.44", "month": "14.99", "year": "179.88"]),
            ("8", "14.9899999999 USD P1M", ["week": "3.44", "month": "14.9899999999", "year": "179.87"]),
            ("9", "5 USD P1M", ["year": "60"]),
            ("10", "30 USD P2M", ["week": "3.45", "month": "15", "year": "180"]),
            ("11", "40 USD P3M", ["week": "3.06", "month": "13.33", "year": "160"]),
            ("17", "4.99 USD P1M", ["week": "1.14", "month": "4.99", "year": "59.88"]),
            ("18", "3.98999999999 USD P1W", ["week": "3.98999999999", "month": "17.33", "year": "208.04"]),
            ("20", "99.99 USD P1Y", ["day": "0.27"]), ("21", "9.99 USD P1M", ["day": "0.32"]),
            ("22", "4.99 USD P1W", ["day": "0.71"]), ("23", "0.99 USD P1D", ["day": "0.99"]),
            ("24", "7.00 USD P1W", ["day": "1"]), ("25", "24.99 USD P3M", ["day": "0.27"]),
            ("26", "999.99 USD P1Y", ["day": "2.73"]), ("27", "0.99 USD P1Y", ["day": "0"]),
            ("28", "99.99 USD P1Y", ["week": "1.91"]), ("29", "89.99 USD P1Y", ["week": "1.72"]),
            ("48", "239.98 USD P2Y", ["day": "0.32", "week": "2.30", "month": "9.99", "year": "119.99"]),
            ("55", "980 JPY P1M", ["week": "225"]), ("56", "1000 JPY P1Y", ["day": "2"]),
            ("57", "9800 JPY P1Y", ["month": "816"]), ("58", "4.990 KWD P1Y", ["month": "0.415"]),
            ("75", "59.99 USD P1Y", ["month": "4.99"]),
            ("87", "53.99 USD P1Y", ["week": "1.03"]), ("88", "53.99 USD P1Y", ["month": "4.49"]),
            ("K1", "9.99 USD P1M", ["week": "2.29"]), ("K2", "4.99 USD P1W", ["month": "21.68"]),
            ("K3", "4.99 USD P1W", ["year": "260.19"]), ("K4", "29.99 USD P1M", ["day": "0.98"]),
            ("K5", "99.99 USD P1Y", ["week": "1.91"]), ("K6", "24.99 USD P3M", ["week": "1.91"]),
            ("K7", "7.00 USD P1W", ["month": "30.41"]), ("K8", "83.99 USD P1Y", ["month": "6.99"]),
            ("K9", "59.99 USD P1Y", ["month": "4.99"]),
        ])
    func conversions(row: String, price: String, expected: [String: String]) throws {
        let fields = price.split(separator: " ").map(String.init)
        let money = Money(amount: try #require(Decimal(string: fields[0])), currency: try #require(Currency(fields[1])))
        for (unit, amount) in expected {
            let unit = try #require(BillingPeriod.Unit(rawValue: unit))
            let result = PriceConversion.price(money, every: try Fixtures.period(fields[2]), per: unit)
            #expect(result.amount == Decimal(string: amount), "row \(row)")
        }
    }

    @Test(
        "Micros are rounded down at the currency's own minor unit: rows 42 to 47",
        arguments: [
            ("1.166666", "USD", "1.16"), ("1.16", "USD", "1.16"), ("0", "USD", "0"), ("19.178082", "JPY", "19"),
            ("2.077", "EUR", "2.07"), ("0.410958", "USD", "0.41"),
        ])
    func micros(amount: String, currency: String, expected: String) throws {
        let money = Money(amount: try #require(Decimal(string: amount)), currency: try #require(Currency(currency)))
        #expect(money.flooredToMinorUnit().amount == Decimal(string: expected))
    }

    /// Where rows are proved beside this file, or why they are not ours.
    static let accounts: [(rows: [ClosedRange<Int>], account: String)] = [
        ([1...11, 17...18, 20...29, 42...48, 55...58, 75...75, 87...88], "here"),
        ([19...19, 59...74, 81...83], "MoneyTests: formats and signs; 64, 65, 71, 73 and 82 are other formatters'"),
        ([76...78, 159...159], "another convention: our prices keep the currency's decimals"),
        ([89...105], "PeriodWordsTests and ProductVariablesTests: first-generation names, the words by the second"),
        ([106...114, 117...117], "CopyTextTests and CopyResolutionTests: unknown names are errors, no value is none"),
        ([118...119, 125...132, 137...143], "ProductVariablesTests; 142: a second offer is not built"),
        ([144...148], "CopyTextTests: older names are suggested, unknown ones are errors; nothing prints as empty"),
        ([149...158], "another convention: no offer is no value, never the base price; ProductVariablesTests"),
        ([160...167], "CopyResolutionTests: custom values are texts; one without a value is none"),
        ([173...174], "RelativeDiscountTests, ProductVariablesTests"),
        ([182...197], "PeriodWordsTests; 183's 14 days read 2 weeks; 190 by our table; 194, 195: adverbs"),
        ([198...211], "LanguageTagTests: directions and the choice of a language"),
        ([214...217], "not built: countdowns"),
        ([218...231], "StoreKitOfferTests: bills of a commitment"),
        ([232...238], "PriceTextTests, PriceConversionTests and PeriodWordsTests; 235 and 238 are other words"),
        ([240...240], "CopyResolutionTests: a missing value is named, and nothing is shown in its place"),
        ([241...244], "ProductVariablesTests"),
    ]

    @Test("Every row is accounted for", .enabled(if: SharedMaterial.folder != nil))
    func everyRow() throws {
        let bytes = try #require(try SharedMaterial.bytes(of: "cases/variables.md"))
        let text = String(decoding: bytes, as: UTF8.self)
        let listed = text.matches(of: /(?m)^\| ([0-9]+) \|/).compactMap { Int($0.output.1) }
        let mentioned = text.matches(of: /\(#([0-9]+)/).compactMap { Int($0.output.1) }
        #expect(listed.count > 120)
        for row in listed + mentioned {
            #expect(Self.accounts.contains { $0.rows.contains { $0.contains(row) } }, "row \(row)")
        }
    }
}
