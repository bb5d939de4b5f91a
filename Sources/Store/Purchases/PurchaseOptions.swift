#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What travels with a purchase.
public struct PurchaseOptions: Sendable, Hashable {
    /// The app's own account; it comes back in every transaction of this purchase.
    public var appAccountToken: UUID?
    /// The offer to buy under; `nil` leaves it to the store, which applies an introductory one to whoever is eligible.
    public var offer: RequestedOffer?
    /// Which way to pay; `nil` is up front.
    public var billingPlan: BillingPlanType?
    /// How many; more than 1 only for consumables and non-renewing subscriptions.
    public var quantity: Int
    /// Where the system shows its sheet: a scene, a window, or SwiftUI's `PurchaseAction`. Only ``Store``s of the system
    /// look at it.
    public var confirmation: ConfirmationContext?

    public init(
        appAccountToken: UUID? = nil, offer: RequestedOffer? = nil, billingPlan: BillingPlanType? = nil,
        quantity: Int = 1, confirmation: ConfirmationContext? = nil
    ) {
        self.appAccountToken = appAccountToken
        self.offer = offer
        self.billingPlan = billingPlan
        self.quantity = quantity
        self.confirmation = confirmation
    }
}

/// An offer that the app asks for by its id.
public enum RequestedOffer: Sendable, Hashable {
    /// - Parameter signature: the compact JWS that the team's server made for this buyer.
    case promotional(id: String, signature: String)
    case winBack(id: String)
}

/// Where a payment sheet is shown: whatever the platform needs, kept by the store that asked for it.
public struct ConfirmationContext: Sendable, Hashable {
    /// The platform's object; compared by identity.
    public let object: any AnyObject & Sendable

    public init(_ object: any AnyObject & Sendable) { self.object = object }

    public static func == (left: Self, right: Self) -> Bool { left.object === right.object }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}
