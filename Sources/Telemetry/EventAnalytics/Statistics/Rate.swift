/// A share of a whole, with its 95 % Wilson score interval.
package struct Rate: Sendable, Equatable {
    package let numerator: Int
    package let denominator: Int

    /// - Precondition: `0 ≤ numerator ≤ denominator`.
    package init(_ numerator: Int, of denominator: Int) {
        precondition(numerator >= 0 && numerator <= denominator, "a rate never exceeds 100 %")
        self.numerator = numerator
        self.denominator = denominator
    }

    /// From 0 to 1; `nil` at denominator 0.
    package var value: Double? { denominator == 0 ? nil : Double(numerator) / Double(denominator) }

    /// The Wilson score interval (Wilson 1927; Newcombe 1998, method 3); `nil` at denominator 0.
    package var interval: ClosedRange<Double>? {
        guard let share = value else { return nil }
        let count = Double(denominator)
        let z = NormalDistribution.z95
        let centre = (share + z * z / (2 * count)) / (1 + z * z / count)
        let half = z / (1 + z * z / count) * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
        // Rounding may leave 3e-18 where the bound is exactly 0 or 1.
        let low = numerator == 0 ? 0 : max(0, centre - half)
        let high = numerator == denominator ? 1 : min(1, centre + half)
        return low...high
    }
}
