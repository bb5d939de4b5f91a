#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Something an app sells, as the store describes it to this buyer.
public struct Product: Sendable, Hashable, Identifiable {
    /// The id of App Store Connect: `com.example.app.pro.yearly`.
    public let id: String
    public let type: ProductType
    /// In the buyer's language.
    public let displayName: String
    /// In the buyer's language.
    public let description: String
    /// In the storefront's currency; exact.
    public let price: Decimal
    /// The price as the store writes it; show this one.
    public let displayPrice: String
    /// ISO 4217: `USD`.
    public let currencyCode: String
    public let isFamilyShareable: Bool
    /// What a renewing subscription has besides; `nil` for everything else.
    public let subscription: SubscriptionInfo?

    public init(
        id: String, type: ProductType, displayName: String, description: String = "", price: Decimal,
        displayPrice: String, currencyCode: String, isFamilyShareable: Bool = false,
        subscription: SubscriptionInfo? = nil
    ) {
        self.id = id
        self.type = type
        self.displayName = displayName
        self.description = description
        self.price = price
        self.displayPrice = displayPrice
        self.currencyCode = currencyCode
        self.isFamilyShareable = isFamilyShareable
        self.subscription = subscription
    }
}

/// What kind of product it is, as StoreKit's `Product.ProductType` has it.
public enum ProductType: String, Sendable, Hashable, CaseIterable {
    /// Used up, and bought again; never restored.
    case consumable
    /// Bought once, owned for ever.
    case nonConsumable
    /// Owned for a time that the app decides; it does not renew by itself.
    case nonRenewable
    /// Renews until the buyer stops it.
    case autoRenewable
}
