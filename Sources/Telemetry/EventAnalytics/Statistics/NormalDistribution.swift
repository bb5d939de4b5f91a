#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The standard normal distribution.
package enum NormalDistribution {
    /// The 97.5 % quantile: two-sided 5 %.
    package static let z95 = 1.959963984540054
    /// The 80 % quantile: a power of 80 %.
    package static let z80 = 0.8416212335729143

    /// The probability of a value at least as far from 0 as `z`, on either side.
    package static func twoSidedP(_ z: Double) -> Double { erfc(z.magnitude / 2.0.squareRoot()) }
}

/// The chi-square distribution.
package enum ChiSquareDistribution {
    /// The probability of a value of at least `value`, with 1 or more degrees of freedom.
    ///
    /// Q(½, x) = erfc(√x), Q(1, x) = e⁻ˣ, Q(a + 1, x) = Q(a, x) + xᵃe⁻ˣ/Γ(a + 1), at x = value / 2 and a = degrees / 2.
    package static func upperP(_ value: Double, degrees: Int) -> Double {
        precondition(degrees >= 1, "at least one degree of freedom")
        guard value > 0 else { return 1 }
        let x = value / 2
        var a = degrees % 2 == 0 ? 1.0 : 0.5
        var result = degrees % 2 == 0 ? exp(-x) : erfc(x.squareRoot())
        while a < Double(degrees) / 2 {
            result += exp(a * log(x) - x - LogGamma.of(a + 1))
            a += 1
        }
        return min(1, result)
    }
}

/// The logarithm of the gamma function.
package enum LogGamma {
    package static func of(_ x: Double) -> Double {
        let (value, _): (Double, Int) = lgamma(x)
        return value
    }

    /// The logarithm of the beta function.
    package static func beta(_ a: Double, _ b: Double) -> Double { of(a) + of(b) - of(a + b) }
}
