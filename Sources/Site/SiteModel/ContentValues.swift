import TemplateEngine

extension PaywallContent {
    /// The value of `paywall` in the page schema.
    func value(on route: Route, links: StoreLinks) -> TemplateValue {
        let blocks = products.enumerated().map { index, product in product.value(index: index, features: features) }
        let selected = products.firstIndex { $0.isSelected } ?? 0
        return PageSchema.paywall.makeValue(fields: [
            "name": .text(name), "variant": .optional(text: variant),
            "icon": .optional(trustedHTML: icon.flatMap(Icons.svg)),
            "headline": .text(headline), "subtitle": .optional(text: subtitle),
            "benefits": .list(benefits.map { PageSchema.benefit.makeValue(fields: ["text": .text($0)]) }),
            "has_features": .flag(!features.isEmpty), "has_free": .flag(features.contains { $0.free != nil }),
            "features": .list(features.map { $0.value(of: Array(products.indices)) }),
            "products": .list(blocks), "selected": blocks[selected],
            "has_periods": .flag(periods.count > 1), "periods": .list(periodValues(blocks)),
            "locked": locked.map { $0.value(on: route) } ?? .absent,
            "has_restore": .flag(actions.contains(.restore)), "has_redeem": .flag(actions.contains(.redeem)),
            "has_manage": .flag(actions.contains(.manage)), "has_close": .flag(actions.contains(.close)),
            "redeem_url": .optional(url: actions.contains(.redeem) ? links.redeem(code: offerCode) : nil),
            "manage_url": .optional(url: actions.contains(.manage) ? links.manage : nil),
            "buy_url": .optional(url: links.appStore),
            "storefront_note": .optional(text: storefrontNotes.asParagraph),
            "tax_note": .optional(text: taxNote),
        ])
    }
}

extension PaywallContent.Locked {
    func value(on route: Route) -> TemplateValue {
        PageSchema.locked.makeValue(fields: [
            "image_url": .url(route.link(toFile: imagePath)),
            "width": .text(String(size.width)), "height": .text(String(size.height)),
            "alternative": .text(alternative), "unlock": .text(unlock), "save": .text(save),
        ])
    }
}

extension PricingContent {
    /// The value of `pricing` in the page schema.
    func value(on route: Route) -> TemplateValue {
        PageSchema.pricing.makeValue(fields: [
            "headline": .text(headline),
            "paywalls": .list(paywalls.map { $0.value(on: route) }),
            "documents": .list(
                documents.map { document in
                    PageSchema.link.makeValue(fields: [
                        "title": .text(document.title), "url": .url(route.link(to: document.route)),
                    ])
                }),
        ])
    }
}

extension PricingContent.Paywall {
    func value(on page: Route) -> TemplateValue {
        PageSchema.pricingPaywall.makeValue(fields: [
            "name": .text(route.folders.last ?? ""),
            "icon": .optional(trustedHTML: icon.flatMap(Icons.svg)),
            "headline": .text(headline), "subtitle": .optional(text: subtitle),
            "url": .url(page.link(to: route)), "link_label": .text(linkLabel),
            "products": .list(
                products.map { product in
                    PageSchema.pricingProduct.makeValue(fields: [
                        "name": .text(product.name), "price_line": .text(product.priceLine),
                        "total": .optional(text: product.total),
                    ])
                }),
            "storefront_note": .optional(text: storefrontNote),
            "tax_note": .optional(text: taxNote),
        ])
    }
}

extension TemplateValue {
    /// Trusted HTML, or absent.
    static func optional(trustedHTML: String?) -> TemplateValue { trustedHTML.map { .trustedHTML($0) } ?? .absent }
}
