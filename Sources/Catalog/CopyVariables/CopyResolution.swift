package import Localization

/// A text with its values put in.
package enum CopyResolution: Sendable, Hashable {
    case text(String)
    /// These variables, as copy writes them, have no value here. A badge, benefit or offer line goes; for a headline or a
    /// button it is an error.
    case withoutValue([String])
}

/// Where the variables of a text get their values.
package struct CopyValues: Sendable {
    /// The product that the text belongs to; `nil` where it belongs to none.
    package let product: ProductVariables?
    /// The paywall's products by alias.
    package let products: [String: ProductVariables]
    /// The site's own values.
    package let custom: [String: String]

    package init(
        product: ProductVariables? = nil, products: [String: ProductVariables] = [:], custom: [String: String] = [:]
    ) {
        self.product = product
        self.products = products
        self.custom = custom
    }
}

extension CopyValues {
    /// `nil` when it has no value; an empty value of the site's own is none.
    package func value(of name: CopyVariable.Name) -> String? {
        switch name {
        case .product(let variable): product?.value(of: variable)
        case .products(let alias, let variable): products[alias]?.value(of: variable)
        case .custom(let name): custom[name].flatMap { $0.isEmpty ? nil : $0 }
        }
    }
}

extension CopyText {
    /// The text in a language, every variable filled in.
    ///
    /// A value inside a sentence is kept from disturbing its direction (`BidiIsolation`); one that is the whole text is
    /// left as it is.
    package func resolve(_ values: CopyValues, language: LanguageTag) -> CopyResolution {
        let standsAlone = parts.count == 1
        var text = ""
        var missing: [String] = []
        for part in parts {
            switch part {
            case .literal(let literal):
                text += literal
            case .variable(let variable):
                guard var value = values.value(of: variable.name) else {
                    missing.append(variable.name.text)
                    continue
                }
                for function in variable.functions { value = function.apply(to: value, language: language) }
                let isolates = !standsAlone && variable.name.mayRunAgainstText
                text += isolates ? BidiIsolation.isolated(value, in: language.direction) : value
            }
        }
        return missing.isEmpty ? .text(text) : .withoutValue(missing)
    }
}

extension CopyVariable.Name {
    /// Whether the value may run against the direction of the text: prices, codes and names do, words of the language
    /// itself do not.
    fileprivate var mayRunAgainstText: Bool {
        switch self {
        case .custom: true
        case .product(let variable), .products(_, let variable):
            switch variable {
            case .storeProductName, .currencyCode, .currencySymbol, .price, .pricePerDay, .pricePerWeek, .pricePerMonth,
                .pricePerYear, .offerPrice, .offerPricePerDay, .offerPricePerWeek, .offerPricePerMonth,
                .offerPricePerYear, .relativeDiscount:
                true
            case .pricePerPeriod, .pricePerPeriodAbbreviated, .period, .periodly, .periodAbbreviated, .periodWithUnit,
                .periodInDays, .periodInWeeks, .periodInMonths, .periodInYears, .offerPeriod, .offerPeriodAbbreviated,
                .offerPeriodWithUnit, .offerPeriodInDays, .offerPeriodInWeeks, .offerPeriodInMonths,
                .offerPeriodInYears, .offerEndDate:
                false
            }
        }
    }
}
