#if canImport(FoundationInternationalization)
import FoundationEssentials
import FoundationInternationalization
#else
import Foundation
#endif

/// A language as a tag names it: `en`, `en-GB`, `zh-Hant-TW`, `ar-SA-u-nu-latn`.
///
/// Read from BCP 47 with either separator, as Xcode (`zh_Hans`), App Store Connect (`pt-BR`) and people write it.
/// Two tags are equal when their canonical identifiers are.
package struct LanguageTag: Sendable {
    /// The canonical BCP 47 form: `-` between the parts, `zh-Hant-TW` in case, `he` for the outdated `iw`.
    package let identifier: String
    /// Two or three lower-case letters: `en`.
    package let language: String
    /// Four letters, `Hant`, when the tag names a script.
    package let script: String?
    /// Two upper-case letters or three digits, `GB` or `419`, when the tag names a region.
    package let region: String?
    /// The script in which the language is written: the tag's own, else the likely one (CLDR likely subtags).
    package let likelyScript: String?
    /// The tag's own region, else the one in which most speakers of that language and script live.
    package let likelyRegion: String?

    /// Reads a tag. `nil` when it is not a well-formed one: empty, `Base`, `en--GB`, `english`.
    package init?(_ text: String) {
        guard let subtags = LanguageSubtags(text) else { return nil }
        identifier = subtags.identifier
        language = subtags.language
        script = subtags.script
        region = subtags.region
        let parts = Locale.Language(
            identifier: [subtags.language, subtags.script, subtags.region].compactMap(\.self).joined(separator: "-"))
        let likely = LanguageSubtags(parts.maximalIdentifier)
        likelyScript = subtags.script ?? likely?.script
        likelyRegion = subtags.region ?? likely?.region
    }
}

extension LanguageTag: Hashable, Comparable, CustomStringConvertible {
    package static func == (left: Self, right: Self) -> Bool { left.identifier == right.identifier }
    package static func < (left: Self, right: Self) -> Bool { left.identifier < right.identifier }
    package func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
    package var description: String { identifier }
}

extension LanguageTag {
    /// English, the language of our own messages and the last resort of several tables.
    package static let english = LanguageTag(known: "en")

    /// A tag that this code writes down itself and that is therefore well formed.
    package init(known text: StaticString) {
        guard let tag = LanguageTag(text.description) else { preconditionFailure("\(text) is no language tag") }
        self = tag
    }

    /// The language without region, variants and extensions: `zh-Hant` for `zh-TW`, `en` for `en-GB`.
    ///
    /// The script stays when it is not the one in which the language is usually written.
    package var withoutRegion: LanguageTag {
        guard let bare = LanguageTag(language) else { return self }
        if likelyScript == bare.likelyScript { return bare }
        return likelyScript.flatMap { LanguageTag("\(language)-\($0)") } ?? bare
    }
}
