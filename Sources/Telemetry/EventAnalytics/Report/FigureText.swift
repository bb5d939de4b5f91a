/// Numbers and dates as the report's text shows them: English, with a comma between thousands.
package enum FigureText {
    /// `12,402`.
    package static func count(_ number: Int) -> String {
        var digits = String(number.magnitude)
        var groups: [Substring] = []
        while digits.count > 3 {
            groups.insert(digits.suffix(3), at: 0)
            digits = String(digits.dropLast(3))
        }
        return (number < 0 ? "−" : "") + ([Substring(digits)] + groups).joined(separator: ",")
    }

    /// `4.45 %`, rounded half up from the exact counts; `n/a` at denominator 0.
    package static func percent(_ rate: Rate, decimals: Int = 2) -> String {
        guard rate.denominator > 0 else { return "n/a" }
        let scale = decimals == 1 ? 1000 : 10_000
        let scaled =
            (Int128(rate.numerator) * Int128(scale) * 2 + Int128(rate.denominator)) / (2 * Int128(rate.denominator))
        return "\(fixed(Int(scaled), decimals)) %"
    }

    /// `3.90` and `5.07`, in per cent; `nil` at denominator 0.
    package static func interval(_ rate: Rate, decimals: Int = 2) -> (low: String, high: String)? {
        rate.interval.map { (number($0.lowerBound * 100, decimals), number($0.upperBound * 100, decimals)) }
    }

    /// A number with a fixed count of decimals and a real minus sign.
    package static func number(_ value: Double, _ decimals: Int) -> String {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let scaled = Int((value.magnitude * scale).rounded())
        return (value < 0 && scaled > 0 ? "−" : "") + fixed(scaled, decimals)
    }

    /// `p 0.0036`: two digits that count; very small ones as `< 0.0001`.
    package static func probability(_ p: Double) -> String {
        if p < 0.0001 { return "< 0.0001" }
        var decimals = 2
        var bound = 0.1
        while p < bound, decimals < 5 {
            decimals += 1
            bound /= 10
        }
        return number(p, decimals)
    }

    private static func fixed(_ scaled: Int, _ decimals: Int) -> String {
        var digits = String(scaled)
        if decimals == 0 { return digits }
        digits = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return digits.dropLast(decimals) + "." + digits.suffix(decimals)
    }
}

extension FigureText {
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// `1–30 Nov 2026`, `28 Oct – 3 Nov 2026`, `5 Nov 2026`; without the year where it is known from elsewhere.
    package static func days(_ days: ClosedRange<CivilDay>, withYear: Bool = true) -> String {
        let first = days.lowerBound
        let last = days.upperBound
        let year = withYear ? " \(last.year)" : ""
        if first == last { return "\(day(last))\(year)" }
        if first.year == last.year, first.month == last.month { return "\(first.day)–\(day(last))\(year)" }
        if first.year == last.year { return "\(day(first)) – \(day(last))\(year)" }
        return "\(day(first)) \(first.year) – \(day(last)) \(last.year)"
    }

    private static func day(_ day: CivilDay) -> String { "\(day.day) \(months[day.month - 1])" }
}
