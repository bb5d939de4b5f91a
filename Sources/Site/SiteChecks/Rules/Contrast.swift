import Diagnostics
import Foundation
import SiteModel
import SourceFiles

extension CheckRule {
    static let contrast = CheckRule(
        "R14", "check.contrast", title: "A text or a control is too like its ground",
        why:
            "Text needs a contrast of 4.5:1 with what it stands on, large text and the outlines of controls 3:1, in light"
            + " and in dark. A colour that a team chooses is where it fails most.",
        basis: "WCAG 2.2 AA 1.4.3, 1.4.11",
        failing: .tokens(light: ["muted": "\"#8a8f98\""]), passing: .tokens(light: ["muted": "\"#5b616b\""]),
        .site { site, findings in
            var seen = Set<String>()
            for (index, page) in site.site.pages.enumerated() {
                guard let theme = site.site.themes[page.theme], let tokens = theme.tokens else { continue }
                let chosen = page.chosenColors.sorted { $0.key < $1.key }
                    .map {
                        "\($0.key)=\($0.value.value)@\($0.value.range.offsets.lowerBound)\($0.value.range.source.path)"
                    }
                guard seen.insert(([page.theme] + chosen).joined(separator: " ")).inserted else { continue }
                findings.page = index
                let schemes: [Palette.Scheme] = tokens.dark.isEmpty ? [.light] : Palette.Scheme.allCases
                let palettes = schemes.map {
                    Palette(tokens, scheme: $0, theme: theme, chosen: page.chosenColors)
                }
                for palette in palettes {
                    for pair in ContrastPair.all(of: tokens) where !pair.holds(in: palette) {
                        report(pair, in: palette, palettes: palettes, tokens: tokens, &findings)
                    }
                }
            }
        })

    private static func report(
        _ pair: ContrastPair, in palette: Palette, palettes: [Palette], tokens: ThemeTokens,
        _ findings: inout RuleFindings
    ) {
        guard let ratio = pair.ratio(in: palette), let front = palette[pair.front], let ground = palette[pair.ground]
        else { return }
        // What somebody chose is what they change; else the colour in front.
        let culprit = front.option == nil && ground.option != nil ? ground : front
        let name = culprit.option == nil ? pair.front : (front.option == nil ? pair.ground : pair.front)
        let better = PassingColor.nearest(to: culprit, named: name, in: palettes, pairs: ContrastPair.all(of: tokens))
        let shown = String(format: "%.2f", (ratio * 100).rounded(.down) / 100)
        let least = pair.kind == .text ? "4.5" : "3"
        findings.report(
            "\(pair.front) on \(pair.ground) has a contrast of \(shown):1 in \(palette.scheme), and needs \(least):1",
            at: culprit.written.range,
            suggestion: better.map { .write("\"\($0.hexadecimal)\"") }
                ?? .advice(
                    "no colour of this hue holds with all that it meets; change what it stands on or what is on it"),
            notes: [.init("it is \(front.written.value) on \(ground.written.value)")])
    }
}

/// The nearest colour that holds against everything it meets.
private enum PassingColor {
    /// The smallest step towards black or white that makes every pair of the colour hold, in every scheme that has it.
    static func nearest(
        to entry: Palette.Entry, named name: String, in palettes: [Palette], pairs: [ContrastPair]
    ) -> CSSColor? {
        let own = palettes.compactMap { palette -> (Palette, [String])? in
            let names =
                entry.option.map { palette.names(of: $0) }
                ?? (palette[name]?.written.range.offsets == entry.written.range.offsets ? [name] : [])
            return names.isEmpty ? nil : (palette, names)
        }
        let start = entry.color.on(.white)
        for step in 1...100 {
            for end in [CSSColor.black, .white] {
                let color = start.mixed(with: end, part: Double(step) / 100)
                let holds = own.allSatisfy { palette, names in
                    let changed = palette.with(color, for: names)
                    return pairs.allSatisfy {
                        !(names.contains($0.front) || names.contains($0.ground)) || $0.holds(in: changed)
                    }
                }
                if holds { return color }
            }
        }
        return nil
    }
}
