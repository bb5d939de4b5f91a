/// Durations as people write them on the command line: a whole number and a unit.
package enum DurationText {
    private static let units: [(symbol: Character, seconds: Int64)] = [
        ("w", 604_800), ("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1),
    ]

    /// `3d` is three times 24 hours. `nil` for anything else, and for more than 100 years.
    package static func read(_ text: String) -> Duration? {
        guard let unit = units.first(where: { $0.symbol == text.last }) else { return nil }
        let digits = text.dropLast()
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let count = Int64(digits)
        else { return nil }
        let (seconds, overflows) = count.multipliedReportingOverflow(by: unit.seconds)
        guard !overflows, seconds <= 36_525 * 86_400 else { return nil }
        return .seconds(seconds)
    }

    /// In the largest unit that gives a whole number; parts of a second are left out.
    package static func write(_ duration: Duration) -> String {
        let seconds = duration.components.seconds
        for unit in units where seconds != 0 && seconds % unit.seconds == 0 {
            return "\(seconds / unit.seconds)\(unit.symbol)"
        }
        return "0s"
    }
}
