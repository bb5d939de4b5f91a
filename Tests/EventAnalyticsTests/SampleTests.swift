import Testing

@testable import EventAnalytics

@Suite struct SampleTests {
    static func lines(_ count: Int, seed: UInt64) -> (bytes: [UInt8], truth: SampleTruth) {
        var generator = SampleGenerator(events: count, seed: seed)
        var bytes: [UInt8] = []
        while let lines = generator.nextLines() { bytes += lines }
        return (bytes, generator.truth)
    }

    static func report(of bytes: [UInt8]) async -> ConversionReport {
        let plan = ReportSettings().plan
        let read = EventReader(plan: plan, readers: 1).read(bytes, file: "sample")
        return await ConversionReport.make(of: EventSet(read, plan: plan), ReportSettings()) { _ in [:] }
    }

    @Test(arguments: [1, 2, 3, 7, 50, 1000, 4321])
    func asManyLinesAsAskedFor(_ count: Int) {
        let (bytes, _) = Self.lines(count, seed: 5)
        #expect(bytes.count { $0 == UInt8(ascii: "\n") } == count)
        #expect(bytes.last == UInt8(ascii: "\n"))
    }

    @Test func sameSeedSameBytes() {
        #expect(Self.lines(3000, seed: 9).bytes == Self.lines(3000, seed: 9).bytes)
        #expect(Self.lines(3000, seed: 9).bytes != Self.lines(3000, seed: 10).bytes)
    }

    /// The generator counts without any of the report's code; the report finds exactly what it counted.
    @Test(arguments: [UInt64(1), 2, 3, 4])
    func reportFindsTheTruth(_ seed: UInt64) async throws {
        let (bytes, truth) = Self.lines(20_000, seed: seed)
        let report = await Self.report(of: bytes)
        for row in truth.rows {
            let rate = try report.row(row.paywall, row.variant).paywallConversion
            #expect(rate == Rate(row.converters, of: row.viewers), "seed \(seed), \(row)")
            let interval = try #require(rate.interval)
            #expect(interval.contains(Double(row.convertersPerMillion) / 1_000_000), "seed \(seed), \(row)")
        }
        #expect(report.total.paywallConversion == Rate(truth.converters, of: truth.viewers))
        #expect(report.quality.duplicates == truth.duplicates)
        #expect(report.quality.tally.test == truth.test)
        #expect(report.quality.tally.late == truth.late)
        #expect(report.quality.unattributed == truth.withoutView)
        #expect(report.quality.tally.multipleVariants == truth.severalVariants)
        #expect(report.quality.reading.unreadable == 0 && report.quality.repeats.conflicts == 0)
    }

    /// However few are drawn, the share never strays from the rate by more than what one block holds.
    @Test(arguments: [44_000, 52_500, 500_000, 1, 999_999])
    func quotaKeepsToItsRate(_ perMillion: Int) {
        var draw = QuotaDraw(perMillion: perMillion)
        var random = RandomStream(seed: 3)
        var hits = 0
        for count in 1...10_000 {
            if draw.draw(&random) { hits += 1 }
            if count % 100 == 0 { #expect(hits == count * perMillion / 1_000_000) }
        }
    }

    @Test func streamIsTheOneOfTheLiterature() {
        var stream = RandomStream(seed: 1_234_567)
        #expect(
            (0..<3).map { _ in stream.next() } == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
            ])
    }
}
