import CopyVariables
import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

/// Finds the products of a paywall, their prices in the page's storefront and their names in the page's language.
struct ProductPlanner: Sendable {
    let content: SiteContent
    let locale: LocaleSettings
    let storefront: Storefront
    let language: CopyLanguage
    let book: CopyBook

    /// The products in the order in which they are shown, one of them selected; `nil` when one lacks a price, or a name
    /// in the language.
    func products(
        of paywall: PaywallSource, at route: Route, findings: inout PlanFindings
    ) -> [PlannedProduct]? {
        var priced: [(source: PaywallProduct, plan: PricedPlan)] = []
        for source in paywall.products {
            guard let plan = pricedPlan(of: source, findings: &findings) else { return nil }
            // Where the storefront does not sell a plan, the plain one is shown, once.
            let isShown = priced.contains { $0.plan.product.id == plan.product.id && $0.plan.plan == plan.plan }
            if !isShown { priced.append((source, plan)) }
        }
        if !paywall.keepsOrder {
            priced.sort {
                ($0.plan.price.money.amount, $0.source.id.value) < ($1.plan.price.money.amount, $1.source.id.value)
            }
        }
        let selected = priced.firstIndex { $0.source.isSelected } ?? 0
        let plans = priced.map(\.plan)
        var products: [PlannedProduct] = []
        for (index, entry) in priced.enumerated() {
            guard let words = words(of: entry.plan.product, source: entry.source, at: route, findings: &findings)
            else { continue }
            notePrice(entry.plan, findings: &findings)
            let discount = RelativeDiscount.percent(of: entry.plan, among: plans)
            let offer = entry.plan.introductoryOffer
            products.append(
                PlannedProduct(
                    source: entry.source, plan: entry.plan,
                    texts: PlanTexts(entry.plan, name: words.name, language: language),
                    description: words.description, isSelected: index == selected,
                    variables: ProductVariables(
                        plan: entry.plan, name: words.name, discount: discount, offer: nil, language: language),
                    offerVariables: offer.map { offer in
                        ProductVariables(
                            plan: entry.plan, name: words.name, discount: discount, offer: offer, language: language)
                    }))
        }
        return products.count == priced.count ? products : nil
    }
}

extension ProductPlanner {
    /// The plan and its price; a product that no catalog sells has been reported once, before pages are planned.
    private func pricedPlan(of source: PaywallProduct, findings: inout PlanFindings) -> PricedPlan? {
        guard let product = content.catalog.product(id: source.id.value) else { return nil }
        let wished = source.plan?.value ?? .upFront
        if let plan = content.prices.pricedPlan(of: product, plan: wished, in: storefront) { return plan }
        switch content.prices.lookup(of: product, plan: wished, in: storefront) {
        case .price: return nil
        case .noPrice:
            findings.diagnostics.append(
                Diagnostic(
                    .priceNone, "\(product.id) has no price", at: source.id.range,
                    notes: [.init("the product is here", at: .range(product.range))]))
        case .noStorefront:
            findings.diagnostics.append(
                Diagnostic(
                    .storefrontMissing,
                    "nobody says to which storefront the prices of \(product.range.source.path) belong",
                    at: source.id.range,
                    suggestion: .write("catalog: [{ file: \(product.range.source.path), storefront: US }] in site.yaml")
                ))
        }
        return nil
    }

    private func notePrice(_ plan: PricedPlan, findings: inout PlanFindings) {
        guard plan.price.isForAnotherStorefront else { return }
        findings.note(
            PlanFindings.MissingPrice(
                locale: locale.tag, productID: plan.product.id, storefront: storefront, shown: plan.price.storefront))
    }

    /// The product's name and description in the page's language: the paywall's own name for it, else the file's, else
    /// the String Catalog's under the name in the source language.
    private func words(
        of product: Product, source: PaywallProduct, at route: Route, findings: inout PlanFindings
    ) -> (name: String, description: String?)? {
        let own = product.localization(for: language.language)
        let fallback = product.localization(for: book.sourceLanguage) ?? product.localizations.first
        let name: String?
        if let copy = source.name {
            let text = book.text(copy, in: language.language, aliases: [], for: route, findings: &findings)
            guard let text else { return nil }
            name = text.text
        } else {
            name =
                own?.displayName
                ?? fallback.flatMap { $0.displayName.isEmpty ? nil : $0.displayName }
                .flatMap { book.plainText($0, in: language.language) }
        }
        guard let name else {
            findings.note(
                missing: "\(product.id) has no name", at: product.range, in: language.language, for: route,
                kind: .productWordsMissing)
            return nil
        }
        let description =
            own.map(\.description) ?? fallback.flatMap { book.plainText($0.description, in: language.language) }
        return (name, description.flatMap { $0.isEmpty ? nil : $0 })
    }
}
