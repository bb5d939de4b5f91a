package import Diagnostics
import Localization
package import ProductCatalog

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Every copy variable of every product of a `.storekit` file, in one language and one storefront, for
/// `paywallgen variables`.
///
/// There is no paywall here to say which plans stand side by side, so `relative_discount` compares the subscriptions of
/// one group.
package struct VariableListing: Sendable {
    package let file: StoreKitFile
    package let language: CopyLanguage
    /// For which the values are; `nil` when neither the file nor the command line says.
    package let storefront: Storefront?
    /// Products in the order of the file.
    package let entries: [Entry]

    /// A product as it is sold in one way.
    package struct Entry: Sendable {
        package let product: Product
        package let plan: BillingPlanKind
        /// `nil` when no price is known here; only the period's variables have values then.
        package let variables: ProductVariables?
        package let name: String?
    }

    /// - Parameters:
    ///   - prices: knows the file, and the price lists that were named.
    ///   - storefront: `nil` for the file's own.
    ///   - firstDay: when a buyer begins, for `offer_end_date`.
    ///   - diagnostics: gets what keeps prices from being shown, and whose prices stand in for others.
    package init(
        file: StoreKitFile, prices: PriceBook, storefront: Storefront?, language: CopyLanguage,
        firstDay: CalendarDay?, into diagnostics: inout [Diagnostic]
    ) {
        self.file = file
        self.language = language
        self.storefront = storefront
        var sold: [Sold] = []
        for product in file.products {
            for plan in Self.plans(of: product, in: storefront) {
                let priced = storefront.flatMap { prices.pricedPlan(of: product, plan: plan, in: $0) }
                // A monthly plan without a price of its own here would repeat the plain one.
                guard plan == .upFront || priced?.plan == plan else { continue }
                sold.append(Sold(product: product, plan: plan, priced: priced))
            }
        }
        entries = sold.map { row in
            let name = row.product.localization(for: language.language.ofFormats).map {
                language.language.disguisedText($0.displayName)
            }
            let peers = sold.filter { $0.group == row.group && $0.group != nil }.compactMap(\.priced)
            return Entry(
                product: row.product, plan: row.plan,
                variables: row.priced.map { priced in
                    ProductVariables(
                        plan: priced, name: name, discount: RelativeDiscount.percent(of: priced, among: peers),
                        offer: prices.offer(for: priced), firstDay: firstDay, language: language)
                }, name: name)
        }
        diagnostics += Self.reports(of: file, entries, storefront: storefront)
    }
}

extension VariableListing {
    private struct Sold {
        let product: Product
        let plan: BillingPlanKind
        let priced: PricedPlan?

        var group: String? { product.subscription?.groupID }
    }

    private static func plans(of product: Product, in storefront: Storefront?) -> [BillingPlanKind] {
        guard let storefront, product.subscription?.billingPlan(.monthly) != nil,
            BillingPlanKind.monthly.isSold(in: storefront)
        else { return [.upFront] }
        return [.upFront, .monthly]
    }

    private static func reports(of file: StoreKitFile, _ entries: [Entry], storefront: Storefront?) -> [Diagnostic] {
        guard let storefront else {
            guard let product = file.products.first(where: { $0.price != nil }) else { return [] }
            return [
                Diagnostic(
                    .storefrontMissing, "nobody says to which storefront the prices of \(file.source.path) belong",
                    at: product.price?.range ?? product.range, suggestion: .advice("name it: --storefront US"))
            ]
        }
        let foreign = entries.filter { $0.plan == .upFront && $0.variables?.plan.price.isForAnotherStorefront == true }
        guard let shown = foreign.first?.variables?.plan.price.storefront else { return [] }
        let ids = foreign.map(\.product.id)
        let what = ids.count > 3 ? "\(ids.count) products" : ids.joined(separator: ", ")
        return [
            Diagnostic(
                .priceMissing,
                "no price for \(storefront.alpha2) of \(what): the price for \(shown.alpha2) in \(shown.currency.code) is shown",
                at: .file(file.source.path), suggestion: .advice("name a price list with one: --prices FILE"))
        ]
    }
}

extension VariableListing.Entry {
    /// The text of a variable; `nil` when it has no value here.
    package func value(of variable: ProductVariable, language: CopyLanguage) -> String? {
        if let variables { return variables.value(of: variable) }
        if variable == .storeProductName { return name }
        return product.subscription.flatMap {
            ProductVariables.value(of: variable, period: $0.period.normalized, language: language)
        }
    }

    /// The exact amounts behind the price variables: the price in the digits in which it is written, the others in as many
    /// as the currency has. `nil` where none is known, and for what is bought once.
    package var amounts: [(name: ProductVariable, text: String?)] {
        let units: [(ProductVariable, BillingPeriod.Unit)] = [
            (.pricePerDay, .day), (.pricePerWeek, .week), (.pricePerMonth, .month), (.pricePerYear, .year),
        ]
        let plan = variables?.plan
        return [(.price, plan?.price.digits)]
            + units.map { name, unit in
                (name, plan.flatMap { plan in plan.billedPeriod.map { plan.price.digits(every: $0, per: unit) } })
            }
    }
}

extension ShownPrice {
    fileprivate func digits(every period: BillingPeriod, per unit: BillingPeriod.Unit) -> String {
        let period = period.normalized
        if period.count == 1, period.unit == unit { return digits }
        return PriceConversion.price(money, every: period, per: unit).digits
    }
}

extension PriceBook {
    /// The offer of which copy speaks to a buyer who is eligible for what the plan has: the introductory offer; for a plan
    /// without one, the first of win-back, promotional and code offers. `nil` too when its price is not known here.
    func offer(for plan: PricedPlan) -> PricedOffer? {
        guard let terms = plan.product.subscription else { return nil }
        if terms.introductoryOffer(for: plan.plan) != nil { return plan.introductoryOffer }
        let other = terms.offers.first { ($0.billingPlan ?? .upFront) == plan.plan && $0.kind != .introductory }
        return other.flatMap { priced($0, of: plan.product, beside: plan.price) }
    }
}
