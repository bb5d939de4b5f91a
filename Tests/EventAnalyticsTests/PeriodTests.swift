import Testing

@testable import EventAnalytics

@Suite struct PeriodTests {
    static let lines = [
        line("paywall_viewed", "a", testDay - 1, "pro".asPaywall()),
        line("paywall_viewed", "b", testDay, "pro".asPaywall()),
        line("paywall_viewed", "c", testDay + day - 1, "pro".asPaywall()),
        line("paywall_viewed", "d", testDay + day, "pro".asPaywall()),
        line("purchased", "c", testDay + 2 * day, "pro".asPaywall()),
    ]

    @Test func bothDaysAreIncludedAndLaterPurchasesComplete() async throws {
        let third = try #require(CivilDay("2026-11-03"))
        let report = await report(Self.lines) {
            $0.since = third
            $0.until = third
        }
        #expect(report.total.paywallConversion.counts == "1/2")
        #expect(report.days == third...third)
    }

    @Test func daysAreLocal() async throws {
        let second = try #require(CivilDay("2026-11-02"))
        let newYork = try #require(LocalZone("America/New_York"))
        let report = await report(Self.lines) {
            $0.until = second
            $0.zone = newYork
        }
        #expect(report.total.viewers == 2, "in New York the first two views fall on 2 November")
    }

    @Test func cohortsWhoseWindowHasNotPassedAreMarked() async throws {
        let early = await report([
            line("paywall_viewed", "a", testDay, "pro".asPaywall()),
            line("paywall_viewed", "b", testDay + 2 * day, "pro".asPaywall()),
            line("app_opened", "z", testDay + 4 * day),
        ])
        let fifth = try #require(CivilDay("2026-11-05"))
        #expect(early.incompleteDays == fifth...fifth && early.quality.tally.incompleteViewers == 1)
        let late = await report([
            line("paywall_viewed", "a", testDay, "pro".asPaywall()), line("app_opened", "z", testDay + 3 * day),
        ])
        #expect(late.incompleteDays == nil)
    }
}
