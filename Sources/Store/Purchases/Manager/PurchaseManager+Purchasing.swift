extension PurchaseManager {
    /// Buys a product: asks the buyer, and hands over what is verified.
    ///
    /// Entitlements are read and the content is delivered before the transaction is finished, so that a crash between loses
    /// nothing. While something is under way nothing is begun. However it ends, ``activity`` ends with it.
    ///
    /// - Throws: ``PurchaseError``, with everything but a closed sheet, which is an outcome.
    @discardableResult
    public func purchase(
        _ product: Product, options: PurchaseOptions = PurchaseOptions(), attempt: PurchaseAttempt
    ) async throws(PurchaseError) -> PurchaseOutcome {
        guard activity == nil else { return .busy }
        activity = .purchasing(productID: product.id)
        defer { activity = nil }
        await open(attempt, productID: product.id)

        let result: PurchaseResult
        do {
            result = try await store.purchase(product, options: options)
        } catch .userCancelled {
            await end(attempt, as: .purchaseCancelled)
            return .cancelled
        } catch {
            await end(attempt, as: .purchaseFailed, reason: "\(error)")
            throw .store(error)
        }
        switch result {
        case .success(let verification): return .purchased(try await settle(verification, attempt: attempt))
        case .pending:
            await markPending(attempt)
            return .pending
        case .userCancelled:
            await end(attempt, as: .purchaseCancelled)
            return .cancelled
        case .unknown:
            await end(attempt, as: .purchaseFailed, reason: "unknown_result")
            return .unknown
        }
    }

    private func settle(
        _ result: VerificationResult<Transaction>, attempt: PurchaseAttempt
    ) async throws(PurchaseError) -> Transaction {
        switch result {
        case .unverified(_, let error):
            note(result)
            await end(attempt, as: .purchaseFailed, reason: "unverified: \(error.rawValue)")
            throw .verificationFailed(error)
        case .verified(let transaction):
            if let failure = await deliver(transaction) {
                await end(attempt, as: .purchaseFailed, reason: "delivery")
                throw .deliveryFailed(failure)
            }
            await end(attempt, as: transaction.purchaseKind, transaction: transaction)
            return transaction
        }
    }
}

extension PurchaseManager {
    /// Lets the buyer enter an offer code.
    @discardableResult
    public func redeemCode(attempt: PurchaseAttempt) async throws(PurchaseError) -> RedeemOutcome {
        guard activity == nil else { return .busy }
        activity = .redeeming
        defer { activity = nil }
        let result: VerificationResult<Transaction>?
        do {
            result = try await store.redeemCode()
        } catch .userCancelled {
            return .closed
        } catch {
            throw .store(error)
        }
        switch result {
        case nil: return .closed
        case .unverified(_, let error)?:
            result.map(note)
            throw .verificationFailed(error)
        case .verified(let transaction)?:
            if let failure = await deliver(transaction) { throw .deliveryFailed(failure) }
            await signal(.codeRedeemed, of: attempt, transaction: transaction)
            return .redeemed(transaction)
        }
    }
}

extension Transaction {
    /// What the purchase of it is signalled as.
    var purchaseKind: PurchaseSignal.Kind { offer?.paymentMode == .freeTrial ? .trialStarted : .purchased }
}
