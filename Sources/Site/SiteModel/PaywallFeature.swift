import Diagnostics
import SourceFiles

/// A row of a paywall's table of features, as it was written.
package struct PaywallFeature: Sendable {
    package var text: SourceCopy
    /// What those have who pay nothing; `nil` where the table says nothing of them.
    package var free: FeatureCell?
    package var plans: FeaturePlans
}

/// What a feature is in the plans of a paywall.
package enum FeaturePlans: Sendable {
    /// The same in each of them.
    case all(FeatureCell)
    /// In those that are named, and in the plans that belong to them; others lack it.
    case each([NamedCell])

    /// What a feature is in a plan.
    package struct NamedCell: Sendable {
        package var alias: String
        /// The App Store's id of the product with that alias.
        package var productID: String
        package var cell: FeatureCell
    }
}

/// What stands where a feature and a plan meet.
package enum FeatureCell: Sendable {
    case included
    case notIncluded
    /// A whole number, written with the digits of the page's language.
    case number(Int)
    /// A text without a letter, such as ∞: the same in every language.
    case sign(String)
    case text(SourceCopy)
}

extension PaywallFeature {
    /// Its texts that have a translation.
    var copy: [SourceCopy] {
        let named: [FeatureCell] =
            switch plans {
            case .all(let cell): [cell]
            case .each(let cells): cells.map(\.cell)
            }
        let cells = [free].compactMap(\.self) + named
        return [text] + cells.compactMap { if case .text(let copy) = $0 { copy } else { nil } }
    }

    /// The key under which a mapping says what is free.
    static let freeKey = "free"
}

// MARK: The paywall's file

extension YAMLValue where Value == [PaywallFeature] {
    /// A mapping of features to what the plans have of them:
    ///
    /// ```yaml
    /// features:
    ///   Offline maps: yes                              # in every plan
    ///   Weather: [yearly, monthly]                     # in these
    ///   Entries a month: { free: 10, yearly: Unlimited }
    /// ```
    ///
    /// - Parameter products: the paywall's products and, in a variant, the base's.
    static func features(of products: [PaywallProduct]) -> Self {
        YAMLValue<[(key: Located<String>, value: PaywallFeature)]>
            .entries(of: .feature(of: products))
            .map { entries, _, _ in
                entries.map { key, feature in
                    var feature = feature
                    feature.text = key
                    return feature
                }
            }
    }
}

extension YAMLValue where Value == PaywallFeature {
    /// One feature; its text is the key it stands under.
    fileprivate static func feature(of products: [PaywallProduct]) -> Self {
        .either(
            scalar: YAMLValue<FeatureCell>.featureCell.map { cell, node, _ in
                PaywallFeature(text: Located("", at: node.range), plans: .all(cell))
            },
            sequence: YAMLValue<[Located<String>]>.list(of: .located(.text)).map { aliases, node, diagnostics in
                .make(aliases.map { ($0, .included) }, of: products, node, &diagnostics)
            },
            mapping: YAMLValue<[(key: Located<String>, value: FeatureCell)]>.entries(of: .featureCell)
                .map { entries, node, diagnostics in
                    .make(entries.map { ($0.key, $0.value) }, of: products, node, &diagnostics)
                })
    }
}

extension PaywallFeature {
    /// A feature by what it is in each plan that is named.
    fileprivate static func make(
        _ cells: [(alias: Located<String>, cell: FeatureCell)], of products: [PaywallProduct], _ node: YAMLNode,
        _ diagnostics: inout [Diagnostic]
    ) -> PaywallFeature {
        var free: FeatureCell?
        var named: [FeaturePlans.NamedCell] = []
        for (alias, cell) in cells {
            if let product = products.first(where: { $0.alias == alias.value }) {
                named.append(.init(alias: alias.value, productID: product.id.value, cell: cell))
            } else if alias.value == freeKey {
                free = cell
            } else {
                let names = products.map(\.alias) + [freeKey]
                diagnostics.append(
                    Diagnostic(
                        .paywallFeaturePlanUnknown, "the paywall has no product \(alias.value)", at: alias.range,
                        suggestion: NearestName.find(alias.value, in: names).map { .name($0) },
                        notes: [.init("it has \(names.dropLast().joined(separator: ", ")), and \(freeKey)")]))
            }
        }
        return PaywallFeature(text: Located("", at: node.range), free: free, plans: .each(named))
    }
}

extension YAMLValue where Value == FeatureCell {
    /// `yes` or `no`, a whole number, or a text; in quotes, `"yes"` is a text too.
    fileprivate static var featureCell: Self {
        YAMLValue<Located<String>>.located(.text).map { text, node, _ in
            if node.scalar?.style == .plain {
                switch text.value.lowercased() {
                case "yes", "true": return .included
                case "no", "false": return .notIncluded
                default: break
                }
                if let number = Int(text.value) { return .number(number) }
            }
            let needsTranslation = text.value.contains("{{") || text.value.contains(where: \.isLetter)
            return needsTranslation ? .text(text) : .sign(text.value)
        }
    }
}
