#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A way to pay for a subscription (StoreKit's `PricingTerms`, systems 26.4 and newer).
public struct PricingTerms: Sendable, Hashable {
    public let billingPlanType: BillingPlanType
    /// What one bill costs.
    public let billingPrice: Decimal
    public let billingDisplayPrice: String
    /// How often a bill comes.
    public let billingPeriod: SubscriptionPeriod
    /// What the buyer commits to; `nil` for plans that one may leave after each bill.
    public let commitment: Commitment?

    /// All the bills that a buyer owes once they have subscribed.
    public struct Commitment: Sendable, Hashable {
        public let period: SubscriptionPeriod
        /// All bills together.
        public let price: Decimal
        public let displayPrice: String

        public init(period: SubscriptionPeriod, price: Decimal, displayPrice: String) {
            self.period = period
            self.price = price
            self.displayPrice = displayPrice
        }
    }

    public init(
        billingPlanType: BillingPlanType, billingPrice: Decimal, billingDisplayPrice: String,
        billingPeriod: SubscriptionPeriod, commitment: Commitment? = nil
    ) {
        self.billingPlanType = billingPlanType
        self.billingPrice = billingPrice
        self.billingDisplayPrice = billingDisplayPrice
        self.billingPeriod = billingPeriod
        self.commitment = commitment
    }
}

/// When a subscription's period is paid.
public enum BillingPlanType: String, Sendable, Hashable, CaseIterable {
    /// As a whole, when it begins.
    case upFront
    /// Month by month, under a commitment to the whole.
    case monthly
}
