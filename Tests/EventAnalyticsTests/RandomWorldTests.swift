import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import EventAnalytics

/// Small worlds at random: the engine against the naive count, and against itself with other files, orders and cores.
@Suite struct RandomWorldTests {
    /// Lines in which everything that matters happens often: few users, few times, repeated ids, missing fields.
    ///
    /// - Parameter followers: Whether trials convert, purchases renew and are refunded.
    static func world(_ random: inout RandomStream, followers: Bool = false) -> [String] {
        let following = [("trial_converted", 3), ("renewed", 2), ("refunded", 3), ("refund_reversed", 1)]
        let usual = [
            ("paywall_viewed", 10), ("purchase_started", 5), ("purchased", 5), ("trial_started", 2),
            ("purchase_cancelled", 3), ("purchase_pending", 1), ("purchase_failed", 1), ("purchase_restored", 1),
            ("app_opened", 1),
        ]
        let types = (usual + (followers ? following : [])).map { (element: $0.0, weight: $0.1) }
        return (0..<(4 + random.below(22))).map { index in
            let type = random.pick(types)
            let steps: [Int64] = [0, 1, 400, 1000, 1001, hour, day, 3 * day, 3 * day + 1]
            let time = testDay + steps[random.below(steps.count)] + steps[random.below(steps.count)]
            var fields = ["\"ts\":\(time)", "\"type\":\"\(type)\""]
            func maybe(_ perCent: Int, _ field: String) {
                if random.below(100) < perCent { fields.append(field) }
            }
            if random.below(100) < 90 {
                fields.append("\"id\":\"\(random.below(100) < 85 ? 1000 + index : random.below(3))\"")
            }
            maybe(95, "\"user\":\"u\(random.below(3))\"")
            let isView = type == "paywall_viewed"
            maybe(isView ? 95 : 50, "\"paywall\":\"\(["pro", "store"][random.below(2)])\"")
            maybe(isView ? 70 : 25, "\"variant\":\"\(["x", "y"][random.below(2)])\"")
            maybe(isView ? 50 : 10, "\"locale\":\"\(["de", "ja"][random.below(2)])\"")
            if isView {
                maybe(10, "\"store\":\"none\"")
            } else {
                maybe(60, "\"product\":\"\(["p", "q"][random.below(2)])\"")
            }
            maybe(4, "\"test\":true")
            maybe(4, "\"environment\":\"sandbox\"")
            if !isView { maybe(40, "\"attempt\":\"\(random.below(3))\"") }
            if type == "purchased" || type == "trial_started" || following.contains(where: { $0.0 == type }) {
                maybe(40, "\"original_transaction\":\"\(random.below(3))\"")
                maybe(60, "\"transaction\":\"\(random.below(4))\"")
                maybe(50, "\"purchased_at\":\(time - [0, day, day + 1][random.below(3)])")
                maybe(60, "\"price\":\(random.below(5) * 990)")
                maybe(60, "\"currency\":\"\(["EUR", "JPY"][random.below(2)])\"")
                maybe(30, "\"tax\":\(random.below(2000))")
                maybe(40, "\"expires\":\(time + [hour, day, 30 * day][random.below(3)])")
                maybe(25, "\"source\":\"assn\"")
            }
            return "{\(fields.joined(separator: ","))}"
        }
    }

    static func shuffled(_ lines: [String], _ random: inout RandomStream) -> [String] {
        var lines = lines
        for index in lines.indices.reversed() { lines.swapAt(index, random.below(index + 1)) }
        return lines
    }

    struct Request {
        var by: [String]
        var window: Int64
        var since: CivilDay?
        var until: CivilDay?
        var conditions: [(String, String)]

        init(_ random: inout RandomStream) {
            by = [["paywall", "variant"], ["variant"], ["locale", "paywall"], ["paywall"]][random.below(4)]
            window = [3 * day, hour, day][random.below(3)]
            if random.below(3) == 0 { since = CivilDay(daysSince1970: Int(testDay / day) + random.below(3)) }
            if random.below(3) == 0 { until = CivilDay(daysSince1970: Int(testDay / day) + random.below(5)) }
            conditions = random.below(3) == 0 ? [("variant", "x")] : []
        }

        func apply(_ settings: inout ReportSettings) {
            settings.by = by
            settings.window = window
            settings.since = since
            settings.until = until
            settings.conditions = conditions.map { (field: $0.0, value: $0.1) }
        }
    }

