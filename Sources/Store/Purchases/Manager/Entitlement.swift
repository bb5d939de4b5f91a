#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What a buyer has now, and until when.
public struct Entitlement: Sendable, Hashable {
    public let transaction: Transaction
    /// The first moment at which it is over; `nil` when it does not end by itself.
    public let expirationDate: Date?
    /// Whether it lasts only because a payment failed and the store waits for a better card.
    public let isInGracePeriod: Bool

    /// Whether it holds at a moment.
    public func isActive(at date: Date) -> Bool { expirationDate.map { date < $0 } ?? true }
}
