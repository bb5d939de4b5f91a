/// What sells: the App Store through StoreKit, the simulated one, or a test's.
///
/// A store is asked from the main actor and may answer on any. Everything signed comes as a ``VerificationResult``; the
/// store has checked the signature, and the manager decides what follows.
public protocol Store: Sendable {
    /// The products that the store knows of these, in any order. An unknown id is left out.
    func products(for ids: [String]) async throws(StoreError) -> [Product]

    /// Asks the buyer. Closing the payment sheet is a result, not an error.
    func purchase(_ product: Product, options: PurchaseOptions) async throws(StoreError) -> PurchaseResult

    /// The latest transaction of everything that the buyer has now, also of non-renewing subscriptions that are over.
    func currentEntitlements() async throws(StoreError) -> [VerificationResult<Transaction>]

    /// Transactions that were never finished: bought before the app was killed, say.
    func unfinished() async throws(StoreError) -> [VerificationResult<Transaction>]

    /// What happens elsewhere and later: renewals, refunds, approved requests, other devices. Each call gives a stream of
    /// its own that begins now and ends with the store.
    func updates() -> AsyncStream<VerificationResult<Transaction>>

    /// Says that a renewal state has changed without a transaction: a payment failed and grace began, or renewal was switched
    /// off. The same rules as for ``updates()``.
    func statusChanges() -> AsyncStream<Void>

    /// Tells the store that the content was delivered. Finishing twice does nothing.
    func finish(_ transaction: Transaction) async

    /// Fetches what the buyer has bought on other devices; asks for the account's password.
    ///
    /// - Throws: ``StoreError/userCancelled`` when the buyer closes the sign-in, and where the system is offline.
    func sync() async throws(StoreError)

    /// How the subscriptions of a group stand; empty when the buyer never had one.
    func statuses(inGroup id: String) async throws(StoreError) -> [SubscriptionStatus]

    /// Lets the buyer enter an offer code.
    ///
    /// - Returns: what was redeemed; `nil` when the sheet was closed, or where the transaction comes through
    ///   ``updates()`` (systems before 27).
    func redeemCode() async throws(StoreError) -> VerificationResult<Transaction>?

    /// Which store this is, for signals of attempts that end without a transaction.
    func environment() async -> Transaction.Environment

    /// Whether the buyer has used no introductory offer of the group.
    func isEligibleForIntroductoryOffer(inGroup id: String) async -> Bool
}

/// How a purchase ended, as the store says it.
public enum PurchaseResult: Sendable, Hashable {
    case success(VerificationResult<Transaction>)
    /// A parent or a bank must agree first; the transaction comes through ``Store/updates()``, perhaps days later.
    case pending
    /// The buyer closed the payment sheet.
    case userCancelled
    /// A result that this version does not know (`@unknown default`).
    case unknown
}
