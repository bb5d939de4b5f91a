#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What happened to an attempt, with the names of the event format (`docs/telemetry.md`). Encoded as JSON it is one event.
///
/// The manager alone makes signals of outcomes, one for each: the page only hands on what a person did.
public struct PurchaseSignal: Sendable, Hashable {
    /// The same whenever this signal is sent again: the attempt's id and the type.
    public let id: String
    public let date: Date
    public let type: Kind
    /// What ``type`` is called where it is sent: renamed by ``SignalNames``.
    public let name: String
    public let productID: String?
    public let attempt: PurchaseAttempt
    /// What was bought; `nil` for everything that ended without a transaction.
    public let transaction: Transaction?
    /// Why an attempt failed: the name of a ``StoreError`` or ``VerificationError``, `unverified`, or `delivery`.
    public let reason: String?
    public let environment: Transaction.Environment
    /// Whether no money was at stake: every environment but production.
    public var isTest: Bool { environment != .production }

    public init(
        id: String, date: Date, type: Kind, name: String, productID: String?, attempt: PurchaseAttempt,
        transaction: Transaction?, reason: String?, environment: Transaction.Environment
    ) {
        self.id = id
        self.date = date
        self.type = type
        self.name = name
        self.productID = productID
        self.attempt = attempt
        self.transaction = transaction
        self.reason = reason
        self.environment = environment
    }

    /// The types that a manager signals. The raw values are those of the event format.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        case purchaseStarted = "purchase_started"
        case purchased
        /// Bought with a free trial: nothing was paid yet.
        case trialStarted = "trial_started"
        case purchaseCancelled = "purchase_cancelled"
        case purchasePending = "purchase_pending"
        case purchaseFailed = "purchase_failed"
        case purchaseRestored = "purchase_restored"
        case codeRedeemed = "code_redeemed"
    }
}

/// How signals are called where they are sent: `["purchased": "succesfullySubscribe"]`, as `signals:` of a paywall says it.
/// Reports read the old names and the new ones.
public struct SignalNames: Sendable, Hashable {
    private let renames: [String: String]

    /// - Parameter renames: the new name by the type's own; types that it lacks keep theirs.
    public init(_ renames: [String: String] = [:]) { self.renames = renames }

    public func name(of kind: PurchaseSignal.Kind) -> String { renames[kind.rawValue] ?? kind.rawValue }
}
