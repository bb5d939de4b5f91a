#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An attempt that has begun and not yet ended: it is waiting for a parent or a bank, or the app was killed in the middle.
/// Kept by the app between launches, so that a purchase which completes days later still belongs to its paywall.
public struct OpenAttempt: Sendable, Hashable, Codable {
    public let attempt: PurchaseAttempt
    public let productID: String
    public let startedAt: Date
    /// Whether `purchase_pending` has been signalled.
    public internal(set) var isPending: Bool

    public init(attempt: PurchaseAttempt, productID: String, startedAt: Date, isPending: Bool) {
        self.attempt = attempt
        self.productID = productID
        self.startedAt = startedAt
        self.isPending = isPending
    }
}
