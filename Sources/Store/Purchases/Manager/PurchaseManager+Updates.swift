extension PurchaseManager {
    /// What happens outside a purchase: renewals, refunds, approved requests, other devices. What is not verified is
    /// skipped and not finished.
    func take(_ result: VerificationResult<Transaction>) async {
        guard case .verified(let transaction) = result else { return note(result) }
        guard await deliver(transaction) == nil, transaction.revocationDate == nil else { return }
        guard let open = openAttempt(completedBy: transaction) else { return }
        await end(open.attempt, as: transaction.purchaseKind, transaction: transaction)
    }

    /// Hands over what was bought before the app was last stopped and never finished.
    func takeUpUnfinished() async {
        do {
            for result in try await store.unfinished() { await take(result) }
        } catch {
            // The store sends them again through its updates and at the next start.
            refreshFailure = error
        }
    }
}

extension PurchaseManager {
    /// Reads the entitlements, hands over the content, then finishes; each once, however often the transaction comes. What
    /// was taken back is read and finished, and not handed over. What is not of our products is left to whoever sells it.
    ///
    /// - Returns: why it could not be handed over; it is unfinished then.
    func deliver(_ transaction: Transaction) async -> DeliveryError? {
        while let running = settling[transaction.id] {
            let failure = await running.value
            if isSettled(transaction) { return failure }
        }
        let task = Task { await self.deliverNow(transaction) }
        settling[transaction.id] = task
        let failure = await task.value
        settling[transaction.id] = nil
        return failure
    }

    private func isSettled(_ transaction: Transaction) -> Bool {
        deliveredTransactionIDs.contains(transaction.id) && transaction.revocationDate == nil
    }

    private func deliverNow(_ transaction: Transaction) async -> DeliveryError? {
        await refresh()
        guard rules.productIDs.contains(transaction.productID) else { return nil }
        if transaction.revocationDate == nil {
            include(transaction)
            if !deliveredTransactionIDs.contains(transaction.id) {
                do {
                    try await configuration.deliver(transaction)
                } catch {
                    return error
                }
                deliveredTransactionIDs.insert(transaction.id)
                if transaction.productType == .consumable {
                    deliveredConsumables[transaction.productID, default: 0] += transaction.quantity
                }
            }
        }
        await store.finish(transaction)
        return nil
    }
}
