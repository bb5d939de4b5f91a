import Diagnostics
import Localization
package import SourceFiles
import TemplateEngine

/// A page that will be built: its address, its layout, and everything it shows but what depends on other pages.
package struct PlannedPage: Sendable {
    package let route: Route
    /// The layout of the theme that renders it.
    package let layout: String
    /// The theme, where the page has another than the site's.
    package let theme: Located<String>?
    /// What the page's paywall chooses of the theme's options.
    package var themeOptions = ThemeOptionSettings()
    /// The language the page is written in; differs from the route's locale on a fallback page.
    let language: LanguageTag
    let title: String
    let description: String
    let content: PageContent

    /// Whether search engines keep the page under its own address.
    package var isIndexed: Bool { !isVariant && !isFallback && !isPseudo }

    /// Whether the page is there for tests of the site alone.
    var isPseudo: Bool { language.pseudoLocale != nil }

    /// Whether search engines are asked to leave the page out.
    var isHidden: Bool { isVariant || isPseudo }

    /// Whether the page is a variant, which search engines are asked to leave out.
    var isVariant: Bool { if case .variant = route { true } else { false } }

    /// Whether the page is built from another locale's copy.
    var isFallback: Bool { route.locale.map { $0 != language } ?? false }

    /// The page that search engines keep for this one.
    var canonicalRoute: Route {
        var route = route
        if case .variant(let locale, let paywall, _) = route { route = .paywall(locale, name: paywall) }
        return isFallback ? route.inLocale(language) : route
    }

    /// The pictures of its own that the page shows, by path below the output folder.
    package var pictures: [String] {
        if case .paywall(let paywall) = content { [paywall.locked?.imagePath].compactMap(\.self) } else { [] }
    }

    /// Whether the page is a paywall, which has a budget.
    package var isPaywall: Bool {
        if case .paywall = content { true } else { false }
    }
}

/// What stands in the middle of a page.
enum PageContent: Sendable {
    case chooser
    case pricing(PricingContent)
    case document(DocumentContent)
    case paywall(PaywallContent)
}

struct DocumentContent: Sendable {
    var title: String
    var body: DocumentBody
}

struct PricingContent: Sendable {
    var headline: String
    var paywalls: [Paywall]
    var documents: [Document]

    struct Paywall: Sendable {
        var route: Route
        var icon: String?
        var headline: String
        var subtitle: String?
        var linkLabel: String
        /// `total` is what a commitment comes to.
        var products: [(name: String, priceLine: String, total: String?)]
        /// Paywalls of one page may show prices of different files, and so of different storefronts.
        var storefrontNote: String?
        /// Whether the paywall's prices include taxes.
        var taxNote: String?
    }

    struct Document: Sendable {
        var route: Route
        var title: String
    }
}

struct PaywallContent: Sendable {
    var name: String
    var variant: String?
    /// The drawing's name.
    var icon: String?
    var headline: String
    var subtitle: String?
    var benefits: [String]
    /// The table that compares the plans; empty for a paywall without one.
    var features: [FeatureRow]
    /// At least one, and exactly one of them is selected.
    var products: [ProductBlock]
    /// The products by how long they run; each is in one.
    var periods: [PlanPeriod]
    var locked: Locked?
    var actions: Set<PaywallAction>
    /// The custom code that the redeem link fills in.
    var offerCode: String?
    /// Whose prices they are, where they are another storefront's: a sentence for each storefront.
    var storefrontNotes: [String]
    /// Whether the prices include taxes.
    var taxNote: String?
    /// What scripts read: prices of the storefronts, names of signals.
    var data: JSONText
    /// For JSON-LD: each product's exact price and currency.
    var offers: [(name: String, id: String, amount: String, currency: String)]

    struct Locked: Sendable {
        /// Below the output folder.
        var imagePath: String
        var size: ImageSize
        var alternative: String
        var unlock: String
        var save: String
    }
}

extension [String] {
    /// Each text once, in order.
    var withoutDoubles: [String] {
        var seen = Set<String>()
        return filter { seen.insert($0).inserted }
    }

    /// The sentences one after another; `nil` without any.
    var asParagraph: String? { isEmpty ? nil : joined(separator: " ") }
}
