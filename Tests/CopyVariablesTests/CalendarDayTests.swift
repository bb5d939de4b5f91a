import Localization
import Testing

@testable import CopyVariables

@Suite("Days on which offers begin and end")
struct CalendarDayTests {
    @Test("A day that the calendar has is read and written", arguments: ["2026-10-02", "2028-02-29", "2000-01-01"])
    func reading(text: String) throws {
        #expect(try #require(CalendarDay(iso8601: text)).iso8601 == text)
    }

    @Test(
        "Anything else is no day",
        arguments: [
            "", "2026-10-2", "2026-13-01", "2026-00-01", "2027-02-29", "2026-04-31", "1999-12-31", "20261002",
            "2026-10-02T00:00", " 2026-10-02", "+026-10-02", "２０２６-10-02",
        ])
    func refusing(text: String) { #expect(CalendarDay(iso8601: text) == nil) }

    @Test(
        "A period later is the same day, or the last of a month that is too short",
        arguments: [
            ("2024-12-12", "P1W", "2024-12-19"), ("2025-10-30", "P14D", "2025-11-13"),
            ("2026-01-31", "P1M", "2026-02-28"), ("2028-01-31", "P1M", "2028-02-29"),
            ("2028-02-29", "P1Y", "2029-02-28"), ("2026-12-31", "P3D", "2027-01-03"),
            ("2026-11-30", "P3M", "2027-02-28"),
        ])
    func later(start: String, period: String, end: String) throws {
        let day = try #require(CalendarDay(iso8601: start))
        let length = try #require(BillingPeriod(iso8601: period))
        #expect(day.after(length)?.iso8601 == end)
    }

    /// A second way to the answer: counting days one by one.
    @Test("Weeks are as many single days")
    func weeks() throws {
        var day = try #require(CalendarDay(iso8601: "2027-12-20"))
        let start = day
        for count in 1...120 {
            day = try #require(day.after(BillingPeriod(count: 1, unit: .day)))
            #expect(start.after(BillingPeriod(count: count, unit: .day)) == day)
            if count % 7 == 0 { #expect(start.after(BillingPeriod(count: count / 7, unit: .week)) == day) }
        }
    }

    /// The first is case 141.
    @Test(
        "A day is written out in the language, in the Gregorian calendar",
        arguments: [
            ("en", "December 19, 2024"), ("de", "19. Dezember 2024"), ("ja", "2024年12月19日"), ("fr", "19 décembre 2024"),
            ("ru", "19 декабря 2024 г."), ("es", "19 de diciembre de 2024"), ("ar-SA", "19 ديسمبر، 2024"),
            ("th", "19 ธันวาคม 2024"),
        ])
    func text(language: String, text: String) throws {
        let day = try #require(CalendarDay(iso8601: "2024-12-19"))
        let tag = try #require(LanguageTag(language))
        let digits = try #require(day.text(in: tag))
        // Saudi Arabia's digits differ between versions of CLDR.
        let arabic = Dictionary(uniqueKeysWithValues: zip("٠١٢٣٤٥٦٧٨٩", "0123456789"))
        let plain = digits.map { arabic[$0] ?? ($0 == "\u{202F}" || $0 == "\u{A0}" ? " " : $0) }
        #expect(String(plain.filter { $0 != "\u{200F}" }) == text)
    }
}
