import Localization
import ProductCatalog
import SourceFiles
package import TemplateEngine

/// Turns planned pages into the values that templates print, now that it is known which pages exist.
package struct PageValues: Sendable {
    private let content: SiteContent
    /// Every route that will be built.
    private let routes: Set<Route>
    /// Every route that the site has on the web.
    private let webRoutes: Set<Route>
    private let documentTitles: [Route: String]
    /// The App Store's badge by language, where there is one.
    private let badges: [LanguageTag: TemplateBadge]
    private let words: [LanguageTag: TemplateValue]
    /// The languages' own names, which ICU takes its time to find.
    private let autonyms: [LanguageTag: String]
    /// Links into the App Store by locale.
    private let links: [LanguageTag: StoreLinks]
    /// Stands where the page's policy goes once the rest is rendered.
    private let policyPlaceholder: String

    package init(content: SiteContent, plan: SitePlan, policyPlaceholder: String) {
        let pages = plan.pages
        self.content = content
        self.policyPlaceholder = policyPlaceholder
        routes = Set(pages.map(\.route))
        webRoutes = plan.webRoutes
        documentTitles = plan.documentTitles
        badges = TemplateBadge.find(in: content, languages: Set(pages.map(\.language)))
        var words: [LanguageTag: TemplateValue] = [:]
        for language in Set(pages.map(\.language)) { words[language] = WordsSchema.value(for: language) }
        self.words = words
        let tags = content.settings.locales.map(\.tag)
        autonyms = Dictionary(tags.map { ($0, $0.autonym) }) { first, _ in first }
        links = Dictionary(
            content.settings.locales.map { locale in
                let storefront = locale.storefronts.first.flatMap { Storefront.find($0.value) }
                return (
                    locale.tag, StoreLinks(app: content.settings.app, storefront: storefront, host: content.host)
                )
            }, uniquingKeysWith: { first, _ in first })
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
            // In an app, too, a page is one of the open web until its script finds the host.
            "host": .text(content.host == .preview ? "preview" : "web"),
            "title": .text(page.title),
            "description": .text(page.description),
            "content_security_policy": .text(policyPlaceholder),
            "canonical": .optional(url: isForApp ? nil : address(of: page.canonicalRoute)),
            "robots": page.isHidden && !isForApp ? .text("noindex") : .absent,
            "alternates": .list(page.isIndexed && !isForApp ? alternates(of: page) : []),
            "languages": .list(languages(of: page)),
            "site": site(for: page),
            "legal": legal(for: page),
            "words": words[page.language] ?? WordsSchema.value(for: page.language),
            "structured_data": .optional(
                json: isForApp ? nil : StructuredData.value(of: page, settings: content.settings)),
        ]
        switch page.content {
        case .chooser: values["chooser"] = PageSchema.chooser.makeValue(["headline": .text(page.title)])
        case .pricing(let pricing): values["pricing"] = pricing.value(on: page.route)
        case .document(let document):
            values["document"] = PageSchema.document.makeValue([
                "title": .text(document.title), "body": .trustedHTML(html(of: document, on: page)),
            ])
        case .paywall(let paywall):
            values["paywall"] = paywall.value(on: page.route, links: links(on: page))
            values["page_data"] = .json(paywall.data)
        }
        return PageSchema.page.makeValue(values)
    }

    /// The same page in every language it exists in, and `x-default`; none for a page that stands alone.
    package func alternateRoutes(of page: PlannedPage) -> [(language: String, route: Route)] {
        let locales = content.settings.realLocales.filter { $0.fallback == nil }.map(\.tag)
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
    /// Whether the pages lie in an app, which no search engine reads.
    private var isForApp: Bool { content.host == .app }

    private func address(of route: Route) -> String { content.settings.url.value.address(of: route) }

    private func links(on page: PlannedPage) -> StoreLinks {
        page.route.locale.flatMap { links[$0] }
            ?? StoreLinks(app: content.settings.app, storefront: nil, host: content.host)
    }

    private func alternates(of page: PlannedPage) -> [TemplateValue] {
        alternateRoutes(of: page).map { alternate in
            PageSchema.alternate.makeValue([
                "language": .text(alternate.language),
                "url": .url(address(of: alternate.route)),
            ])
        }
    }

    /// The language chooser of a page: the languages in which that very page exists; on the chooser, the locales. No page
    /// leads a visitor to a pseudo-locale, whose own pages alone name it.
    private func languages(of page: PlannedPage) -> [TemplateValue] {
        content.settings.locales.compactMap { locale in
            let target = page.route.locale == nil ? Route.pricing(locale.tag) : page.route.inLocale(locale.tag)
            let isHidden = locale.isPseudo && page.route.locale != locale.tag
            guard routes.contains(target), !isHidden else { return nil }
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
        let home = [page.route.locale.map { Route.pricing($0) }, .chooser].compactMap(\.self).first(
            where: routes.contains)
        let links = links(on: page)
        return PageSchema.site.makeValue([
            "name": .text(content.settings.name.value),
            "home_url": .optional(url: home.map { page.route.link(to: $0) }),
            "app_store_url": .optional(url: links.appStore),
            "badge": links.appStore == nil
                ? .absent : badges[page.language]?.value(on: page.route) ?? .absent,
            "icon": picture(content.settings.icon) { page.route.link(toFile: $0) },
            "image": picture(content.settings.image) { content.settings.url.value.address(ofFile: $0) },
            "smart_banner": .optional(text: links.smartBanner(address: address(of: page.route))),
        ])
    }

    /// A picture of the content folder, on the web.
    private func picture(_ name: Located<String>?, link: (String) -> String) -> TemplateValue {
        guard !isForApp, let name, let asset = content.assets[name.value], let size = asset.size else { return .absent }
        return PageSchema.picture.makeValue([
            "url": .url(link(asset.outputPath)), "width": .text(String(size.width)),
            "height": .text(String(size.height)),
        ])
    }

    private func legal(for page: PlannedPage) -> TemplateValue {
        PageSchema.legal.makeValue([
            "terms_url": .optional(url: link(content.settings.legal.terms?.value, on: page)),
            "privacy_url": .optional(url: link(content.settings.legal.privacy?.value, on: page)),
            "pages": .list(legalPages(on: page)),
        ])
    }

    /// The other legal pages that a page's locale has; nobody else needs them.
    private func legalPages(on page: PlannedPage) -> [TemplateValue] {
        guard let locale = page.route.locale else { return [] }
        return content.settings.legal.pages.compactMap { name in
            let route = Route.document(locale, name: name.value)
            return documentTitles[route].map { title in
                PageSchema.link.makeValue(["title": .text(title), "url": .url(webLink(to: route, on: page))])
            }
        }
    }

    /// A link to a page that the site has on the web. An app has the paywalls alone.
    private func webLink(to route: Route, on page: PlannedPage) -> String {
        routes.contains(route) ? page.route.link(to: route) : address(of: route)
    }

    /// A Markdown page's HTML with its links; in a pseudo-locale, disguised.
    private func html(of document: DocumentContent, on page: PlannedPage) -> String {
        let html = document.body.html { link($0, on: page) }
        return page.language.pseudoLocale.map { PseudoMarkup.html(html, in: $0) } ?? html
    }

    /// A link of a Markdown page; its fragment, if it has one, follows in the HTML.
    private func link(_ part: DocumentBody.Part, on page: PlannedPage) -> String {
        switch part {
        case .html(let html): return html
        case .file(let path): return page.route.link(toFile: path)
        case .page(let name):
            let locales = [page.route.locale].compactMap(\.self) + content.settings.realLocales.map(\.tag)
            let target = locales.lazy.map { name.route(in: $0) }.first(where: routes.contains)
            // A page that is left out in every language has been said; the link stays on its own page then.
            return page.route.link(to: target ?? page.route)
        }
    }

    private func link(_ link: LegalLink?, on page: PlannedPage) -> String? {
        switch link {
        case nil: return nil
        case .apple: return LegalLink.appleTermsURL
        case .url(let url): return url
        case .page(let name):
            // Every paywall needs the link: where the page lacks this language, it leads to the first that has it.
            let locales = [page.route.locale].compactMap(\.self) + content.settings.realLocales.map(\.tag)
            let target = locales.lazy.map { Route.document($0, name: name) }.first(where: webRoutes.contains)
            return target.map { webLink(to: $0, on: page) }
        }
    }
}
