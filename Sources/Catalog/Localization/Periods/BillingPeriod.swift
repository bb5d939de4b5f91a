/// A length of time in one unit, as the App Store bills it: 1 month, 3 days.
package struct BillingPeriod: Sendable, Hashable {
    /// How many units, 1 to ``maximumCount``.
    package let count: Int
    package let unit: Unit

    /// - Precondition: `count` is 1 to ``maximumCount``.
    package init(count: Int, unit: Unit) {
        precondition((1...Self.maximumCount).contains(count), "a billing period of \(count) \(unit)")
        self.count = count
        self.unit = unit
    }

    /// Longer periods do not occur, and with this bound no conversion to days can overflow.
    package static let maximumCount = 9999
}

extension BillingPeriod {
    package enum Unit: String, Sendable, Hashable, CaseIterable, Comparable {
        case day, week, month, year

        /// By length.
        package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

        private var rank: Int {
            switch self {
            case .day: 0
            case .week: 1
            case .month: 2
            case .year: 3
            }
        }
    }

    /// Reads an ISO 8601 duration of one unit: `P1M`, `P2W`, `P14D`, `P1Y`.
    ///
    /// `nil` for anything else: no unit, several units, a time part, a count of 0 or above ``maximumCount``.
    package init?(iso8601 text: String) {
        var bytes = Array(text.utf8)[...]
        guard bytes.popFirst() == UInt8(ascii: "P"), let letter = bytes.popLast() else { return nil }
        let unit: Unit
        switch letter {
        case UInt8(ascii: "D"): unit = .day
        case UInt8(ascii: "W"): unit = .week
        case UInt8(ascii: "M"): unit = .month
        case UInt8(ascii: "Y"): unit = .year
        default: return nil
        }
        let isNumber = bytes.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isNumber, let count = Int(String(decoding: bytes, as: UTF8.self)), (1...Self.maximumCount).contains(count)
        else { return nil }
        self.init(count: count, unit: unit)
    }

    /// The period as ISO 8601 writes it: `P3M`.
    package var iso8601: String {
        let letter =
            switch unit {
            case .day: "D"
            case .week: "W"
            case .month: "M"
            case .year: "Y"
            }
        return "P\(count)\(letter)"
    }

    /// In the largest unit that holds it exactly: 7 days are 1 week, 14 days 2 weeks, 12 months 1 year.
    package var normalized: BillingPeriod {
        switch unit {
        case .day where count.isMultiple(of: 7): BillingPeriod(count: count / 7, unit: .week)
        case .month where count.isMultiple(of: 12): BillingPeriod(count: count / 12, unit: .year)
        default: self
        }
    }

    /// How long this period lasts when it is billed several times: 1 week, 3 times, is 3 weeks.
    ///
    /// `nil` when `times` is below 1 or the result above ``maximumCount``.
    package func repeated(_ times: Int) -> BillingPeriod? {
        let (total, overflows) = count.multipliedReportingOverflow(by: times)
        guard !overflows, (1...Self.maximumCount).contains(total) else { return nil }
        return BillingPeriod(count: total, unit: unit)
    }
}
