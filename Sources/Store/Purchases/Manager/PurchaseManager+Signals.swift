#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension PurchaseManager {
    /// Begins an attempt.
    func open(_ attempt: PurchaseAttempt, productID: String) async {
        openAttempts.append(
            OpenAttempt(attempt: attempt, productID: productID, startedAt: configuration.now(), isPending: false))
        configuration.openAttemptsChanged(openAttempts)
        await signal(.purchaseStarted, of: attempt, productID: productID)
    }

    /// Says that an attempt waits for somebody's consent; it stays open.
    func markPending(_ attempt: PurchaseAttempt) async {
        guard let index = openAttempts.firstIndex(where: { $0.attempt.id == attempt.id }) else { return }
        openAttempts[index].isPending = true
        configuration.openAttemptsChanged(openAttempts)
        await signal(.purchasePending, of: attempt, productID: openAttempts[index].productID)
    }

    /// Ends an attempt in its one outcome. One that has ended is left alone.
    func end(
        _ attempt: PurchaseAttempt, as kind: PurchaseSignal.Kind, transaction: Transaction? = nil, reason: String? = nil
    ) async {
        guard let index = openAttempts.firstIndex(where: { $0.attempt.id == attempt.id }) else { return }
        let ended = openAttempts.remove(at: index)
        configuration.openAttemptsChanged(openAttempts)
        await signal(kind, of: attempt, productID: ended.productID, transaction: transaction, reason: reason)
    }

    /// The attempt that a transaction from outside a purchase completes: the oldest of the same product that waits, or that
    /// the app's end cut off, begun before the transaction. A renewal or what a family shares completes nothing, and while
    /// a payment sheet for the product is open, its transaction is that attempt's, which ends by itself.
    func openAttempt(completedBy transaction: Transaction) -> OpenAttempt? {
        guard transaction.reason == .purchase, transaction.ownershipType == .purchased,
            activity != .purchasing(productID: transaction.productID)
        else { return nil }
        return openAttempts.first {
            $0.productID == transaction.productID && $0.startedAt <= transaction.purchaseDate
        }
    }

    func signal(
        _ kind: PurchaseSignal.Kind, of attempt: PurchaseAttempt, productID: String? = nil,
        transaction: Transaction? = nil, reason: String? = nil
    ) async {
        let environment: Transaction.Environment
        if let transaction { environment = transaction.environment } else { environment = await store.environment() }
        configuration.signal(
            PurchaseSignal(
                id: "\(attempt.id).\(kind.rawValue)", date: configuration.now(), type: kind,
                name: configuration.signalNames.name(of: kind), productID: transaction?.productID ?? productID,
                attempt: attempt, transaction: transaction, reason: reason, environment: environment))
    }
}