    @Test(arguments: 1...12 as ClosedRange<UInt64>)
    func engineCountsWhatTheNaiveReportCounts(_ seed: UInt64) async throws {
        var random = RandomStream(seed: seed)
        for round in 0..<25 {
            let lines = Self.world(&random)
            let request = Request(&random)
            let place: Testing.Comment = "seed \(seed), round \(round): \(request)\n\(lines.joined(separator: "\n"))"
            var settings = ReportSettings()
            request.apply(&settings)
            let engine = await report(lines) { request.apply(&$0) }
            let naive = try NaiveReport(
                lines, by: request.by, window: request.window, period: settings.period, conditions: request.conditions)
            let end = settings.until == nil ? naive.events.map(\.time).max() ?? 0 : settings.period.upperBound
            let expected = naive.measures(end: end)

            #expect(engine.quality.duplicates == naive.duplicates, place)
            #expect(engine.quality.repeats.conflicts == naive.conflicts, place)
            #expect(engine.quality.tally.repeatedViews == naive.repeatedViews, place)
            #expect(engine.quality.tally.test == naive.test && engine.quality.tally.sandbox == naive.sandbox, place)
            #expect(engine.total.asNaive == expected.total, place)
            let rows = Dictionary(
                engine.rows.map { ($0.key, $0.measures.asNaive) }, uniquingKeysWith: { first, _ in first })
            for (key, row) in expected.rows where row != NaiveReport.Measures() { #expect(rows[key] == row, place) }
            for (key, row) in rows where row != NaiveReport.Measures() { #expect(expected.rows[key] == row, place) }
        }
    }

    /// Order of lines and files, cutting, chunk size and cores: the JSON is the same byte for byte.
    @Test(arguments: 21...26 as ClosedRange<UInt64>)
    func orderAndCuttingHaveNoEffect(_ seed: UInt64) async throws {
        var random = RandomStream(seed: seed)
        for round in 0..<8 {
            let lines = Self.world(&random, followers: true)
            let request = Request(&random)
            var first: String?
            for way in 0..<6 {
                let shuffled = way == 0 ? lines : Self.shuffled(lines, &random)
                let text = try await Self.reportText(of: shuffled, request, &random)
                if let first {
                    #expect(
                        text == first, "seed \(seed), round \(round), way \(way):\n\(lines.joined(separator: "\n"))")
                } else {
                    first = text
                }
            }
        }
    }

    /// The report of lines that are cut into two files at random, read in chunks, stretches and by readers at random.
    private static func reportText(
        of lines: [String], _ request: Request, _ random: inout RandomStream
    ) async throws -> String {
        let cut = random.below(lines.count + 1)
        var settings = ReportSettings()
        request.apply(&settings)
        settings.workers = 1 + random.below(4)
        settings.chunk = 16 << random.below(8)
        settings.smallestStretch = 1 + random.below(400)
        let names = random.below(2) == 0 ? ["a", "b"] : ["b", "a"]
        let chosen = settings
        return try await TemporaryFolder.with { folder in
            try folder.write(lines[..<cut].joined(separator: "\n"), to: "a")
            try folder.write(lines[cut...].joined(separator: "\n"), to: "b")
            let paths = names.map { folder.url.appending(path: $0).path }
            return try await ConversionReport.make(of: paths, chosen).json.pretty()
        }
    }
}

extension Measures {
    /// What the naive report counts too; refunds are left to tests of their own.
    fileprivate var asNaive: NaiveReport.Measures {
        var measures = NaiveReport.Measures()
        let pair = { (rate: Rate) in [rate.numerator, rate.denominator] }
        measures.viewers = viewers
        measures.views = views
        measures.conversion = pair(paywallConversion)
        measures.viewConversion = pair(viewConversion)
        measures.checkoutRate = pair(checkoutRate)
        measures.completion = pair(checkoutCompletion)
        measures.trialStart = pair(trialStart)
        measures.trialConversion = pair(trialConversion)
        measures.refundRate = pair(refundRate)
        let names = ["purchased", "cancelled", "pending", "failed", "none"]
        let counts = [outcomes.purchased, outcomes.cancelled, outcomes.pending, outcomes.failed, outcomes.none]
        for (name, count) in zip(names, counts) where count > 0 { measures.outcomes[name] = count }
        measures.proceeds = Dictionary(uniqueKeysWithValues: proceeds.map { ($0.currency, $0.amount) })
        measures.unattributed = unattributed ?? 0
        return measures
    }
}
