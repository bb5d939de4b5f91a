/// Times of events: milliseconds since 1970 UTC, written as an integer or as RFC 3339 text.
package enum EventTime {
    /// The years 1970 to 2105; an event outside is unreadable.
    package static let range: Range<Int64> = 0..<4_291_747_200_000

    package static let millisecondsPerDay: Int64 = 86_400_000

    /// Reads an integer of milliseconds, or RFC 3339 text: `2026-11-03T12:00:00Z`, a fraction of any length (cut to
    /// milliseconds), `T` or a space, `Z`, `+01:00` or `+0100`. A leap second counts as the second after it.
    ///
    /// `nil` when the text is neither, or lies outside `range`.
    package static func parse(_ bytes: RawSpan, _ start: Int, _ end: Int) -> Int64? {
        if let fast = parseUsual(bytes, start, end) { return fast }
        guard let time = parseInteger(bytes, start, end) ?? parseText(bytes, start, end) else { return nil }
        return range.contains(time) ? time : nil
    }

    /// The same for a text of its own.
    package static func parse(_ text: String) -> Int64? {
        let bytes = Array(text.utf8)
        return unsafe parse(bytes.span.bytes, 0, bytes.count)
    }
}

extension EventTime {
    /// `2026-11-03T12:00:00.123Z`, the form that programs write.
    @inline(__always)
    private static func parseUsual(_ bytes: RawSpan, _ start: Int, _ end: Int) -> Int64? {
        let length = end - start
        guard length == 24 || length == 20, bytes.byte(end - 1) == UInt8(ascii: "Z") else { return nil }
        var at = start
        guard let year = digits(bytes, &at, 4), skip(bytes, &at, "-"), let month = digits(bytes, &at, 2),
            skip(bytes, &at, "-"), let day = digits(bytes, &at, 2), skip(bytes, &at, "T"),
            let hour = digits(bytes, &at, 2), skip(bytes, &at, ":"), let minute = digits(bytes, &at, 2),
            skip(bytes, &at, ":"), let second = digits(bytes, &at, 2)
        else { return nil }
        var milliseconds = 0
        if length == 24 {
            guard skip(bytes, &at, "."), let fraction = digits(bytes, &at, 3) else { return nil }
            milliseconds = fraction
        }
        guard let time = make(year, month, day, hour, minute, second) else { return nil }
        let result = time + Int64(milliseconds)
        return range.contains(result) ? result : nil
    }

    private static func parseInteger(_ bytes: RawSpan, _ start: Int, _ end: Int) -> Int64? {
        guard start < end, end - start <= 13 else { return nil }
        var value: Int64 = 0
        for at in start..<end {
            let digit = bytes.byte(at) &- UInt8(ascii: "0")
            guard digit <= 9 else { return nil }
            value = value * 10 + Int64(digit)
        }
        return value
    }

    private static func parseText(_ bytes: RawSpan, _ start: Int, _ end: Int) -> Int64? {
        guard end - start >= 20 else { return nil }
        var at = start
        guard let year = digits(bytes, &at, 4), skip(bytes, &at, "-"), let month = digits(bytes, &at, 2),
            skip(bytes, &at, "-"), let day = digits(bytes, &at, 2),
            skip(bytes, &at, "T") || skip(bytes, &at, " ") || skip(bytes, &at, "t"),
            let hour = digits(bytes, &at, 2), skip(bytes, &at, ":"), let minute = digits(bytes, &at, 2),
            skip(bytes, &at, ":"), let second = digits(bytes, &at, 2),
            let seconds = make(year, month, day, hour, minute, second)
        else { return nil }
        guard let milliseconds = fraction(bytes, &at, end), let offset = zone(bytes, &at, end), at == end
        else { return nil }
        return seconds + milliseconds - offset
    }

    /// The milliseconds of `.123456`, 0 without a fraction, `nil` for a point without digits.
    private static func fraction(_ bytes: RawSpan, _ at: inout Int, _ end: Int) -> Int64? {
        guard at < end, skip(bytes, &at, ".") || skip(bytes, &at, ",") else { return 0 }
        var value: Int64 = 0
        var count = 0
        while at < end, bytes.byte(at) &- UInt8(ascii: "0") <= 9 {
            if count < 3 { value = value * 10 + Int64(bytes.byte(at) - UInt8(ascii: "0")) }
            count += 1
            at += 1
        }
        while count < 3, count > 0 {
            value *= 10
            count += 1
        }
        return count == 0 ? nil : value
    }

    /// The milliseconds by which local time is ahead of UTC.
    private static func zone(_ bytes: RawSpan, _ at: inout Int, _ end: Int) -> Int64? {
        guard at < end else { return nil }
        if skip(bytes, &at, "Z") || skip(bytes, &at, "z") { return 0 }
        let isAhead = skip(bytes, &at, "+")
        guard isAhead || skip(bytes, &at, "-"), end - at >= 4, let hours = digits(bytes, &at, 2), hours < 24
        else { return nil }
        _ = skip(bytes, &at, ":")
        guard end - at == 2, let minutes = digits(bytes, &at, 2), minutes < 60 else { return nil }
        let offset = Int64(hours * 60 + minutes) * 60_000
        return isAhead ? offset : -offset
    }

    @inline(__always)
    private static func digits(_ bytes: RawSpan, _ at: inout Int, _ count: Int) -> Int? {
        var value = 0
        for index in at..<(at + count) {
            let digit = bytes.byte(index) &- UInt8(ascii: "0")
            guard digit <= 9 else { return nil }
            value = value * 10 + Int(digit)
        }
        at += count
        return value
    }

    @inline(__always)
    private static func skip(_ bytes: RawSpan, _ at: inout Int, _ character: Unicode.Scalar) -> Bool {
        guard at < bytes.byteCount, bytes.byte(at) == UInt8(ascii: character) else { return false }
        at += 1
        return true
    }

    private static func make(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int) -> Int64?
    {
        guard year >= 1, month >= 1, month <= 12, day >= 1, day <= CivilDay.length(year: year, month: month),
            hour < 24, minute < 60, second <= 60
        else { return nil }
        let days = CivilDay(year: year, month: month, day: day).daysSince1970
        return Int64(days) * millisecondsPerDay + Int64((hour * 60 + minute) * 60 + second) * 1000
    }
}
