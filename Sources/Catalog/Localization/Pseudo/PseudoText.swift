/// Disguises texts for a ``PseudoLocale``.
///
/// What is no language stays as it is: variables (`{{ product.price }}`, `{price}`), format specifiers (`%lld`, `%@`),
/// markup, character references, web and mail addresses, digits and line breaks.
package enum PseudoText {
    /// A whole text: accented, in brackets that show where it is cut off, and filled up to 1.4 times its length.
    package static func text(_ text: String, in locale: PseudoLocale) -> String {
        guard locale == .accented, let first = text.firstIndex(where: { !$0.isWhitespace }),
            let last = text.lastIndex(where: { !$0.isWhitespace })
        else { return changed(text, in: locale) }
        let inner = text[first...last]
        let filling = filling(for: language(of: inner).count)
        return text[..<first] + "[" + changed(inner, in: locale) + filling + "]" + text[text.index(after: last)...]
    }

    /// A word or a phrase that becomes part of other texts, such as `per month`: without brackets, and longer by its vowels.
    package static func phrase(_ text: String, in locale: PseudoLocale) -> String {
        guard locale == .accented else { return changed(text, in: locale) }
        return parts(of: text[...]).map { $0.isProtected ? String($0.text) : accented(lengthened($0.text)) }.joined()
    }

    /// Only the letters, without brackets and filling: for a part of a text whose brackets stand elsewhere.
    package static func changed(_ text: some StringProtocol, in locale: PseudoLocale) -> String {
        parts(of: Substring(text)).map { part in
            if part.isProtected { return String(part.text) }
            return switch locale {
            case .accented: accented(part.text)
            case .mirrored: mirrored(part.text)
            }
        }.joined()
    }

    /// What is language in a text: all but variables, markup and the like.
    static func language(of text: Substring) -> String {
        parts(of: text).filter { !$0.isProtected }.map { String($0.text) }.joined()
    }

    /// What makes a text of `length` characters, with its brackets, at least 1.4 times as long: `" öñé ţŵö"`.
    package static func filling(for length: Int) -> String {
        let wanted = (length * 2 + 4) / 5
        var filling = ""
        var word = 0
        while filling.count + 2 < wanted {
            filling += " " + numerals[word % numerals.count]
            word += 1
        }
        return accented(filling[...])
    }
}

extension PseudoText {
    private static let numerals = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

    /// Whether the characters are letters that a language owns.
    package static func isAccented(_ character: Character) -> Bool { accents.values.contains(character) }

    private static let accents = Dictionary(
        uniqueKeysWithValues: zip(
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
            "åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"))

    private static func accented(_ text: some StringProtocol) -> String { String(text.map { accents[$0] ?? $0 }) }

    /// Each run of letters between U+200F RIGHT-TO-LEFT MARK and U+202E RIGHT-TO-LEFT OVERRIDE, and their ends, as Android
    /// writes it. Digits stay outside, so that a number keeps its order.
    private static func mirrored(_ text: Substring) -> String {
        String(text.replacing(/\p{L}[\p{L}\p{M}’']*/) { "\u{200F}\u{202E}\($0.output)\u{202C}\u{200F}" })
    }

    /// Vowels said longer, until every word is at least 1.4 times as long.
    private static func lengthened(_ text: Substring) -> String {
        let longer = text.replacing(/[A-Za-z]+/) { match in
            let word = match.output
            let vowels = word.filter { "aeiouAEIOU".contains($0) }.count
            let extra = (word.count * 2 + 4) / 5
            guard vowels > 0 else { return String(word) + String(repeating: String(word.suffix(1)), count: extra) }
            var seen = 0
            return word.map { letter -> String in
                guard "aeiouAEIOU".contains(letter) else { return String(letter) }
                defer { seen += 1 }
                let share = extra / vowels + (seen < extra % vowels ? 1 : 0)
                return String(letter) + String(repeating: letter.lowercased(), count: share)
            }.joined()
        }
        return String(longer)
    }
}

extension PseudoText {
    private struct Part {
        var text: Substring
        var isProtected: Bool
    }

    /// The text cut into what is language and what is not.
    private static func parts(of text: Substring) -> [Part] {
        var parts: [Part] = []
        var start = text.startIndex
        for match in text.matches(of: noLanguage) {
            if start < match.range.lowerBound {
                parts.append(Part(text: text[start..<match.range.lowerBound], isProtected: false))
            }
            parts.append(Part(text: text[match.range], isProtected: true))
            start = match.range.upperBound
        }
        if start < text.endIndex { parts.append(Part(text: text[start...], isProtected: false)) }
        return parts
    }

    /// Variables; places; format specifiers; markup; references; addresses of the web and of mail; domains.
    private static var noLanguage: Regex<Substring> {
        /(?:\{\{[^{}]*\}\}|\{[a-z_]+\}|%(?:\d+\$)?(?:#@[^@]+@|@|%|arg|(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?[diuoxXfFeEgGaAcCsSp](?![a-z]))|<\/?(?:a|b|br|em|i|p|span|strong|sub|sup|u)(?:[ \/][^<>]*)?>|&\#?[A-Za-z0-9]+;|[A-Za-z][A-Za-z0-9+.\-]*:\/\/[^\s<>"”）)]+|[A-Za-z0-9._+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)+|[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)*\.[A-Za-z]{2,}(?:\/[A-Za-z0-9_.~\/\-]*)?)/
    }
}
