import Localization
import ProductCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// How much less a plan costs than the dearest one: DESIGN section 6, rule 5.
package enum RelativeDiscount {
    /// The saving against the dearest of a paywall's subscriptions, in whole per cent, rounded down.
    ///
    /// Prices are compared by the month, exactly. `nil` below 1 per cent, for the dearest plan, for what is bought once,
    /// and when no other plan is sold in the same currency.
    package static func percent(of plan: PricedPlan, among plans: [PricedPlan]) -> Int? {
        guard let own = MonthlyRate(plan) else { return nil }
        let rates = plans.filter { $0.price.money.currency == plan.price.money.currency }.compactMap { MonthlyRate($0) }
        guard let dearest = rates.max(), dearest.numerator > 0 else { return nil }
        // 100 · (1 − own/dearest), with one division at the end.
        let saved = dearest.numerator * own.denominator - own.numerator * dearest.denominator
        let percent = (100 * saved / (dearest.numerator * own.denominator)).wholePart
        return percent >= 1 ? percent : nil
    }

    /// A price per month as a fraction, so that comparing is exact.
    private struct MonthlyRate: Comparable {
        let numerator: Decimal
        let denominator: Decimal

        /// `nil` for what is bought once.
        init?(_ plan: PricedPlan) {
            guard let period = plan.billedPeriod else { return nil }
            numerator = plan.price.money.amount * Decimal(BillingPeriod.Unit.month.twelfthsOfDay)
            denominator = Decimal(period.count * period.unit.twelfthsOfDay)
        }

        static func == (left: Self, right: Self) -> Bool {
            left.numerator * right.denominator == right.numerator * left.denominator
        }
        static func < (left: Self, right: Self) -> Bool {
            left.numerator * right.denominator < right.numerator * left.denominator
        }
    }
}

extension Decimal {
    /// The digits before the point, for values from 0 to 100.
    fileprivate var wholePart: Int {
        Int(description.prefix { $0 != "." }) ?? 0
    }
}
