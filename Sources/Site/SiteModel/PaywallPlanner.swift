import CopyVariables
import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

/// Plans the paywalls of one locale: every text in the page's language, every price in the page's storefront.
struct PaywallPlanner {
    let content: SiteContent
    let locale: LocaleSettings
    /// The storefront that the pages show.
    let storefront: Storefront
    let language: CopyLanguage
    let book: CopyBook

    /// A paywall, or one of its variants; `nil` when it is left out or wrong, which `findings` say.
    func plan(
        _ paywall: PaywallSource, base: PaywallSource, at route: Route, variant: String?,
        findings: inout PlanFindings
    ) -> PaywallContent? {
        guard let products = productPlanner.products(of: paywall, at: route, findings: &findings), !products.isEmpty
        else {
            // The page is lost; what else is wrong with it is said all the same.
            checkCopy(of: paywall, at: route, findings: &findings)
            return nil
        }
        var copy = PageCopy(planner: self, paywall: paywall, route: route, products: products, custom: customValues())
        let headline = copy.needed(paywall.headline, findings: &findings)
        let subtitle = copy.line(paywall.subtitle, findings: &findings)
        let benefits = paywall.benefits.map { copy.line($0, findings: &findings) }
        let features = copy.features(findings: &findings)
        let blocks = products.map { copy.block($0, findings: &findings) }
        let locked = copy.locked(findings: &findings)
        guard copy.isComplete, let headline, !findings.hasErrors else { return nil }
        notePrices(of: products, findings: &findings)
        return PaywallContent(
            name: paywall.name, variant: variant, icon: paywall.icon?.value, headline: headline, subtitle: subtitle,
            benefits: benefits.compactMap(\.self), features: features, products: blocks.compactMap(\.self),
            periods: PlanPeriod.periods(of: products, in: language), locked: locked,
            actions: Set(paywall.actions), offerCode: paywall.offerCode,
            storefrontNotes: products.compactMap(\.texts.storefrontNote).withoutDoubles,
            taxNote: TaxNote.text(
                for: products.map(\.plan.price.storefront.tax), in: language, host: content.host),
            data: PaywallData(planner: self, paywall: paywall, base: base, variant: variant, products: products).json,
            offers: products.map { product in
                let price = product.plan.price
                // One bill of a commitment is not what it costs.
                let amount = product.plan.commitment.map { "\($0.total.amount)" } ?? price.digits
                return (product.texts.name, product.plan.product.id, amount, price.money.currency.code)
            })
    }

    /// Notes the prices that belong to another storefront: of pages that exist, since it is they that say so; and those
    /// that further storefronts, which the locale names, lack.
    private func notePrices(of products: [PlannedProduct], findings: inout PlanFindings) {
        for product in products where product.plan.price.isForAnotherStorefront {
            findings.note(
                PlanFindings.MissingPrice(
                    locale: locale.tag, storefront: storefront, shown: product.plan.price.storefront),
                of: product.plan.product.id)
        }
        for code in locale.storefronts.dropFirst() {
            guard let other = Storefront.find(code.value) else { continue }
            for product in products.map(\.plan) {
                let price = StorefrontPrices.price(of: product.product, product.plan, in: other, content.prices)
                guard price == nil else { continue }
                findings.note(
                    PlanFindings.MissingOtherPrice(locale: locale.tag, storefront: other, place: code.range),
                    of: product.product.id)
            }
        }
    }

    /// Looks every text up and reads its variables, without their values.
    private func checkCopy(of paywall: PaywallSource, at route: Route, findings: inout PlanFindings) {
        let aliases = paywall.products.map(\.alias)
        for copy in paywall.copy {
            _ = book.text(copy, in: language.language, aliases: aliases, for: route, findings: &findings)
        }
    }

    private var productPlanner: ProductPlanner {
        ProductPlanner(content: content, locale: locale, storefront: storefront, language: language, book: book)
    }

    /// The site's own values in the page's language; one that lacks it is reported where it is used.
    private func customValues() -> [String: String] {
        content.settings.custom.compactMapValues { book.plainText($0.value, in: language.language) }
    }
}

/// A product of a paywall with everything that is known of it in one locale.
struct PlannedProduct: Sendable {
    let source: PaywallProduct
    let isSelected: Bool
    let facts: LocalizedPlan

    var plan: PricedPlan { facts.plan }
    var texts: PlanTexts { facts.texts }
}
