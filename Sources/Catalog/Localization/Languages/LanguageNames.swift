#if canImport(FoundationInternationalization)
import FoundationEssentials
import FoundationInternationalization
#else
import Foundation
#endif

extension LanguageTag {
    /// The language's own name, as a list of languages shows it: `Deutsch`, `Русский`, `日本語`, `Português (Brasil)`.
    ///
    /// CLDR writes many of them with a small letter, as inside a sentence; in a list they begin with a capital. The tag
    /// itself when CLDR has no name.
    package var autonym: String {
        let locale = Locale(identifier: identifier)
        guard let name = locale.localizedString(forIdentifier: identifier), !name.isEmpty else { return identifier }
        return Self.withInitialCapital(name)
    }

    /// The name of a region (ISO 3166-1 alpha-2, in either case) in this language: `US` is `Vereinigte Staaten` in German.
    /// The code itself when CLDR has no name.
    package func regionName(_ code: String) -> String {
        let code = code.uppercased()
        guard let name = Locale(identifier: ofFormats.identifier).localizedString(forRegionCode: code) else {
            return code
        }
        return disguised(name)
    }

    /// The first letter in title case, which for Georgian is the letter itself.
    private static func withInitialCapital(_ text: String) -> String {
        guard let first = text.unicodeScalars.first else { return text }
        return first.properties.titlecaseMapping + String(text.unicodeScalars.dropFirst())
    }
}

extension LanguageTag {
    /// Whether CLDR has data for the language, which it shows by naming it.
    var isKnown: Bool { Locale(identifier: language).localizedString(forLanguageCode: language) != nil }

    /// The CLDR name of the digits that this language's formatters use: `latn`, `arab`, `arabext`.
    var numberingSystem: String { Locale(identifier: identifier).numberingSystem.identifier }
}
