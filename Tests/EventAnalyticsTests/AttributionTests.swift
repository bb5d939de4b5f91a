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
