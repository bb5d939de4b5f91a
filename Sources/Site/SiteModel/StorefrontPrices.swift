import CopyVariables
import Diagnostics
import Localization
import ProductCatalog

/// The prices of a paywall's products in other storefronts than the page's own, as data for scripts and the app.
///
/// Most storefronts sell in dollars at the same prices, so equal prices stand in the page once:
///
/// ```
/// "storefronts":{"DE":0,"FR":0,"JP":1},
/// "priceSets":[{"currency":"EUR","amounts":["30.99",null],"texts":["€30.99",null],"taxNote":"Tax included"},…]
/// ```
///
/// Amounts and texts stand in the order of the page's products; `null` where a product has no price of that storefront. In a
/// storefront that does not sell monthly bills, a row that has them shows the plain plan, unless that has a row of its own;
/// then the set says `"plans":[null,"upfront"]`.
struct StorefrontPrices {
    private(set) var sets: [PriceSet] = []
    /// By code, in the order of the settings, the position of each storefront's prices.
    private(set) var storefronts: [(code: String, index: Int)] = []

    /// What is charged in storefronts of the same prices.
    struct PriceSet: Hashable {
        let currency: Currency
        let tax: TaxTreatment?
        /// In the order of the products.
        let rows: [Row]
    }

    /// A product of the page in a storefront.
    struct Row: Hashable {
        /// `nil` where it has no price.
        var price: Money?
        /// As it is written.
        var digits: String?
        /// Whether it is the plain plan, where the page has monthly bills.
        var isPlain = false
    }

    /// - Parameter products: the page's, in its order.
    init(of products: [PlannedProduct], in storefronts: [Storefront], _ book: PriceBook) {
        let sold = products.map { product in
            let isPlainListed = products.contains {
                $0.plan.plan == .upFront && $0.plan.product.id == product.plan.product.id
            }
            return (product: product.plan.product, plan: product.plan.plan, isPlainListed: isPlainListed)
        }
        var indexes: [PriceSet: Int] = [:]
        for storefront in storefronts {
            let rows = sold.map { Self.row($0.product, $0.plan, isPlainListed: $0.isPlainListed, in: storefront, book) }
            guard rows.contains(where: { $0.price != nil }) else { continue }
            let set = PriceSet(currency: storefront.currency, tax: storefront.tax, rows: rows)
            let index = indexes[set] ?? sets.count
            if index == sets.count {
                indexes[set] = index
                sets.append(set)
            }
            self.storefronts.append((storefront.alpha2, index))
        }
    }

    private static func row(
        _ product: Product, _ plan: BillingPlanKind, isPlainListed: Bool, in storefront: Storefront, _ book: PriceBook
    ) -> Row {
        if isPlainListed, !plan.isSold(in: storefront) { return Row() }
        guard let price = price(of: product, plan, in: storefront, book) else { return Row() }
        return Row(price: price.money, digits: price.digits, isPlain: !plan.isSold(in: storefront))
    }

    /// The price that a storefront has of its own for a product, by a plan or, where that is not sold, by the plain one.
    static func price(
        of product: Product, _ plan: BillingPlanKind, in storefront: Storefront, _ book: PriceBook
    ) -> ShownPrice? {
        let plan = plan.isSold(in: storefront) ? plan : .upFront
        return book.price(of: product, plan: plan, in: storefront).flatMap { $0.isForAnotherStorefront ? nil : $0 }
    }
}

extension StorefrontPrices {
    /// The members of the page's data; none where no other storefront has a price.
    func members(language: CopyLanguage, host: SiteContent.Host) -> [(key: String, value: JSONText)] {
        if storefronts.isEmpty { return [] }
        let codes = storefronts.map { (key: $0.code, value: JSONText.integer($0.index)) }
        let treatments: [TaxTreatment?] = [nil, .included, .added]
        let notes = Dictionary(
            uniqueKeysWithValues: treatments.map { ($0, TaxNote.text(for: [$0], in: language, host: host)) })
        let sets = sets.map { set in
            var members: [(key: String, value: JSONText)] = [
                ("currency", .string(set.currency.code)),
                ("amounts", .array(set.rows.map { .optional($0.digits) })),
                ("texts", .array(set.rows.map { row in .optional(row.price.map { language.money.string($0) }) })),
                ("taxNote", .optional(notes[set.tax] ?? nil)),
            ]
            if set.rows.contains(where: \.isPlain) {
                let plans = set.rows.map { JSONText.optional($0.isPlain ? BillingPlanKind.upFront.name : nil) }
                members.append(("plans", .array(plans)))
            }
            return JSONText.object(members)
        }
        return [("storefronts", .object(codes)), ("priceSets", .array(sets))]
    }
}
