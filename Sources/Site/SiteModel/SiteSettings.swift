package import Diagnostics
package import Localization
package import ProductCatalog
package import SourceFiles

/// What `site.yaml` says, as it was written; paths are still as written, relative to the content folder.
package struct SiteSettings: Sendable {
    /// The site's name, shown in titles: a product name, not translated.
    package var name: Located<String>
    /// Where the site will be served.
    package var url: Located<SiteURL>
    /// The app that the pages belong to.
    package var app: AppSettings?
    /// The theme's folder name.
    package var theme: Located<String>
    /// What the site chooses of the theme's options.
    package var themeOptions: ThemeOptionSettings
    /// The `.storekit` files.
    package var catalog: [CatalogSettings]
    /// Files with prices, or folders of them.
    package var prices: [PriceSettings]
    /// String Catalogs and other string tables, or folders of them.
    package var strings: [Located<String>]
    /// The site's locales, in the order in which they are offered; the first is the one copy is written in.
    package var locales: [LocaleSettings]
    package var legal: LegalSettings
    /// The picture for the browser's tab, relative to the content folder.
    package var icon: Located<String>?
    /// The picture that stands for the site where a link to it is shown, relative to the content folder.
    package var image: Located<String>?
    /// Where the pages send their signals on the open web; `nil`: nowhere.
    package var telemetry: TelemetrySettings?
    /// URL schemes that links may have besides `https`.
    package var schemes: [Located<String>]
    /// The site's own copy variables: `{{ custom.NAME }}`.
    package var custom: [String: Located<String>]
    /// Findings of the checks that the team has looked at and accepts.
    package var waivers: [CheckWaiver] = []
    /// The whole mapping, for findings about something that is missing.
    package var range: SourceRange

    /// The URL schemes that addresses may have whatever `site.yaml` says.
    package static let standardSchemes: Set<String> = ["https", "http", "mailto"]

    /// The URL schemes that addresses may have.
    package var allowedSchemes: Set<String> { Self.standardSchemes.union(schemes.map(\.value)) }
}

extension SiteSettings {
    /// The locales that visitors get: all but pseudo-locales.
    package var realLocales: [LocaleSettings] { locales.filter { !$0.isPseudo } }

    /// The language that copy is written in where no string table says it: the first real locale's, and English where
    /// there is none.
    package var firstLanguage: LanguageTag? {
        locales.isEmpty ? nil : realLocales.first?.contentLanguage ?? .english
    }
}

/// The app in the App Store.
package struct AppSettings: Sendable {
    /// The App Store id, digits only.
    package var id: Located<String>
    /// The bundle id.
    package var bundle: Located<String>?
    /// The prefix of the app's id: the team's id, ten letters and digits.
    package var team: Located<String>?
}

/// One `.storekit` file.
package struct CatalogSettings: Sendable {
    package var path: Located<String>
    /// The storefront that the prices belong to, where the file names none.
    package var storefront: Located<String>?
}

/// One file with prices, or a folder of them.
package struct PriceSettings: Sendable {
    package var path: Located<String>
    /// Whose prices a file of App Store Connect's holds, where its name does not say.
    package var product: Located<String>?
    /// The plan they are for, where the file does not say.
    package var plan: BillingPlanKind?
    /// The day whose prices count, where they change on a day: `2026-10-02`.
    package var day: Located<String>?

    /// What the file itself does not say.
    package var fileSettings: PriceFile.Settings {
        PriceFile.Settings(product: product?.value, productRange: product?.range, plan: plan, day: day?.value)
    }
}

/// One locale of the site.
package struct LocaleSettings: Sendable {
    package var tag: LanguageTag
    /// At least one; the first is shown, the others go along as data.
    package var storefronts: [Located<String>]
    /// Whether all storefronts of the App Store go along, so far as there are prices for them.
    package var hasAllStorefronts = false
    /// The locale whose copy this one shows where it has none of its own.
    package var fallback: Located<LanguageTag>?
    package var range: SourceRange

    /// The storefronts whose prices go along as data: those listed after the first, then, if wanted, all the others.
    package var otherStorefronts: [Storefront] {
        let listed = storefronts.compactMap { Storefront.find($0.value) }
        let others = hasAllStorefronts ? Storefront.all.filter { !listed.contains($0) } : []
        return listed.dropFirst() + others
    }

    /// Whether its pages are there for tests of the site alone.
    package var isPseudo: Bool { contentLanguage.pseudoLocale != nil || tag.pseudoLocale != nil }

    /// The language the pages of this locale are written in.
    package var contentLanguage: LanguageTag { fallback?.value ?? tag }
}

/// The pages that App Review asks for.
package struct LegalSettings: Sendable {
    package var terms: Located<LegalLink>?
    package var privacy: Located<LegalLink>?
    /// Pages of this site, by name, that are linked where their language has them: an imprint, 特定商取引法.
    package var pages: [Located<String>] = []

    package init(terms: Located<LegalLink>? = nil, privacy: Located<LegalLink>? = nil, pages: [Located<String>] = []) {
        self.terms = terms
        self.privacy = privacy
        self.pages = pages
    }
}

/// Where a legal page is.
package enum LegalLink: Sendable, Hashable {
    /// Apple's standard licence agreement, which applies to every app without one of its own.
    case apple
    case url(String)
    /// A page of this site, by its name.
    case page(String)

    /// Apple's Licensed Application End User License Agreement.
    package static let appleTermsURL = "https://www.apple.com/legal/internet-services/itunes/dev/stdeula/"
}

/// Where signals go.
package struct TelemetrySettings: Sendable {
    /// The service, `telemetrydeck`.
    package var service: Located<String>
    /// The app's id there.
    package var app: Located<String>
}

/// The address that the site's root has: scheme, host and folder, always with a final `/`.
package struct SiteURL: Sendable, Hashable {
    /// The whole address, such as `https://example.com/fieldnotes/`.
    package let text: String

    /// - Parameter text: an absolute `https` or `http` URL without query and fragment; `nil` otherwise.
    package init?(_ text: String) {
        guard Self.isWebAddress(text), !text.utf8.contains(where: { $0 == 0x3F || $0 == 0x23 }) else { return nil }
        self.text = text.hasSuffix("/") ? text : text + "/"
    }

    /// Whether a text is an absolute `https` or `http` URL (RFC 3986) with a host and without a user; query and fragment
    /// may follow.
    package static func isWebAddress(_ text: String) -> Bool {
        guard let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }) else {
            return false
        }
        let rest = text.dropFirst(scheme.count)
        let host = rest.prefix { !"/?#".contains($0) }
        let allowed = rest.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !Array("\"'<>\\^`{|}".utf8).contains($0) }
        return allowed && !host.isEmpty && !host.hasPrefix(".") && !host.hasPrefix(":") && !host.contains("@")
    }

    /// The folder below the host, such as `/fieldnotes/`.
    package var path: String {
        let rest = text.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).last ?? ""
        return "/\(rest)"
    }

    /// The address of a page.
    package func address(of route: Route) -> String {
        text + route.folders.map { $0 + "/" }.joined()
    }

    /// The address of a file below the root.
    package func address(ofFile path: String) -> String { text + path.percentEncoded }
}
