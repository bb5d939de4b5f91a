#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What is believed of a share after counting, from a uniform prior: Beta(1 + successes, 1 + failures).
///
/// All probabilities are exact sums or fixed quadratures: a report must be repeatable, so nothing is drawn at random.
package struct BetaPosterior: Sendable {
    let alpha: Double
    let beta: Double

    package init(_ rate: Rate) {
        alpha = 1 + Double(rate.numerator)
        beta = 1 + Double(rate.denominator - rate.numerator)
    }

    private init(alpha: Double, beta: Double) {
        self.alpha = alpha
        self.beta = beta
    }

    package var mean: Double { alpha / (alpha + beta) }
}

extension BetaPosterior {
    /// The probability that this share is greater than another.
    ///
    /// P(B > A) = Σᵢ B(αA + i, βA + βB) / ((βB + i) B(1 + i, βB) B(αA, βA)) for i from 0 to αB − 1 (Evan Miller), taken
    /// over the smallest of the four parameters by symmetry.
    package func probability(greaterThan other: BetaPosterior) -> Double {
        let sums: [(count: Double, value: () -> Double)] = [
            (alpha, { Self.sum(other, self) }),
            (other.alpha, { 1 - Self.sum(self, other) }),
            (other.beta, { Self.sum(self.mirrored, other.mirrored) }),
            (beta, { 1 - Self.sum(other.mirrored, self.mirrored) }),
        ]
        let smallest = sums.min { $0.count < $1.count }
        return min(1, max(0, smallest?.value() ?? 0.5))
    }

    /// What is lost on average by choosing this share when the other is greater: E[max(other − this, 0)].
    package func expectedLoss(against other: BetaPosterior) -> Double {
        let raisedOther = BetaPosterior(alpha: other.alpha + 1, beta: other.beta)
        let raised = BetaPosterior(alpha: alpha + 1, beta: beta)
        let loss =
            other.mean * raisedOther.probability(greaterThan: self) - mean * other.probability(greaterThan: raised)
        return max(0, loss)
    }

    /// The probability of each to be the greatest of all.
    package static func probabilitiesToBeBest(_ posteriors: [BetaPosterior]) -> [Double] {
        switch posteriors.count {
        case 0: return []
        case 1: return [1]
        case 2:
            let second = posteriors[1].probability(greaterThan: posteriors[0])
            return [1 - second, second]
        default:
            return posteriors.indices.map { index in
                let others = posteriors.indices.filter { $0 != index }.map { posteriors[$0] }
                return posteriors[index].probability(greaterThanAll: others)
            }
        }
    }

    private var mirrored: BetaPosterior { BetaPosterior(alpha: beta, beta: alpha) }

    /// P(B > A) as the sum over αB.
    private static func sum(_ a: BetaPosterior, _ b: BetaPosterior) -> Double {
        let betas = a.beta + b.beta
        var logTerm = LogGamma.beta(a.alpha, betas) - LogGamma.beta(a.alpha, a.beta)
        var total = 0.0
        var step = 0.0
        while step < b.alpha {
            total += exp(logTerm)
            logTerm += log((a.alpha + step) / (a.alpha + betas + step) * ((b.beta + step) / (1 + step)))
            step += 1
        }
        return total
    }
}

extension BetaPosterior {
    /// ∫ density × Π distribution of the others, by Gauss–Legendre over where the density is not negligible.
    private func probability(greaterThanAll others: [BetaPosterior]) -> Double {
        let deviation = (alpha * beta / ((alpha + beta) * (alpha + beta) * (alpha + beta + 1))).squareRoot()
        let low = max(0, mean - 12 * deviation)
        let high = min(1, mean + 12 * deviation)
        let panels = 96
        let width = (high - low) / Double(panels)
        var total = 0.0
        for panel in 0..<panels {
            let middle = low + (Double(panel) + 0.5) * width
            for (node, weight) in Self.nodes {
                for x in [middle - node * width / 2, middle + node * width / 2] {
                    total += weight * width / 2 * density(x) * others.reduce(1) { $0 * $1.distribution(x) }
                }
            }
        }
        return min(1, total)
    }

    /// Positive nodes and weights of the eight-point Gauss–Legendre rule.
    private static let nodes: [(Double, Double)] = [
        (0.1834346424956498, 0.3626837833783620), (0.5255324099163290, 0.3137066458778873),
        (0.7966664774136267, 0.2223810344533745), (0.9602898564975363, 0.1012285362903763),
    ]

    private func density(_ x: Double) -> Double {
        guard x > 0, x < 1 else { return 0 }
        return exp((alpha - 1) * log(x) + (beta - 1) * log1p(-x) - LogGamma.beta(alpha, beta))
    }

    /// The regularised incomplete beta function by its continued fraction (Lentz).
    func distribution(_ x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        let front = exp(alpha * log(x) + beta * log1p(-x) - LogGamma.beta(alpha, beta))
        if x < (alpha + 1) / (alpha + beta + 2) { return front * Self.fraction(x, alpha, beta) / alpha }
        return 1 - front * Self.fraction(1 - x, beta, alpha) / beta
    }

    private static func fraction(_ x: Double, _ a: Double, _ b: Double) -> Double {
        let tiny = 1e-300
        var c = 1.0
        var d = 1 - (a + b) * x / (a + 1)
        d = 1 / (d.magnitude < tiny ? tiny : d)
        var result = d
        for step in 1...10_000 {
            let m = Double(step)
            for term in [
                m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
                -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
            ] {
                d = 1 + term * d
                d = 1 / (d.magnitude < tiny ? tiny : d)
                c = 1 + term / c
                if c.magnitude < tiny { c = tiny }
                result *= d * c
            }
            if (d * c - 1).magnitude < 1e-15 { break }
        }
        return result
    }
}
