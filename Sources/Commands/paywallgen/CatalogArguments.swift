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

extension Storefront {
    /// The storefront that a person named on the command line; throws with the likeliest one when there is none.
    static func named(_ code: String?, option: String) throws(UsageError) -> Storefront? {
        guard let code else { return nil }
        if let storefront = find(code) { return storefront }
        let hint = suggestion(for: code).map { "; did you mean \($0)?" } ?? ", such as US or USA"
        throw UsageError("--\(option): no App Store has the storefront \(code)\(hint)")
    }
}
