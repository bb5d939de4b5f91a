package import Localization

/// The address of a page inside the site.
///
/// `/` is the language chooser, `/LOCALE/` the pricing page, and below it stand paywalls, their variants and documents.
package enum Route: Sendable, Hashable {
    case chooser
    case pricing(LanguageTag)
    case paywall(LanguageTag, name: String)
    case variant(LanguageTag, paywall: String, name: String)
    case document(LanguageTag, name: String)
}

extension Route {
    /// The folders from the site's root to the page; empty for the chooser.
    package var folders: [String] {
        switch self {
        case .chooser: []
        case .pricing(let locale): [locale.identifier]
        case .paywall(let locale, let name), .document(let locale, let name): [locale.identifier, name]
        case .variant(let locale, let paywall, let name): [locale.identifier, paywall, name]
        }
    }

    /// The locale whose folder the page lies in; `nil` for the chooser.
    package var locale: LanguageTag? {
        switch self {
        case .chooser: nil
        case .pricing(let locale), .paywall(let locale, _), .variant(let locale, _, _), .document(let locale, _):
            locale
        }
    }

    /// The file below the output folder: `en/pro/index.html`.
    package var outputPath: String { (folders + ["index.html"]).joined(separator: "/") }

    /// What a person calls the page: `/en/pro/`.
    package var sitePath: String { folders.isEmpty ? "/" : "/" + folders.joined(separator: "/") + "/" }

    /// The same page in another locale; the chooser has none and stays itself.
    package func inLocale(_ locale: LanguageTag) -> Route {
        switch self {
        case .chooser: .chooser
        case .pricing: .pricing(locale)
        case .paywall(_, let name): .paywall(locale, name: name)
        case .variant(_, let paywall, let name): .variant(locale, paywall: paywall, name: name)
        case .document(_, let name): .document(locale, name: name)
        }
    }

    /// The same page in another locale, or itself where there is none.
    func inLocale(_ locale: LanguageTag?) -> Route { locale.map { inLocale($0) } ?? self }

    /// A link from this page to a file below the site's root, relative and with the file's name, so that it works on a
    /// web host, below a sub-path, and from a folder on disk.
    package func link(toFile path: String) -> String {
        let target = path.split(separator: "/").map(String.init)
        var common = 0
        while common < folders.count, common < target.count - 1, folders[common] == target[common] { common += 1 }
        let up = [String](repeating: "..", count: folders.count - common)
        return (up + target[common...].map(\.percentEncoded)).joined(separator: "/")
    }

    /// A link from this page to another page.
    package func link(to other: Route) -> String { link(toFile: other.outputPath) }
}
