/// How a purchase ended.
public enum PurchaseOutcome: Sendable, Hashable {
    /// Verified, delivered, finished.
    case purchased(Transaction)
    /// A parent or a bank must agree; it completes by itself, perhaps days later.
    case pending
    /// The buyer closed the payment sheet. No error; show nothing.
    case cancelled
    /// The system gave a result that this version does not know. Show nothing; what it was comes through updates.
    case unknown
    /// Another purchase, restore or redemption is under way; nothing was begun.
    case busy
}

/// Why a purchase failed.
public enum PurchaseError: Error, Sendable, Hashable {
    case store(StoreError)
    /// The transaction is not shown to be the store's. Nothing was unlocked, and it was not finished.
    case verificationFailed(VerificationError)
    /// The app could not deliver; the transaction stays unfinished and is taken up at the next start.
    case deliveryFailed(DeliveryError)
}

/// What an app throws when it could not hand over what was bought.
public struct DeliveryError: Error, Sendable, Hashable {
    /// For logs.
    public let message: String

    public init(_ message: String) { self.message = message }
}

/// How a restore ended.
public enum RestoreOutcome: Sendable, Hashable {
    case restored
    case nothingToRestore
    /// The buyer closed the sign-in, or the system was offline, which it does not tell apart. Say so, and unlock nothing.
    case cancelled
    case failed(StoreError)
    /// Another purchase, restore or redemption is under way; nothing was begun.
    case busy
}

/// How entering an offer code ended.
public enum RedeemOutcome: Sendable, Hashable {
    case redeemed(Transaction)
    /// The sheet is closed. If a code was redeemed, its transaction comes through updates on systems before 27.
    case closed
    /// Another purchase, restore or redemption is under way; nothing was begun.
    case busy
}
