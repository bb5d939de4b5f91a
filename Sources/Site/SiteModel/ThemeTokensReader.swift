import Diagnostics
package import SourceFiles

extension YAMLValue where Value == ThemeTokens {
    /// The tokens that a theme declares.
    ///
    /// - Parameter options: those of the same theme, which colours may name as `theme.NAME`.
    package static func themeTokens(options: [ThemeOption]) -> Self {
        .mapping { tokens in
            let color = YAMLValue<Located<ThemeTokens.Color.Value>>.tokenColor(options)
            let light = tokens.required("light", .tokens(of: color))
            let dark = tokens.optional("dark", .tokens(of: color), default: [])
            let sizes = tokens.required("sizes", .tokens(of: .located(.pixels)))
            let pairs = tokens.optional("pairs", .list(of: .tokenPair), default: [])
            guard let light, let sizes else { return nil }
            let read = ThemeTokens(
                light: light.map { .init(name: $0.key, value: $0.value) },
                dark: dark.map { .init(name: $0.key, value: $0.value) },
                sizes: sizes.map { .init(name: $0.key, hundredths: $0.value) },
                pairs: pairs, range: tokens.range)
            // What is wrong in itself is no longer among the names.
            if tokens.diagnostics.isEmpty { for finding in read.findings { tokens.report(finding) } }
            return read
        }
    }
}

extension YAMLValue {
    /// Values by the names of tokens; a name that CSS could not take is reported.
    fileprivate static func tokens<Element>(
        of element: YAMLValue<Element>
    ) -> Self where Value == [(key: Located<String>, value: Element)] {
        entries(of: element).map { entries, _, diagnostics in
            for (name, _) in entries where !name.value.isTokenName {
                diagnostics.append(
                    Diagnostic(
                        .themeTokenInvalid, "\(name.value) cannot name a token", at: name.range,
                        suggestion: .advice("use small letters, digits and hyphens, a letter first")))
            }
            return entries.filter { $0.key.value.isTokenName }
        }
    }
}

extension YAMLValue where Value == Located<ThemeTokens.Color.Value> {
    /// A colour, or `theme.NAME` for what an option of the theme is.
    fileprivate static func tokenColor(_ options: [ThemeOption]) -> Self {
        YAMLValue<Located<String>>.located(.text).map { text, _, diagnostics in
            let prefix = "theme."
            if text.value.hasPrefix(prefix) {
                let name = String(text.value.dropFirst(prefix.count))
                if let option = options.first(where: { $0.name == name }), option.isColor, !option.mayBeAbsent {
                    return text.map { _ in .option(name) }
                }
                let usable = options.filter { $0.isColor && !$0.mayBeAbsent }.map { prefix + $0.name }
                diagnostics.append(
                    Diagnostic(
                        .themeTokenInvalid, "\(text.value) is no colour that the theme always has", at: text.range,
                        suggestion: NearestName.find(text.value, in: usable).map { .name($0) }
                            ?? .advice("declare an option of type color with a default")))
                return nil
            }
            if text.value.isColor { return text.map { .color($0) } }
            diagnostics.append(
                Diagnostic(
                    .themeTokenInvalid, "\(text.value) is no colour", at: text.range,
                    suggestion: .advice(
                        "write \"#rgb\" or \"#rrggbb\" in quotes, a function such as oklch(…), or theme.NAME")))
            return nil
        }
    }
}

extension YAMLValue where Value == Int {
    /// CSS pixels above 0 with at most two digits after the point, in hundredths.
    fileprivate static var pixels: Self {
        YAMLValue<String>.text.map { text, node, diagnostics in
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            let isNumber = parts.allSatisfy { part in !part.isEmpty && part.utf8.allSatisfy { 48...57 ~= $0 } }
            if isNumber, parts.count <= 2, text.utf8.count <= 8, let whole = Int(parts[0]) {
                let fraction = parts.count == 2 ? parts[1] : ""
                if fraction.count <= 2, let rest = Int(fraction + String(repeating: "0", count: 2 - fraction.count)),
                    whole * 100 + rest > 0
                {
                    return whole * 100 + rest
                }
            }
            diagnostics.append(
                Diagnostic(
                    .themeTokenInvalid, "\(text) is no size", at: node.contentRange,
                    suggestion: .advice("write CSS pixels as a plain number, such as 17")))
            return nil
        }
    }
}

extension YAMLValue where Value == ThemeTokens.Pair {
    /// `{ text: NAME, on: NAME }`, or `large` or `outline` in place of `text`.
    fileprivate static var tokenPair: Self {
        .mapping { pair in
            let fronts = ThemeTokens.Pair.Kind.allCases.compactMap { kind in
                pair.optional(kind.rawValue, .located(.text)).map { (kind: kind, name: $0) }
            }
            let ground = pair.required("on", .located(.text))
            guard let ground, let front = fronts.first, fronts.count == 1 else {
                if fronts.count != 1 {
                    pair.report(
                        Diagnostic(
                            .themeTokenInvalid, "a pair says what stands on its ground, once", at: pair.range,
                            suggestion: .advice("give one of text, large or outline")))
                }
                return nil
            }
            return ThemeTokens.Pair(front: front.name, ground: ground, kind: front.kind)
        }
    }
}

// MARK: Findings

extension ThemeTokens {
    /// Names that lack, and names that are none.
    fileprivate var findings: [Diagnostic] {
        let colors = light.map(\.name.value)
        let missing =
            Self.colorNames.filter { !colors.contains($0) }.map { "colour \($0) in light" }
            + Self.sizeNames.filter { size($0) == nil }.map { "size \($0)" }
        var findings = missing.map { Diagnostic(.themeTokenInvalid, "the tokens lack the \($0)", at: range.start(1)) }
        let used = dark.map(\.name) + pairs.flatMap { [$0.front, $0.ground] }
        findings += used.filter { !colors.contains($0.value) }.map { name in
            Diagnostic(
                .themeTokenInvalid, "there is no colour \(name.value) in light", at: name.range,
                suggestion: NearestName.find(name.value, in: colors).map { .name($0) })
        }
        return findings
    }
}

extension SourceRange {
    /// The first bytes of it: where something is that spans many lines.
    fileprivate func start(_ count: Int) -> SourceRange { part(0..<count) }
}

extension ThemeOption {
    var isColor: Bool { if case .color = kind { true } else { false } }
}

extension String {
    /// Small letters, digits and hyphens, a letter first; sizes have a prefix of their own.
    fileprivate var isTokenName: Bool {
        guard let first = utf8.first, (0x61...0x7A).contains(first), !hasPrefix("size-") else { return false }
        return utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    }
}
