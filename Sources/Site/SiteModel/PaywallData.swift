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
        let others = StorefrontPrices(
            of: products, in: planner.locale.otherStorefronts, planner.content.prices)
        members += others.members(language: planner.language, host: planner.content.host)
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
