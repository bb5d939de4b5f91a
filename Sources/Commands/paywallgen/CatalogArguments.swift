import Arguments
import Localization
import ProductCatalog

extension ArgumentKind where Value == LanguageTag {
    /// A locale such as `de`, `pt-BR` or `zh_Hans`.
    static var language: Self {
        ArgumentKind(expecting: "a locale such as de or pt-BR") {
            LanguageTag($0)
        } write: {
            $0.identifier
        }
    }
}

extension ArgumentKind where Value == Storefront {
    /// A storefront by either of its codes.
    static var storefront: Self {
        ArgumentKind(expecting: "the code of an App Store storefront such as US or USA") {
            Storefront.find($0)
        } write: {
            $0.alpha2
        }
    }
}
