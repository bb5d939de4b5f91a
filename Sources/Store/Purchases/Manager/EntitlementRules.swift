#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// From the store's transactions to what a buyer has: a pure function, built anew each time and never merged.
///
/// A transaction entitles when it is verified, of our products, not a consumable, not revoked, not superseded by another plan
/// of its group, and not over. A grace period counts: its end stands in the renewal information alone.
public struct EntitlementRules: Sendable, Hashable {
    /// The ids that the app sells.
    public let productIDs: Set<String>
    /// How long a non-renewing subscription lasts, by product: the store does not know it. One that is missing here does
    /// not end by itself.
    public let nonRenewingPeriods: [String: SubscriptionPeriod]

    public init(productIDs: Set<String>, nonRenewingPeriods: [String: SubscriptionPeriod] = [:]) {
        self.productIDs = productIDs
        self.nonRenewingPeriods = nonRenewingPeriods
    }
}

extension EntitlementRules {
    /// What is owned at a moment, by product id. Of several transactions of a product the one that lasts longest stands.
    public func entitlements(
        from transactions: [Transaction], statuses: [SubscriptionStatus], at now: Date
    ) -> [String: Entitlement] {
        var owned: [String: Entitlement] = [:]
        let counting = transactions.filter(counts)
        for transaction in counting where transaction.productType != .nonRenewable {
            guard let entitlement = entitlement(from: transaction, statuses: statuses, at: now) else { continue }
            owned[transaction.productID] = longer(entitlement, owned[transaction.productID])
        }
        for entitlement in nonRenewing(counting) where entitlement.isActive(at: now) {
            let id = entitlement.transaction.productID
            owned[id] = longer(entitlement, owned[id])
        }
        return owned
    }

    private func counts(_ transaction: Transaction) -> Bool {
        productIDs.contains(transaction.productID) && transaction.productType != .consumable
            && transaction.revocationDate == nil && !transaction.isUpgraded
    }

    private func entitlement(
        from transaction: Transaction, statuses: [SubscriptionStatus], at now: Date
    ) -> Entitlement? {
        let paid = Entitlement(
            transaction: transaction, expirationDate: transaction.expirationDate, isInGracePeriod: false)
        if paid.isActive(at: now) { return paid }
        guard let status = statuses.first(where: { $0.isGrace(of: transaction) }) else { return nil }
        let grace = Entitlement(
            transaction: transaction, expirationDate: status.renewalInfo.verifiedValue?.gracePeriodExpirationDate,
            isInGracePeriod: true)
        return grace.isActive(at: now) ? grace : nil
    }

    /// Periods bought one after another follow each other: who buys twice has twice as long.
    private func nonRenewing(_ transactions: [Transaction]) -> [Entitlement] {
        var ends: [String: Date] = [:]
        let bought = transactions.filter { $0.productType == .nonRenewable }
            .sorted { ($0.purchaseDate, $0.id) < ($1.purchaseDate, $1.id) }
        return bought.map { transaction in
            guard let period = nonRenewingPeriods[transaction.productID] else {
                return Entitlement(
                    transaction: transaction, expirationDate: transaction.expirationDate, isInGracePeriod: false)
            }
            var end = max(transaction.purchaseDate, ends[transaction.productID] ?? transaction.purchaseDate)
            for _ in 0..<max(transaction.quantity, 1) { end = period.end(from: end) }
            ends[transaction.productID] = end
            return Entitlement(transaction: transaction, expirationDate: end, isInGracePeriod: false)
        }
    }

    private func longer(_ one: Entitlement, _ other: Entitlement?) -> Entitlement {
        guard let other else { return one }
        guard let end = one.expirationDate else { return one }
        guard let otherEnd = other.expirationDate else { return other }
        return end >= otherEnd ? one : other
    }
}

extension SubscriptionStatus {
    /// Whether a payment for this very subscription failed and the service goes on; only what is verified says so.
    fileprivate func isGrace(of transaction: Transaction) -> Bool {
        state == .inGracePeriod && self.transaction.verifiedValue?.originalID == transaction.originalID
            && renewalInfo.verifiedValue != nil
    }
}
