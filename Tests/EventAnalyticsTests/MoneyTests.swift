import Testing

@testable import EventAnalytics

@Suite struct MoneyTests {
    @Test func proceedsAreExactAndStayInTheirCurrency() async {
        let money = { (currency: String, price: Int, transaction: Int) in
            "\"paywall\":\"pro\",\"transaction\":\(transaction),\"price\":\(price),\"currency\":\"\(currency)\",\"tax\":1667,\"fee\":1500"
        }
        let report = await report([
            line("paywall_viewed", "a", testDay, "pro".asPaywall()),
            line("purchased", "a", testDay + 1, money("GBP", 3990, 1)),
            line(
                "renewed", "a", testDay + 30 * day,
                money("GBP", 3990, 2).replacing("\"paywall\":\"pro\"", with: "\"original_transaction\":\"1\"")),
            line("purchased", "a", testDay + 2, money("JPY", 600_000, 3)),
            line("refunded", "a", testDay + day, money("JPY", 600_000, 3)),
        ])
        // 3.99 × 0.6833, twice.
        #expect(
            report.total.proceeds.map { "\($0.currency) \(AmountText.exact($0.amount))" } == [
                "GBP 5.452734", "JPY 0.00",
            ])
        #expect(report.total.refundRate.counts == "1/2")
        #expect(AmountText.perViewer(-54_527_340, 4) == "-1.3631835")
    }

    @Test func trialsThatHaveEndedAreMature() async {
        let trial = { (user: String, expires: Int64) in
            line(
                "trial_started", user, testDay + 1,
                "\"paywall\":\"pro\",\"transaction\":\"\(user)\",\"expires\":\(expires)")
        }
        let lines = ["a", "b", "c"].map { line("paywall_viewed", $0, testDay, "pro".asPaywall()) }
        let report = await report(
            lines + [
                trial("a", testDay + 7 * day), trial("b", testDay + 7 * day), trial("c", testDay + 9 * day),
                line(
                    "trial_converted", "x", testDay + 7 * day, "\"transaction\":\"a2\",\"original_transaction\":\"a\""),
                line("app_opened", "z", testDay + 8 * day),
            ])
        #expect(report.total.trialStart.counts == "3/3")
        #expect(report.total.trialConversion.counts == "1/2", "c's trial has not ended when the report ends")
    }
}
