package import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

/// The prices of everything that the site's paywalls sell, for other tools: `prices.json` beside the pages.
///
/// Storefronts are those of the site's locales, the shown ones and those that go along as data, so far as there is a price
/// of their own for them; a price that stands in for another storefront's is not there.
package enum SitePrices {
    /// ```
    /// {"version":1,"products":[{"id","period","prices":[{"storefront","currency","plan","price"}]}]}
    /// ```
    /// `price` is an exact amount as text, `period` ISO 8601 or `null`, `plan` `upfront` or `monthly` (the price of a bill).
    package static func json(_ content: SiteContent) -> JSONText {
        let storefronts = storefronts(of: content)
        let ids = ids(of: content)
        let sold = content.catalog.products.filter { ids.contains($0.id) }
        return .object([
            ("version", .integer(1)),
            ("products", .array(sold.map { json($0, in: storefronts, content.prices) })),
        ])
    }

    private static func json(_ product: Product, in storefronts: [Storefront], _ book: PriceBook) -> JSONText {
        let prices = storefronts.flatMap { storefront in
            BillingPlanKind.allCases.compactMap { json(product, $0, in: storefront, book) }
        }
        return .object([
            ("id", .string(product.id)), ("period", .optional(product.subscription?.period.iso8601)),
            ("prices", .array(prices)),
        ])
    }

    private static func json(
        _ product: Product, _ plan: BillingPlanKind, in storefront: Storefront, _ book: PriceBook
    ) -> JSONText? {
        let isSold = plan == .upFront || product.subscription?.billingPlan(plan) != nil
        guard isSold, plan.isSold(in: storefront), let price = book.price(of: product, plan: plan, in: storefront),
            !price.isForAnotherStorefront
        else { return nil }
        return .object([
            ("storefront", .string(storefront.alpha2)), ("currency", .string(price.money.currency.code)),
            ("plan", .string(plan.name)), ("price", .string(price.digits)),
        ])
    }

    /// By code.
    private static func storefronts(of content: SiteContent) -> [Storefront] {
        var found = Set<Storefront>()
        for locale in content.settings.locales {
            found.formUnion(locale.storefronts.compactMap { Storefront.find($0.value) })
            found.formUnion(locale.otherStorefronts)
        }
        return found.sorted { $0.alpha2 < $1.alpha2 }
    }

    private static func ids(of content: SiteContent) -> Set<String> {
        var ids = Set<String>()
        for paywall in content.paywalls {
            ids.formUnion(paywall.products.map(\.id.value))
            for variant in paywall.variants { ids.formUnion(variant.paywall.products.map(\.id.value)) }
        }
        return ids
    }
}
