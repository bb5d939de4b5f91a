import Diagnostics
import ProductCatalog
import SourceFiles

// What the keys of a paywall hold.

/// The products of a paywall as they are written.
struct PaywallProducts: Sendable {
    var products: [PaywallProduct]
    var keepsOrder: Bool
}

extension YAMLValue where Value == Located<String> {
    /// One of our drawings.
    static var icon: Self {
        YAMLValue.located(.text).map { name, _, diagnostics in
            if Icons.names.contains(name.value) { return name }
            diagnostics.append(
                Diagnostic(
                    .paywallIconUnknown, "there is no drawing \(name.value)", at: name.range,
                    suggestion: NearestName.find(name.value, in: Icons.names).map { .name($0) }
                        ?? Icons.names.first { name.value.hasPrefix($0) }.map { .name($0) },
                    notes: [.init("there are \(Icons.names.joined(separator: ", "))")]))
            return nil
        }
    }
}

extension YAMLValue where Value == String {
    /// A custom offer code as App Store Connect takes it: letters and digits, at most 64.
    static var offerCode: Self {
        YAMLValue.text.map { code, node, diagnostics in
            let isCode = code.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
            }
            if isCode, (1...64).contains(code.utf8.count) { return code }
            diagnostics.append(
                Diagnostic(
                    .paywallOfferCodeInvalid, "\(code) is no offer code, which has letters and digits, at most 64",
                    at: node.contentRange))
            return nil
        }
    }
}

extension YAMLValue where Value == PaywallProducts {
    /// A mapping of aliases keeps its order; a plain list is sorted by price. In a variant, a list may name aliases of
    /// the base.
    static func products(base: PaywallSource?) -> Self {
        .either(
            sequence: YAMLValue<[Located<String>]>.list(of: .located(.text)).map { names, node, diagnostics in
                let products = names.map { name in
                    base?.products.first { $0.alias == name.value }
                        ?? PaywallProduct(alias: name.value, id: name, isSelected: false)
                }
                let keepsOrder = base.map { base in
                    base.keepsOrder && names.allSatisfy { name in base.products.contains { $0.alias == name.value } }
                }
                let written = PaywallProducts(products: products, keepsOrder: keepsOrder ?? false)
                return checked(written, namedAt: names.map(\.range), node, &diagnostics)
            },
            mapping: YAMLValue<[(key: Located<String>, value: PaywallProduct)]>.entries(of: .product)
                .map { entries, node, diagnostics in
                    let products = entries.map { key, product in
                        var product = product
                        product.alias = key.value
                        return product
                    }
                    let written = PaywallProducts(products: products, keepsOrder: true)
                    return checked(written, namedAt: products.map(\.id.range), node, &diagnostics)
                })
    }

    /// - Parameter places: where each of the products is named.
    private static func checked(
        _ written: PaywallProducts, namedAt places: [SourceRange], _ node: YAMLNode, _ diagnostics: inout [Diagnostic]
    ) -> PaywallProducts? {
        if written.products.isEmpty {
            // Products that are wrong have been reported one by one.
            if node.sequence?.isEmpty ?? node.mapping?.isEmpty ?? false {
                diagnostics.append(Diagnostic(.paywallProductsMissing, "the paywall sells nothing", at: node.range))
            }
            return nil
        }
        var seen: [String: SourceRange] = [:]
        for (product, place) in zip(written.products, places) {
            let key = "\(product.id.value) \((product.plan?.value ?? .upFront).name)"
            if let first = seen.updateValue(place, forKey: key) {
                diagnostics.append(
                    Diagnostic(
                        .paywallProductDouble, "\(product.id.value) is listed twice", at: place,
                        notes: [.init("the first is here", at: .range(first))]))
            }
        }
        let selected = written.products.filter(\.isSelected)
        if selected.count > 1 {
            diagnostics.append(
                Diagnostic(
                    .paywallSelectedTwice, "\(selected.count) products are chosen at first; one can be",
                    at: selected[1].id.range))
        }
        return written
    }
}

