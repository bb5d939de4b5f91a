package import Diagnostics
package import Localization

/// Prices by storefront and product, as a team writes them down.
package struct PriceList: Sendable {
    package let source: SourceText
    /// In file order.
    package let rows: [Row]

    package init(source: SourceText, rows: [Row]) {
        self.source = source
        self.rows = rows
    }

    /// The price of one product, or of one bill of its monthly plan, in one storefront.
    package struct Row: Sendable {
        package let storefront: Storefront
        package let productID: String
        package let productRange: SourceRange
        package let plan: BillingPlanKind
        package let price: SourcedPrice

        package init(
            storefront: Storefront, productID: String, productRange: SourceRange, plan: BillingPlanKind,
            price: SourcedPrice
        ) {
            self.storefront = storefront
            self.productID = productID
            self.productRange = productRange
            self.plan = plan
            self.price = price
        }

        /// The price in the storefront's currency.
        package var money: Money { Money(amount: price.amount, currency: storefront.currency) }
    }
}

extension PriceList {
    /// The storefronts for which it has a price, by code.
    package var storefronts: [Storefront] { Set(rows.map(\.storefront)).sorted { $0.alpha2 < $1.alpha2 } }
}
