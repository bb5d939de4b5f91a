import Foundation
import Purchases
import Synchronization

/// A store that answers what a test has put into it, and remembers what it was asked.
final class ScriptedStore: Store {
    /// What was asked, in order.
    enum Call: Equatable {
        case products, purchase(String), entitlements, unfinished, finish(UInt64), sync, statuses(String), redeem
    }

    struct Script {
        var products: Result<[Product], StoreError> = .success(Samples.products)
        var purchases: [Result<PurchaseResult, StoreError>] = []
        var entitlements: Result<[VerificationResult<Transaction>], StoreError> = .success([])
        var unfinished: Result<[VerificationResult<Transaction>], StoreError> = .success([])
        var sync: Result<Void, StoreError> = .success(())
        /// What the buyer has once synced.
        var entitlementsAfterSync: [VerificationResult<Transaction>]?
        /// What the buyer has once a purchase succeeded.
        var entitlementsAfterPurchase: [VerificationResult<Transaction>]?
        var statuses: [String: [SubscriptionStatus]] = [:]
        var redemption: Result<VerificationResult<Transaction>?, StoreError> = .success(nil)
        var isEligible = true
        var environment = Transaction.Environment.production
        /// Called while a payment sheet is open.
        var whilePurchasing: (@Sendable () async -> Void)?
    }

    private struct State {
        var script = Script()
        var calls: [Call] = []
        var options: [PurchaseOptions] = []
        var updates: [AsyncStream<VerificationResult<Transaction>>.Continuation] = []
        var changes: [AsyncStream<Void>.Continuation] = []
        var endedStreams = 0
    }

    private let state = Mutex(State())

    init(_ change: (inout Script) -> Void = { _ in }) {
        state.withLock { change(&$0.script) }
    }

    func change(_ change: (inout Script) -> Void) { state.withLock { change(&$0.script) } }

    var calls: [Call] { state.withLock(\.calls) }
    var options: [PurchaseOptions] { state.withLock(\.options) }
    /// How many of the streams that it has given were cancelled.
    var endedStreams: Int { state.withLock(\.endedStreams) }

    /// Something happens outside a purchase.
    func send(_ result: VerificationResult<Transaction>) {
        for continuation in state.withLock(\.updates) { continuation.yield(result) }
    }

    /// A renewal state changes without a transaction.
    func sendStatusChange() {
        for continuation in state.withLock(\.changes) { continuation.yield() }
    }

    /// Ends the streams, so that whoever reads them has read all.
    func close() {
        for continuation in state.withLock(\.updates) { continuation.finish() }
        for continuation in state.withLock(\.changes) { continuation.finish() }
    }

    private func read<Value>(_ call: Call, _ value: (Script) -> Value) -> Value {
        state.withLock {
            $0.calls.append(call)
            return value($0.script)
        }
    }
}

extension ScriptedStore {
    func products(for ids: [String]) async throws(StoreError) -> [Product] {
        try read(.products) { $0.products }.get().filter { ids.contains($0.id) }
    }

    func purchase(_ product: Product, options: PurchaseOptions) async throws(StoreError) -> PurchaseResult {
        let hook = read(.purchase(product.id)) { $0.whilePurchasing }
        await hook?()
        let result = state.withLock { state in
            state.options.append(options)
            if let after = state.script.entitlementsAfterPurchase { state.script.entitlements = .success(after) }
            return state.script.purchases.isEmpty ? .failure(.unsupported) : state.script.purchases.removeFirst()
        }
        return try result.get()
    }

    func currentEntitlements() async throws(StoreError) -> [VerificationResult<Transaction>] {
        try read(.entitlements) { $0.entitlements }.get()
    }

    func unfinished() async throws(StoreError) -> [VerificationResult<Transaction>] {
        try read(.unfinished) { $0.unfinished }.get()
    }

    func updates() -> AsyncStream<VerificationResult<Transaction>> {
        let (stream, continuation) = AsyncStream.makeStream(of: VerificationResult<Transaction>.self)
        continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.endedStreams += 1 } }
        state.withLock { $0.updates.append(continuation) }
        return stream
    }

    func statusChanges() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        continuation.onTermination = { [weak self] _ in self?.state.withLock { $0.endedStreams += 1 } }
        state.withLock { $0.changes.append(continuation) }
        return stream
    }

    func finish(_ transaction: Transaction) async { read(.finish(transaction.id)) { _ in } }

    func sync() async throws(StoreError) {
        try read(.sync) { $0.sync }.get()
        state.withLock { state in
            if let after = state.script.entitlementsAfterSync { state.script.entitlements = .success(after) }
        }
    }

    func statuses(inGroup id: String) async throws(StoreError) -> [SubscriptionStatus] {
        read(.statuses(id)) { $0.statuses[id] ?? [] }
    }

    func redeemCode() async throws(StoreError) -> VerificationResult<Transaction>? {
        try read(.redeem) { $0.redemption }.get()
    }

    func environment() async -> Transaction.Environment { state.withLock(\.script.environment) }

    func isEligibleForIntroductoryOffer(inGroup id: String) async -> Bool { state.withLock(\.script.isEligible) }
}
