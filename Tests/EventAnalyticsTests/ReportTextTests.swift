import Diagnostics
import Testing

@testable import EventAnalytics

@Suite struct ReportTextTests {
    static func tally(_ converted: Int, _ viewers: Int, started: Int) -> RowTally {
        var tally = RowTally()
        tally.viewers = viewers
        tally.views = viewers
        tally.outcomeViewers = viewers
        tally.outcomeViews = viewers
        tally.converted = converted
        tally.started = started
        return tally
    }

    static func measures(_ tally: RowTally, isTotal: Bool = false) -> Measures {
        Measures(tally, PurchaseLinks.Sums(), values: ValueTable(), isTotal: isTotal)
    }

    /// A report with round figures of its own: three rows, one experiment, something of everything left out.
    static func example() throws -> ConversionReport {
        var total = tally(748, 12_402, started: 2098)
        total.outcomes.purchased = 748
        total.outcomes.cancelled = 1288
        total.outcomes.pending = 31
        total.outcomes.failed = 49
        total.outcomes.none = 88
        total.unattributed = 27
        var reading = ReadingCounts()
        reading.lines = 40_000
        reading.events = 39_997
        for line in [10_442, 10_443, 20_001] { reading.note(.endsTooSoon, file: "nov.ndjson", line: line) }
        var repeats = RepeatFinder.Counts()
        repeats.sameIdentity = 412
        var quality = TallyQuality()
        quality.counted = 37_000
        quality.test = 1903
        let first = try #require(CivilDay("2026-11-01"))
        let last = try #require(CivilDay("2026-11-30"))
        let incomplete = try #require(CivilDay("2026-11-28"))
        return ConversionReport(
            settings: ReportSettings(),
            rows: [
                ConversionReport.Row(key: ["premium-gate", nil], measures: measures(tally(214, 4812, started: 611))),
                ConversionReport.Row(key: ["trial", "control"], measures: measures(tally(233, 3906, started: 702))),
                ConversionReport.Row(key: ["trial", "focus"], measures: measures(tally(301, 3951, started: 811))),
            ], total: measures(total, isTotal: true),
            experiments: [
                Experiment(name: "trial", arms: [("control", Rate(233, of: 3906)), ("focus", Rate(301, of: 3951))])
            ], quality: ReportQuality(reading: reading, repeats: repeats, tally: quality, unattributed: 27),
            days: first...last, incompleteDays: incomplete...last, unseenFields: [], numeratorFields: [])
    }

