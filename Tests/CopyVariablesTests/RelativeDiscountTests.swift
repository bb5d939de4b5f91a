import Foundation
import Localization
import ProductCatalog
import Testing

@testable import CopyVariables

@Suite("The saving against the dearest plan")
struct RelativeDiscountTests {
    @Test(
        "Whole per cent, rounded down",
        arguments: [
            // 34.99 a year is 2.9158… a month; 1 − 2.9158…/3.99 is 26.92 per cent.
            (["3.99 P1M", "34.99 P1Y"], [nil, 26]),
            // 14 days are 2 weeks.
            (["2.00 P14D", "2.00 P7D"], [50, nil]),
            (["9.99 P1M", "4.99 P1W"], [53, nil]),
            // A third, exactly: 12 × 10 against 80.
            (["10 P1M", "80 P1Y"], [nil, 33]),
            (["10 P1M", "60 P1Y"], [nil, 50]),
            // 0.83 per cent is hidden, 1 per cent is not.
            (["10 P1M", "119 P1Y"], [nil, nil]),
            (["10 P1M", "118.80 P1Y"], [nil, 1]),
            (["10 P1M", "120 P1Y"], [nil, nil]),
            (["10 P1M"], [nil]),
            // What is bought once takes no part, however dear it is.
            (["10 P1M", "60 P1Y", "999 -"], [nil, 50, nil]),
            (["999 -", "5 -"], [nil, nil]),
            (["0 P1M", "0 P1Y"], [nil, nil]),
        ] as [([String], [Int?])])
    func percent(plans: [String], expected: [Int?]) throws {
        let plans = try plans.map { text in
            let fields = text.split(separator: " ").map(String.init)
            return try Fixtures.plan(fields[0], period: fields[1] == "-" ? nil : fields[1])
        }
        #expect(plans.map { RelativeDiscount.percent(of: $0, among: plans) } == expected)
        #expect(plans.map { RelativeDiscount.percent(of: $0, among: plans.reversed()) } == expected)
    }

    @Test("Amounts of another currency are not compared")
    func currencies() throws {
        let plans = [
            try Fixtures.plan("600", "JP", period: "P1M"), try Fixtures.plan("34.99", "GB", period: "P1Y"),
        ]
        #expect(plans.map { RelativeDiscount.percent(of: $0, among: plans) } == [nil, nil])
    }

    @Test("A yearly plan that is billed monthly counts with its bill")
    func commitment() throws {
        let plans = [
            try Fixtures.plan("3.99", "GB", period: "P1M"),
            try Fixtures.plan("2.99", "GB", period: "P1Y", plan: .monthly),
        ]
        #expect(plans.map { RelativeDiscount.percent(of: $0, among: plans) } == [nil, 25])
    }
}
