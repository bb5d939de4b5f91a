package import Localization
package import ProductCatalog
import SourceFiles

/// A product's name or description as its `.storekit` file says it, which pages show in every language.
package struct ProductWords {
    /// The text in the source language, where the paywall names the product.
    package let copy: NamedCopy
    fileprivate let product: Product
    fileprivate let part: KeyPath<ProductLocalization, String>

    /// Whether the file itself has it in a language.
    package func isInFile(in language: LanguageTag) -> Bool {
        product.localization(for: language)?[keyPath: part].isEmpty == false
    }
}

extension PaywallSource {
    /// What its products are called, of each text one; those that the paywall names itself are among its own copy.
    package func productWords(catalog: Catalog, sourceLanguage: LanguageTag) -> [ProductWords] {
        var seen = Set(namedCopy.map(\.text.value))
        let all = products + variants.flatMap(\.paywall.products)
        return all.flatMap { source -> [ProductWords] in
            guard let product = catalog.product(id: source.id.value),
                let own = product.localization(for: sourceLanguage)
            else { return [] }
            var parts: [(String, KeyPath<ProductLocalization, String>)] = [("description", \.description)]
            if source.name == nil { parts.insert(("name", \.displayName), at: 0) }
            return parts.compactMap { name, part in
                let text = own[keyPath: part]
                guard !text.isEmpty, seen.insert(text).inserted else { return nil }
                let copy = NamedCopy(
                    owner: "paywall \(self.name)", key: "products.\(source.alias).\(name)",
                    text: Located(text, at: source.id.range))
                return ProductWords(copy: copy, product: product, part: part)
            }
        }
    }
}
