import Diagnostics
package import Localization
package import ProductCatalog

/// Everything that a site is made of, loaded and read.
package struct SiteContent: Sendable {
    package var settings: SiteSettings
    /// Sorted by name.
    package var paywalls: [PaywallSource]
    /// Sorted by name, then language.
    package var documents: [DocumentSource]
    package var catalog: Catalog
    package var prices: PriceBook
    package var strings: StringTables
    /// The files below `assets/`, by path relative to the content folder.
    package var assets: [String: Asset]
    /// Who shows the pages.
    package var host: Host

    package init(
        settings: SiteSettings, paywalls: [PaywallSource], documents: [DocumentSource], catalog: Catalog,
        prices: PriceBook, strings: StringTables, assets: [String: Asset], host: Host
    ) {
        self.settings = settings
        self.paywalls = paywalls
        self.documents = documents
        self.catalog = catalog
        self.prices = prices
        self.strings = strings
        self.assets = assets
        self.host = host
    }

    /// Who shows the pages.
    package enum Host: Sendable {
        /// The open web.
        case web
        /// The web view of an app, from a folder in its bundle.
        case app
        case preview
    }

    /// The language that copy is written in: what the String Catalogs say, else that of the first locale.
    package var sourceLanguage: LanguageTag? { strings.sourceLanguage ?? settings.firstLanguage }
}
