import Diagnostics
import SiteModel
import SourceFiles

/// What the options of their themes are on the pages of a site.
struct PageOptions: Sendable {
    private let settings: SiteSettings
    private var values: [Key: ThemeOptionValues] = [:]

    /// What decides about a page's options: not its language.
    private struct Key: Hashable {
        let theme: String
        var paywall: String?
        var variant: String?
    }

    /// Reads the options of every page whose theme was loaded; what is wrong with them is reported.
    ///
    /// The site's own settings are for the site's theme; a page with another theme has what its paywall says alone.
    init(
        _ pages: [PlannedPage], content: SiteContent, themes: [String: Theme], into diagnostics: inout [Diagnostic]
    ) {
        settings = content.settings
        for page in pages {
            let key = key(of: page)
            guard values[key] == nil, let theme = themes[key.theme] else { continue }
            let isSiteTheme = key.theme == settings.theme.value
            values[key] = theme.options.values(
                (isSiteTheme ? [settings.themeOptions] : []) + [page.themeOptions],
                namedAt: (page.theme ?? settings.theme).range, assets: content.assets, into: &diagnostics)
        }
    }

    /// - Precondition: nothing was reported.
    subscript(page: PlannedPage) -> ThemeOptionValues {
        guard let values = values[key(of: page)] else {
            preconditionFailure("no options for \(page.route.sitePath): what is wrong with them ends the build earlier")
        }
        return values
    }

    /// The pictures among the options of all pages, by path below the output folder.
    var pictures: Set<String> { Set(values.values.flatMap(\.pictures)) }

    private func key(of page: PlannedPage) -> Key {
        var key = Key(theme: (page.theme ?? settings.theme).value)
        switch page.route {
        case .paywall(_, let name): key.paywall = name
        case .variant(_, let paywall, let name):
            key.paywall = paywall
            key.variant = name
        case .chooser, .pricing, .document: break
        }
        return key
    }
}
