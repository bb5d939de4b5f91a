import Diagnostics
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
    private let languageNames: LanguageNames
    /// By any one of the pages of a group: the one in the first locale.
    private let groups: [Route: PageGroup]
    private let firstLocale: LanguageTag?
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
        let names = LanguageNames(content.settings.locales.map(\.tag))
        languageNames = names
        firstLocale = content.settings.locales.first?.tag
        var groups: [Route: PageGroup] = [:]
        for page in pages {
            let route = page.route.inLocale(firstLocale)
            if groups[route] == nil {
                groups[route] = PageGroup(route, settings: content.settings, routes: routes, names: names)
            }
        }
        self.groups = groups
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
        let group = group(of: page)
        var pricing = TemplateValue.absent
        var document = TemplateValue.absent
        var paywall = TemplateValue.absent
        var chooser = TemplateValue.absent
        var data: JSONText?
        switch page.content {
        case .chooser: chooser = PageSchema.chooser.makeValue(fields: ["headline": .text(page.title)])
        case .pricing(let content): pricing = content.value(on: page.route)
        case .document(let content):
            document = PageSchema.document.makeValue(fields: [
                "title": .text(content.title), "body": .trustedHTML(html(of: content, on: page)),
            ])
        case .paywall(let content):
            paywall = content.value(on: page.route, links: links(on: page))
            data = content.data
        }
        return PageSchema.page.makeValue(fields: [
            "language": .text(page.language.identifier),
            "direction": .text(page.language.direction.rawValue),
            // In an app, too, a page is one of the open web until its script finds the host.
            "host": .text(content.host == .preview ? "preview" : "web"),
            "title": .text(page.title),
            "description": .text(page.description),
            "content_security_policy": .text(policyPlaceholder),
            "canonical": .optional(url: isForApp ? nil : address(of: page.canonicalRoute)),
            "robots": page.isHidden && !isForApp ? .text("noindex") : .absent,
            "alternates": page.isIndexed && !isForApp ? group.alternates : .list([]),
            "languages": group.languages(on: page.route, names: languageNames),
            "site": site(for: page),
            "legal": legal(for: page),
            "words": words[page.language] ?? WordsSchema.value(for: page.language),
            "structured_data": .optional(
                json: isForApp ? nil : StructuredData.value(of: page, settings: content.settings)),
            "page_data": .optional(json: data),
            "chooser": chooser, "pricing": pricing, "document": document, "paywall": paywall,
        ])
    }

    /// The same page in every language it exists in, and `x-default`; none for a page that stands alone.
    package func alternateRoutes(of page: PlannedPage) -> [(language: String, route: Route)] {
        group(of: page).alternateRoutes
    }

    /// The page that stands for all languages of a page.
    package func representative(of page: PlannedPage) -> Route { page.route.inLocale(firstLocale) }
}

extension PageValues {
    /// Whether the pages lie in an app, which no search engine reads.
    private var isForApp: Bool { content.host == .app }

    private func address(of route: Route) -> String { content.settings.url.value.address(of: route) }

    private func links(on page: PlannedPage) -> StoreLinks {
        page.route.locale.flatMap { links[$0] }
            ?? StoreLinks(app: content.settings.app, storefront: nil, host: content.host)
    }

    private func group(of page: PlannedPage) -> PageGroup {
        groups[representative(of: page)]
            ?? PageGroup(page.route, settings: content.settings, routes: routes, names: languageNames)
    }

    private func site(for page: PlannedPage) -> TemplateValue {
        let home = [page.route.locale.map { Route.pricing($0) }, .chooser].compactMap(\.self).first(
            where: routes.contains)
        let links = links(on: page)
        return PageSchema.site.makeValue(fields: [
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
        return PageSchema.picture.makeValue(fields: [
            "url": .url(link(asset.outputPath)), "width": .text(String(size.width)),
            "height": .text(String(size.height)),
        ])
    }

    private func legal(for page: PlannedPage) -> TemplateValue {
        PageSchema.legal.makeValue(fields: [
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
                PageSchema.link.makeValue(fields: ["title": .text(title), "url": .url(webLink(to: route, on: page))])
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
