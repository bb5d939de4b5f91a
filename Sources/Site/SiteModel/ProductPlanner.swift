import CopyVariables
import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

/// Finds the products of a paywall, their prices in the page's storefront and their names in the page's language.
struct ProductPlanner {
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
        var rows: [Row] = []
        var isComplete = true
        for source in paywall.products {
            if let known = knownPlan(of: source, findings: &findings) {
                rows.append(Row(source: source, known: known))
            } else {
                isComplete = false
            }
        }
        guard isComplete else { return nil }
        var priced = Self.withoutUnsoldPlans(rows)
        if !paywall.keepsOrder {
            priced.sort {
                ($0.plan.price.money.amount, $0.source.id.value) < ($1.plan.price.money.amount, $1.source.id.value)
            }
        }
        let selected = priced.firstIndex { $0.source.isSelected } ?? 0
        let discounts = discounts(of: priced.map(\.known))
        var products: [PlannedProduct] = []
        for (index, entry) in priced.enumerated() {
            guard let words = words(of: entry.plan.product, source: entry.source, at: route, findings: &findings)
            else { continue }
            products.append(
                PlannedProduct(
                    source: entry.source, isSelected: index == selected,
                    facts: localized(
                        entry.known, name: words.name, description: words.description, discount: discounts[index])))
        }
        return products.count == priced.count ? products : nil
    }
}

extension ProductPlanner {
    /// A product as the paywall names it, and as the storefront sells it.
    private struct Row {
        var source: PaywallProduct
        let known: KnownPlan
        var plan: PricedPlan { known.plan }
    }

    /// The savings of plans that stand together.
    private func discounts(of plans: [KnownPlan]) -> [Int?] {
        let key = plans.map { ObjectIdentifier($0) }
        if let known = book.memory.discounts[key] { return known }
        let all = plans.map(\.plan)
        let discounts = all.map { RelativeDiscount.percent(of: $0, among: all) }
        book.memory.discounts[key] = discounts
        return discounts
    }

    private func localized(
        _ known: KnownPlan, name: String, description: String?, discount: Int?
    ) -> LocalizedPlan {
        let key = PlanningMemory.ProductKey(
            plan: ObjectIdentifier(known), name: name, description: description, discount: discount)
        if let product = book.memory.products[key] { return product }
        let product = LocalizedPlan(
            known.plan, name: name, description: description, discount: discount, language: language)
        book.memory.products[key] = product
        return product
    }

    /// Where the storefront does not sell a plan, the plain one stands in its place: once, and under its own name.
    private static func withoutUnsoldPlans(_ rows: [Row]) -> [Row] {
        var kept: [Row] = []
        for row in rows {
            let isUnsold = row.source.plan?.value == .monthly && row.plan.plan == .upFront
            guard isUnsold else {
                kept.append(row)
                continue
            }
            let isPlainListed = rows.contains {
                $0.source.id.value == row.source.id.value && $0.source.plan?.value != .monthly
            }
            if !isPlainListed {
                kept.append(row)
                kept[kept.count - 1].source.name = nil
            }
        }
        // The choice goes with the product.
        for row in rows where row.source.isSelected && !kept.contains(where: \.source.isSelected) {
            if let plain = kept.firstIndex(where: { $0.source.id.value == row.source.id.value }) {
                kept[plain].source.isSelected = true
            }
        }
        return kept
    }

    /// The plan and its price; a product that no catalog sells has been reported once, before pages are planned.
    private func knownPlan(of source: PaywallProduct, findings: inout PlanFindings) -> KnownPlan? {
        let key = PlanningMemory.PricedPlanKey(productID: source.id.value, plan: source.plan?.value ?? .upFront)
        if let known = book.memory.pricedPlans[key] { return known }
        guard let plan = pricedPlan(of: source, findings: &findings) else { return nil }
        let known = KnownPlan(plan)
        book.memory.pricedPlans[key] = known
        return known
    }

    private func pricedPlan(of source: PaywallProduct, findings: inout PlanFindings) -> PricedPlan? {
        guard let product = content.catalog.product(id: source.id.value) else { return nil }
        let wished = source.plan?.value ?? .upFront
        if let plan = content.prices.pricedPlan(of: product, plan: wished, in: storefront) { return plan }
        switch content.prices.lookup(of: product, plan: wished, in: storefront) {
        case .price: return nil
        case .noPrice:
            findings.note(PlanFindings.PricelessProduct(product: product, place: source.id.range), in: storefront)
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

    /// The product's name and description in the page's language: the paywall's own name for it, else the file's, else
    /// the String Catalog's under the name in the source language.
    private func words(
        of product: Product, source: PaywallProduct, at route: Route, findings: inout PlanFindings
    ) -> (name: String, description: String?)? {
        let own = product.localization(for: language.language)
        let fallback = product.localization(for: book.sourceLanguage)
        let name: String?
        if let copy = source.name {
            let text = book.text(copy, in: language.language, aliases: [], for: route, findings: &findings)
            guard let text else { return nil }
            name = text.text
        } else {
            name = self.text(\.displayName, own: own, fallback: fallback)
        }
        let description = self.text(\.description, own: own, fallback: fallback)
        let lacksDescription = description == nil && fallback?.description.isEmpty == false
        for (word, isMissing) in [("name", name == nil), ("description", lacksDescription)] where isMissing {
            findings.note(
                missing: "\(product.id) has no \(word)", at: product.range, in: language.language, for: route,
                kind: .productWordsMissing)
        }
        guard let name, !lacksDescription else { return nil }
        return (name, description)
    }

    /// The file's own text in the page's language, else the String Catalog's under the text in the source language;
    /// `nil` when there is none.
    private func text(
        _ text: KeyPath<ProductLocalization, String>, own: ProductLocalization?, fallback: ProductLocalization?
    ) -> String? {
        if let own, !own[keyPath: text].isEmpty { return own[keyPath: text] }
        // A pseudo-locale has no text of its own; it gets here with the source language's.
        guard let source = fallback?[keyPath: text], !source.isEmpty else { return nil }
        return book.plainText(source, in: language.language)
    }
}