extension YAMLValue where Value == PaywallProduct {
    /// An id, or `{ id, plan, name, badge, selected }`; the alias is the key it stands under.
    fileprivate static var product: Self {
        .either(
            scalar: YAMLValue<Located<String>>.located(.text).map { id, _, _ in
                PaywallProduct(alias: id.value, id: id, isSelected: false)
            },
            mapping: .mapping { keys in
                let id = keys.required("id", .located(.text))
                let plan = keys.optional("plan", .billingPlan)
                let name = keys.optional("name", .located(.text))
                let badge = keys.optional("badge", .located(.text))
                let isSelected = keys.optional("selected", .boolean, default: false)
                guard let id else { return nil }
                return PaywallProduct(
                    alias: id.value, id: id, plan: plan, name: name, badge: badge, isSelected: isSelected)
            })
    }
}

extension YAMLValue where Value == Located<BillingPlanKind> {
    /// A billing plan by its name.
    static var billingPlan: Self {
        YAMLValue<Located<String>>.located(.text).map { text, _, diagnostics in
            if let plan = BillingPlanKind(name: text.value) { return Located<BillingPlanKind>(plan, at: text.range) }
            let names = BillingPlanKind.allCases.map(\.name)
            diagnostics.append(
                Diagnostic(
                    .yamlValueUnknown, "\"plan\" cannot be \"\(text.value)\"", at: text.range,
                    suggestion: NearestName.find(text.value, in: names).map { .name($0) }
                        ?? .advice("use \(names.joinedAsAlternatives())")))
            return nil
        }
    }
}

extension YAMLValue where Value == [ButtonKind: SourceCopy] {
    /// A text, or a text for each kind of buyer.
    static var button: Self {
        .either(
            scalar: YAMLValue<SourceCopy>.located(.text).map { text, _, _ in [.standard: text] },
            mapping: .mapping { keys in
                var texts: [ButtonKind: SourceCopy] = [:]
                for kind in ButtonKind.allCases {
                    let text =
                        kind == .standard
                        ? keys.required(kind.rawValue, .located(.text)) : keys.optional(kind.rawValue, .located(.text))
                    texts[kind] = text
                }
                return texts[.standard] == nil ? nil : texts
            })
    }
}

extension YAMLValue where Value == LockedContent {
    static var locked: Self {
        .mapping { keys in
            let image = keys.required("image", .located(.text))
            let alternative = keys.required("alt", .located(.text))
            let unlock = keys.required("unlock", .located(.text))
            let save = keys.required("save", .located(.text))
            guard let image, let alternative, let unlock, let save else { return nil }
            return LockedContent(image: image, alternative: alternative, unlock: unlock, save: save)
        }
    }
}

extension YAMLValue where Value == [String: Located<String>] {
    /// Our signal types and the names that a paywall gives them.
    static var signals: Self {
        YAMLValue<[(key: Located<String>, value: Located<String>)]>.entries(of: .located(.text))
            .map { entries, _, diagnostics in
                var names: [String: Located<String>] = [:]
                for (key, name) in entries {
                    if SignalType.names.contains(key.value) {
                        names[key.value] = name
                    } else {
                        diagnostics.append(
                            Diagnostic(
                                .paywallSignalUnknown, "there is no signal of the type \(key.value)", at: key.range,
                                suggestion: NearestName.find(key.value, in: SignalType.names).map { .name($0) }))
                    }
                }
                return names
            }
    }
}

/// The types of signal that a page or the purchase manager sends, as TELEMETRY.md names them.
enum SignalType {
    static let names = [
        "paywall_viewed", "paywall_closed", "plan_selected", "purchase_started", "purchased", "purchase_cancelled",
        "purchase_pending", "purchase_failed", "purchase_restored", "trial_started", "code_redeemed",
        "experiment_exposed",
    ]
}
