/// A comparison of variants; the first arm is the baseline.
package struct Experiment: Sendable {
    /// What the arms are variants of: a paywall.
    package let name: String?
    package let arms: [(name: String, rate: Rate)]
    package let probabilitiesToBeBest: [Double]
    /// Every other arm against the baseline.
    package let comparisons: [(arm: Int, comparison: ProportionComparison)]
    package let sampleRatio: SampleRatio?
    package let neededPerArm: Int?

    package static let usualEffect = 0.2

    /// - Parameters:
    ///   - weights: The planned split; `nil` to assume an equal one.
    ///   - effect: The relative change that the experiment should be able to find.
    package init(
        name: String?, arms: [(name: String, rate: Rate)], weights: [Double]? = nil,
        effect: Double = Experiment.usualEffect
    ) {
        precondition(arms.count >= 2, "a comparison has two arms at least")
        self.name = name
        self.arms = arms
        probabilitiesToBeBest = BetaPosterior.probabilitiesToBeBest(arms.map { BetaPosterior($0.rate) })
        comparisons = arms.indices.dropFirst().compactMap { index in
            ProportionComparison(baseline: arms[0].rate, arm: arms[index].rate).map { (index, $0) }
        }
        sampleRatio = SampleRatio(trials: arms.map(\.rate.denominator), weights: weights)
        neededPerArm = arms[0].rate.value.flatMap { SampleSize.perArm(baseline: $0, relativeEffect: effect) }
    }
}
