import Diagnostics
import Localization
import SourceFiles
import TemplateEngine

/// What a page tells search engines about the products on it: schema.org `Product` with `Offer`, as JSON-LD.
///
/// Source: Google Search Central, "Product snippet"; prices are exact decimals without currency signs.
enum StructuredData {
    /// The data of a page that search engines keep; `nil` for every other page.
    static func value(of page: PlannedPage, settings: SiteSettings) -> JSONText? {
        guard case .paywall(let paywall) = page.content, page.isIndexed else { return nil }
        let address = settings.url.value.address(of: page.canonicalRoute)
        return .object([
            ("@context", .string("https://schema.org")),
            ("@type", .string("Product")),
            ("name", .string(paywall.headline)),
            ("description", .string(page.description)),
            ("url", .string(address)),
            ("inLanguage", .string(page.language.identifier)),
            ("brand", .object([("@type", .string("Brand")), ("name", .string(settings.name.value))])),
            (
                "offers",
                .array(
                    paywall.offers.map { offer in
                        .object([
                            ("@type", .string("Offer")),
                            ("name", .string(offer.name)),
                            ("sku", .string(offer.id)),
                            ("price", .string(offer.amount)),
                            ("priceCurrency", .string(offer.currency)),
                            ("availability", .string("https://schema.org/InStock")),
                            ("url", .string(address)),
                        ])
                    })
            ),
        ])
    }
}

extension TemplateValue {
    /// JSON, or absent.
    static func optional(json: JSONText?) -> TemplateValue { json.map { .json($0) } ?? .absent }
}
