import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

// What planning found, in words.

extension PlanFindings {
    /// Everything as diagnostics.
    ///
    /// - Parameters:
    ///   - settings: says where price lists and locales are named.
    ///   - isStrict: whether a page that is left out is an error.
    func reported(settings: SiteSettings, isStrict: Bool) -> [Diagnostic] {
        // Said once, with the finding that a person reads first.
        let first = missingTexts.entries.map(\.finding.place).min {
            ($0.source.path, $0.offsets.lowerBound) < ($1.source.path, $1.offsets.lowerBound)
        }
        return diagnostics
            + missingTexts.entries.map { finding, pages in
                Self.report(finding, pages: pages, isStrict: isStrict, isFirst: finding.place.isSame(as: first))
            }
            + missingValues.entries.map { Self.report($0, locales: $1.map(\.identifier)) }
            + pricelessProducts.entries.map { Self.report($0, storefronts: $1.map(\.alpha2)) }
            + priceReports(settings: settings)
            + missingOtherPrices.entries.map { Self.report($0, of: $1) }
    }

    private static func report(_ missing: MissingText, pages: [MissingPage], isStrict: Bool, isFirst: Bool)
        -> Diagnostic
    {
        let verb = pages.count == 1 ? "is" : "are"
        let names = pages.map(\.language.englishName).withoutDoubles
        let languages = listed(names) + (names.count > 3 ? " languages" : "")
        let what =
            switch missing.kind {
            case .stringsMissing where names.count == 1: "\"\(missing.text)\" has no \(languages) text"
            case .stringsMissing: "\"\(missing.text)\" has no text in \(languages)"
            default: "\(missing.text) in \(languages)"
            }
        let chain = names.count == 1 ? pages.first?.language.fallbackChain ?? [] : []
        let looked = chain.map(\.identifier).joined(separator: ", then ")
        return Diagnostic(
            missing.kind, "\(what); \(listed(pages.map(\.route.sitePath))) \(verb) left out", at: missing.place,
            notes: (chain.count > 1 ? [.init("looked for in \(looked)")] : [])
                + (isStrict || !isFirst ? [] : [.init("--strict makes this an error")]),
            severity: isStrict ? .error : nil)
    }

    private static func report(_ missing: MissingValue, locales: [String]) -> Diagnostic {
        Diagnostic(
            .copyWithoutValue, "\(missing.names) has no value for \(missing.subject) in \(listed(locales))",
            at: missing.place, suggestion: missing.suggestion)
    }

    private static func report(_ priceless: PricelessProduct, storefronts: [String]) -> Diagnostic {
        Diagnostic(
            .priceNone, "\(priceless.product.id) has no price for \(listed(storefronts))", at: priceless.place,
            notes: [.init("the product is here", at: .range(priceless.product.range))])
    }

    private static func report(_ missing: MissingOtherPrice, of ids: [String]) -> Diagnostic {
        let code = missing.storefront.alpha2
        return Diagnostic(
            .priceMissing,
            "no price for \(code) of \(listed(ids)); \(Route.pricing(missing.locale).sitePath) sends none along for it",
            at: missing.place,
            suggestion: .advice("give it one in a price list: \(code),\(ids.first ?? ""),…"))
    }

    /// One finding a locale, whatever the number of products.
    private func priceReports(settings: SiteSettings) -> [Diagnostic] {
        settings.locales.compactMap { locale in
            let missing = missingPrices.entries.filter { $0.finding.locale == locale.tag }
            guard let first = missing.first?.finding else { return nil }
            let shown = missing.map(\.finding.shown)
            let ids = missing.flatMap(\.spoils)
            let what = ids.count > 3 ? "\(ids.count) products" : Self.listed(ids)
            let place: Diagnostic.Place = settings.prices.first.map { .file($0.path.value) } ?? .range(locale.range)
            return Diagnostic(
                .priceMissing,
                "no price for \(first.storefront.alpha2) of \(what); \(Route.pricing(locale.tag).sitePath) shows the"
                    + " price for \(Self.listed(Set(shown.map(\.alpha2)).sorted())) in"
                    + " \(Self.listed(Set(shown.map(\.currency.code)).sorted())) and says so",
                at: place)
        }
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

extension SourceRange {
    fileprivate func isSame(as other: SourceRange?) -> Bool {
        source === other?.source && offsets == other?.offsets
    }
}
