#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A purchase or a renewal, as the store has signed it.
public struct Transaction: Sendable, Hashable, Identifiable {
    public let id: UInt64
    /// The first transaction of a subscription or a restored purchase; the same as ``id`` for a first purchase.
    public let originalID: UInt64
    public let productID: String
    public let productType: ProductType
    public let subscriptionGroupID: String?
    public let purchaseDate: Date
    public let originalPurchaseDate: Date
    /// When the paid period ends; `nil` for what does not expire by itself.
    public let expirationDate: Date?
    /// How many were bought; more than 1 only for consumables and non-renewing subscriptions.
    public let quantity: Int
    public let reason: Reason
    /// Whether another plan of the group has taken its place before it ended.
    public let isUpgraded: Bool
    /// When the store took it back: a refund, or the end of family sharing.
    public let revocationDate: Date?
    public let ownershipType: OwnershipType
    /// The account that the app named when it bought.
    public let appAccountToken: UUID?
    public let offer: AppliedOffer?
    public let billingPlanType: BillingPlanType
    /// Where the buyer stands in a commitment; `nil` without one.
    public let commitment: CommitmentProgress?
    /// What was paid, in ``currencyCode``; exact. `nil` when the store does not say.
    public let price: Decimal?
    public let currencyCode: String?
    /// ISO 3166 alpha-3: `GBR`.
    public let storefront: String?
    public let environment: Environment

    public init(
        id: UInt64, originalID: UInt64? = nil, productID: String, productType: ProductType,
        subscriptionGroupID: String? = nil, purchaseDate: Date, originalPurchaseDate: Date? = nil,
        expirationDate: Date? = nil, quantity: Int = 1, reason: Reason = .purchase, isUpgraded: Bool = false,
        revocationDate: Date? = nil, ownershipType: OwnershipType = .purchased, appAccountToken: UUID? = nil,
        offer: AppliedOffer? = nil, billingPlanType: BillingPlanType = .upFront,
        commitment: CommitmentProgress? = nil, price: Decimal? = nil, currencyCode: String? = nil,
        storefront: String? = nil, environment: Environment = .production
    ) {
        self.id = id
        self.originalID = originalID ?? id
        self.productID = productID
        self.productType = productType
        self.subscriptionGroupID = subscriptionGroupID
        self.purchaseDate = purchaseDate
        self.originalPurchaseDate = originalPurchaseDate ?? purchaseDate
        self.expirationDate = expirationDate
        self.quantity = quantity
        self.reason = reason
        self.isUpgraded = isUpgraded
        self.revocationDate = revocationDate
        self.ownershipType = ownershipType
        self.appAccountToken = appAccountToken
        self.offer = offer
        self.billingPlanType = billingPlanType
        self.commitment = commitment
        self.price = price
        self.currencyCode = currencyCode
        self.storefront = storefront
        self.environment = environment
    }
}

extension Transaction {
    public enum Reason: String, Sendable, Hashable, CaseIterable { case purchase, renewal }

    public enum OwnershipType: String, Sendable, Hashable, CaseIterable { case purchased, familyShared }

    /// Which store made it. Only the production store takes money.
    public enum Environment: String, Sendable, Hashable, CaseIterable { case production, sandbox, xcode }

    /// The offer under which this period was paid.
    public struct AppliedOffer: Sendable, Hashable {
        public let type: OfferType
        public let id: String?
        /// `nil` when the store does not say.
        public let paymentMode: PaymentMode?

        public init(type: OfferType, id: String? = nil, paymentMode: PaymentMode? = nil) {
            self.type = type
            self.id = id
            self.paymentMode = paymentMode
        }
    }
}

/// "Payment 3 of 12".
public struct CommitmentProgress: Sendable, Hashable {
    /// From 1 to ``totalBillingPeriods``.
    public let billingPeriodNumber: Int
    public let totalBillingPeriods: Int
    /// When the last period ends.
    public let expirationDate: Date?

    public init(billingPeriodNumber: Int, totalBillingPeriods: Int, expirationDate: Date? = nil) {
        self.billingPeriodNumber = billingPeriodNumber
        self.totalBillingPeriods = totalBillingPeriods
        self.expirationDate = expirationDate
    }
}
