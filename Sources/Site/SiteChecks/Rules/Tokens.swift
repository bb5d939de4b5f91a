import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let tokens = CheckRule(
        "R19", "check.tokens", title: "A theme's colours and sizes cannot be checked",
        why:
            "Contrast and sizes are computed from the tokens of theme.yaml. A theme without them, or whose pages do not"
            + " use them, may show anything.",
        basis: "docs/themes.md",
        failing: CheckExample("name: Plain\n# no tokens") { $0.themes["plain"]?.tokens = nil },
        passing: CheckExample(
            "name: Plain\ntokens:\n  light: { background: \"#fff\", … }\n  sizes: { body: 17, … }\n"
                + "# and <style>{{> tokens.css }}{{> styles.css }}</style>"
        ) { site in
            guard let tokens = site.themes["plain"]?.tokens else { return }
            let uses = (ThemeTokens.colorNames + ThemeTokens.sizeNames.map { "size-\($0)" }).map { "var(--\($0))" }
            for index in site.pages.indices {
                site.pages[index].html = ExampleSite.html(
                    body: "<style>\(tokens.styleSheet) a { x: \(uses.joined(separator: " ")) }</style>")
            }
        },
        .page { page, findings in
            guard let theme = page.theme, page.page.paywall != nil else { return }
            let manifest = "\(theme.folder)/theme.yaml"
            guard let tokens = theme.tokens else {
                findings.report(
                    "the theme declares no tokens", at: .file(manifest),
                    suggestion: .advice("declare colours and sizes: see docs/themes.md"))
                return
            }
            guard page.styles.contains(tokens.styleSheet.prefix { $0 != "-" }), page.styles.contains("--size-body:")
            else {
                findings.report(
                    "the page does not take the tokens in", at: page.template("<style>"),
                    suggestion: .write("<style>{{> tokens.css }}"))
                return
            }
            for name in ThemeTokens.colorNames where !page.styles.contains("var(--\(name))") {
                let place = tokens.light.first { $0.name.value == name }?.name.range ?? tokens.range.part(0..<1)
                findings.report("no style uses the colour \(name)", at: place, suggestion: .write("var(--\(name))"))
            }
            for name in ThemeTokens.sizeNames where !page.styles.contains("var(--size-\(name))") {
                let place = tokens.sizes.first { $0.name.value == name }?.name.range ?? tokens.range.part(0..<1)
                findings.report("no style uses the size \(name)", at: place, suggestion: .write("var(--size-\(name))"))
            }
        })
}
