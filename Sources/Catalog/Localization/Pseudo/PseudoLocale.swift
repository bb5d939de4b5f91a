/// A locale that nobody reads: the site's own texts, disguised, so that a person who tests the pages sees which text comes
/// from no table, which is cut off, and what stands on the wrong side.
///
/// The tags are those of Android, Chrome and ICU.
package enum PseudoLocale: String, Sendable, Hashable, CaseIterable {
    /// Accented letters and 40 % longer: `[Šûƀšçŕîƀé ţö Þŕö öñé ţŵö]`.
    case accented = "en-XA"
    /// From right to left, by directional overrides round the words.
    case mirrored = "ar-XB"
}

extension LanguageTag {
    /// The pseudo-locale that the tag names.
    package var pseudoLocale: PseudoLocale? { region?.first == "X" ? PseudoLocale(rawValue: identifier) : nil }

    /// The language of numbers, dates, plurals and of CLDR's names: English for a pseudo-locale, which changes letters only.
    package var ofFormats: LanguageTag { pseudoLocale == nil ? self : .english }

    /// A whole text of the site, as a page in this language shows it: disguised in a pseudo-locale, else as it is.
    package func disguisedText(_ text: String) -> String { pseudoLocale.map { PseudoText.text(text, in: $0) } ?? text }

    /// A text in the words of CLDR, such as a region's name or a date, as a page in this language shows it.
    package func disguised(_ text: String) -> String {
        pseudoLocale.map { PseudoText.phrase(text, in: $0) } ?? text
    }
}
