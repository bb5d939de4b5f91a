import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

extension CheckedSite {
    /// A site as it was planned and rendered.
    ///
    /// - Parameters:
    ///   - files: bytes by path below the output folder, a page for every planned one among them.
    ///   - options: what the options of its theme are on a page.
    package static func make(
        _ content: SiteContent, plan: SitePlan, themes: [String: CheckedTheme], files: [String: [UInt8]],
        options: (PlannedPage) -> ThemeOptionValues
    ) -> CheckedSite {
        CheckedSite(
            settings: content.settings.range, legal: content.settings.legal, url: content.settings.url.value,
            host: content.host,
            locales: content.settings.locales.map { ($0.tag, $0.fallback != nil) },
            pages: plan.pages.map { page in
                CheckedPage(
                    route: page.route, language: page.language, canonicalRoute: page.canonicalRoute,
                    isIndexed: page.isIndexed, layout: page.layout,
                    theme: (page.theme ?? content.settings.theme).value, chosenColors: options(page).chosenColors,
                    html: files[page.route.outputPath] ?? [], paywall: paywall(of: page, content),
                    markdown: markdown(of: page, content))
            },
            files: Set(files.keys), themes: themes, translations: translations(content),
            waivers: content.settings.waivers)
    }
}

extension CheckedSite {
    private static func paywall(of page: PlannedPage, _ content: SiteContent) -> CheckedPaywall? {
        guard case .paywall(let shown) = page.content,
            let base = content.paywalls.first(where: { $0.name == page.route.paywallName })
        else { return nil }
        let source = base.variants.first { $0.name == shown.variant }?.paywall ?? base.shown
        return CheckedPaywall(
            name: base.name, actions: shown.actions, benefits: shown.benefits,
            products: shown.products.map { product(of: $0, in: source, content) },
            copy: source.copy,
            promises: [source.headline] + [source.subtitle].compactMap(\.self) + source.benefits
                + source.products.compactMap(\.badge),
            range: base.range)
    }

    private static func product(
        of block: ProductBlock, in source: PaywallSource, _ content: SiteContent
    ) -> CheckedProduct {
        let written = source.products.first { $0.alias == block.alias }
        let type = content.catalog.product(id: block.id)?.type
        return CheckedProduct(
            id: block.id, plan: block.plan, name: block.name, price: block.price, period: block.periodLine,
            offer: block.offer,
            commitment: block.commitment.map {
                .init(bill: $0.bill, total: $0.total, payments: $0.payments, cancel: $0.cancel)
            },
            renewal: block.renewal, isRestorable: type != .consumable,
            place: written?.id.range ?? source.headline.range)
    }

    private static func markdown(of page: PlannedPage, _ content: SiteContent) -> SourceText? {
        guard case .document(_, let name) = page.route else { return nil }
        return content.documents.first { $0.name == name && $0.language.best(in: [page.language]) != nil }?
            .range.source
    }

    /// The copy of all paywalls in the languages of the site, where a String Catalog has it as a plain text.
    private static func translations(_ content: SiteContent) -> [CheckedTranslation] {
        let languages = content.settings.locales.map(\.contentLanguage)
        var seen = Set<String>()
        let copy = content.paywalls.flatMap { [$0] + $0.variants.map(\.paywall) }.flatMap(\.copy)
        return copy.filter { seen.insert($0.value).inserted }.flatMap { copy in
            // A key that is no sentence has a text of its own in the source language.
            let source =
                content.sourceLanguage.flatMap { content.strings.lookup(copy.value, in: $0).text } ?? copy.value
            return languages.compactMap { language -> CheckedTranslation? in
                guard case .found(let text, let place) = content.strings.lookup(copy.value, in: language)
                else { return nil }
                return CheckedTranslation(
                    source: source, language: language, text: Located(text, at: place ?? copy.range))
            }
        }
    }
}

extension Route {
    /// The paywall's file name, on paywalls and their variants.
    package var paywallName: String? {
        switch self {
        case .paywall(_, let name), .variant(_, let name, _): name
        case .chooser, .pricing, .document: nil
        }
    }

    /// What waivers call the page.
    package var pageName: String {
        switch self {
        case .chooser: "chooser"
        case .pricing: "pricing"
        case .paywall(_, let name), .document(_, let name), .variant(_, let name, _): name
        }
    }
}
