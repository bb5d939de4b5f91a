import Localization
import SourceFiles
import TemplateEngine

/// One page in all its languages: the links between them, which every one of these pages has.
struct PageGroup: Sendable {
    /// The page in every language it exists in, and `x-default`; empty for a page that stands alone.
    let alternateRoutes: [(language: String, route: Route)]
    /// The same as templates print it.
    let alternates: TemplateValue
    /// The language chooser as it stands on no page of the group: without a current language.
    private let languages: [Language]
    private let shown: [TemplateValue]
    private let places: [Route: Int]

    /// - Parameters:
    ///   - route: any page of the group.
    ///   - routes: every route that will be built.
    init(_ route: Route, settings: SiteSettings, routes: Set<Route>, names: LanguageNames) {
        let locales = settings.locales
        func target(_ locale: LocaleSettings) -> Route {
            route.locale == nil ? .pricing(locale.tag) : route.inLocale(locale.tag)
        }
        let existing = settings.realLocales.filter { $0.fallback == nil && routes.contains(target($0)) }
            .map { (language: $0.tag.identifier, route: target($0)) }
        switch route {
        case .chooser, .pricing: alternateRoutes = existing + [(language: "x-default", route: Route.chooser)]
        case .paywall, .document, .variant:
            let first = existing.count > 1 ? existing.first : nil
            alternateRoutes = first.map { existing + [(language: "x-default", route: $0.route)] } ?? []
        }
        alternates = .list(
            alternateRoutes.map { alternate in
                PageSchema.alternate.makeValue(fields: [
                    "language": .text(alternate.language),
                    "url": .url(settings.url.value.address(of: alternate.route)),
                ])
            })
        let up = String(repeating: "../", count: route.folders.count)
        languages = locales.filter { routes.contains(target($0)) }.map { locale in
            let target = target(locale)
            return Language(
                route: target, isPseudo: locale.isPseudo,
                entry: names.entry(for: locale.tag, url: up + target.outputPath, isCurrent: false))
        }
        shown = languages.filter { !$0.isPseudo }.map(\.entry)
        var places: [Route: Int] = [:]
        for language in languages where !language.isPseudo { places[language.route] = places.count }
        self.places = places
    }

    /// A page of the group in the language chooser of another.
    private struct Language: Sendable {
        let route: Route
        let isPseudo: Bool
        let entry: TemplateValue
    }

    /// The language chooser of a page of the group: the languages in which that very page exists; on the chooser, the
    /// locales. No page leads a visitor to a pseudo-locale, whose own pages alone name it.
    func languages(on route: Route, names: LanguageNames) -> TemplateValue {
        guard let locale = route.locale else { return .list(shown) }
        let own = names.entry(for: locale, url: route.link(to: route), isCurrent: true)
        if let place = places[route] {
            var list = shown
            list[place] = own
            return .list(list)
        }
        return .list(languages.compactMap { $0.route == route ? own : $0.isPseudo ? nil : $0.entry })
    }
}
