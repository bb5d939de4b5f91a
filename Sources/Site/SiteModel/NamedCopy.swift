package import SourceFiles

/// A text of a site and where a person finds it.
package struct NamedCopy: Sendable {
    /// "paywall pro", or "site.yaml".
    package let owner: String
    /// Its key there: `headline`, `benefits`, `products.yearly.badge`.
    package let key: String
    package let text: Located<String>
}

extension PaywallSource {
    /// Every text that a person wrote, with its key: the paywall's own, then what its variants have beyond it. A text that
    /// stands twice is named once, by its first place.
    package var namedCopy: [NamedCopy] {
        var seen: Set<String> = []
        let own = ownCopy.map { NamedCopy(owner: "paywall \(name)", key: $0, text: $1) }
        let others = variants.flatMap { variant in
            variant.paywall.ownCopy.map {
                NamedCopy(owner: "paywall \(name)", key: "variants.\(variant.name).\($0)", text: $1)
            }
        }
        return (own + others).filter { seen.insert($0.text.value).inserted }
    }

    private var ownCopy: [(String, SourceCopy)] {
        var copy: [(String, SourceCopy)] = [("headline", headline)]
        if let subtitle { copy.append(("subtitle", subtitle)) }
        copy += benefits.map { ("benefits", $0) }
        copy += features.flatMap(\.copy).map { ("features", $0) }
        for product in products {
            if let name = product.name { copy.append(("products.\(product.alias).name", name)) }
            if let badge = product.badge { copy.append(("products.\(product.alias).badge", badge)) }
        }
        for kind in ButtonKind.allCases {
            if let text = button[kind] { copy.append(("button.\(kind.rawValue)", text)) }
        }
        if let locked {
            copy += [
                ("locked.alt", locked.alternative), ("locked.unlock", locked.unlock), ("locked.save", locked.save),
            ]
        }
        return copy
    }
}

extension SiteSettings {
    /// The site's own values, which have a text in every language too; sorted by name.
    package var namedCopy: [NamedCopy] {
        custom.keys.sorted().compactMap { name in
            custom[name].map { NamedCopy(owner: "site.yaml", key: "custom.\(name)", text: $0) }
        }
    }
}
