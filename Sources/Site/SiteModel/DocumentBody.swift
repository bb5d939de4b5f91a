import Localization

/// The body of a Markdown page: trusted HTML, but for the links into the site, which depend on where the page lies.
package struct DocumentBody: Sendable, Hashable {
    package let parts: [Part]

    package enum Part: Sendable, Hashable {
        /// HTML as it is.
        case html(String)
        /// A link to a file, by its path below the output folder.
        case file(String)
        /// A link to a page, by what the Markdown names.
        case page(PageName)
    }

    /// A page as Markdown names it: by its file in the content folder.
    package enum PageName: Sendable, Hashable {
        /// `faq.md`
        case document(String)
        /// `../paywalls/pro.yaml`
        case paywall(String)

        /// The route in a locale.
        func route(in locale: LanguageTag) -> Route {
            switch self {
            case .document(let name): .document(locale, name: name)
            case .paywall(let name): .paywall(locale, name: name)
            }
        }
    }

    /// The HTML with its links.
    func html(linkingTo link: (Part) -> String) -> String {
        parts.map { part in
            if case .html(let html) = part { html } else { link(part) }
        }.joined()
    }
}
