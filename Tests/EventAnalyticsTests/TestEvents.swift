import EventAnalytics
import Testing

/// The day that most tests play on, 2026-11-03 in UTC.
let testDay: Int64 = 1_793_664_000_000
let hour: Int64 = 3_600_000
let day: Int64 = 86_400_000

/// One line of our own format; the id is made of the line's own values unless one is given.
func line(_ type: String, _ user: String, _ time: Int64, _ more: String = "") -> String {
    let id = more.contains("\"id\"") ? "" : "\"id\":\"\(type)/\(user)/\(time)/\(more.hashText)\","
    return "{\(id)\"ts\":\(time),\"type\":\"\(type)\",\"user\":\"\(user)\"\(more.isEmpty ? "" : ",")\(more)}"
}

extension String {
    /// Only what may stand inside a JSON text.
    var hashText: String { filter { $0 != "\"" && $0 != "\\" } }

    func asPaywall(_ variant: String? = nil) -> String {
        "\"paywall\":\"\(self)\"" + (variant.map { ",\"variant\":\"\($0)\"" } ?? "")
    }
}

/// The report of some lines, read from memory.
func report(_ lines: [String], _ change: (inout ReportSettings) -> Void = { _ in }) async -> ConversionReport {
    var settings = ReportSettings()
    change(&settings)
    let plan = settings.plan
    let read = EventReader(plan: plan, readers: 1).read(Array(lines.joined(separator: "\n").utf8), file: "test.ndjson")
    return await ConversionReport.make(of: EventSet(read, plan: plan), settings) { wanted in
        let texts = lines.map { Array($0.utf8) }
        return Dictionary(
            texts.map { (Digest($0).high, $0) }.filter { wanted.contains($0.0) },
            uniquingKeysWith: { first, _ in first })
    }
}

extension ConversionReport {
    /// The measures of the row with this key.
    func row(_ key: String?...) throws -> Measures {
        try #require(rows.first { $0.key == key }, "no row \(key); there are \(rows.map(\.key))").measures
    }
}

extension Rate {
    /// `214/4812`.
    var counts: String { "\(numerator)/\(denominator)" }
}
