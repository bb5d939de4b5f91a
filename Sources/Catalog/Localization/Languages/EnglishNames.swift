#if canImport(FoundationInternationalization)
import FoundationEssentials
import FoundationInternationalization
#else
import Foundation
#endif

extension LanguageTag {
    /// The language's English name, for our own messages: `Arabic`, `Chinese (Traditional)`. The tag itself when CLDR has
    /// none.
    package var englishName: String {
        Locale(identifier: "en").localizedString(forIdentifier: identifier) ?? identifier
    }
}
