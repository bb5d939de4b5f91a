package import Diagnostics
import ProductCatalog
package import SourceFiles

/// Reads a file of `paywalls/`.
package enum PaywallReader {
    /// The paywall; `nil` when a needed key is missing or wrong, which has been reported.
    ///
    /// - Parameter name: the file's name without `.yaml`.
    package static func read(
        _ node: YAMLNode, name: String, into diagnostics: inout [Diagnostic]
    ) -> PaywallSource? {
        guard var paywall = readKeys(node, name: name, base: nil, into: &diagnostics) else { return nil }
        guard let variants = node["variants"] else { return paywall }
        guard let members = variants.mapping else {
            diagnostics.append(.wrongKind(variants, expected: "a mapping"))
            return paywall
        }
        for member in members {
            if let variant = readVariant(member, of: node, base: paywall, into: &diagnostics) {
                paywall.variants.append(variant)
            }
        }
        return paywall
    }
}

extension PaywallReader {
    /// A variant: the base's mapping with the variant's members in place of its own, read as a paywall of its own.
    private static func readVariant(
        _ member: YAMLMember, of base: YAMLNode, base paywall: PaywallSource, into diagnostics: inout [Diagnostic]
    ) -> PaywallVariant? {
        AddressName.check(Located(member.key, at: member.keyRange), of: "the variant", into: &diagnostics)
        guard let overrides = member.value.isEmpty ? [] : member.value.mapping else {
            diagnostics.append(.wrongKind(member.value, expected: "a mapping"))
            return nil
        }
        var weight: Int? = 1
        if let node = overrides.first(where: { $0.key == "weight" })?.value {
            weight = node.scalar.flatMap { Int($0.text) }.flatMap { $0 >= 1 ? $0 : nil }
            if weight == nil {
                diagnostics.append(
                    Diagnostic(
                        .paywallWeightInvalid, "a weight is a whole number of 1 or more", at: node.contentRange))
            }
        }
        let own = overrides.filter { $0.key != "weight" }
        let replaced = Set(own.map(\.key)).union(["variants"])
        let merged = YAMLNode(
            value: .mapping((base.mapping ?? []).filter { !replaced.contains($0.key) } + own),
            range: member.value.range)
        // Only what the variant adds can be wrong anew; what the base got wrong has been reported once.
        var found: [Diagnostic] = []
        let read = readKeys(merged, name: paywall.name, base: paywall, into: &found)
        diagnostics += found.filter { $0.isInside(member.value.range) }
        guard let weight, let read else { return nil }
        return PaywallVariant(name: member.key, weight: weight, paywall: read, range: member.keyRange)
    }

    private static func readKeys(
        _ node: YAMLNode, name: String, base: PaywallSource?, into diagnostics: inout [Diagnostic]
    ) -> PaywallSource? {
        YAMLMappingReader.read(node, describedAs: "the paywall", into: &diagnostics) { keys in
            let layout = keys.required("layout", .choice(of: PaywallSource.Layout.self))
            let theme = keys.optional("theme", .located(.text))
            let themeOptions = keys.optional("theme_options", .themeOptionSettings, default: ThemeOptionSettings())
            let icon = keys.optional("icon", .icon)
            let headline = keys.required("headline", .located(.text))
            let subtitle = keys.optional("subtitle", .located(.text))
            let benefits = keys.optional("benefits", .list(of: .located(.text)), default: [])
            let products = keys.required("products", .products(base: base))
            let known = (products?.products ?? []) + (base?.products ?? [])
            let features = keys.optional("features", .features(of: known), default: [])
            let button = keys.optional("button", .button, default: [:])
            let actions = keys.optional("actions", .oneOrMany(of: .choice(of: PaywallAction.self)), default: [])
            let offerCode = keys.optional("offer_code", .offerCode)
            let locked = keys.optional("locked", .locked)
            let signals = keys.optional("signals", .signals, default: [:])
            if base == nil { keys.know("variants") }
            guard let layout, let headline, let products else { return nil }
            if layout == .gate, locked == nil, !keys.has("locked") {
                keys.report(
                    Diagnostic(
                        .paywallLockedMissing, "the layout gate needs locked: the picture behind it",
                        at: keys.keyRange(of: "layout") ?? keys.range,
                        suggestion: .write("locked: { image: assets/…, alt: …, unlock: …, save: … }")))
            }
            return PaywallSource(
                name: name, layout: layout, theme: theme, themeOptions: themeOptions, icon: icon, headline: headline,
                subtitle: subtitle,
                benefits: benefits, features: features, products: products.products, keepsOrder: products.keepsOrder,
                button: button, actions: actions, offerCode: offerCode, locked: locked, signals: signals, variants: [],
                range: keys.range)
        }
    }
}

extension Diagnostic {
    /// Whether the finding stands inside a stretch of the same file.
    fileprivate func isInside(_ range: SourceRange) -> Bool {
        guard case .range(let own) = place else { return false }
        return own.source === range.source && range.offsets.contains(own.offsets.lowerBound)
    }
}

/// Names that become part of an address.
package enum AddressName {
    /// Reports a name that has other than small letters, digits and inner hyphens, and says whether it is fine.
    @discardableResult
    package static func check(
        _ name: Located<String>, of subject: String, into diagnostics: inout [Diagnostic]
    ) -> Bool {
        if isValid(name.value) { return true }
        let valid = String(
            name.value.lowercased().map { character in
                character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
            })
        diagnostics.append(
            Diagnostic(
                .siteNameInvalid,
                "\(subject) \(name.value) has other than small letters, digits and hyphens in its name",
                at: name.range, suggestion: isValid(valid) ? .name(valid) : nil))
        return false
    }

    package static func isValid(_ name: String) -> Bool {
        let allowed = name.utf8.allSatisfy {
            (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D
        }
        return allowed && !name.isEmpty && name.utf8.count <= 80 && !name.hasPrefix("-") && !name.hasSuffix("-")
    }
}
