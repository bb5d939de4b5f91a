#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// How one subscription of a group stands. With family sharing a group may have several.
public struct SubscriptionStatus: Sendable, Hashable {
    public let state: RenewalState
    public let transaction: VerificationResult<Transaction>
    public let renewalInfo: VerificationResult<RenewalInfo>

    public init(
        state: RenewalState, transaction: VerificationResult<Transaction>, renewalInfo: VerificationResult<RenewalInfo>
    ) {
        self.state = state
        self.transaction = transaction
        self.renewalInfo = renewalInfo
    }
}

/// Where a subscription stands in its life. The order is from best to worst.
public enum RenewalState: String, Sendable, Hashable, CaseIterable, Comparable {
    case subscribed
    /// A payment failed; the buyer keeps the service for a while.
    case inGracePeriod
    /// A payment failed; the store tries again, without the service.
    case inBillingRetryPeriod
    case expired
    /// Refunded, or no longer shared by the family.
    case revoked

    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .subscribed: 0
        case .inGracePeriod: 1
        case .inBillingRetryPeriod: 2
        case .expired: 3
        case .revoked: 4
        }
    }
}

/// What will happen at the end of the paid period.
public struct RenewalInfo: Sendable, Hashable {
    public let originalTransactionID: UInt64
    public let currentProductID: String
    public let willAutoRenew: Bool
    /// The plan that the next period is for: another than the current one after a downgrade.
    public let autoRenewPreference: String?
    /// Until when the buyer keeps the service although a payment failed.
    public let gracePeriodExpirationDate: Date?
    public let renewalDate: Date?
    public let expirationReason: ExpirationReason?
    public let eligibleWinBackOfferIDs: [String]

    public enum ExpirationReason: String, Sendable, Hashable, CaseIterable {
        case autoRenewDisabled, billingError, didNotConsentToPriceIncrease, productUnavailable, unknown
    }

    public init(
        originalTransactionID: UInt64, currentProductID: String, willAutoRenew: Bool,
        autoRenewPreference: String? = nil, gracePeriodExpirationDate: Date? = nil, renewalDate: Date? = nil,
        expirationReason: ExpirationReason? = nil, eligibleWinBackOfferIDs: [String] = []
    ) {
        self.originalTransactionID = originalTransactionID
        self.currentProductID = currentProductID
        self.willAutoRenew = willAutoRenew
        self.autoRenewPreference = autoRenewPreference
        self.gracePeriodExpirationDate = gracePeriodExpirationDate
        self.renewalDate = renewalDate
        self.expirationReason = expirationReason
        self.eligibleWinBackOfferIDs = eligibleWinBackOfferIDs
    }
}
