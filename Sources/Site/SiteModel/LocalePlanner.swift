import CopyVariables
import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

/// Plans the pages of one locale.
struct LocalePlanner {
    private let content: SiteContent
    private let locale: LocaleSettings
    private let language: CopyLanguage
    private let paywalls: PaywallPlanner

    /// `nil` when the locale's language or storefront is unknown, which has been reported.
    init?(content: SiteContent, locale: LocaleSettings) {
        guard let language = CopyLanguage(locale.contentLanguage),
            let code = locale.storefronts.first, let storefront = Storefront.find(code.value),
            let sourceLanguage = content.sourceLanguage
        else { return nil }
        self.content = content
        self.locale = locale
        self.language = language
        let book = CopyBook(
            strings: content.strings, sourceLanguage: sourceLanguage,
            customNames: content.settings.custom.keys.sorted())
        paywalls = PaywallPlanner(
            content: content, locale: locale, storefront: storefront, language: language, book: book)
    }

    /// The locale's pages: pricing, then paywalls with their variants, then documents.
    func pages(findings: inout PlanFindings) -> [PlannedPage] {
        let paywallPages = content.paywalls.flatMap { pages(of: $0, findings: &findings) }
        var documentFindings = PlanFindings()
        let documentPages = documents(findings: &documentFindings)
        // An app has no documents, so none is missing in it.
        if content.host != .app { findings.merge(documentFindings) }
        if paywallPages.isEmpty, documentPages.isEmpty { return [] }
        return [pricing(paywallPages, documentPages)] + paywallPages + documentPages
    }
}

extension LocalePlanner {
    /// A paywall's own page, which shows its first variant, and one for each variant.
    private func pages(of paywall: PaywallSource, findings: inout PlanFindings) -> [PlannedPage] {
        let route = Route.paywall(locale.tag, name: paywall.name)
        var pages: [PlannedPage] = []
        var own = PlanFindings()
        if let page = page(paywall.shown, base: paywall, at: route, variant: nil, findings: &own) { pages.append(page) }
        let hasBase = !pages.isEmpty
        for variant in paywall.variants {
            let route = Route.variant(locale.tag, paywall: paywall.name, name: variant.name)
            let page = page(variant.paywall, base: paywall, at: route, variant: variant.name, findings: &own)
            // A variant's canonical address is the paywall: without it there is none.
            if let page, hasBase { pages.append(page) } else { own.note(leftOut: route) }
        }
        findings.merge(own)
        return pages
    }

    private func page(
        _ paywall: PaywallSource, base: PaywallSource, at route: Route, variant: String?,
        findings: inout PlanFindings
    ) -> PlannedPage? {
        var own = PlanFindings()
        defer { findings.merge(own) }
        guard let planned = paywalls.plan(paywall, base: base, at: route, variant: variant, findings: &own) else {
            return nil
        }
        return PlannedPage(
            route: route, layout: paywall.layout.rawValue, theme: paywall.theme, themeOptions: paywall.themeOptions,
            language: language.language,
            title: title(planned.headline), description: planned.subtitle ?? planned.benefits.first ?? planned.headline,
            content: .paywall(planned))
    }

    private func documents(findings: inout PlanFindings) -> [PlannedPage] {
        var pages: [PlannedPage] = []
        for (name, sources) in Dictionary(grouping: content.documents, by: \.name).sorted(by: { $0.key < $1.key }) {
            let route = Route.document(locale.tag, name: name)
            let wanted = language.language.pseudoLocale == nil ? language.language : content.sourceLanguage
            let best = wanted?.best(in: sources.map(\.language))
            guard let source = sources.first(where: { $0.language == best }), best != nil else {
                // A page that the source language lacks too is for its own languages alone.
                if let first = sources.first(where: { isSource($0.language) }) {
                    findings.note(
                        missing: "the page \(name) is not there", at: first.title.range, in: language.language,
                        for: route, kind: .pageLeftOut)
                }
                continue
            }
            let document = DocumentContent(
                title: language.language.disguisedText(source.title.value), body: source.body)
            pages.append(
                PlannedPage(
                    route: route, layout: "document", theme: nil, language: language.language,
                    title: title(document.title),
                    description: source.description.map { language.language.disguisedText($0.value) } ?? document.title,
                    content: .document(document)))
        }
        return pages
    }

    private func isSource(_ language: LanguageTag) -> Bool {
        content.sourceLanguage.map { $0 == language || language.best(in: [$0]) != nil } ?? false
    }

    private func pricing(_ paywalls: [PlannedPage], _ documents: [PlannedPage]) -> PlannedPage {
        let headline = language.wording.plansAndPrices
        var content = PricingContent(headline: headline, paywalls: [], documents: [])
        for page in paywalls {
            guard case .paywall = page.route, case .paywall(let paywall) = page.content else { continue }
            content.paywalls.append(
                PricingContent.Paywall(
                    route: page.route, icon: paywall.icon, headline: paywall.headline, subtitle: paywall.subtitle,
                    linkLabel: language.wording.seePlan(name: paywall.headline),
                    products: paywall.products.map {
                        ($0.name, $0.commitment?.bill ?? $0.priceLine, $0.commitment?.total)
                    },
                    storefrontNote: paywall.storefrontNotes.asParagraph, taxNote: paywall.taxNote))
        }
        for page in documents {
            guard case .document(let document) = page.content else { continue }
            content.documents.append(PricingContent.Document(route: page.route, title: document.title))
        }
        let name = self.content.settings.name.value
        return PlannedPage(
            route: .pricing(locale.tag), layout: "pricing", theme: nil, language: language.language,
            title: title(headline), description: "\(name): \(headline)", content: .pricing(content))
    }

    private func title(_ text: String) -> String { "\(text) · \(content.settings.name.value)" }
}
