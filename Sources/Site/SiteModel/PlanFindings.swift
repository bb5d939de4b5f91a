import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

/// What planning the pages finds: errors, texts that lack a language, storefronts that lack a price.
struct PlanFindings: Sendable {
    var diagnostics: [Diagnostic] = []
    /// By place and language, so that a text that several pages use is reported once.
    private(set) var missingTexts: [MissingText] = []
    private(set) var missingPrices: [MissingPrice] = []
    /// Pages that exist in another language and are left out in this one.
    private(set) var leftOut: Set<Route> = []

    struct MissingText: Sendable {
        var text: String
        var place: SourceRange
        var language: LanguageTag
        var routes: [Route]
        var kind: DiagnosticKind
    }

    /// A product whose price belongs to another storefront than the page's.
    struct MissingPrice: Sendable {
        var locale: LanguageTag
        var productID: String
        var storefront: Storefront
        var shown: Storefront
    }
}

extension PlanFindings {
    mutating func note(missing copy: SourceCopy, in language: LanguageTag, for route: Route) {
        note(missing: copy.value, at: copy.range, in: language, for: route, kind: .stringsMissing)
    }

    mutating func note(
        missing text: String, at place: SourceRange, in language: LanguageTag, for route: Route, kind: DiagnosticKind
    ) {
        leftOut.insert(route)
        let known = missingTexts.firstIndex {
            $0.language == language && $0.place.source === place.source && $0.place.offsets == place.offsets
                && $0.text == text
        }
        if let known {
            if !missingTexts[known].routes.contains(route) { missingTexts[known].routes.append(route) }
        } else {
            missingTexts.append(
                MissingText(text: text, place: place, language: language, routes: [route], kind: kind))
        }
    }

    mutating func note(leftOut route: Route) { leftOut.insert(route) }

    mutating func note(_ missing: MissingPrice) {
        let isKnown = missingPrices.contains {
            $0.locale == missing.locale && $0.productID == missing.productID && $0.storefront == missing.storefront
        }
        if !isKnown { missingPrices.append(missing) }
    }

    mutating func merge(_ other: PlanFindings) {
        diagnostics += other.diagnostics
        for missing in other.missingTexts {
            for route in missing.routes {
                note(missing: missing.text, at: missing.place, in: missing.language, for: route, kind: missing.kind)
            }
        }
        for missing in other.missingPrices { note(missing) }
        leftOut.formUnion(other.leftOut)
    }
}

extension PlanFindings {
    /// Everything as diagnostics.
    ///
    /// - Parameters:
    ///   - settings: says where price lists and locales are named.
    ///   - isStrict: whether a page that is left out is an error.
    func reported(settings: SiteSettings, isStrict: Bool) -> [Diagnostic] {
        diagnostics + missingTexts.map { report($0, isStrict: isStrict) } + priceReports(settings: settings)
    }

    private func report(_ missing: MissingText, isStrict: Bool) -> Diagnostic {
        let pages = Self.listed(missing.routes.map(\.sitePath))
        let verb = missing.routes.count == 1 ? "is" : "are"
        let language = missing.language.englishName
        let what =
            missing.kind == .stringsMissing
            ? "\"\(missing.text)\" has no \(language) text" : "\(missing.text) in \(language)"
        return Diagnostic(
            missing.kind, "\(what); \(pages) \(verb) left out", at: missing.place,
            notes: isStrict ? [] : [.init("--strict makes this an error")], severity: isStrict ? .error : nil)
    }

    private func priceReports(settings: SiteSettings) -> [Diagnostic] {
        var reports: [Diagnostic] = []
        for locale in settings.locales {
            let missing = missingPrices.filter { $0.locale == locale.tag }
            guard let first = missing.first else { continue }
            let shown = Self.listed(Set(missing.map(\.shown.alpha2)).sorted())
            let currencies = Self.listed(Set(missing.map(\.shown.currency.code)).sorted())
            let ids = missing.map(\.productID)
            let what = ids.count > 3 ? "\(ids.count) products" : Self.listed(ids)
            let place: Diagnostic.Place = settings.prices.first.map { .file($0.value) } ?? .range(locale.range)
            reports.append(
                Diagnostic(
                    .priceMissing,
                    "no price for \(first.storefront.alpha2) of \(what); \(Route.pricing(locale.tag).sitePath) shows"
                        + " the price for \(shown) in \(currencies) and says so",
                    at: place))
        }
        return reports
    }

    /// "a", "a and b", "a, b and 3 more".
    private static func listed(_ texts: [String]) -> String {
        switch texts.count {
        case 0: ""
        case 1: texts[0]
        case 2: "\(texts[0]) and \(texts[1])"
        case 3: "\(texts[0]), \(texts[1]) and \(texts[2])"
        default: "\(texts[0]), \(texts[1]) and \(texts.count - 2) more"
        }
    }
}
