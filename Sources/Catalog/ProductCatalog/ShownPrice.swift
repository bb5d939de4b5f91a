package import Localization

/// A price as a page for a storefront shows it.
package struct ShownPrice: Sendable, Hashable {
    package let money: Money
    /// The storefront to which the amount belongs.
    package let storefront: Storefront
    /// The storefront for which the page is.
    package let page: Storefront
    /// The amount in the digits in which it was written: `9.90`.
    package let digits: String

    package init(money: Money, storefront: Storefront, page: Storefront, digits: String) {
        self.money = money
        self.storefront = storefront
        self.page = page
        self.digits = digits
    }

    /// Whether the page must say that its own storefront may charge another price.
    package var isForAnotherStorefront: Bool { storefront != page }
}

/// What is known of a price.
package enum PriceLookup: Sendable, Hashable {
    case price(ShownPrice)
    /// Neither the file nor a price list has one.
    case noPrice
    /// The file has one, but nobody says for which storefront.
    case noStorefront
}
