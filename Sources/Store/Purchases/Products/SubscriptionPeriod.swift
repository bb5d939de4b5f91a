#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A length of time in whole days, weeks, months or years, as a subscription or an offer lasts.
public struct SubscriptionPeriod: Sendable, Hashable {
    /// How many units; at least 1.
    public let value: Int
    public let unit: Unit

    public enum Unit: String, Sendable, Hashable, CaseIterable {
        case day, week, month, year
    }

    /// - Precondition: `value` is positive.
    public init(value: Int, unit: Unit) {
        precondition(value > 0, "a period of \(value) \(unit.rawValue)s has no length")
        self.value = value
        self.unit = unit
    }
}

extension SubscriptionPeriod {
    /// The same time of day, so many units later, in the Gregorian calendar and UTC. A day that the month lacks becomes its
    /// last one: a month after 31 January is 28 or 29 February.
    public func end(from start: Date) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let component: Calendar.Component =
            switch unit {
            case .day, .week: .day
            case .month: .month
            case .year: .year
            }
        // Adding days, months or years has an answer for every date that the calendar can hold.
        return calendar.date(byAdding: component, value: unit == .week ? value * 7 : value, to: start) ?? start
    }
}
