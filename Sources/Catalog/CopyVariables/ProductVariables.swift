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
    /// The product's name in the page's language.
    package let name: String
    /// The saving against the dearest plan of the paywall, in whole per cent; see `RelativeDiscount`.
    package let discount: Int?
    /// The offer that the `offer_…` variables speak of.
    package let offer: PricedOffer?
    private let language: CopyLanguage

    /// The values for a buyer who gets `offer`, or none.
    package init(plan: PricedPlan, name: String, discount: Int?, offer: PricedOffer?, language: CopyLanguage) {
        self.plan = plan
        self.name = name
        self.discount = discount
        self.offer = offer
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
        case .period: return plan.billedPeriod.map { words.name($0) }
        case .periodly: return plan.billedPeriod.map { words.adverb($0) }
        case .periodAbbreviated: return plan.billedPeriod.map { words.abbreviated($0) }
        case .periodWithUnit: return plan.billedPeriod.map { words.counted($0) }
        case .periodInDays: return whole(.day, of: plan.billedPeriod)
        case .periodInWeeks: return whole(.week, of: plan.billedPeriod)
        case .periodInMonths: return whole(.month, of: plan.billedPeriod)
        case .periodInYears: return whole(.year, of: plan.billedPeriod)
        case .offerPrice: return offerPrice
        case .offerPricePerDay: return text(offerPrice(per: .day))
        case .offerPricePerWeek: return text(offerPrice(per: .week))
        case .offerPricePerMonth: return text(offerPrice(per: .month))
        case .offerPricePerYear: return text(offerPrice(per: .year))
        case .offerPeriod: return offer.map { words.name($0.paidPeriod) }
        case .offerPeriodAbbreviated: return offer.map { words.abbreviated($0.paidPeriod) }
        case .offerPeriodWithUnit: return offer.map { words.counted($0.paidPeriod) }
        case .offerPeriodInDays: return whole(.day, of: offer?.paidPeriod)
        case .offerPeriodInWeeks: return whole(.week, of: offer?.paidPeriod)
        case .offerPeriodInMonths: return whole(.month, of: offer?.paidPeriod)
        case .offerPeriodInYears: return whole(.year, of: offer?.paidPeriod)
        case .offerEndDate: return nil
        case .relativeDiscount: return discount.map { language.money.string(wholePercent: $0) }
        }
    }

    private var words: PeriodWords { language.wording.periods }

    private func text(_ price: Money?) -> String? { price.map { language.money.string($0) } }

    private func whole(_ unit: BillingPeriod.Unit, of period: BillingPeriod?) -> String? {
        period.map { language.money.string(PriceConversion.wholeUnits(of: $0, unit)) }
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
