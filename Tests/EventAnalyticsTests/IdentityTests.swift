import Testing

@testable import EventAnalytics

/// The sentences of "Identity" in `docs/telemetry.md`, one after the other.
@Suite struct IdentityTests {
    static let view = line("paywall_viewed", "a", testDay, "pro".asPaywall())

    @Test func sameIDIsOneEvent() async {
        let report = await report([Self.view, Self.view, Self.view])
        #expect(report.total.views == 1)
        #expect(report.quality.duplicates == 2 && report.quality.repeats.conflicts == 0)
    }

    @Test func withoutIDTheSameTextIsOneEvent() async {
        let text = "{\"ts\":\(testDay),\"type\":\"purchase_cancelled\",\"user\":\"a\"}"
        let report = await report([text, " \(text) ", text.replacing("\"a\"", with: "\"b\"")])
        #expect(report.total.outcomes.cancelled == 2 && report.quality.duplicates == 1)
    }

    /// A repeated id with other content: the first by time stays, whatever stands first in the file.
    @Test func earlierEventOfOneIDStays() async throws {
        let early = "{\"id\":\"1\",\"ts\":\(testDay),\"type\":\"paywall_viewed\",\"user\":\"a\",\"paywall\":\"early\"}"
        let late =
            "{\"id\":\"1\",\"ts\":\(testDay + 5),\"type\":\"paywall_viewed\",\"user\":\"a\",\"paywall\":\"late\"}"
        for lines in [[early, late], [late, early], [late, early, late]] {
            let report = await report(lines)
            #expect(report.rows.map(\.key) == [["early", nil]])
            #expect(report.quality.repeats.conflicts == 1)
        }
    }

    /// At one time, the lesser by its bytes stays.
    @Test func lesserBytesOfOneIDAndTimeStay() async throws {
        let texts = ["beta", "alpha", "gamma"].map {
            "{\"id\":\"1\",\"ts\":\(testDay),\"type\":\"paywall_viewed\",\"user\":\"a\",\"paywall\":\"\($0)\"}"
        }
        for lines in [texts, texts.reversed(), [texts[2], texts[0], texts[1]]] {
            let report = await report(lines)
            #expect(report.rows.map(\.key) == [["alpha", nil]])
            #expect(report.quality.duplicates == 2 && report.quality.repeats.conflicts == 2)
        }
    }

    @Test func tieThatCannotBeReadAgainIsDecidedByDigestAndCounted() async {
        let texts = ["beta", "alpha"].map {
            "{\"id\":\"1\",\"ts\":\(testDay),\"type\":\"paywall_viewed\",\"user\":\"a\",\"paywall\":\"\($0)\"}"
        }
        var rows: [[String?]] = []
        for lines in [texts, texts.reversed()] {
            let plan = ReportSettings().plan
            let read = EventReader(plan: plan, readers: 1).read(Array(lines.joined(separator: "\n").utf8), file: "-")
            let report = await ConversionReport.make(of: EventSet(read, plan: plan), ReportSettings()) { _ in [:] }
            #expect(report.quality.repeats.decidedByDigest == 1)
            rows += report.rows.map(\.key)
        }
        #expect(rows[0] == rows[1], "the order of the lines has no effect")
    }

    @Test func oneTransactionIsOnePurchaseWhateverTheIDs() async {
        let money = "\"transaction\":\"77\",\"purchased_at\":\(testDay),\"price\":990,\"currency\":\"EUR\""
        let lines = [
            Self.view, line("purchased", "a", testDay + 1, "\(money),\"id\":\"1\""),
            line("purchased", "a", testDay + 2, "\(money),\"id\":\"2\""),
            line("purchased", "a", testDay + 3, "\(money),\"id\":\"3\""),
        ]
        let report = await report(lines)
        #expect(report.quality.repeats.sameTransaction == 2, "PostHog#17211")
        #expect(report.total.proceeds.map { AmountText.exact($0.amount) } == ["0.99"])
    }

    @Test func otherTypeEnvironmentOrPurchaseTimeIsAnotherEvent() async {
        let lines = [
            line("purchased", "a", testDay, "\"transaction\":\"7\",\"purchased_at\":\(testDay),\"id\":\"1\""),
            line("renewed", "a", testDay, "\"transaction\":\"7\",\"purchased_at\":\(testDay),\"id\":\"2\""),
            line("purchased", "a", testDay, "\"transaction\":\"7\",\"purchased_at\":\(testDay + 1),\"id\":\"3\""),
            line(
                "purchased", "a", testDay,
                "\"transaction\":\"7\",\"purchased_at\":\(testDay),\"environment\":\"sandbox\",\"id\":\"4\""),
        ]
        let report = await report(lines)
        #expect(report.quality.repeats.sameTransaction == 0 && report.quality.tally.sandbox == 1)
    }

    @Test func transactionZeroNeverJoins() async {
        let lines = (1...3).map {
            line("purchased", "a", testDay, "\"transaction\":\"0\",\"purchased_at\":\(testDay),\"id\":\"\($0)\"")
        }
        #expect(await report(lines).total.outcomes.purchased == 3)
    }

    /// Across sources: money from the server's event; user, paywall and variant from the app's.
    @Test func serverKnowsMoneyAndAppKnowsThePaywall() async throws {
        let app = line(
            "purchased", "a", testDay + 10,
            "\"transaction\":\"7\",\"purchased_at\":\(testDay),\"paywall\":\"pro\",\"price\":1,\"currency\":\"XTS\",\"id\":\"x\",\"source\":\"app\""
        )
        let server = line(
            "purchased", "server-side-user", testDay + 20,
            "\"transaction\":\"7\",\"purchased_at\":\(testDay),\"price\":9990,\"currency\":\"USD\",\"tax\":1000,\"fee\":1500,\"id\":\"y\",\"source\":\"assn\""
        )
        for lines in [[Self.view, app, server], [server, app, Self.view]] {
            let report = await report(lines)
            #expect(try report.row("pro", nil).paywallConversion.counts == "1/1")
            #expect(report.total.proceeds.map { "\(AmountText.exact($0.amount)) \($0.currency)" } == ["7.4925 USD"])
            #expect(report.total.unattributed == 0)
        }
    }

    @Test func viewsOfOnePaywallWithinASecondAreOne() async throws {
        let times: [Int64] = [0, 600, 1000, 1001, 2002, 9000]
        let lines = times.map { line("paywall_viewed", "a", testDay + $0, "pro".asPaywall()) }
        let report = await report(lines + [line("paywall_viewed", "a", testDay + 300, "store".asPaywall())])
        #expect(
            try report.row("pro", nil).views == 4, "600 and 1000 belong to 0; 1001 begins another second, 2002 the next"
        )
        #expect(try report.row("store", nil).views == 1)
        #expect(report.quality.tally.repeatedViews == 2)
    }

    @Test func repeatsOfTestEventsAreRepeatsFirst() async {
        let test = line("paywall_viewed", "a", testDay, "\"test\":true,\"paywall\":\"pro\"")
        let report = await report([test, test])
        let quality = report.quality
        #expect(quality.duplicates == 1 && quality.tally.test == 1 && quality.tally.counted == 0)
        #expect(
            quality.reading.events == quality.duplicates + quality.tally.test + quality.tally.sandbox
                + quality.tally.counted)
    }
}
