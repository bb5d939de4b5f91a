import Diagnostics
package import SourceFiles

/// The value of a theme's option, as it was written.
package enum ThemeOptionValue: Sendable, Hashable {
    case text(String)
    case flag(Bool)
    case url(String)
    /// Relative to the content folder.
    case picture(path: String)
}

extension ThemeOptionKind {
    /// How a value of this kind is read.
    package var value: YAMLValue<ThemeOptionValue> {
        switch self {
        case .text: YAMLValue.text.map { text, _, _ in .text(text) }
        case .flag: YAMLValue.boolean.map { flag, _, _ in .flag(flag) }
        case .url: YAMLValue.text.map { text, _, _ in .url(text) }
        case .picture: YAMLValue.text.map { path, _, _ in .picture(path: path) }
        case .color:
            YAMLValue.text.map { text, node, diagnostics in
                if text.isColor { return .text(text) }
                diagnostics.append(
                    Diagnostic(
                        .themeOptionValue, "\(text) is no colour", at: node.contentRange,
                        suggestion: .advice("write \"#rgb\" or \"#rrggbb\" in quotes, or a function such as oklch(…)")))
                return nil
            }
        case .length:
            YAMLValue.text.map { text, node, diagnostics in
                if text.isLength { return .text(text) }
                diagnostics.append(
                    Diagnostic(
                        .themeOptionValue, "\(text) is no length", at: node.contentRange,
                        suggestion: .advice("write a number with px, rem or em, such as 12px or 0.5rem, or 0")))
                return nil
            }
        case .choice(let words):
            YAMLValue.text.map { text, node, diagnostics in
                if words.contains(text) { return .text(text) }
                diagnostics.append(
                    Diagnostic(
                        .themeOptionValue, "\(text) is none of the choices", at: node.contentRange,
                        suggestion: NearestName.find(text, in: words).map { .name($0) }
                            ?? .advice("use \(words.joinedAsAlternatives())")))
                return nil
            }
        }
    }
}

extension String {
    /// A hexadecimal CSS colour, or a colour function with plain arguments. Names of colours are not taken, since a
    /// misspelt one would show as nothing.
    var isColor: Bool {
        if hasPrefix("#") {
            return [4, 5, 7, 9].contains(utf8.count) && utf8.dropFirst().allSatisfy(\.isHexDigit)
        }
        let functions = ["rgb(", "rgba(", "hsl(", "hsla(", "hwb(", "lab(", "lch(", "oklab(", "oklch("]
        guard let function = functions.first(where: hasPrefix), hasSuffix(")") else { return false }
        let arguments = utf8.dropFirst(function.utf8.count).dropLast()
        let isPlain = arguments.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte) || " .,%/-".utf8.contains(byte)
        }
        return isPlain && arguments.contains { (0x30...0x39).contains($0) } && !contains("//")
    }
}

extension String {
    /// A CSS length that is not negative, in pixels or relative to the size of text.
    fileprivate var isLength: Bool {
        if self == "0" { return true }
        guard let unit = ["px", "rem", "em"].first(where: hasSuffix) else { return false }
        let number = dropLast(unit.count).split(separator: ".", omittingEmptySubsequences: false)
        return (1...2).contains(number.count)
            && number.allSatisfy { part in !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool {
        (0x30...0x39).contains(self) || (0x41...0x46).contains(self) || (0x61...0x66).contains(self)
    }
}
