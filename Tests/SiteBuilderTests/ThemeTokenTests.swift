import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("The tokens of a theme")
struct ThemeTokenTests {
    private static let colors =
        "background: \"#fff\", surface: \"#fff\", text: \"#000\", muted: \"#333\", accent: theme.accent,"
        + " on-accent: \"#fff\", outline: \"#555\""
    private static let sizes = "body: 17, small: 13.5, legal: 13, price: 22.25, target: 44"

    private static func manifest(
        light: String = colors, dark: String? = nil, sizes: String = sizes, pairs: String? = nil
    ) -> String {
        var lines = [
            "name: Plain", "options:", "  accent: { type: color, default: \"#0a7\" }",
            "  hero: { type: color, optional: true }", "tokens:", "  light: { \(light) }", "  sizes: { \(sizes) }",
        ]
        if let dark { lines.append("  dark: { \(dark) }") }
        if let pairs { lines.append("  pairs: [\(pairs)]") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What is said about a site whose theme has such a `theme.yaml`, and the first style sheet of a page.
    private func build(
        _ manifest: String, partial: String? = nil, site: String = ""
    ) throws -> (lines: [String], style: String) {
        try FixtureSite.withCopy { folder in
            try folder.write(manifest, to: "themes/plain/theme.yaml")
            let foot = try folder.text(of: "themes/plain/partials/foot.mustache")
            try folder.write("<style>{{> tokens.css }}</style>\(foot)", to: "themes/plain/partials/foot.mustache")
            if let partial { try folder.write("", to: "themes/plain/partials/\(partial)") }
            try folder.write(try folder.text(of: "content/site.yaml") + "\n\(site)\n", to: "content/site.yaml")
            let built = try FixtureSite.build(in: folder)
            let lines = built.diagnostics.map { "\($0.place.path): \($0.line)".replacing(folder.path + "/", with: "") }
            let page = built.files["en/index.html"].map { String(decoding: $0, as: UTF8.self) } ?? ""
            let style = page.components(separatedBy: "<style>").last?.components(separatedBy: "</style>").first
            return (lines, style ?? "")
        }
    }

    private static let lightSheet =
        ":root { color-scheme: light; --background: #fff; --surface: #fff; --text: #000; --muted: #333;"
        + " --accent: #0a7; --on-accent: #fff; --outline: #555; --size-body: 1.0625rem; --size-small: 0.84375rem;"
        + " --size-legal: 0.8125rem; --size-price: 1.390625rem; --size-target: 2.75rem; }"

    @Test("are custom properties on the page, sizes in rem")
    func light() throws {
        let (lines, style) = try build(Self.manifest())
        #expect(lines == [])
        #expect(style == Self.lightSheet)
    }

    @Test("have other colours in the dark, and options where they are named")
    func dark() throws {
        let (lines, style) = try build(
            Self.manifest(dark: "text: \"#fff\", accent: oklch(80% .1 180)"),
            site: "theme_options: { accent: \"#123456\" }")
        #expect(lines == [])
        #expect(
            style == Self.lightSheet.replacing("color-scheme: light", with: "color-scheme: light dark")
                .replacing("#0a7", with: "#123456")
                + "\n@media (prefers-color-scheme: dark) { :root { --text: #fff; --accent: oklch(80% .1 180); } }")
    }

    @Test(
        "are wrong where they do not hold together",
        arguments: [
            (
                manifest(light: colors.replacing("muted", with: "mutted")),
                ["6:3-6:4: the tokens lack the colour muted in light"]
            ),
            (
                manifest(sizes: sizes.replacing(", target: 44", with: "")),
                ["6:3-6:4: the tokens lack the size target"]
            ),
            (
                manifest(light: colors.replacing("theme.accent", with: "theme.acent")),
                ["6:86-6:97: theme.acent is no colour that the theme always has [name: theme.accent]"]
            ),
            (
                manifest(light: colors.replacing("theme.accent", with: "theme.hero")),
                [
                    "6:86-6:96: theme.hero is no colour that the theme always has [declare an option of type color with a default]"
                ]
            ),
            (
                manifest(light: colors.replacing("\"#333\"", with: "grey")),
                [
                    "6:70-6:74: grey is no colour [write \"#rgb\" or \"#rrggbb\" in quotes, a function such as oklch(…),"
                        + " or theme.NAME]"
                ]
            ),
            (
                manifest(light: colors + ", Ink: \"#000\""),
                ["6:136-6:139: Ink cannot name a token [use small letters, digits and hyphens, a letter first]"]
            ),
            (
                manifest(dark: "txt: \"#fff\""), ["8:11-8:14: there is no colour txt in light [name: text]"]
            ),
            (
                manifest(pairs: "{ text: text, on: paper }"), ["8:29-8:34: there is no colour paper in light"]
            ),
            (
                manifest(pairs: "{ on: surface }"),
                ["8:11-8:26: a pair says what stands on its ground, once [give one of text, large or outline]"]
            ),
            (
                manifest(sizes: sizes.replacing("13.5", with: "13px")),
                ["7:29-7:33: 13px is no size [write CSS pixels as a plain number, such as 17]"]
            ),
            (
                manifest(sizes: sizes.replacing("13.5", with: "0")),
                ["7:29-7:30: 0 is no size [write CSS pixels as a plain number, such as 17]"]
            ),
        ])
    func invalid(manifest: String, expected: [String]) throws {
        let (lines, style) = try build(manifest)
        #expect(lines == expected.map { "themes/plain/theme.yaml: error theme.token.invalid \($0)" })
        #expect(style == "")
    }

    @Test("are made by the product: a partial of that name is not the theme's own")
    func partial() throws {
        let (lines, _) = try build(Self.manifest(), partial: "tokens.css")
        #expect(
            lines == [
                "themes/plain/partials/tokens.css: error theme.token.invalid: tokens.css is made from the tokens of"
                    + " theme.yaml [give the file another name]"
            ])
    }
}
