import Testing

@testable import EventAnalytics

/// The sentences of "Attribution" and "Report" in `docs/telemetry.md`.
@Suite struct AttributionTests {
    static func view(_ user: String, _ time: Int64, _ paywall: String, _ variant: String? = nil, _ more: String = "")
        -> String
    {
        line("paywall_viewed", user, time, paywall.asPaywall(variant) + (more.isEmpty ? "" : ",\(more)"))
    }

    @Test func purchaseGoesToTheLastViewOfItsOwnPaywallAndVariant() async throws {
        let report = await report([
            Self.view("a", testDay, "pro", "one"), Self.view("a", testDay + hour, "pro", "two"),
            Self.view("a", testDay + 2 * hour, "store"),
            line("purchased", "a", testDay + 3 * hour, "pro".asPaywall("one")),
        ])
        #expect(try report.row("pro", "one").paywallConversion.counts == "1/1")
        #expect(try report.row("pro", "two").paywallConversion.counts == "0/1")
        #expect(try report.row("store", nil).paywallConversion.counts == "0/1", "RevenueCat purchases-ios#6119")
        #expect(report.total.paywallConversion.counts == "1/1")
    }

    @Test func namelessPurchaseGoesToThePaywallOfTheLastStartOfItsProduct() async throws {
        let report = await report([
            Self.view("a", testDay, "pro"), Self.view("a", testDay + hour, "store"),
            line("purchase_started", "a", testDay + 2 * hour, "\"product\":\"p\",\"paywall\":\"pro\""),
            line("purchase_started", "a", testDay + 2 * hour + 1, "\"product\":\"q\",\"paywall\":\"store\""),
            line("purchased", "a", testDay + 3 * hour, "\"product\":\"p\""),
        ])
        #expect(try report.row("pro", nil).paywallConversion.counts == "1/1")
        #expect(try report.row("store", nil).paywallConversion.counts == "0/1")
    }

    @Test func elseToTheLastViewWithinTheWindow() async throws {
        let lines = { (distance: Int64) in
            [
                Self.view("a", testDay, "pro"), Self.view("a", testDay + hour, "store"),
                line("purchased", "a", testDay + hour + distance),
            ]
        }
        #expect(try await report(lines(3 * day)).row("store", nil).viewConversion.counts == "1/1")
        let outside = await report(lines(3 * day + 1))
        #expect(outside.total.unattributed == 1 && outside.total.viewConversion.counts == "0/2")
    }

    @Test func purchaseThatNamesAPaywallNobodySawIsUnattributed() async {
        let report = await report([
            Self.view("a", testDay, "pro"), line("purchased", "a", testDay + hour, "store".asPaywall()),
            line("purchased", "b", testDay + hour),
        ])
        #expect(report.total.unattributed == 2 && report.total.paywallConversion.counts == "0/1")
    }

    @Test func windowIncludesBothEndsAndEqualTimesCountAsAfter() async {
        for (distance, converts) in [(Int64(0), true), (3 * day, true), (3 * day + 1, false), (-1, false)] {
            let report = await report([
                Self.view("a", testDay, "pro"), line("purchased", "a", testDay + distance, "pro".asPaywall()),
            ])
            #expect(report.total.paywallConversion.counts == (converts ? "1/1" : "0/1"), "\(distance) ms, rybbit#1133")
        }
    }

    @Test func windowRunsFromTheFirstView() async {
        let report = await report([
            Self.view("a", testDay, "pro"), Self.view("a", testDay + 2 * day, "pro"),
            line("purchased", "a", testDay + 4 * day, "pro".asPaywall()),
        ])
        #expect(report.total.paywallConversion.counts == "0/1")
        #expect(report.total.viewConversion.counts == "1/2")
    }

    @Test func totalCountsEachViewerOnce() async throws {
        let lines = [
            Self.view("a", testDay, "pro"), Self.view("a", testDay + hour, "store"),
            line("purchased", "a", testDay + 2 * hour, "pro".asPaywall()),
            line("trial_started", "a", testDay + 3 * hour, "store".asPaywall()), Self.view("b", testDay, "pro"),
        ]
        let report = await report(lines)
        #expect(report.total.paywallConversion.counts == "1/2", "TelemetryDeck/Issues#502")
        #expect(try report.row("pro", nil).paywallConversion.counts == "1/2")
        #expect(try report.row("store", nil).paywallConversion.counts == "1/1")
        #expect(report.total.trialStart.counts == "1/2")
    }

    @Test func restoresAndRenewalsAndOldPurchasesAreNone() async {
        let report = await report([
            Self.view("a", testDay, "pro"), line("purchase_restored", "a", testDay + 1, "pro".asPaywall()),
            line("renewed", "a", testDay + 2, "pro".asPaywall()),
            line("purchased", "a", testDay + 3, "\"paywall\":\"pro\",\"purchased_at\":\(testDay + 3 - day - 1)"),
        ])
        #expect(report.total.paywallConversion.counts == "0/1" && report.total.unattributed == 0)
        #expect(report.quality.tally.restored == 1, "RevenueCat purchases-ios#6141")
        let dayOld = await self.report(dayOldPurchase)
        #expect(dayOld.total.paywallConversion.counts == "1/1")
    }