    @Test func reportAtSixtyColumns() throws {
        let text = ReportText(try Self.example(), width: 60).render()
        #expect(
            text == """
                Conversion 1–30 Nov 2026 UTC: viewers who bought or began a
                trial within 3 days of their first view; 95 % Wilson
                paywall  variant   bought/viewers    rate  interval
                premium-gate            214/4,812  4.45 %  3.90–5.07
                trial    control        233/3,906  5.97 %  5.26–6.75
                trial    focus          301/3,951  7.62 %  6.83–8.49
                all, each once         748/12,402  6.03 %  5.63–6.46
                focus − control  +1.65 points (0.54 to 2.77)
                  pooled z 2.91, p 0.0036
                Tries 2,204: bought 748, cancelled 1,288, pending 31,
                  failed 49, no answer 88.  28–30 Nov not complete yet.
                Left out: 412 repeats, 1,903 test, 27 bought without a view,
                  3 unreadable (nov.ndjson:10442 and 2 more)

                """)
    }

    @Test func reportAtAHundredColumns() throws {
        let text = ReportText(try Self.example(), width: 100).render()
        #expect(
            text == """
                Conversion 1–30 Nov 2026 UTC   viewers who bought or began a trial within 3 days of their first view

                paywall       variant   viewers  started  bought    rate  95 % Wilson  |0 %       5 %       10 %|
                premium-gate  –           4,812      611     214  4.45 %  3.90 – 5.07  |         =+==           |
                trial         control     3,906      702     233  5.97 %  5.26 – 6.75  |            ==+==       |
                trial         focus       3,951      811     301  7.62 %  6.83 – 8.49  |                ==+==   |
                all, each viewer once    12,402    2,098     748  6.03 %  5.63 – 6.46  |             =+=        |

                trial: focus − control +1.65 points (0.54 to 2.77 Newcombe), z 2.91 pooled, p 0.0036
                sample ratio p 0.61, equal split assumed
                tries 2,204 = bought 748 + cancelled 1,288 + pending 31 + failed 49 + no answer 88
                28–30 Nov not complete yet.  Left out: 412 repeats, 1,903 test, 27 bought without a view,
                3 unreadable lines (nov.ndjson:10442 and 2 more).  Formulas: telemetry report --explain

                """)
    }

    @Test(arguments: 30...140)
    func noLineIsWiderThanTheTerminal(_ width: Int) throws {
        let text = ReportText(try Self.example(), width: width).render()
        for line in text.split(separator: "\n") {
            // Only a word that is wider by itself may stand out.
            let isOneWord = !line.drop { $0 == " " }.contains(" ")
            #expect(TextWidth.of(line) <= width || isOneWord, "\(width): \(line)")
        }
    }

    /// The two signals that apps send by hand, alone, as bodies of both versions.
    static func twoSignals(withTime: Bool) -> [String] {
        (0..<702).map { index in
            let type = index % 3 == 0 && index < 699 ? "succesfullySubscribe" : "cancelledSubscribe"
            let time = withTime ? ",\"receivedAt\":\"2026-11-03T08:00:\(10 + index % 50)+0000\"" : ""
            let payload = index % 2 == 0 ? "[\"platform:iOS\"]" : "{\"platform\":\"iOS\"}"
            let test = index % 2 == 0 ? "\"false\"" : "false"
            let body =
                "{\"appID\":\"A\",\"clientUser\":\"u\(index)\",\"type\":\"\(type)\",\"isTestMode\":\(test),\"payload\":\(payload)\(time)}"
            return index % 5 == 0 ? "[\(body)]" : body
        }
    }

    @Test(arguments: [true, false])
    func twoSignalsAloneSayWhatTheyCan(_ withTime: Bool) async {
        let report = await report(Self.twoSignals(withTime: withTime))
        #expect(
            ReportText(report, width: 60).render() == """
                702 payment sheets ended: bought 233, cancelled 469
                completed 233/702 = 33.2 %  (29.8–36.8, 95 % Wilson)
                Conversion per viewer: unknown, no view was recorded.
                  Send TelemetryDeck.Revenue.paywallShown when the paywall
                  appears, then run again.
                "cancelled" is the sheet closed, not a subscription ended.

                """)
        #expect(report.total.completed.counts == "233/702")
        #expect(report.total.viewers == 0 && report.total.paywallConversion.value == nil)
    }

    @Test func nothingToCountIsSaid() async {
        #expect(ReportText(await report([]), width: 60).render() == "No events.\n")
        let test = await report([line("paywall_viewed", "a", testDay, "\"test\":true")])
        #expect(
            ReportText(test, width: 80).render()
                == "Nothing to count: the only event is a test or sandbox event.\n--include-test counts it.\n")
    }

    /// That views exist, but not here, is no advice to record views.
    @Test func viewsOutsideThePeriodAreNoMissingViews() async throws {
        let lines = ["a", "b"].map { line("paywall_viewed", $0, testDay, "pro".asPaywall("x")) }
        let later = try #require(CivilDay("2026-12-01"))
        let outside = await report(lines) { $0.since = later }
        #expect(ReportText(outside, width: 80).render() == "Nothing to count: none of 2 views lies in the period.\n")
        let unmet = await report(lines) {
            $0.since = later
            $0.conditions = [("variant", "y")]
        }
        #expect(
            ReportText(unmet, width: 80).render()
                == "Nothing to count: none of 2 views lies in the period or meets --where.\n")
    }

    @Test func controlCharactersOfNamesDoNotReachTheTerminal() async {
        let report = await report([line("paywall_viewed", "a", testDay, "\"paywall\":\"p\\u001b[31m\"")])
        #expect(!ReportText(report, width: 100).render().contains("\u{1B}"))
    }

    @Test func figures() throws {
        #expect(
            FigureText.count(0) == "0" && FigureText.count(999) == "999" && FigureText.count(1_234_567) == "1,234,567")
        #expect(FigureText.percent(Rate(1, of: 3)) == "33.33 %" && FigureText.percent(Rate(0, of: 0)) == "n/a")
        #expect(FigureText.percent(Rate(5, of: 5)) == "100.00 %" && FigureText.percent(Rate(1, of: 20_000)) == "0.01 %")
        #expect(FigureText.probability(0.0036) == "0.0036" && FigureText.probability(0.61) == "0.61")
        #expect(FigureText.probability(0.021) == "0.021" && FigureText.probability(0.00001) == "< 0.0001")
        #expect(FigureText.number(-1.654, 2) == "−1.65" && FigureText.number(-0.001, 2) == "0.00")
        let days = try ["2025-12-28", "2026-01-03", "2026-01-31", "2026-02-02"].map { try #require(CivilDay($0)) }
        #expect(FigureText.days(days[0]...days[1]) == "28 Dec 2025 – 3 Jan 2026")
        #expect(
            FigureText.days(days[1]...days[2]) == "3–31 Jan 2026" && FigureText.days(days[1]...days[1]) == "3 Jan 2026")
        #expect(FigureText.days(days[1]...days[3], withYear: false) == "3 Jan – 2 Feb")
    }
}

@Suite struct ReportJSONTests {
    @Test func shapeIsComplete() async throws {
        let report = await report([
            line("paywall_viewed", "a", testDay, "pro".asPaywall("x")),
            line("paywall_viewed", "b", testDay, "pro".asPaywall("y")),
            line("purchased", "a", testDay + 1, "\"paywall\":\"pro\",\"price\":990,\"currency\":\"EUR\""),
        ])
        let text = report.json.compact()
        #expect(
            text.hasPrefix(
                "{\"version\":1,\"window\":\"3d\",\"timezone\":\"UTC\",\"since\":null,\"until\":null,\"by\":[\"paywall\",\"variant\"],\"quality\":{\"lines\":3,\"events\":3,"
            ))
        #expect(
            text.contains(
                """
                "total":{"viewers":2,"views":2,"paywallConversion":{"numerator":1,"denominator":2,"rate":0.5,"low":0.09453120573423074,"high":0.9054687942657693},
                """.replacing("\n", with: "")))
        #expect(
            text.contains(
                "\"trialConversion\":{\"numerator\":0,\"denominator\":0,\"rate\":null,\"low\":null,\"high\":null}"))
        #expect(text.contains("\"proceeds\":{\"EUR\":\"0.99\"},\"revenuePerViewer\":{\"EUR\":\"0.495\"}"))
        #expect(text.contains("\"rows\":[{\"key\":{\"paywall\":\"pro\",\"variant\":\"x\"},\"viewers\":1,"))
        #expect(text.contains("\"unattributed\":null}"))
        #expect(
            text.contains(
                "\"experiments\":[{\"paywall\":\"pro\",\"arms\":[{\"name\":\"x\",\"successes\":1,\"trials\":1,\"rate\":{"
            ))
        for name in MeasureExplanation.all.map(\.name) { #expect(text.contains("\"\(name)\":"), "\(name)") }
    }
}
