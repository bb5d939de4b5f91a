package import Diagnostics
package import Localization
import ProductCatalog

extension VariableListing {
    /// The listing in the shape of DESIGN section 13: every variable with its text or `null`, and the exact amounts. Each
    /// product is there once, with its plain plan.
    ///
    /// - Parameters:
    ///   - listing: `nil` when a file was refused.
    ///   - locale: in which the values are.
    package static func json(_ listing: VariableListing?, locale: LanguageTag, _ diagnostics: [Diagnostic]) -> JSONText
    {
        .object([
            ("version", .integer(1)), ("locale", .string(locale.identifier)),
            ("storefront", .optional(listing?.storefront?.alpha2)), ("currency", .optional(listing?.currency?.code)),
            ("products", .array(listing.map { listing in listing.plainEntries.map(listing.json) } ?? [])),
            ("diagnostics", DiagnosticJSON.value(diagnostics)),
        ])
    }

    private var plainEntries: [Entry] { entries.filter { $0.plan == .upFront } }

    /// In which the prices are: the storefront's, or, where all of them stand in for it, the file's.
    var currency: Currency? {
        let shown = Set(entries.compactMap { $0.variables?.plan.price.money.currency })
        return shown.count == 1 ? shown.first : storefront?.currency
    }

    private func json(_ entry: Entry) -> JSONText {
        .object([
            ("id", .string(entry.product.id)),
            (
                "variables",
                .object(
                    ProductVariable.allCases.map { ($0.rawValue, .optional(entry.value(of: $0, language: language))) })
            ),
            ("amounts", .object(entry.amounts.map { ($0.name.rawValue, .optional($0.text)) })),
        ])
    }
}
