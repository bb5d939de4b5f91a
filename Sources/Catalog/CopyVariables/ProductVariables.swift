import Localization
import ProductCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The values of a plan's variables in one language.
package struct ProductVariables: Sendable {
    package let plan: PricedPlan
    /// The product's name in the page's language; `nil` where nobody gives it one, as in a listing of a file.
    package let name: String?
    /// The saving against the dearest plan of the paywall, in whole per cent; see `RelativeDiscount`.
    package let discount: Int?
    /// The offer that the `offer_…` variables speak of.
    package let offer: PricedOffer?
    /// The day on which a buyer begins; `nil` on a page, which is read on any day.
    package let firstDay: CalendarDay?
    private let language: CopyLanguage

    /// The values for a buyer who gets `offer`, or none.
    package init(
        plan: PricedPlan, name: String?, discount: Int?, offer: PricedOffer?, firstDay: CalendarDay? = nil,
        language: CopyLanguage
    ) {
        self.plan = plan
        self.name = name
        self.discount = discount
        self.offer = offer
        self.firstDay = firstDay
        self.language = language
    }
}

extension ProductVariables {
    /// The text of a variable; `nil` when it has no value here: no offer, no saving, a computed price of nothing, a
    /// period of what is bought once.
    package func value(of variable: ProductVariable) -> String? {
        let price = plan.price.money
        switch variable {
        case .storeProductName: return name
        case .currencyCode: return price.currency.code
        case .currencySymbol: return language.money.symbol(of: price.currency)
        case .price: return language.money.string(price)
        case .pricePerPeriod:
            return plan.billedPeriod.map { words.per(price: language.money.string(price), $0) }
                ?? language.money.string(price)
        case .pricePerPeriodAbbreviated:
            return plan.billedPeriod.map { words.perAbbreviated(price: language.money.string(price), $0) }
                ?? language.money.string(price)
        case .pricePerDay: return text(plan.price(per: .day))
        case .pricePerWeek: return text(plan.price(per: .week))
        case .pricePerMonth: return text(plan.price(per: .month))
        case .pricePerYear: return text(plan.price(per: .year))
        case .period, .periodly, .periodAbbreviated, .periodWithUnit, .periodInDays, .periodInWeeks, .periodInMonths,
            .periodInYears:
            return plan.billedPeriod.flatMap { Self.value(of: variable, period: $0, language: language) }
        case .offerPrice: return offerPrice
        case .offerPricePerDay: return text(offerPrice(per: .day))
        case .offerPricePerWeek: return text(offerPrice(per: .week))
        case .offerPricePerMonth: return text(offerPrice(per: .month))
        case .offerPricePerYear: return text(offerPrice(per: .year))
        case .offerPeriod: return offer.map { words.name($0.paidPeriod) }
        case .offerPeriodAbbreviated: return offer.map { words.abbreviated($0.paidPeriod) }
        case .offerPeriodWithUnit: return offer.map { words.counted($0.paidPeriod) }
        case .offerPeriodInDays: return offer.map { whole(.day, of: $0.paidPeriod) }
        case .offerPeriodInWeeks: return offer.map { whole(.week, of: $0.paidPeriod) }
        case .offerPeriodInMonths: return offer.map { whole(.month, of: $0.paidPeriod) }
        case .offerPeriodInYears: return offer.map { whole(.year, of: $0.paidPeriod) }
        case .offerEndDate: return offerEnd
        case .relativeDiscount: return discount.map { language.money.string(wholePercent: $0) }
        }
    }

    /// A variable that speaks of the period alone, and so has a value even where no price is known; `nil` for any other.
    static func value(
        of variable: ProductVariable, period: BillingPeriod, language: CopyLanguage
    ) -> String? {
        let words = language.wording.periods
        func whole(_ unit: BillingPeriod.Unit) -> String {
            language.money.string(PriceConversion.wholeUnits(of: period, unit))
        }
        switch variable {
        case .period: return words.name(period)
        case .periodly: return words.adverb(period)
        case .periodAbbreviated: return words.abbreviated(period)
        case .periodWithUnit: return words.counted(period)
        case .periodInDays: return whole(.day)
        case .periodInWeeks: return whole(.week)
        case .periodInMonths: return whole(.month)
        case .periodInYears: return whole(.year)
        default: return nil
        }
    }

    private var words: PeriodWords { language.wording.periods }

    private func text(_ price: Money?) -> String? { price.map { language.money.string($0) } }

    private func whole(_ unit: BillingPeriod.Unit, of period: BillingPeriod) -> String {
        language.money.string(PriceConversion.wholeUnits(of: period, unit))
    }

    /// The day after the offer's last one, for a buyer who begins on `firstDay`.
    private var offerEnd: String? {
        guard let firstDay, let offer else { return nil }
        return firstDay.after(offer.offer.duration)?.text(in: language.language)
    }

    /// The word for free, or the price as it is paid.
    private var offerPrice: String? {
        guard let offer else { return nil }
        return offer.price.map { language.money.string($0) } ?? language.wording.free
    }

    private func offerPrice(per unit: BillingPeriod.Unit) -> Money? {
        guard let offer, let price = offer.price else { return nil }
        let converted = PriceConversion.price(price, every: offer.paidPeriod, per: unit)
        return converted.amount > 0 ? converted : nil
    }
}