    private let dayOldPurchase = [
        AttributionTests.view("a", testDay, "pro"),
        line("purchased", "a", testDay + 3, "\"paywall\":\"pro\",\"purchased_at\":\(testDay + 3 - day)"),
    ]

    private func report(_ lines: [String]) async -> ConversionReport {
        await EventAnalyticsTests.report(lines)
    }

    @Test func purchaseInheritsItsViewsValues() async throws {
        let report = await EventAnalyticsTests.report([
            Self.view("a", testDay, "pro", nil, "\"locale\":\"de_DE\",\"theme\":\"dark\""),
            line("purchased", "a", testDay + 1, "\"paywall\":\"pro\",\"locale\":\"en\""),
        ]) { $0.by = ["locale", "theme"] }
        #expect(try report.row("de-DE", "dark").paywallConversion.counts == "1/1")
        #expect(report.rows.count == 1)
    }

    @Test func fieldsOfPurchasesSplitNumeratorsOnly() async throws {
        let report = await EventAnalyticsTests.report([
            Self.view("a", testDay, "pro"), Self.view("b", testDay, "pro"), Self.view("c", testDay, "store"),
            line("purchased", "a", testDay + 1, "\"paywall\":\"pro\",\"product\":\"p\""),
            line("purchased", "b", testDay + 1, "\"paywall\":\"pro\",\"product\":\"q\""),
            line("purchased", "b", testDay + 2, "\"paywall\":\"pro\",\"product\":\"p\""),
        ]) { $0.by = ["paywall", "product"] }
        #expect(try report.row("pro", "p").paywallConversion.counts == "2/2")
        #expect(try report.row("pro", "q").paywallConversion.counts == "1/2")
        #expect(try report.row("store", nil).paywallConversion.counts == "0/1")
        #expect(report.rows.count == 3 && report.numeratorFields == ["product"])
        #expect(report.total.paywallConversion.counts == "2/3")
    }

    @Test func conditionSelectsTheSameRowThatTheWholeReportHas() async throws {
        let lines = [
            Self.view("a", testDay, "pro", "x"), Self.view("a", testDay + hour, "pro", "y"),
            Self.view("b", testDay, "pro", "x"), line("purchased", "a", testDay + 2 * hour),
            line("purchased", "b", testDay + 2 * hour),
        ]
        let whole = await report(lines)
        let part = await EventAnalyticsTests.report(lines) { $0.conditions = [("variant", "x")] }
        #expect(part.rows.map(\.key) == [["pro", "x"]])
        #expect(try part.row("pro", "x").paywallConversion == whole.row("pro", "x").paywallConversion, "plausible#5563")
        #expect(part.total.paywallConversion.counts == "1/2")
        let either = await EventAnalyticsTests.report(lines) { $0.conditions = [("variant", "x"), ("variant", "y")] }
        #expect(either.total.paywallConversion == whole.total.paywallConversion)
    }

    @Test func openWebViewsStayOutOfPaywallConversion() async {
        let report = await report([
            Self.view("a", testDay, "pro", nil, "\"store\":\"none\""), Self.view("b", testDay, "pro"),
            line("purchase_started", "a", testDay + 1, "pro".asPaywall()),
            line("purchased", "a", testDay + 2, "pro".asPaywall()),
        ])
        #expect(report.total.viewers == 2 && report.total.views == 2)
        #expect(report.total.paywallConversion.counts == "0/1" && report.total.viewConversion.counts == "0/1")
        #expect(report.total.checkoutRate.counts == "1/2" && report.total.bounce.counts == "1/2")
        #expect(report.quality.tally.openWebViews == 1 && report.total.unattributed == 1)
    }

    @Test func usersInSeveralVariantsAreInNoExperiment() async throws {
        let report = await report([
            Self.view("a", testDay, "pro", "x"), Self.view("a", testDay + hour, "pro", "y"),
            Self.view("b", testDay, "pro", "x"), Self.view("c", testDay, "pro", "y"),
            line("purchased", "c", testDay + 1, "pro".asPaywall("y")), Self.view("c", testDay, "store", "x"),
        ])
        let experiment = try #require(report.experiments.first)
        #expect(report.experiments.count == 1 && experiment.name == "pro", "store has one variant only")
        #expect(experiment.arms.map(\.name) == ["x", "y"])
        #expect(experiment.arms.map(\.rate.counts) == ["0/1", "1/1"], "PostHog#29336")
        #expect(report.quality.tally.multipleVariants == 1)
    }
}

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
