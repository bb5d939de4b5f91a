import Testing

@testable import EventAnalytics

/// The worked examples of `cases/statistics.md`, by their ids there: two values are equal within 1e-9.
@Suite struct StatisticsTests {
    static func isNear(_ left: Double?, _ right: Double, _ tolerance: Double = 1e-9) -> Bool {
        guard let left else { return false }
        return abs(left - right) <= tolerance
    }

    static func comparison(_ baseline: (Int, Int), _ arm: (Int, Int)) throws -> ProportionComparison {
        try #require(
            ProportionComparison(baseline: Rate(baseline.0, of: baseline.1), arm: Rate(arm.0, of: arm.1)))
    }

    @Test(arguments: [
        ("S12", 81, 263, 0.2552885199, 0.3662095770), ("S14", 0, 20, 0, 0.1611251581),
        ("S15", 1, 29, 0.0061132143, 0.1717552188), ("S16a", 20, 20, 0.8388748419, 1),
        ("S16b", 5, 10, 0.2365930905, 0.7634069095), ("S16c", 1, 1000, 0.0001765464, 0.0056425586),
        ("S16d", 53, 616, 0.0663799654, 0.1108289923), ("S16e", 20, 181, 0.0726771010, 0.1645070194),
        ("S16f", 0, 100, 0, 0.0369934982),
    ])
    func wilsonIntervalIsThePublishedOne(_ id: String, _ hits: Int, _ trials: Int, _ low: Double, _ high: Double) throws
    {
        let interval = try #require(Rate(hits, of: trials).interval, "\(id)")
        #expect(Self.isNear(interval.lowerBound, low, 1e-10), "\(id)")
        #expect(Self.isNear(interval.upperBound, high, 1e-10), "\(id)")
    }

    @Test func nothingOfNothingHasNoRateAndNoInterval() {
        #expect(Rate(0, of: 0).value == nil)
        #expect(Rate(0, of: 0).interval == nil)
        #expect(ProportionComparison(baseline: Rate(0, of: 0), arm: Rate(1, of: 2)) == nil)
    }

    @Test func pooledAndUnpooledTestsDiffer() throws {
        let one = try Self.comparison((20, 181), (53, 616))
        #expect(Self.isNear(one.unpooledZ?.z, -0.944425344737395), "S01")
        #expect(Self.isNear(one.unpooledZ?.p, 0.344952335028901), "S01")
        #expect(Self.isNear(one.pooledZ?.z, -1.00289148036252), "S02")
        #expect(Self.isNear(one.pooledZ?.p, 0.31591322369823), "S02")
        let two = try Self.comparison((5, 83), (12, 99))
        #expect(Self.isNear(two.pooledZ?.z, 1.40783041512588), "S03")
        #expect(Self.isNear(two.pooledZ?.p, 0.15918129181157), "S03")
        let three = try Self.comparison((100, 1000), (120, 1000))
        #expect(Self.isNear(three.pooledZ?.z, 1.42930085, 1e-8), "S07")
        #expect(Self.isNear(three.pooledZ?.p, 0.1529177819), "S07")
        let four = try Self.comparison((87, 1529), (62, 1471))
        #expect(Self.isNear(four.pooledZ?.p, 0.06300122895), "S08")
        #expect(Self.isNear(four.unpooledZ?.p, 0.06213306238), "S08")
    }

    @Test func newcombeIntervalIsThePublishedOne() throws {
        let s18 = try Self.comparison((3, 10), (9, 10))
        #expect(Self.isNear(s18.interval?.lowerBound, 0.1705227239))
        #expect(Self.isNear(s18.interval?.upperBound, 0.8090179735))
        let s19 = try Self.comparison((0, 20), (10, 10))
        #expect(Self.isNear(s19.interval?.lowerBound, 0.6790860371))
        #expect(Self.isNear(s19.interval?.upperBound, 1))
        let s21 = try Self.comparison((20, 181), (53, 616))
        #expect(Self.isNear(s21.difference, -0.0244582765))
        #expect(Self.isNear(s21.interval?.lowerBound, -0.0819346425))
        #expect(Self.isNear(s21.interval?.upperBound, 0.0207623867))
    }

    @Test func liftOverABaselineOfNothingIsUnknown() throws {
        #expect(try Self.comparison((0, 100), (1, 100)).lift == nil)
        #expect(Self.isNear(try Self.comparison((87, 1529), (62, 1471)).lift, -0.2592575228))
        #expect(try Self.comparison((0, 10), (0, 10)).pooledZ == nil)
    }

    @Test(arguments: [
        ("S22", 100, 1000, 120, 1000, 0.923183439, 0.000484613926, 0.020444693767),
        ("S23", 100, 1000, 110, 1000, 0.7666141363, 0.001871641107, 0.011851681027),
        ("S25", 20, 181, 53, 616, 0.1448812302, 0.029092749103, 0.001717291519),
        ("S26", 0, 10, 0, 10, 0.5, 0.039855072464, 0.039855072464),
        ("S27", 0, 100, 1, 100, 0.7512437811, 0.002414759007, 0.012218680579),
        ("S29", 1000, 10000, 1080, 10000, 0.968049078, 0.000053906407, 0.008052306727),
    ])
    func bayesianSumsAreExact(
        _ id: String, _ x1: Int, _ n1: Int, _ x2: Int, _ n2: Int, _ better: Double, _ lossB: Double, _ lossA: Double
    ) {
        let a = BetaPosterior(Rate(x1, of: n1))
        let b = BetaPosterior(Rate(x2, of: n2))
        #expect(Self.isNear(b.probability(greaterThan: a), better), "\(id)")
        #expect(Self.isNear(b.expectedLoss(against: a), lossB), "\(id)")
        #expect(Self.isNear(a.expectedLoss(against: b), lossA), "\(id)")
    }

    @Test func bestOfThreeIsTheExactIntegral() {
        let posteriors = [(50, 1000), (60, 1000), (70, 1000)].map { BetaPosterior(Rate($0.0, of: $0.1)) }
        let best = BetaPosterior.probabilitiesToBeBest(posteriors)
        for (found, expected) in zip(best, [0.0177993634, 0.1778808039, 0.8043198324]) {
            #expect(Self.isNear(found, expected, 1e-9), "S31")
        }
    }

    /// The integral and the sum are two ways to one answer.
    @Test func integralAgreesWithTheSumForTwo() {
        for (x1, n1, x2, n2) in [(0, 10, 1, 12), (20, 181, 53, 616), (1000, 10000, 1080, 10000)] {
            let a = BetaPosterior(Rate(x1, of: n1))
            let b = BetaPosterior(Rate(x2, of: n2))
            let never = BetaPosterior(Rate(0, of: 100_000_000))
            let best = BetaPosterior.probabilitiesToBeBest([a, b, never])
            #expect(Self.isNear(best[1], b.probability(greaterThan: a), 1e-6))
        }
    }

    @Test func sampleSizeAndSampleRatio() throws {
        #expect(SampleSize.perArm(baseline: 0.2, relativeEffect: 0.25) == 1031, "S36")
        #expect(SampleSize.perArm(baseline: 0.05, relativeEffect: 0.2) == 7664, "S37")
        #expect(SampleSize.perArm(baseline: 0, relativeEffect: 0.2) == nil)
        let split = try #require(SampleRatio(trials: [821_588, 815_482]))
        #expect(Self.isNear(split.chiSquare, 22.7743688419), "S38")
        #expect(Self.isNear(split.p, 1.8217928726e-06, 1e-15), "S38")
        let three = try #require(SampleRatio(trials: [10, 20, 30]))
        #expect(Self.isNear(three.p, 0.006737946999085467, 1e-12), "χ² 10 with two degrees is e⁻⁵")
    }

    @Test(arguments: [(3.546099291, 2, 0.1698143249), (1.00579132138, 1, 0.31591322370), (7.814727903251179, 3, 0.05)])
    func chiSquareTail(_ value: Double, _ degrees: Int, _ expected: Double) {
        #expect(Self.isNear(ChiSquareDistribution.upperP(value, degrees: degrees), expected, 1e-9))
    }
}
