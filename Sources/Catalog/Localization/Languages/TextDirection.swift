/// The direction in which a language is written; the raw value is HTML's `dir`.
package enum TextDirection: String, Sendable, Hashable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
}

extension LanguageTag {
    /// The direction of the script in which the language is written: `ar` and `he-IL` right to left, `ar-Latn` not.
    package var direction: TextDirection {
        guard let likelyScript, Self.rightToLeftScripts.contains(likelyScript) else { return .leftToRight }
        return .rightToLeft
    }

    /// The scripts of living languages that run from right to left (ISO 15924; CLDR `scriptMetadata`).
    private static let rightToLeftScripts: Set = [
        "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi",
    ]
}
