package import Diagnostics
package import Localization

/// A discount on the first periods of a subscription.
package struct SubscriptionOffer: Sendable {
    package let kind: OfferKind
    package let paymentMode: PaymentMode
    /// `nil` for a free trial, and for an offer whose price the file leaves empty.
    package let price: SourcedPrice?
    /// How long one paid period (or the whole trial) lasts.
    package let period: BillingPeriod
    /// How many periods; 1 where the file does not say.
    package let periodCount: Int
    /// The billing plan it belongs to; `nil` where the file does not say.
    package let billingPlan: BillingPlanKind?
    /// How the app asks for it; introductory and code offers have none.
    package let offerID: String?
    package let referenceName: String?
    /// Who may redeem a code; empty for the other kinds.
    package let codeEligibility: [CodeEligibility]
    /// Where the offer stands in its file.
    package let range: SourceRange

    package init(
        kind: OfferKind, paymentMode: PaymentMode, price: SourcedPrice?, period: BillingPeriod, periodCount: Int,
        billingPlan: BillingPlanKind? = nil, offerID: String? = nil, referenceName: String? = nil,
        codeEligibility: [CodeEligibility] = [], range: SourceRange
    ) {
        self.kind = kind
        self.paymentMode = paymentMode
        self.price = price
        self.period = period
        self.periodCount = periodCount
        self.billingPlan = billingPlan
        self.offerID = offerID
        self.referenceName = referenceName
        self.codeEligibility = codeEligibility
        self.range = range
    }
}

extension SubscriptionOffer {
    /// How long the offer lasts as a whole: three periods of 1 week are 3 weeks.
    package var duration: BillingPeriod {
        BillingPeriod(count: period.count * periodCount, unit: period.unit).normalized
    }
}

/// How a buyer comes to an offer.
package enum OfferKind: String, Sendable, Hashable, CaseIterable {
    case introductory, promotional, winBack, code
}

/// How an offer is paid; the raw values are those of `.storekit` files.
package enum PaymentMode: String, Sendable, Hashable, CaseIterable {
    /// Nothing is paid until the trial ends.
    case freeTrial = "free"
    /// The offer's price is paid for each of its periods.
    case payAsYouGo
    /// The offer's price is paid once, for all its periods together.
    case payUpFront
}

/// Who may redeem an offer code; the raw values are those of `.storekit` files.
package enum CodeEligibility: String, Sendable, Hashable, CaseIterable {
    case new, existing, expired
}
