#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension PurchaseManager {
    /// Whether the buyer has the product now.
    public func isPurchased(_ productID: String) -> Bool {
        entitlements[productID]?.isActive(at: configuration.now()) ?? false
    }

    /// What the buyer has now.
    public var purchasedProductIDs: Set<String> {
        let now = configuration.now()
        return Set(entitlements.filter { $0.value.isActive(at: now) }.keys)
    }

    /// Whether the buyer has anything at all of what the app sells for keeps or by time.
    public var hasUnlockedPro: Bool { !purchasedProductIDs.isEmpty }

    /// How a group's subscription stands: the best of several (a family may share one beside an own one). `nil` when the
    /// buyer never had one.
    public func renewalState(inGroup id: String) -> RenewalState? { statuses[id]?.first?.state }

    /// Whether to ask for another way to pay: a payment failed, and the service goes on for a while.
    public var isInGracePeriod: Bool {
        statuses.values.contains { $0.first?.state == .inGracePeriod }
    }

    /// "Payment 3 of 12", for a product bought under a commitment.
    public func commitmentProgress(of productID: String) -> CommitmentProgress? {
        guard isPurchased(productID) else { return nil }
        return entitlements[productID]?.transaction.commitment
    }

    /// Whether the introductory offer may be promised: the product has one, the buyer has used none of the group, and no
    /// plan of the group is active (the store would give none on an upgrade, whatever its flag says).
    public func isEligibleForIntroductoryOffer(_ product: Product) async -> Bool {
        guard let subscription = product.subscription, subscription.introductoryOffer != nil else { return false }
        let now = configuration.now()
        let isInGroup = entitlements.values.contains {
            $0.transaction.subscriptionGroupID == subscription.subscriptionGroupID && $0.isActive(at: now)
        }
        if isInGroup { return false }
        return await store.isEligibleForIntroductoryOffer(inGroup: subscription.subscriptionGroupID)
    }
}

extension PurchaseManager {
    /// Reads anew what the buyer has, and builds the entitlements whole. When the store does not answer, what was known
    /// before stands and ``refreshFailure`` says why.
    public func refresh() async {
        isRefreshing = true
        defer { isRefreshing = false }
        do {
            let results = try await store.currentEntitlements()
            for result in results { note(result) }
            let transactions = results.compactMap(\.verifiedValue)
            let statuses = try await readStatuses(of: transactions)
            self.statuses = statuses
            latestTransactions = transactions
            refreshFailure = nil
            rebuild()
        } catch {
            refreshFailure = error
        }
    }

    /// What the buyer has now counts even if the store cannot be asked again after a purchase.
    func include(_ transaction: Transaction) {
        guard refreshFailure != nil, !latestTransactions.contains(transaction) else { return }
        latestTransactions.removeAll { $0.productID == transaction.productID }
        latestTransactions.append(transaction)
        rebuild()
    }

    /// Remembers what was refused, so that an app can log it.
    func note(_ result: VerificationResult<Transaction>) {
        guard case .unverified(let transaction, let error) = result else { return }
        lastUnverified = UnverifiedTransaction(transaction: transaction, error: error)
    }

    private func rebuild() {
        entitlements = rules.entitlements(
            from: latestTransactions, statuses: statuses.values.flatMap(\.self), at: configuration.now())
    }

    private func readStatuses(of transactions: [Transaction]) async throws(StoreError) -> [String: [SubscriptionStatus]]
    {
        let ofProducts = products.compactMap { $0.subscription?.subscriptionGroupID }
        let ofTransactions = transactions.filter { rules.productIDs.contains($0.productID) }
            .compactMap(\.subscriptionGroupID)
        var read: [String: [SubscriptionStatus]] = [:]
        for group in Set(ofProducts + ofTransactions + statuses.keys) {
            let verified = try await store.statuses(inGroup: group).filter { $0.transaction.verifiedValue != nil }
            if !verified.isEmpty { read[group] = verified.sorted { $0.state < $1.state } }
        }
        return read
    }
}
