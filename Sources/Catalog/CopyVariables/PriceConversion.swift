package import Localization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a price comes to for another length of time: DESIGN section 6, rules 2 and 3.
///
/// One table for everything: 1 year = 12 months = 365 days, 1 week = 7 days; so a month has 365/12 days and a year 365/7
/// weeks. The period is taken in its largest unit before anything is divided (14 days are 2 weeks, 12 months 1 year). The
/// product is formed before the quotient, so the only rounding is the last step: down, at the currency's minor unit. A
/// price for the product's own unit is not computed, and stays as it is, with all its digits.
package enum PriceConversion {
    package static func price(_ price: Money, every period: BillingPeriod, per unit: BillingPeriod.Unit) -> Money {
        let period = period.normalized
        if period.unit == unit, period.count == 1 { return price }
        let amount = price.amount * Decimal(unit.twelfthsOfDay) / Decimal(period.count * period.unit.twelfthsOfDay)
        return Money(amount: amount, currency: price.currency).flooredToMinorUnit()
    }

    /// How many whole units a period has, rounded down: a month has 30 days, 4 weeks, 0 years.
    package static func wholeUnits(of period: BillingPeriod, _ unit: BillingPeriod.Unit) -> Int {
        period.count * period.unit.twelfthsOfDay / unit.twelfthsOfDay
    }
}

extension BillingPeriod.Unit {
    /// The length in twelfths of a day, the largest part in which all four are whole.
    package var twelfthsOfDay: Int {
        switch self {
        case .day: 12
        case .week: 7 * 12
        case .month: 365
        case .year: 365 * 12
        }
    }
}
