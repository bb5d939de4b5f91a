import Foundation

/// A time zone of the IANA list, for local days.
package struct LocalZone: Sendable {
    private let zone: TimeZone
    private let isUTC: Bool
    package let identifier: String

    package static let utc = LocalZone(zone: .gmt, isUTC: true, identifier: "UTC")

    private init(zone: TimeZone, isUTC: Bool, identifier: String) {
        self.zone = zone
        self.isUTC = isUTC
        self.identifier = identifier
    }

    /// `UTC` or a name such as `America/New_York`; `nil` for a name that the system does not know.
    package init?(_ identifier: String) {
        if identifier.uppercased() == "UTC" {
            self = .utc
            return
        }
        guard TimeZone.knownTimeZoneIdentifiers.contains(identifier) || identifier.hasPrefix("Etc/"),
            let zone = TimeZone(identifier: identifier)
        else { return nil }
        self.init(zone: zone, isUTC: false, identifier: identifier)
    }

    /// The names that a person may have meant.
    package static var knownIdentifiers: [String] { ["UTC"] + TimeZone.knownTimeZoneIdentifiers }
}

extension LocalZone {
    /// The day on which a time lies here, counted from 1970-01-01.
    package func dayNumber(of time: Int64) -> Int {
        let local = isUTC ? time : time + Int64(offset(at: time)) * 1000
        return Int(local >= 0 ? local / EventTime.millisecondsPerDay : (local + 1) / EventTime.millisecondsPerDay - 1)
    }

    package func day(of time: Int64) -> CivilDay { CivilDay(daysSince1970: dayNumber(of: time)) }

    /// When a day begins here: milliseconds since 1970 UTC. Where clocks skip midnight, the first moment after it.
    package func start(of day: CivilDay) -> Int64 {
        let midnight = Int64(day.daysSince1970) * EventTime.millisecondsPerDay
        if isUTC { return midnight }
        // The offset may change on this day: the first second that lies on it, between a day earlier and a day later.
        var low = midnight / 1000 - 86_400
        var high = midnight / 1000 + 86_400
        let wanted = day.daysSince1970
        while low < high {
            let middle = (low + high) / 2
            if dayNumber(of: middle * 1000) >= wanted { high = middle } else { low = middle + 1 }
        }
        return low * 1000
    }

    private func offset(at time: Int64) -> Int {
        zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time / 1000)))
    }
}
