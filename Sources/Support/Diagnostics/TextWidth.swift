/// How many columns of a terminal a text takes.
package enum TextWidth {
    /// The sum over its characters.
    package static func of(_ text: some StringProtocol) -> Int {
        if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    /// 2 for East Asian wide characters and emoji, 0 for marks alone, 1 for the rest.
    package static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        if scalars.count > 1, scalars.contains(where: { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }) {
            return 2
        }
        return scalars.reduce(0) { $0 + of($1) }
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x300 { return scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? 0 : 1 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: break
        }
        // The vowels and final consonants of Hangul join the letter before them.
        if (0x1160...0x11FF).contains(scalar.value) { return 0 }
        return isWide(scalar) ? 2 : 1
    }

    /// Wide and full-width by Unicode's East Asian Width (annex 11), by block; emoji by their presentation.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x303F: false
        case 0x1100...0x115F, 0x2E80...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
            0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
            true
        default: scalar.properties.isEmojiPresentation
        }
    }
}

extension String {
    /// The text as it may be written to a terminal: characters that would move the cursor, change colours or turn the
    /// writing direction round become U+FFFD, and tabs and line breaks a space.
    package var safeForTerminal: String {
        guard unicodeScalars.contains(where: \.isUnsafeForTerminal) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            if scalar == "\t" || scalar == "\n" || scalar == "\r" {
                text.append(" ")
            } else {
                text.unicodeScalars.append(scalar.isUnsafeForTerminal ? "\u{FFFD}" : scalar)
            }
        }
        return text
    }
}

extension Unicode.Scalar {
    var isUnsafeForTerminal: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
