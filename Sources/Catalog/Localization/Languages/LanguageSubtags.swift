/// The parts of a BCP 47 tag (RFC 5646 §2.1), in canonical case and with outdated codes replaced.
///
/// Grandfathered tags and extended language subtags are refused: no Apple tool writes them.
struct LanguageSubtags {
    private(set) var language: String
    private(set) var script: String?
    private(set) var region: String?
    /// Variants, extensions and private use, lower-case, as written.
    private(set) var rest: [String] = []

    /// Reads a tag with `-` or `_` between its parts; `nil` when it is not well formed.
    init?(_ text: String) {
        var parts = text.split(separator: text.contains("_") ? "_" : "-", omittingEmptySubsequences: false)[...]
        // `zh_Hans-CN` and the like: both separators in one tag.
        if text.contains("_"), text.contains("-") {
            parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
        }
        guard let first = parts.popFirst(), Self.isLetters(first, count: 2...3) else { return nil }
        language = first.lowercased()
        if let part = parts.first, Self.isLetters(part, count: 4...4) {
            script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            parts.removeFirst()
        }
        if let part = parts.first, Self.isRegion(part) {
            region = part.uppercased()
            parts.removeFirst()
        }
        guard let rest = Self.variantsAndExtensions(parts) else { return nil }
        self.rest = rest
        replaceOutdatedCodes()
    }

    var identifier: String {
        ([language, script, region].compactMap(\.self) + rest).joined(separator: "-")
    }
}

extension LanguageSubtags {
    /// Codes that ISO 639 has withdrawn and that older projects still hold (IANA subtag registry, Preferred-Value).
    private static let replacements = ["iw": "he", "in": "id", "ji": "yi", "jw": "jv", "mo": "ro", "tl": "fil"]

    /// The languages that a macro-language usually means, which is the name that Apple and CLDR use for them (CLDR
    /// `languageAlias`, reason `macrolanguage`), and three-letter codes of ours.
    private static let macroLanguages = [
        "als": "sq", "arb": "ar", "azj": "az", "cmn": "zh", "ekk": "et", "khk": "mn", "kmr": "ku", "lvs": "lv",
        "nno": "nn", "nob": "nb", "nor": "no", "npi": "ne", "ory": "or", "pbu": "ps", "pes": "fa", "plt": "mg",
        "swh": "sw", "uzn": "uz", "ydd": "yi", "zsm": "ms",
    ]

    private mutating func replaceOutdatedCodes() {
        if let current = Self.replacements[language] ?? Self.macroLanguages[language] { language = current }
        if language == "sh" {
            language = "sr"
            script = script ?? "Latn"
        }
    }

    private static func isLetters(_ part: Substring, count: ClosedRange<Int>) -> Bool {
        count.contains(part.utf8.count)
            && part.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func isRegion(_ part: Substring) -> Bool {
        isLetters(part, count: 2...2) || (part.utf8.count == 3 && part.utf8.allSatisfy(isDigit))
    }

    private static func isAlphanumeric(_ part: Substring) -> Bool {
        part.utf8.allSatisfy { isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    }

    private static func isVariant(_ part: Substring) -> Bool {
        guard isAlphanumeric(part) else { return false }
        return (5...8).contains(part.utf8.count) || (part.utf8.count == 4 && part.utf8.first.map(isDigit) == true)
    }

    /// What follows language, script and region, in lower case; `nil` when a part cannot stand there.
    private static func variantsAndExtensions(_ parts: ArraySlice<Substring>) -> [String]? {
        var result: [String] = []
        var parts = parts
        while let part = parts.first, isVariant(part) {
            result.append(part.lowercased())
            parts.removeFirst()
        }
        while let singleton = parts.popFirst() {
            guard singleton.utf8.count == 1, isAlphanumeric(singleton) else { return nil }
            let shortest = singleton.lowercased() == "x" ? 1 : 2
            let values = parts.prefix { (shortest...8).contains($0.utf8.count) && isAlphanumeric($0) }
            if values.isEmpty { return nil }
            result.append(singleton.lowercased())
            result += values.map { $0.lowercased() }
            parts = parts.dropFirst(values.count)
        }
        return result
    }
}
