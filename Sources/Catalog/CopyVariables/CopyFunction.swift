package import Localization

#if canImport(FoundationInternationalization)
import FoundationEssentials
import FoundationInternationalization
#else
import Foundation
#endif

/// What copy can do to a value: `{{ product.period | capitalize }}`.
package enum CopyFunction: String, Sendable, Hashable, CaseIterable {
    case uppercase, lowercase, capitalize

    /// The text after the function, by the letters of a language: Turkish has a capital dotted i.
    package func apply(to text: String, language: LanguageTag) -> String {
        let locale = Locale(identifier: language.ofFormats.identifier)
        switch self {
        case .uppercase: return text.uppercased(with: locale)
        case .lowercase: return text.lowercased(with: locale)
        case .capitalize:
            guard let first = text.firstIndex(where: { $0.isLetter }) else { return text }
            let rest = text.index(after: first)
            return text[..<first] + String(text[first]).uppercased(with: locale) + text[rest...]
        }
    }
}
