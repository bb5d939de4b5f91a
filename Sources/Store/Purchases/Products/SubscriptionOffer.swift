#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A discount on the first periods of a subscription.
public struct SubscriptionOffer: Sendable, Hashable {
    public let type: OfferType
    /// How the app asks for it; introductory offers have none.
    public let id: String?
    public let paymentMode: PaymentMode
    /// What is paid: each period with ``PaymentMode/payAsYouGo``, once with ``PaymentMode/payUpFront``.
    public let price: Decimal
    public let displayPrice: String
    public let period: SubscriptionPeriod
    /// How many periods it lasts.
    public let periodCount: Int

    public init(
        type: OfferType, id: String? = nil, paymentMode: PaymentMode, price: Decimal, displayPrice: String,
        period: SubscriptionPeriod, periodCount: Int = 1
    ) {
        self.type = type
        self.id = id
        self.paymentMode = paymentMode
        self.price = price
        self.displayPrice = displayPrice
        self.period = period
        self.periodCount = periodCount
    }
}

/// How a buyer comes to an offer.
public enum OfferType: String, Sendable, Hashable, CaseIterable {
    case introductory, promotional, winBack, code
}

/// How an offer is paid.
public enum PaymentMode: String, Sendable, Hashable, CaseIterable {
    case freeTrial, payAsYouGo, payUpFront
}
