package import Localization

#if canImport(FoundationInternationalization)
import FoundationEssentials
import FoundationInternationalization
#else
import Foundation
#endif

/// A day of the Gregorian calendar, without a time: offers begin on one and end on one.
package struct CalendarDay: Sendable, Hashable {
    package let year: Int
    package let month: Int
    package let day: Int

    /// `nil` for a day that the calendar does not have, and for years before 2000 or after 9999.
    package init?(year: Int, month: Int, day: Int) {
        guard (2000...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        self.year = year
        self.month = month
        self.day = day
        guard let date, Self.calendar.component(.day, from: date) == day else { return nil }
    }

    /// Reads `2026-10-02`; `nil` for anything else.
    package init?(iso8601 text: String) {
        let fields = text.split(separator: "-", omittingEmptySubsequences: false)
        guard fields.map(\.utf8.count) == [4, 2, 2],
            fields.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } })
        else { return nil }
        let numbers = fields.compactMap { Int($0) }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// The day of this moment in UTC; `nil` when the system's clock is out of its mind.
    package static var today: CalendarDay? { CalendarDay(.now) }

    private init?(_ date: Date) {
        let parts = Self.calendar.dateComponents([.year, .month, .day], from: date)
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
        self.init(year: year, month: month, day: day)
    }
}

extension CalendarDay {
    /// As ISO 8601 writes it: `2026-10-02`.
    package var iso8601: String {
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(year)-\(padded(month))-\(padded(day))"
    }

    /// The same day a period later; the last day of the month where that month is too short (31 January and 1 month is
    /// 28 or 29 February). `nil` beyond the year 9999.
    package func after(_ period: BillingPeriod) -> CalendarDay? {
        let component: Calendar.Component
        var count = period.count
        switch period.unit {
        case .day: component = .day
        case .week:
            component = .day
            count *= 7
        case .month: component = .month
        case .year: component = .year
        }
        return date.flatMap { Self.calendar.date(byAdding: component, value: count, to: $0) }.flatMap {
            CalendarDay($0)
        }
    }

    /// The day in the long form of a language: `December 19, 2024`.
    package func text(in language: LanguageTag) -> String? {
        var style = Date.FormatStyle(date: .long, time: .omitted)
        style.locale = Locale(identifier: language.ofFormats.identifier)
        style.calendar = Self.calendar
        style.timeZone = Self.calendar.timeZone
        return date.map { language.disguised($0.formatted(style)) }
    }

    /// Noon, so that no change of a time zone's rules could reach another day.
    private var date: Date? {
        Self.calendar.date(from: DateComponents(year: year, month: month, day: day, hour: 12))
    }

    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}
