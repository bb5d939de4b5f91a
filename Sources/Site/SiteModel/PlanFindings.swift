import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

/// What planning the pages finds: errors, texts that lack a language, storefronts that lack a price.
///
/// The same mistake is met once a page and locale that it spoils; here it is kept once, with all that it spoils.
struct PlanFindings: Sendable {
    var diagnostics: [Diagnostic] = []
    private(set) var missingTexts = FindingList<MissingText, MissingPage>()
    private(set) var missingValues = FindingList<MissingValue, LanguageTag>()
    private(set) var pricelessProducts = FindingList<PricelessProduct, Storefront>()
    private(set) var missingPrices = FindingList<MissingPrice, String>()
    private(set) var missingOtherPrices = FindingList<MissingOtherPrice, String>()
    /// Pages that exist in another language and are left out in this one.
    private(set) var leftOut: Set<Route> = []

    /// A text that some languages lack; spoils pages in those languages.
    struct MissingText: Sendable {
        var text: String
        var place: SourceRange
        var kind: DiagnosticKind
    }

    /// A page that is left out, and the language that it would have been in.
    struct MissingPage: Sendable, Hashable {
        var language: LanguageTag
        var route: Route
    }

    /// Variables without a value in a text that needs them; spoils locales.
    struct MissingValue: Sendable {
        /// As copy writes them.
        var names: String
        var subject: String
        var place: SourceRange
        var suggestion: Diagnostic.Suggestion?
    }

    /// A product that has no price at all for some storefronts.
    struct PricelessProduct: Sendable {
        var product: Product
        /// Where the paywall names it.
        var place: SourceRange
    }

    /// A locale's storefront in which products show the price of another one; lists the products.
    struct MissingPrice: Sendable {
        var locale: LanguageTag
        var storefront: Storefront
        var shown: Storefront
    }

    /// A storefront, named after a locale's first, for which products have no price of their own; lists the products.
    struct MissingOtherPrice: Sendable {
        var locale: LanguageTag
        var storefront: Storefront
        /// Where the settings name it.
        var place: SourceRange
    }

    /// Whether any finding keeps the pages from being built.
    var hasErrors: Bool { diagnostics.hasErrors || !missingValues.isEmpty || !pricelessProducts.isEmpty }
}

extension PlanFindings {
    mutating func note(missing copy: SourceCopy, in language: LanguageTag, for route: Route) {
        note(missing: copy.value, at: copy.range, in: language, for: route, kind: .stringsMissing)
    }

    mutating func note(
        missing text: String, at place: SourceRange, in language: LanguageTag, for route: Route, kind: DiagnosticKind
    ) {
        leftOut.insert(route)
        missingTexts.add(
            MissingText(text: text, place: place, kind: kind), spoiling: MissingPage(language: language, route: route))
    }

    /// A page that goes because another one does.
    mutating func note(leftOut route: Route) { leftOut.insert(route) }

    mutating func note(_ missing: MissingValue, in locale: LanguageTag) { missingValues.add(missing, spoiling: locale) }

    mutating func note(_ priceless: PricelessProduct, in storefront: Storefront) {
        pricelessProducts.add(priceless, spoiling: storefront)
    }

    mutating func note(_ missing: MissingPrice, of productID: String) {
        missingPrices.add(missing, spoiling: productID)
    }

    mutating func note(_ missing: MissingOtherPrice, of productID: String) {
        missingOtherPrices.add(missing, spoiling: productID)
    }

    mutating func merge(_ other: PlanFindings) {
        diagnostics += other.diagnostics
        missingTexts.merge(other.missingTexts)
        missingValues.merge(other.missingValues)
        pricelessProducts.merge(other.pricelessProducts)
        missingPrices.merge(other.missingPrices)
        missingOtherPrices.merge(other.missingOtherPrices)
        leftOut.formUnion(other.leftOut)
    }
}

extension PlanFindings.MissingText: Finding {
    var key: FindingKey { FindingKey(kind.id, text, at: place) }
}

extension PlanFindings.MissingValue: Finding {
    var key: FindingKey { FindingKey(names, subject, at: place) }
}

extension PlanFindings.PricelessProduct: Finding {
    var key: FindingKey { FindingKey(product.id, "", at: place) }
}

extension PlanFindings.MissingPrice: Finding {
    var key: FindingKey { FindingKey("\(locale)", "\(storefront.alpha2) \(shown.alpha2)") }
}

extension PlanFindings.MissingOtherPrice: Finding {
    var key: FindingKey { FindingKey("\(locale)", storefront.alpha2, at: place) }
}
