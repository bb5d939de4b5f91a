import Localization
import SourceFiles
package import TemplateEngine

/// Turns planned pages into the values that templates print, now that it is known which pages exist.
package struct PageValues: Sendable {
    private let content: SiteContent
    /// Every route that will be built.
    private let routes: Set<Route>
    private let words: [LanguageTag: TemplateValue]
    /// The languages' own names, which ICU takes its time to find.
    private let autonyms: [LanguageTag: String]
    private let links: StoreLinks
    /// Stands where the page's policy goes once the rest is rendered.
    private let policyPlaceholder: String

    package init(content: SiteContent, pages: [PlannedPage], policyPlaceholder: String) {
        self.content = content
        self.policyPlaceholder = policyPlaceholder
        routes = Set(pages.map(\.route))
        var words: [LanguageTag: TemplateValue] = [:]
        for language in Set(pages.map(\.language)) { words[language] = WordsSchema.value(for: language) }
        self.words = words
        let tags = content.settings.locales.map(\.tag)
        autonyms = Dictionary(tags.map { ($0, $0.autonym) }) { first, _ in first }
        links = StoreLinks(app: content.settings.app)
    }

    /// The value of a page by `ThemeOptions.schema`: with what the options of its theme are.
    package func value(of page: PlannedPage, options: ThemeOptionValues) -> TemplateValue {
        guard case .record(let fields) = value(of: page) else { preconditionFailure("a page is a record") }
        return .record(fields + [options.value(on: page.route)])
    }

    /// The value of a page, by `PageSchema.page`.
    package func value(of page: PlannedPage) -> TemplateValue {
        var values: [String: TemplateValue] = [
            "language": .text(page.language.identifier),
            "direction": .text(page.language.direction.rawValue),
            "host": .text(content.host.rawValue),
            "title": .text(page.title),
            "description": .text(page.description),
            "content_security_policy": .text(policyPlaceholder),
            "canonical": .url(content.settings.url.value.address(of: page.canonicalRoute)),
            "robots": page.isVariant ? .text("noindex") : .absent,
            "alternates": .list(page.isIndexed ? alternates(of: page) : []),
            "languages": .list(languages(of: page)),
            "site": site(for: page),
            "legal": legal(for: page),
            "words": words[page.language] ?? WordsSchema.value(for: page.language),
            "structured_data": .optional(json: StructuredData.value(of: page, settings: content.settings)),
        ]
        switch page.content {
        case .chooser: values["chooser"] = PageSchema.chooser.makeValue(["headline": .text(page.title)])
        case .pricing(let pricing): values["pricing"] = pricing.value(on: page.route)
        case .document(let document):
            values["document"] = PageSchema.document.makeValue([
                "title": .text(document.title), "body": .trustedHTML(document.body),
            ])
        case .paywall(let paywall):
            values["paywall"] = paywall.value(on: page.route, links: links)
            values["page_data"] = .json(paywall.data)
        }
        return PageSchema.page.makeValue(values)
    }

    /// The same page in every language it exists in, and `x-default`; none for a page that stands alone.
    package func alternateRoutes(of page: PlannedPage) -> [(language: String, route: Route)] {
        let locales = content.settings.locales.filter { $0.fallback == nil }.map(\.tag)
        let siblings =
            page.route.locale == nil
            ? locales.map { ($0.identifier, Route.pricing($0)) }
            : locales.map { ($0.identifier, page.route.inLocale($0)) }
        let existing = siblings.filter { routes.contains($0.1) }.map { (language: $0.0, route: $0.1) }
        switch page.route {
        case .chooser, .pricing: return existing + [(language: "x-default", route: Route.chooser)]
        case .paywall, .document, .variant:
            guard existing.count > 1, let first = existing.first else { return [] }
            return existing + [(language: "x-default", route: first.route)]
        }
    }
}

extension PageValues {
    private func alternates(of page: PlannedPage) -> [TemplateValue] {
        alternateRoutes(of: page).map { alternate in
            PageSchema.alternate.makeValue([
                "language": .text(alternate.language),
                "url": .url(content.settings.url.value.address(of: alternate.route)),
            ])
        }
    }

    /// The language chooser of a page: the languages in which that very page exists; on the chooser, the locales.
    private func languages(of page: PlannedPage) -> [TemplateValue] {
        content.settings.locales.compactMap { locale in
            let target = page.route.locale == nil ? Route.pricing(locale.tag) : page.route.inLocale(locale.tag)
            guard routes.contains(target) else { return nil }
            return PageSchema.language.makeValue([
                "language": .text(locale.tag.identifier),
                "direction": .text(locale.tag.direction.rawValue),
                "name": .text(autonyms[locale.tag] ?? locale.tag.identifier),
                "url": .url(page.route.link(to: target)),
                "is_current": .flag(page.route.locale == locale.tag),
            ])
        }
    }

    private func site(for page: PlannedPage) -> TemplateValue {
        let home = page.route.locale.map { Route.pricing($0) } ?? .chooser
        return PageSchema.site.makeValue([
            "name": .text(content.settings.name.value),
            "home_url": .url(page.route.link(to: routes.contains(home) ? home : .chooser)),
            "app_store_url": .optional(url: links.appStore),
            "smart_banner": .optional(text: links.smartBanner),
        ])
    }

    private func legal(for page: PlannedPage) -> TemplateValue {
        PageSchema.legal.makeValue([
            "terms_url": .optional(url: link(content.settings.legal.terms?.value, on: page)),
            "privacy_url": .optional(url: link(content.settings.legal.privacy?.value, on: page)),
        ])
    }

    private func link(_ link: LegalLink?, on page: PlannedPage) -> String? {
        switch link {
        case nil: return nil
        case .apple: return LegalLink.appleTermsURL
        case .url(let url): return url
        case .page(let name):
            // Every paywall needs the link: where the page lacks this language, it leads to the first that has it.
            let locales = [page.route.locale].compactMap(\.self) + content.settings.locales.map(\.tag)
            let target = locales.lazy.map { Route.document($0, name: name) }.first(where: routes.contains)
            return target.map { page.route.link(to: $0) }
        }
    }
}

/// Where links into the App Store lead.
struct StoreLinks: Sendable {
    var app: AppSettings?

    /// The app's page.
    var appStore: String? { app.map { "https://apps.apple.com/app/id\($0.id.value)" } }
    /// Where an offer code is redeemed (Apple, "Provide a redemption URL").
    var redeem: String? { app.map { "https://apps.apple.com/redeem?ctx=offercodes&id=\($0.id.value)" } }
    /// Where subscriptions are managed (Apple, "Managing your subscriptions").
    var manage: String { "https://apps.apple.com/account/subscriptions" }
    /// The content of the Smart App Banner's meta element.
    var smartBanner: String? { app.map { "app-id=\($0.id.value)" } }
}
