import Testing

@testable import EventAnalytics

@Suite struct OutcomeTests {
    static func outcomes(_ lines: [String]) async -> Outcomes { await report(lines).total.outcomes }

    @Test func attemptHasItsLastOutcomeWithinTheWindow() async {
        let start = line("purchase_started", "a", testDay, "\"product\":\"p\"")
        let pending = line("purchase_pending", "a", testDay + 1, "\"product\":\"p\"")
        let bought = { (time: Int64) in line("purchased", "a", time, "\"product\":\"p\"") }
        #expect(await Self.outcomes([start]).none == 1)
        #expect(await Self.outcomes([start, pending]).pending == 1)
        let approved = await Self.outcomes([start, pending, bought(testDay + 3 * day)])
        #expect(approved.purchased == 1 && approved.attempts == 1)
        let tooLate = await Self.outcomes([start, pending, bought(testDay + 3 * day + 1)])
        #expect(tooLate.pending == 1 && tooLate.purchased == 1, "a purchase after the window is a try of its own")
    }

    @Test func attemptIDJoinsStartAndOutcome() async {
        let outcomes = await Self.outcomes([
            line("purchase_started", "a", testDay, "\"attempt\":\"1\""),
            line("purchase_started", "a", testDay + 1, "\"attempt\":\"2\""),
            line("purchase_cancelled", "a", testDay + 2, "\"attempt\":\"1\""),
            line("purchase_failed", "a", testDay + 3, "\"attempt\":\"2\",\"reason\":\"unverified\""),
        ])
        #expect(outcomes.cancelled == 1 && outcomes.failed == 1 && outcomes.attempts == 2)
    }

    @Test func withoutIDAnOutcomeEndsTheLastStartOfItsProduct() async {
        let outcomes = await Self.outcomes([
            line("purchase_started", "a", testDay, "\"product\":\"p\""),
            line("purchase_started", "a", testDay + 1, "\"product\":\"q\""),
            line("purchase_cancelled", "a", testDay + 2, "\"product\":\"p\""),
            line("purchase_started", "a", testDay + 3, "\"product\":\"p\""),
        ])
        #expect(outcomes.cancelled == 1 && outcomes.none == 2)
    }

    @Test func outcomesWithoutStartAreAttemptsEach() async {
        let outcomes = await Self.outcomes(
            (0..<3).map { line("purchase_cancelled", "a", testDay + $0) } + [line("purchased", "a", testDay + 9)])
        #expect(outcomes.cancelled == 3 && outcomes.purchased == 1 && outcomes.attempts == 4)
    }

    @Test func checkoutCompletionIsOfThoseWhoStarted() async {
        let report = await report([
            line("paywall_viewed", "a", testDay, "pro".asPaywall()),
            line("paywall_viewed", "b", testDay, "pro".asPaywall()),
            line("paywall_viewed", "c", testDay, "pro".asPaywall()),
            line("purchase_started", "a", testDay + 1, "pro".asPaywall()),
            line("purchase_started", "b", testDay + 1, "pro".asPaywall()),
            line("purchased", "a", testDay + 2, "pro".asPaywall()),
            line("purchased", "c", testDay + 2, "pro".asPaywall()),
        ])
        #expect(report.total.checkoutRate.counts == "2/3" && report.total.bounce.counts == "1/3")
        #expect(report.total.checkoutCompletion.counts == "1/2" && report.total.paywallConversion.counts == "2/3")
        #expect(report.total.completed.counts == "2/2")
    }
}
