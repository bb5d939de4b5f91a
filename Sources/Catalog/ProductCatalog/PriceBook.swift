package import Diagnostics
package import Localization

/// Which price a page for a storefront shows: DESIGN section 6, rule 10. An amount never leaves its own currency.
///
/// A price in a `.storekit` file belongs to the file's storefront. Another storefront shows the price that a price list
/// has for it; without one it shows the file's price, in the file's currency, and says so.
package struct PriceBook: Sendable {
    package let catalog: Catalog
    private let listed: [Key: PriceList.Row]

    private struct Key: Hashable {
        let productID: String
        let plan: BillingPlanKind
        let storefront: Storefront
    }

    /// Reports products that no file sells, once each, prices given twice, and prices that contradict a file's own.
    package init(catalog: Catalog, lists: [PriceList], into diagnostics: inout [Diagnostic]) {
        var listed: [Key: PriceList.Row] = [:]
        var unknown: Set<String> = []
        for row in lists.flatMap(\.rows) {
            let key = Key(productID: row.productID, plan: row.plan, storefront: row.storefront)
            if let earlier = listed[key] {
                diagnostics.append(Self.double(row, after: earlier))
                continue
            }
            listed[key] = row
            if let product = catalog.product(id: row.productID) {
                diagnostics += Self.contradictions(row, product, in: catalog)
            } else if unknown.insert(row.productID).inserted {
                diagnostics.append(catalog.unknownProduct(row.productID, at: row.productRange, severity: .warning))
            }
        }
        self.catalog = catalog
        self.listed = listed
    }
}

extension PriceBook {
    /// The price of a product, or of one bill of a plan, on a page for a storefront.
    package func lookup(of product: Product, plan: BillingPlanKind? = nil, in storefront: Storefront) -> PriceLookup {
        let plan = plan ?? .upFront
        let own = catalog.storefront(of: product)
        if storefront != own, let row = row(product, plan, storefront) {
            return .price(
                ShownPrice(money: row.money, storefront: storefront, page: storefront, digits: row.price.text))
        }
        guard let own else { return product.price(of: plan) == nil ? .noPrice : .noStorefront }
        if let price = product.price(of: plan) {
            return .price(
                ShownPrice(
                    money: Money(amount: price.amount, currency: own.currency), storefront: own, page: storefront,
                    digits: price.text))
        }
        guard let row = row(product, plan, own) else { return .noPrice }
        return .price(ShownPrice(money: row.money, storefront: own, page: storefront, digits: row.price.text))
    }

    /// The price that is shown, or `nil` when there is none that could be.
    package func price(of product: Product, plan: BillingPlanKind? = nil, in storefront: Storefront) -> ShownPrice? {
        if case .price(let price) = lookup(of: product, plan: plan, in: storefront) { price } else { nil }
    }

    /// The price of an offer beside a shown price: only the file has it, so only in the file's own storefront. `nil`
    /// for a free trial, and where the offer's price is not known.
    package func price(of offer: SubscriptionOffer, of product: Product, beside shown: ShownPrice) -> Money? {
        guard let price = offer.price, let own = catalog.storefront(of: product), own == shown.storefront else {
            return nil
        }
        return Money(amount: price.amount, currency: own.currency)
    }

    /// The storefronts for which a price list has a price of the product, and the file's own; by code.
    package func storefronts(of product: Product) -> [Storefront] {
        var found = Set(listed.keys.lazy.filter { $0.productID == product.id }.map(\.storefront))
        if product.price != nil, let own = catalog.storefront(of: product) { found.insert(own) }
        return found.sorted { $0.alpha2 < $1.alpha2 }
    }

    private func row(_ product: Product, _ plan: BillingPlanKind, _ storefront: Storefront) -> PriceList.Row? {
        listed[Key(productID: product.id, plan: plan, storefront: storefront)]
    }
}

extension PriceBook {
    private static func double(_ row: PriceList.Row, after earlier: PriceList.Row) -> Diagnostic {
        let what = row.plan == .upFront ? row.productID : "the \(row.plan.name) plan of \(row.productID)"
        return Diagnostic(
            .pricesDouble, "a second price of \(what) for \(row.storefront.alpha2)", at: row.price.range,
            notes: [Diagnostic.Note("the first is \(earlier.price.text)", at: .range(earlier.price.range))])
    }

    private static func contradictions(
        _ row: PriceList.Row, _ product: Product, in catalog: Catalog
    ) -> [Diagnostic] {
        guard row.storefront == catalog.storefront(of: product), let price = product.price(of: row.plan),
            price.amount != row.price.amount
        else { return [] }
        return [
            Diagnostic(
                .priceContradiction,
                "the price for \(row.storefront.alpha2) is \(row.price.text), but the .storekit file says \(price.text), which counts",
                at: row.price.range, notes: [Diagnostic.Note("the file's price", at: .range(price.range))])
        ]
    }
}

extension Product {
    /// What the file says for a plan: the up-front plan has the product's own price, the monthly one that of a bill.
    package func price(of plan: BillingPlanKind) -> SourcedPrice? {
        switch plan {
        case .upFront: price
        case .monthly: subscription?.billingPlan(.monthly)?.price
        }
    }
}
