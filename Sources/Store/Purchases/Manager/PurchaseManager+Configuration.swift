#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension PurchaseManager {
    /// What a manager sells, and what an app adds to it.
    public struct Configuration: Sendable {
        public let productIDs: [String]
        /// How long non-renewing subscriptions last, by product id.
        public let nonRenewingPeriods: [String: SubscriptionPeriod]
        public let signalNames: SignalNames
        /// Attempts that were open when the app last ran, as ``openAttemptsChanged`` gave them.
        public let openAttempts: [OpenAttempt]
        /// Hands over what was bought: counts up the coins, unlocks the download. It may be called again with a transaction
        /// that it has delivered when the app is killed before the store hears of it: go by the transaction's id.
        public let deliver: @MainActor @Sendable (Transaction) async throws(DeliveryError) -> Void
        /// Gets every signal, once.
        public let signal: @MainActor @Sendable (PurchaseSignal) -> Void
        /// Gets the open attempts whenever they change; an app that keeps them does not lose the paywall of a purchase that
        /// completes after a restart.
        public let openAttemptsChanged: @MainActor @Sendable ([OpenAttempt]) -> Void
        /// The present moment.
        public let now: @Sendable () -> Date

        public init(
            productIDs: [String], nonRenewingPeriods: [String: SubscriptionPeriod] = [:],
            signalNames: SignalNames = SignalNames(), openAttempts: [OpenAttempt] = [],
            deliver: @escaping @MainActor @Sendable (Transaction) async throws(DeliveryError) -> Void = { _ in },
            signal: @escaping @MainActor @Sendable (PurchaseSignal) -> Void = { _ in },
            openAttemptsChanged: @escaping @MainActor @Sendable ([OpenAttempt]) -> Void = { _ in },
            now: @escaping @Sendable () -> Date = { Date() }
        ) {
            self.productIDs = productIDs
            self.nonRenewingPeriods = nonRenewingPeriods
            self.signalNames = signalNames
            self.openAttempts = openAttempts
            self.deliver = deliver
            self.signal = signal
            self.openAttemptsChanged = openAttemptsChanged
            self.now = now
        }
    }
}
