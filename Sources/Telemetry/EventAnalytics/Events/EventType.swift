/// What an event says has happened. Names as in `docs/telemetry.md`; any name that is not known is `other`.
package enum EventType: UInt8, CaseIterable, Sendable {
    case other
    case paywallViewed, paywallClosed, planSelected, purchaseStarted
    case purchased, purchaseCancelled, purchasePending, purchaseFailed, purchaseRestored
    case trialStarted, trialConverted, renewed
    case autoRenewOff, autoRenewOn, expired, billingIssue, graceExpired, productChanged
    case refunded, refundReversed, revoked, codeRedeemed, experimentExposed
}

extension EventType {
    /// The name that our own events carry.
    package var name: String {
        switch self {
        case .other: "other"
        case .paywallViewed: "paywall_viewed"
        case .paywallClosed: "paywall_closed"
        case .planSelected: "plan_selected"
        case .purchaseStarted: "purchase_started"
        case .purchased: "purchased"
        case .purchaseCancelled: "purchase_cancelled"
        case .purchasePending: "purchase_pending"
        case .purchaseFailed: "purchase_failed"
        case .purchaseRestored: "purchase_restored"
        case .trialStarted: "trial_started"
        case .trialConverted: "trial_converted"
        case .renewed: "renewed"
        case .autoRenewOff: "auto_renew_off"
        case .autoRenewOn: "auto_renew_on"
        case .expired: "expired"
        case .billingIssue: "billing_issue"
        case .graceExpired: "grace_expired"
        case .productChanged: "product_changed"
        case .refunded: "refunded"
        case .refundReversed: "refund_reversed"
        case .revoked: "revoked"
        case .codeRedeemed: "code_redeemed"
        case .experimentExposed: "experiment_exposed"
        }
    }

    /// Other names that are read as this type: TelemetryDeck's presets, and the two signals that apps commonly send by
    /// hand. `cancelledSubscribe` is the payment sheet closed by the buyer, never a subscription that ended.
    package var aliases: [String] {
        switch self {
        case .paywallViewed: ["TelemetryDeck.Revenue.paywallShown"]
        case .purchased:
            [
                "TelemetryDeck.Purchase.completed", "succesfullySubscribe", "successfullySubscribe",
                "succesfullySubscribed", "successfullySubscribed",
            ]
        case .purchaseCancelled: ["cancelledSubscribe", "canceledSubscribe"]
        case .trialStarted: ["TelemetryDeck.Purchase.freeTrialStarted"]
        case .trialConverted: ["TelemetryDeck.Purchase.convertedFromTrial"]
        default: []
        }
    }
}

extension EventType {
    /// Whether the event has a product or an outcome, and so is kept with more than its time, user and row.
    package var isCommerce: Bool {
        switch self {
        case .purchaseStarted, .purchased, .purchaseCancelled, .purchasePending, .purchaseFailed, .trialStarted,
            .trialConverted, .renewed, .refunded, .refundReversed:
            true
        default: false
        }
    }

    /// Whether the event carries money or a trial, and so a transaction.
    package var hasTransaction: Bool {
        switch self {
        case .purchased, .trialStarted, .trialConverted, .renewed, .refunded, .refundReversed: true
        default: false
        }
    }

    /// Whether two events of this type with the same transaction are one event (identity, rule 2).
    package var isOncePerTransaction: Bool { hasTransaction && self != .refundReversed }
}
