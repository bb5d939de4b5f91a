public import Observation

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Loads products, buys, restores, and knows what the buyer has: the one owner of an app's purchases.
///
/// Make one when the app starts and keep it. It listens to the store from its birth, before anything else; then it takes up
/// what was left unfinished, reads the entitlements and loads the products. It stops when it dies.
@MainActor @Observable
public final class PurchaseManager {
    /// What can be bought, sorted by price.
    public internal(set) var products: [Product] = []
    public internal(set) var productLoading = ProductLoading.notLoaded
    /// Ids that the store does not know: misspelt, not yet approved, or not sold in this storefront.
    public internal(set) var unknownProductIDs: [String] = []

    /// What the buyer has, by product id, as last read; ``isPurchased(_:)`` also minds that time passes.
    public internal(set) var entitlements: [String: Entitlement] = [:]
    /// How the subscriptions stand, by group; verified ones only, the best first.
    public internal(set) var statuses: [String: [SubscriptionStatus]] = [:]
    /// Whether entitlements are being read.
    public internal(set) var isRefreshing = false
    /// Why the entitlements could not be read the last time; what was known before stands.
    public internal(set) var refreshFailure: StoreError?
    /// How many of each consumable were delivered since the manager was made. An app keeps its own balance.
    public internal(set) var deliveredConsumables: [String: Int] = [:]

    /// What is under way; `nil` when a person may tap.
    public internal(set) var activity: PurchaseActivity?
    /// The last transaction that was not shown to be the store's. It unlocked nothing; for a log.
    public internal(set) var lastUnverified: UnverifiedTransaction?

    @ObservationIgnored let store: any Store
    @ObservationIgnored let configuration: Configuration
    @ObservationIgnored let rules: EntitlementRules
    /// The verified transactions of the last reading, from which the entitlements were made.
    @ObservationIgnored var latestTransactions: [Transaction] = []
    @ObservationIgnored var openAttempts: [OpenAttempt]
    /// The ids of transactions whose content was handed over.
    @ObservationIgnored var deliveredTransactionIDs: Set<UInt64> = []
    /// Deliveries under way, so that a transaction which comes twice is handed over once.
    @ObservationIgnored var settling: [UInt64: Task<DeliveryError?, Never>] = [:]
    @ObservationIgnored var loadTask: Task<Void, Never>?
    @ObservationIgnored private var tasks: [Task<Void, Never>] = []

    public init(store: any Store, configuration: Configuration) {
        self.store = store
        self.configuration = configuration
        rules = EntitlementRules(
            productIDs: Set(configuration.productIDs), nonRenewingPeriods: configuration.nonRenewingPeriods)
        openAttempts = configuration.openAttempts
        // Both streams begin here, before anything is awaited: nothing that happens from now on is missed.
        let updates = store.updates()
        let changes = store.statusChanges()
        tasks = [
            Task { [weak self] in
                for await result in updates { await self?.take(result) }
            },
            Task { [weak self] in
                for await _ in changes { await self?.refresh() }
            },
            Task { [weak self] in await self?.start() },
        ]
    }

    deinit {
        for task in tasks { task.cancel() }
    }

    /// Waits until the manager has started: unfinished transactions taken up, entitlements read, products asked for once.
    public func started() async {
        await tasks.last?.value
    }

    private func start() async {
        await takeUpUnfinished()
        await refresh()
        await loadProducts()
    }
}

/// A transaction that was refused, and why.
public struct UnverifiedTransaction: Sendable, Hashable {
    public let transaction: Transaction
    public let error: VerificationError
}
