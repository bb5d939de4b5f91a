import Testing

@testable import Localization

@Suite struct BillingPeriodTests {
    @Test(arguments: [
        ("P1M", 1, BillingPeriod.Unit.month), ("P3M", 3, .month), ("P2W", 2, .week), ("P14D", 14, .day),
        ("P1Y", 1, .year),
        ("P9999D", 9999, .day),
    ])
    func readsISO8601(text: String, count: Int, unit: BillingPeriod.Unit) {
        let period = BillingPeriod(count: count, unit: unit)
        #expect(BillingPeriod(iso8601: text) == period)
        #expect(period.iso8601 == text)
    }

    @Test(arguments: [
        "", "P", "PM", "1M", "P1", "P0M", "P-1M", "P+1M", "P1m", "p1M", "P1.5M", "P1Y6M", "PT1M", "P1M ", "P10000D",
        "P99999999999999999999D", "P1H", "P١M",
    ])
    func refusesOtherDurations(text: String) {
        #expect(BillingPeriod(iso8601: text) == nil)
    }

    @Test(arguments: [
        ("P1D", "P1D"), ("P6D", "P6D"), ("P7D", "P1W"), ("P14D", "P2W"), ("P15D", "P15D"), ("P28D", "P4W"),
        ("P4W", "P4W"),
        ("P1M", "P1M"), ("P6M", "P6M"), ("P12M", "P1Y"), ("P24M", "P2Y"), ("P13M", "P13M"), ("P2Y", "P2Y"),
    ])
    func normalizesToTheLargestUnit(text: String, expected: String) {
        #expect(BillingPeriod(iso8601: text)?.normalized.iso8601 == expected)
    }

    @Test func unitsAreOrderedByLength() {
        #expect(BillingPeriod.Unit.allCases.sorted() == [.day, .week, .month, .year])
    }

    @Test(arguments: [(1, 1), (3, 3), (12, 12), (9999, 9999)])
    func repeatsWhatIsBilledSeveralTimes(times: Int, count: Int) {
        #expect(BillingPeriod(count: 1, unit: .week).repeated(times) == BillingPeriod(count: count, unit: .week))
    }

    @Test(arguments: [0, -1, 5000, Int.max, Int.min])
    func refusesToRepeatBeyondTheMaximum(times: Int) {
        #expect(BillingPeriod(count: 2, unit: .week).repeated(times) == nil)
    }
}
