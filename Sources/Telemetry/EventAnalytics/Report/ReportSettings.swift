/// What a report is asked for.
package struct ReportSettings: Sendable {
    /// The fields that tell rows apart, in order.
    package var by: [String] = ["paywall", "variant"]
    package var conditions: [(field: String, value: String)] = []
    /// Milliseconds.
    package var window: Int64 = 3 * EventTime.millisecondsPerDay
    /// The first and the last day of the period, both included; `nil` for an open end.
    package var since: CivilDay?
    package var until: CivilDay?
    package var zone = LocalZone.utc
    package var includesTest = false
    /// How many cores are used.
    package var workers = 1
    package var chunk = LineFeeder.usualChunk
    /// A file is cut into stretches of at least so many bytes.
    package var smallestStretch = 4 << 20

    package init() {}

    /// `3d`, `12h`, `90s`: the largest unit up to days that leaves a whole number.
    package var windowText: String {
        let seconds = window / 1000
        let units: [(Int64, String)] = [(86_400, "d"), (3600, "h"), (60, "m")]
        let unit = units.first { seconds >= $0.0 && seconds % $0.0 == 0 } ?? (1, "s")
        return "\(seconds / unit.0)\(unit.1)"
    }

    /// "3 days", "12 hours".
    package var windowWords: String {
        let text = windowText
        let count = text.dropLast()
        let names: [Character: String] = ["d": "day", "h": "hour", "m": "minute", "s": "second"]
        let name = text.last.flatMap { names[$0] } ?? "second"
        return count == "1" ? "1 \(name)" : "\(count) \(name)s"
    }
}

extension ReportSettings {
    /// The times of denominator events: milliseconds since 1970 UTC.
    package var period: Range<Int64> {
        let start = since.map { zone.start(of: $0) } ?? Int64.min
        let end = until.map { zone.start(of: CivilDay(daysSince1970: $0.daysSince1970 + 1)) } ?? Int64.max
        return start..<max(start, end)
    }

    package var plan: ReadingPlan { ReadingPlan(by: by, conditions: conditions) }
}
