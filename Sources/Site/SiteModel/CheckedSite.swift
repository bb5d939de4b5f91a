package import Diagnostics
package import Localization
package import SourceFiles

/// A built site as the checks see it: finished pages beside what people wrote.
package struct CheckedSite: Sendable {
    /// The whole of `site.yaml`.
    package var settings: SourceRange
    package var legal: LegalSettings
    package var url: SiteURL
    package var host: SiteContent.Host
    /// The site's locales, in file order; those with a fallback are not among the alternates.
    package var locales: [(tag: LanguageTag, hasFallback: Bool)]
    /// In the order in which they are planned.
    package var pages: [CheckedPage]
    /// Paths below the output folder.
    package var files: Set<String>
    /// By folder name.
    package var themes: [String: CheckedTheme]
    /// Texts that pages show and their translations.
    package var translations: [CheckedTranslation]
    package var waivers: [CheckWaiver]

    package init(
        settings: SourceRange, legal: LegalSettings, url: SiteURL, host: SiteContent.Host,
        locales: [(tag: LanguageTag, hasFallback: Bool)], pages: [CheckedPage], files: Set<String>,
        themes: [String: CheckedTheme], translations: [CheckedTranslation], waivers: [CheckWaiver]
    ) {
        self.settings = settings
        self.legal = legal
        self.url = url
        self.host = host
        self.locales = locales
        self.pages = pages
        self.files = files
        self.themes = themes
        self.translations = translations
        self.waivers = waivers
    }
}

/// A finished page.
package struct CheckedPage: Sendable {
    package var route: Route
    package var language: LanguageTag
    /// The page that search engines keep for this one: mostly itself.
    package var canonicalRoute: Route
    package var isIndexed: Bool
    package var layout: String
    /// The theme's folder name.
    package var theme: String
    /// The colours that the site or the paywall chose, by option.
    package var chosenColors: [String: Located<String>]
    package var html: [UInt8]
    /// On paywalls and their variants alone.
    package var paywall: CheckedPaywall?
    /// The Markdown file of a document.
    package var markdown: SourceText?

    package init(
        route: Route, language: LanguageTag, canonicalRoute: Route, isIndexed: Bool, layout: String, theme: String,
        chosenColors: [String: Located<String>], html: [UInt8], paywall: CheckedPaywall?, markdown: SourceText?
    ) {
        self.route = route
        self.language = language
        self.canonicalRoute = canonicalRoute
        self.isIndexed = isIndexed
        self.layout = layout
        self.theme = theme
        self.chosenColors = chosenColors
        self.html = html
        self.paywall = paywall
        self.markdown = markdown
    }
}

/// What a paywall is to show on one page.
package struct CheckedPaywall: Sendable {
    package var name: String
    package var actions: Set<PaywallAction>
    package var benefits: [String]
    package var products: [CheckedProduct]
    /// Every text as it is written.
    package var copy: [Located<String>]
    /// Those of them that stand without terms beside them: headline, the line below it, benefits, badges.
    package var promises: [Located<String>]
    /// The paywall's whole file.
    package var range: SourceRange

    package init(
        name: String, actions: Set<PaywallAction>, benefits: [String], products: [CheckedProduct],
        copy: [Located<String>], promises: [Located<String>], range: SourceRange
    ) {
        self.name = name
        self.actions = actions
        self.benefits = benefits
        self.products = products
        self.copy = copy
        self.promises = promises
        self.range = range
    }
}

/// A product as a page is to show it; the texts are finished.
package struct CheckedProduct: Sendable {
    package var id: String
    /// `monthly` for the plan with a commitment.
    package var plan: String?
    package var name: String
    package var price: String
    package var period: String?
    package var offer: String?
    package var commitment: Commitment?
    package var renewal: String
    /// Whether a buyer gets it back by restoring.
    package var isRestorable: Bool
    /// Where the paywall names it.
    package var place: SourceRange

    package struct Commitment: Sendable {
        package var bill: String
        package var total: String
        package var payments: String
        package var cancel: String

        package init(bill: String, total: String, payments: String, cancel: String) {
            self.bill = bill
            self.total = total
            self.payments = payments
            self.cancel = cancel
        }
    }

    package init(
        id: String, plan: String? = nil, name: String, price: String, period: String? = nil, offer: String? = nil,
        commitment: Commitment? = nil, renewal: String, isRestorable: Bool = true, place: SourceRange
    ) {
        self.id = id
        self.plan = plan
        self.name = name
        self.price = price
        self.period = period
        self.offer = offer
        self.commitment = commitment
        self.renewal = renewal
        self.isRestorable = isRestorable
        self.place = place
    }
}

/// A theme as it is written.
package struct CheckedTheme: Sendable {
    /// As it is shown: `themes/aurora`.
    package var folder: String
    /// `nil` for a theme that declares none.
    package var tokens: ThemeTokens?
    /// The defaults of its colours, by option.
    package var colors: [String: String]
    /// By path below the folder: `layouts/plans.mustache`.
    package var templates: [String: SourceText]

    package init(
        folder: String, tokens: ThemeTokens?, colors: [String: String], templates: [String: SourceText]
    ) {
        self.folder = folder
        self.tokens = tokens
        self.colors = colors
        self.templates = templates
    }
}

/// A text and one translation of it.
package struct CheckedTranslation: Sendable {
    package var source: String
    package var language: LanguageTag
    package var text: Located<String>

    package init(source: String, language: LanguageTag, text: Located<String>) {
        self.source = source
        self.language = language
        self.text = text
    }
}

/// A finding that a person has looked at and accepts: `checks: { waive: […] }` in `site.yaml`.
package struct CheckWaiver: Sendable {
    /// A rule's number or id.
    package var rule: Located<String>
    /// The paywall that it holds for; `nil` for all.
    package var paywall: Located<String>?
    /// The page that it holds for, by its name; `nil` for all.
    package var page: Located<String>?
    package var reason: Located<String>
    package var range: SourceRange

    package init(
        rule: Located<String>, paywall: Located<String>? = nil, page: Located<String>? = nil,
        reason: Located<String>, range: SourceRange
    ) {
        self.rule = rule
        self.paywall = paywall
        self.page = page
        self.reason = reason
        self.range = range
    }
}

extension YAMLValue where Value == [CheckWaiver] {
    /// What `checks:` of `site.yaml` says.
    package static var checkWaivers: Self {
        .mapping { checks in checks.optional("waive", .list(of: .waiver), default: []) }
    }
}

extension YAMLValue where Value == CheckWaiver {
    fileprivate static var waiver: Self {
        .mapping { waiver in
            let rule = waiver.required("rule", .located(.text))
            let paywall = waiver.optional("paywall", .located(.text))
            let page = waiver.optional("page", .located(.text))
            let reason = waiver.required("reason", .located(.text))
            guard let rule, let reason else { return nil }
            return CheckWaiver(rule: rule, paywall: paywall, page: page, reason: reason, range: waiver.range)
        }
    }
}
