package import Diagnostics

/// What an XLIFF 1.2 file holds, as it stands there.
package struct XLIFFDocument: Sendable {
    package let source: SourceText
    package let files: [XLIFFFile]
}

/// The texts of one string table.
package struct XLIFFFile: Sendable {
    /// The path of the table as the exporter wrote it.
    package let original: String
    package let sourceLanguage: LanguageTag
    /// The tag as it is written.
    package let targetName: String
    package let targetLanguage: LanguageTag
    package let units: [XLIFFUnit]
    package let range: SourceRange
}

/// One text and its translation.
package struct XLIFFUnit: Sendable {
    package let id: String
    /// `nil` where Xcode leaves it out: in a form that only the translation has.
    package let source: String?
    /// `nil` where nobody has translated; an empty text is one.
    package let target: XLIFFTarget?
    /// What the developer tells the translator.
    package let note: String?
    package let isTranslatable: Bool
    /// Where the source text stands, or the unit's tag.
    package let sourceRange: SourceRange
    /// The whole unit.
    package let range: SourceRange
}

/// A translation and how far it is.
package struct XLIFFTarget: Sendable {
    package let text: String
    package let state: String?
    package let qualifier: String?
    package let range: SourceRange
}

extension XLIFFTarget {
    /// The state as String Catalogs know it. Without a state a translation is a translation.
    var catalogState: TranslationState {
        switch state {
        case "new", "needs-translation", "needs-adaptation", "needs-l10n": return .new
        case let state? where state.hasPrefix("needs-"): return .needsReview
        default: break
        }
        return qualifier == "leveraged-mt" ? .machineTranslated : .translated
    }
}
