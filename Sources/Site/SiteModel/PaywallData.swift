import CopyVariables
import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

/// What a page carries for scripts: its prices, those of the other storefronts of its locale, its variants and the names
/// of its signals.
struct PaywallData {
    let planner: PaywallPlanner
    let paywall: PaywallSource
    let base: PaywallSource
    let variant: String?
    let products: [PlannedProduct]

    var json: JSONText {
        var members: [(key: String, value: JSONText)] = [
            ("version", .integer(1)),
            ("paywall", .string(paywall.name)),
            ("variant", .optional(variant)),
            ("locale", .string(planner.locale.tag.identifier)),
            ("storefront", .string(planner.storefront.alpha2)),
            ("products", .array(products.map { price($0.plan.price, of: $0) })),
        ]
        let others = otherStorefronts
        if !others.isEmpty {
            members.append(("storefronts", .object(others)))
            members.append(("taxNotes", .object(taxNotes(of: others.map(\.key)))))
        }
        if !base.variants.isEmpty {
            let variants = base.variants.map { variant in
                JSONText.object([("name", .string(variant.name)), ("weight", .integer(variant.weight))])
            }
            members.append(("variants", .array(variants)))
        }
        // In an app the host sends.
        if let telemetry = planner.content.settings.telemetry, planner.content.host != .app {
            members.append(
                (
                    "telemetry",
                    .object([("to", .string(telemetry.service.value)), ("app", .string(telemetry.app.value))])
                ))
        }
        if !paywall.signals.isEmpty {
            let names = paywall.signals.sorted { $0.key < $1.key }.map {
                (key: $0.key, value: JSONText.string($0.value.value))
            }
            members.append(("signals", .object(names)))
        }
        return .object(members)
    }
}

extension PaywallData {
    /// The storefronts that `site.yaml` lists after the first, with those of the products that have a price there.
    private var otherStorefronts: [(key: String, value: JSONText)] {
        planner.locale.otherStorefronts.compactMap { storefront in
            let prices = products.compactMap { product -> JSONText? in
                let plan = planner.content.prices.pricedPlan(
                    of: product.plan.product, plan: product.plan.plan, in: storefront)
                guard let plan, plan.plan == product.plan.plan, !plan.price.isForAnotherStorefront else { return nil }
                return price(plan.price, of: product)
            }
            return prices.isEmpty ? nil : (storefront.alpha2, .array(prices))
        }
    }

    /// What is said of taxes in the page's own storefront and in others, for a script that shows another's prices.
    private func taxNotes(of others: [String]) -> [(key: String, value: JSONText)] {
        ([planner.storefront.alpha2] + others).map { code in
            let storefronts = Storefront.find(code).map { [$0] } ?? []
            let note = TaxNote.text(for: storefronts, in: planner.language, host: planner.content.host)
            return (code, .optional(note))
        }
    }

    private func price(_ price: ShownPrice, of product: PlannedProduct) -> JSONText {
        .object([
            ("alias", .string(product.source.alias)),
            ("id", .string(product.plan.product.id)),
            ("plan", .optional(product.plan.plan == .monthly ? product.plan.plan.name : nil)),
            ("price", .string(price.digits)),
            ("currency", .string(price.money.currency.code)),
            ("text", .string(planner.language.money.string(price.money))),
        ])
    }
}
