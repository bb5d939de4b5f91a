/// Tests and intervals for the difference between two shares, always arm − baseline.
package struct ProportionComparison: Sendable {
    package let baseline: Rate
    package let arm: Rate

    /// `nil` when either has no trials.
    package init?(baseline: Rate, arm: Rate) {
        guard baseline.denominator > 0, arm.denominator > 0 else { return nil }
        self.baseline = baseline
        self.arm = arm
    }

    private var baselineShare: Double { Double(baseline.numerator) / Double(baseline.denominator) }
    private var armShare: Double { Double(arm.numerator) / Double(arm.denominator) }
}

/// A test statistic and its two-sided p.
package struct ZTest: Sendable, Equatable {
    package let z: Double
    package let p: Double

    init(_ z: Double) {
        self.z = z
        p = NormalDistribution.twoSidedP(z)
    }
}

extension ProportionComparison {
    package var difference: Double { armShare - baselineShare }

    /// The textbook test: one share for both under the null hypothesis. `nil` when nobody or everybody converted.
    package var pooledZ: ZTest? {
        let trials = (Double(baseline.denominator), Double(arm.denominator))
        let share = Double(baseline.numerator + arm.numerator) / (trials.0 + trials.1)
        let error = (share * (1 - share) * (1 / trials.0 + 1 / trials.1)).squareRoot()
        return error == 0 ? nil : ZTest(difference / error)
    }

    /// The test with a share for each (TelemetryDeck's and Druid's); `nil` when neither varies.
    package var unpooledZ: ZTest? {
        let error =
            (armShare * (1 - armShare) / Double(arm.denominator)
            + baselineShare * (1 - baselineShare) / Double(baseline.denominator)).squareRoot()
        return error == 0 ? nil : ZTest(difference / error)
    }

    /// The 95 % interval of the difference from the Wilson limits of both (Newcombe 1998, method 10).
    package var interval: ClosedRange<Double>? {
        guard let one = arm.interval, let other = baseline.interval else { return nil }
        let below = Self.length(armShare - one.lowerBound, other.upperBound - baselineShare)
        let above = Self.length(one.upperBound - armShare, baselineShare - other.lowerBound)
        return max(-1, difference - below)...min(1, difference + above)
    }

    /// The relative change; `nil` ("n/a") when nobody of the baseline converted.
    package var lift: Double? { baseline.numerator == 0 ? nil : difference / baselineShare }

    private static func length(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
}

/// Whether viewers were split as planned.
package struct SampleRatio: Sendable {
    package let chiSquare: Double
    package let p: Double
    package let weights: [Double]
    /// Whether nobody gave weights, so that an equal split was assumed.
    package let isEqualSplitAssumed: Bool

    /// `nil` for fewer than two arms, or without trials.
    package init?(trials: [Int], weights: [Double]? = nil) {
        let all = trials.reduce(0, +)
        guard trials.count >= 2, all > 0, weights.map({ $0.count == trials.count }) ?? true else { return nil }
        let weights = weights ?? trials.map { _ in 1 }
        let sum = weights.reduce(0, +)
        guard weights.allSatisfy({ $0 > 0 }) else { return nil }
        chiSquare = zip(trials, weights).reduce(0) { total, pair in
            let expected = Double(all) * pair.1 / sum
            return total + (Double(pair.0) - expected) * (Double(pair.0) - expected) / expected
        }
        p = ChiSquareDistribution.upperP(chiSquare, degrees: trials.count - 1)
        self.weights = weights
        isEqualSplitAssumed = weights.allSatisfy { $0 == 1 }
    }
}

/// How many viewers an experiment needs.
package enum SampleSize {
    /// Trials per arm by Evan Miller's formula, two-sided α 5 %, power 80 %, rounded up; `nil` when the rate, or the
    /// rate with the effect, does not lie between 0 and 1.
    package static func perArm(baseline share: Double, relativeEffect: Double) -> Int? {
        let effect = share * relativeEffect
        let raised = share + effect
        guard share > 0, share < 1, raised > 0, raised < 1, effect != 0 else { return nil }
        let root =
            NormalDistribution.z95 * (2 * share * (1 - share)).squareRoot()
            + NormalDistribution.z80 * (share * (1 - share) + raised * (1 - raised)).squareRoot()
        return Int((root * root / (effect * effect)).rounded(.up))
    }
}
