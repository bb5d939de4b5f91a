package import Diagnostics
package import SourceFiles

/// The colours and sizes of a theme, as `theme.yaml` declares them.
///
/// A theme's styles take them in as custom properties (`{{> tokens.css }}`), so what is checked is what is shown.
package struct ThemeTokens: Sendable {
    /// The colours of light pages, in file order.
    package let light: [Color]
    /// Those that are others in the dark; empty for a theme that is always light.
    package let dark: [Color]
    package let sizes: [Size]
    /// What else stands on what, beside the pairs of every theme.
    package let pairs: [Pair]
    /// The whole declaration.
    package let range: SourceRange

    package struct Color: Sendable {
        package let name: Located<String>
        package let value: Located<Value>

        package enum Value: Sendable, Hashable {
            /// As CSS writes it.
            case color(String)
            /// What the option of this name is.
            case option(String)
        }
    }

    package struct Size: Sendable {
        package let name: Located<String>
        /// Hundredths of a CSS pixel, where a `rem` is 16 pixels.
        package let hundredths: Located<Int>
    }

    /// Two colours, one on the other.
    package struct Pair: Sendable {
        package let front: Located<String>
        package let ground: Located<String>
        package let kind: Kind

        /// What stands on the ground, which decides how much contrast it needs.
        package enum Kind: String, Sendable, CaseIterable {
            case text
            /// Text of 24 CSS pixels, or of 18.66 in bold.
            case large
            /// The outline of a control, a sign, the mark of the focus.
            case outline
        }
    }
}

extension ThemeTokens {
    /// The colours that every theme with tokens has.
    package static let colorNames = ["background", "surface", "text", "muted", "accent", "on-accent", "outline"]
    /// The sizes that every theme with tokens has.
    package static let sizeNames = ["body", "small", "legal", "price", "target"]

    /// What stands on what in every theme.
    package static let standardPairs: [(front: String, ground: String, kind: Pair.Kind)] = [
        ("text", "background", .text), ("text", "surface", .text),
        ("muted", "background", .text), ("muted", "surface", .text),
        ("accent", "background", .text), ("accent", "surface", .text),
        ("on-accent", "accent", .text),
        ("outline", "background", .outline), ("outline", "surface", .outline),
    ]

    /// The size of a name, in hundredths of a CSS pixel.
    package func size(_ name: String) -> Located<Int>? { sizes.first { $0.name.value == name }?.hundredths }
}

// MARK: Style sheet

extension ThemeTokens {
    /// The partial by which a theme's styles take its tokens in.
    package static let partialName = "tokens.css"

    /// The tokens as custom properties: `--NAME` for a colour, `--size-NAME` in `rem` for a size. Options of the theme
    /// are tags in it.
    package var styleSheet: String {
        let scheme = dark.isEmpty ? "light" : "light dark"
        let sizes = sizes.map { "--size-\($0.name.value): \(Self.rem(hundredths: $0.hundredths.value)); " }.joined()
        var text = ":root { color-scheme: \(scheme); \(Self.declarations(light))\(sizes)}"
        if !dark.isEmpty { text += "\n@media (prefers-color-scheme: dark) { :root { \(Self.declarations(dark))} }" }
        return text
    }

    private static func declarations(_ colors: [Color]) -> String {
        colors.map { color in
            switch color.value.value {
            case .color(let text): "--\(color.name.value): \(text); "
            case .option(let name): "--\(color.name.value): {{theme.\(name)}}; "
            }
        }.joined()
    }

    /// Exact: a hundredth of a pixel is 625 millionths of a `rem`.
    private static func rem(hundredths: Int) -> String {
        let millionths = hundredths * 625
        let fraction = String(millionths % 1_000_000)
        var digits = Substring(String(repeating: "0", count: 6 - fraction.count) + fraction)
        while digits.last == "0" { digits.removeLast() }
        return "\(millionths / 1_000_000)\(digits.isEmpty ? "" : ".")\(digits)rem"
    }
}
