package import Localization
package import ProductCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A product as one row of a paywall in one storefront: with the plan by which it is paid, its price and its offer.
package struct PricedPlan: Sendable {
    package let product: Product
    /// How it is paid here; up front where a monthly plan was wished for that the storefront does not sell.
    package let plan: BillingPlanKind
    package let price: ShownPrice
    /// The introductory offer of the plan, when its price is known here.
    package let introductoryOffer: PricedOffer?

    package init(product: Product, plan: BillingPlanKind, price: ShownPrice, introductoryOffer: PricedOffer?) {
        self.product = product
        self.plan = plan
        self.price = price
        self.introductoryOffer = introductoryOffer
    }
}

/// An offer and its price.
package struct PricedOffer: Sendable {
    package let offer: SubscriptionOffer
    /// For one of its periods when it is paid as you go, for all of them when it is paid up front; `nil` when it is free.
    package let price: Money?

    package init(offer: SubscriptionOffer, price: Money?) {
        self.offer = offer
        self.price = price
    }

    /// The time that its price pays for: one period as you go, otherwise the whole of it.
    package var paidPeriod: BillingPeriod {
        offer.paymentMode == .payAsYouGo ? offer.period.normalized : offer.duration
    }
}

/// Monthly billing with a commitment to the whole period.
package struct Commitment: Sendable, Hashable {
    package let bill: Money
    /// How often a bill comes: 1 month.
    package let billPeriod: BillingPeriod
    package let billCount: Int
    /// How long it binds, in the unit of the bills: 12 months.
    package var duration: BillingPeriod { BillingPeriod(count: billPeriod.count * billCount, unit: billPeriod.unit) }
    /// All bills together.
    package var total: Money { Money(amount: bill.amount * Decimal(billCount), currency: bill.currency) }
}

extension PricedPlan {
    /// How often the price is paid; `nil` for what is bought once.
    package var billedPeriod: BillingPeriod? {
        guard let terms = product.subscription else { return nil }
        return plan == .monthly ? Self.month : terms.period.normalized
    }

    /// `nil` unless it is billed monthly, in whole bills.
    package var commitment: Commitment? {
        guard plan == .monthly, let terms = product.subscription,
            let count = BillCount.of(Self.month, in: terms.period)
        else { return nil }
        return Commitment(bill: price.money, billPeriod: Self.month, billCount: count)
    }

    /// What it costs a unit of time, rounded down at the minor unit; `nil` for what is bought once, and when that floors
    /// to nothing.
    package func price(per unit: BillingPeriod.Unit) -> Money? {
        guard let period = billedPeriod else { return nil }
        let price = PriceConversion.price(price.money, every: period, per: unit)
        return price.amount > 0 ? price : nil
    }

    /// What a month of a longer period comes to, to stand beside the price; `nil` where it would say nothing new, or
    /// speak of a longer time than is paid for.
    package var monthlyEquivalent: Money? {
        guard let period = billedPeriod, period.unit >= .month, period != Self.month else { return nil }
        return price(per: .month)
    }

    private static let month = BillingPeriod(count: 1, unit: .month)
}

extension PriceBook {
    /// A product as a page for a storefront shows it; `nil` when no price of it can be shown (`lookup` says why).
    ///
    /// A monthly plan that the product lacks, or that the storefront does not sell, becomes the plain plan.
    package func pricedPlan(of product: Product, plan wished: BillingPlanKind, in storefront: Storefront) -> PricedPlan?
    {
        let hasMonthly = product.subscription?.billingPlan(.monthly) != nil
        let plan = hasMonthly && wished.isSold(in: storefront) ? wished : .upFront
        guard let price = price(of: product, plan: plan, in: storefront) else {
            return plan == .upFront ? nil : pricedPlan(of: product, plan: .upFront, in: storefront)
        }
        let offer = product.subscription?.introductoryOffer(for: plan)
        return PricedPlan(
            product: product, plan: plan, price: price,
            introductoryOffer: offer.flatMap { priced($0, of: product, beside: price) })
    }

    /// An offer with its price beside a shown price; `nil` when it costs something and nobody knows what it costs here.
    package func priced(_ offer: SubscriptionOffer, of product: Product, beside shown: ShownPrice) -> PricedOffer? {
        if offer.paymentMode == .freeTrial { return PricedOffer(offer: offer, price: nil) }
        return price(of: offer, of: product, beside: shown).map { PricedOffer(offer: offer, price: $0) }
    }
}
