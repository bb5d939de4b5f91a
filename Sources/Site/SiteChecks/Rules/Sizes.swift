import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let targetSize = CheckRule(
        "R17", "check.target.size", title: "Buttons and links are too small to hit",
        why: "What can be pressed is at least 44 points high and wide.",
        basis: "Human Interface Guidelines; WCAG 2.2 2.5.5",
        failing: .tokens(sizes: ["target": "32"]), passing: .tokens(sizes: ["target": "44"]),
        .site { site, findings in
            for theme in site.themesInOrder {
                guard let size = theme.tokens?.size("target"), size.value < 4400 else { continue }
                findings.report(
                    "whatever can be pressed is only \(size.pixels) px high and wide", at: size.range,
                    suggestion: .write("target: 44"))
            }
        })

    static let typeSize = CheckRule(
        "R18", "check.type.size", title: "A text is too small to read",
        why:
            "Nothing on a page is below 11 points, and the terms of a purchase least of all; plain text is 15 or more.",
        basis: "Human Interface Guidelines; App Review 3.1.2(c)",
        failing: .tokens(sizes: ["legal": "9"]), passing: .tokens(sizes: ["legal": "13"]),
        .site { site, findings in
            for theme in site.themesInOrder {
                for size in theme.tokens?.sizes ?? [] where size.name.value != "target" {
                    let least = size.name.value == "body" ? 15 : 11
                    guard size.hundredths.value < least * 100 else { continue }
                    findings.report(
                        "the size \(size.name.value) is \(size.hundredths.pixels) px, and needs \(least) at least",
                        at: size.hundredths.range, suggestion: .write("\(size.name.value): \(least)"))
                }
            }
        })
}

extension ReadSite {
    /// The themes that pages use, by name.
    var themesInOrder: [CheckedTheme] { site.themes.sorted { $0.key < $1.key }.map(\.value) }
}
