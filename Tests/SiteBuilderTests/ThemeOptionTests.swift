import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("What a theme lets a site choose")
struct ThemeOptionTests {
    private static let manifest = """
        name: Plain
        options:
          accent: { type: color, default: "#0a7", summary: links and buttons }
          card: { type: choice, choices: [round, square], default: round }
          hero: { type: picture, optional: true }
          corner: { type: length, default: 0.5rem }
          has_note: { type: flag, default: false }
          help_url: { type: url, optional: true }
          motto: { type: text, optional: true }

        """
    private static let partials = [
        "foot":
            "<style>:root { --accent: {{theme.accent}}; --corner: {{theme.corner}}; }</style>{{>*theme.card}}"
            + "{{#theme.hero}}<img src=\"{{url}}\" width=\"{{width}}\" height=\"{{height}}\" alt=\"\">{{/theme.hero}}"
            + "{{#theme.has_note}}<p>note</p>{{/theme.has_note}}"
            + "{{#theme}}{{#motto}}<p class=\"{{theme.card}}\">{{.}}</p>{{/motto}}{{/theme}}"
            + "{{#theme.help_url}}<a href=\"{{theme.help_url}}\">?</a>{{/theme.help_url}}",
        "round": "(round)", "square": "<i>square</i>",
    ]

    /// The site with a theme that has options: what is said (with paths as from inside the folder), and its files.
    private func build(
        manifest: String = Self.manifest, site: String = "", paywall: String = "", foot: String? = nil
    ) throws -> (lines: [String], files: [String: String]) {
        try FixtureSite.withCopy { folder in
            try folder.write(manifest, to: "themes/plain/theme.yaml")
            for (name, text) in Self.partials { try folder.write(text, to: "themes/plain/partials/\(name).mustache") }
            if let foot { try folder.write(foot, to: "themes/plain/partials/foot.mustache") }
            try folder.write(try folder.text(of: "content/site.yaml") + "\n\(site)\n", to: "content/site.yaml")
            let path = "content/paywalls/chart.yaml"
            try folder.write(try folder.text(of: path) + "\n\(paywall)\n", to: path)
            let built = try BuildJob(
                BuildOptions(contentFolder: folder.path + "/content", themesFolder: folder.path + "/themes")
            ).run()
            let lines = built.diagnostics.map { "\($0.place.path): \($0.line)".replacing(folder.path + "/", with: "") }
            return (lines, built.files.mapValues { String(decoding: $0, as: UTF8.self) })
        }
    }

    @Test("Where a site says nothing, what theme.yaml says holds")
    func standard() throws {
        let (lines, files) = try build()
        #expect(lines == [])
        for page in ["index.html", "en/index.html", "de/faq/index.html", "en/chart/index.html"] {
            let text = try #require(files[page])
            #expect(text.contains("--accent: #0a7;"), "\(page)")
            #expect(text.contains("--corner: 0.5rem;"), "\(page)")
            #expect(text.contains("(round)"), "\(page)")
            #expect(!text.contains("<img src=\"assets") && !text.contains("note") && !text.contains(">?<"), "\(page)")
        }
    }

    @Test("site.yaml chooses for every page of its theme, a paywall for its own")
    func chosen() throws {
        let (lines, files) = try build(
            site: """
                theme_options:
                  accent: oklch(60% .2 40 / 90%)
                  hero: assets/chart.png
                  has_note: true
                  help_url: mailto:a@example.com
                  motto: "Hold <fast>"
                """,
            paywall: "theme_options: { card: square, corner: 12px, accent: '#ABCDEF' }")
        #expect(lines == [])
        let faq = try #require(files["de/faq/index.html"])
        #expect(faq.contains("--accent: oklch(60% .2 40 / 90%);"))
        #expect(faq.contains("(round)"))
        #expect(faq.contains("<img src=\"../../assets/chart.01c0ca4311.png\" width="))
        #expect(faq.contains("<p>note</p>"))
        #expect(
            faq.contains("<p class=\"round\">Hold &lt;fast></p>")
                || faq.contains("<p class=\"round\">Hold &lt;fast&gt;</p>"))
        #expect(faq.contains("<a href=\"mailto:a@example.com\">?</a>"))
        #expect(try #require(files["index.html"]).contains("<img src=\"assets/chart.01c0ca4311.png\""))
        let chart = try #require(files["en/chart/index.html"])
        #expect(chart.contains("--accent: #ABCDEF;"))
        #expect(chart.contains("<i>square</i>"))
        #expect(chart.contains("--corner: 12px;"))
        #expect(chart.contains("<p>note</p>"))
        // The theme `bright` declares nothing, and the site's choices are not for it.
        #expect(try #require(files["en/crew/storm/index.html"]).contains("--accent") == false)
    }

    @Test(
        "What is chosen wrongly is said where it stands",
        arguments: [
            (
                "theme_options: { acent: '#0a7' }",
                "theme.option.unknown 13:18-13:23: the theme plain has no option acent [name: accent]"
            ),
            ("theme_options: { corner: 12 }", "theme.option.value 13:26-13:28: 12 is no length"),
            ("theme_options: { corner: -1px }", "theme.option.value 13:26-13:30: -1px is no length"),
            ("theme_options: { corner: 1.5.2rem }", "theme.option.value 13:26-13:34: 1.5.2rem is no length"),
            ("theme_options: { corner: 50% }", "theme.option.value 13:26-13:29: 50% is no length"),
            ("theme_options: { accent: greenish }", "theme.option.value 13:26-13:34: greenish is no colour"),
            ("theme_options: { accent: '#0a7;}' }", "theme.option.value 13:27-13:33: #0a7;} is no colour"),
            ("theme_options: { accent: 'rgb(url(x))' }", "theme.option.value 13:27-13:38: rgb(url(x)) is no colour"),
            (
                "theme_options: { card: squre }",
                "theme.option.value 13:24-13:29: squre is none of the choices [name: square]"
            ),
            (
                "theme_options: { has_note: yes }",
                "yaml.value.kind 13:28-13:31: expected true or false, found \"yes\" [name: true]"
            ),
            (
                "theme_options: { hero: assets/chrt.png }",
                "picture.missing 13:24-13:39: assets/chrt.png is no picture of the content folder [name: assets/chart.png]"
            ),
            ("theme_options: { motto: [a] }", "yaml.value.kind 13:25-13:28: expected text, found a list"),
            ("theme_options: accent", "yaml.value.kind 13:16-13:22: expected a mapping, found text"),
        ])
    func wrongChoices(site: String, expected: String) throws {
        let (lines, files) = try build(site: site)
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("content/site.yaml: error \(expected)") == true, "\(lines)")
        #expect(files.isEmpty)
    }

    @Test("A URL has to have a scheme that the site allows")
    func scheme() throws {
        let (lines, files) = try build(site: "theme_options: { help_url: 'javascript:alert(1)' }")
        #expect(lines.contains { $0.contains("template.url.scheme") && $0.contains("theme.help_url") }, "\(lines)")
        #expect(files.isEmpty)
    }

    @Test("An option without a default has to be given, unless it is optional")
    func missing() throws {
        let manifest = "name: Plain\noptions:\n  seal: { type: picture, summary: on every page }\n"
        let (lines, _) = try build(manifest: manifest, foot: "<img src=\"{{theme.seal.url}}\" alt=\"\">")
        #expect(
            lines == [
                "content/site.yaml: error theme.option.missing 4:8-4:13: the theme plain needs the option seal"
                    + " [write: theme_options: { seal: … }] (seal: on every page)"
            ])
        let given = try build(
            manifest: manifest, site: "theme_options: { seal: assets/chart.png }",
            foot: "<img src=\"{{theme.seal.url}}\" alt=\"\">")
        #expect(given.lines == [])
    }

    @Test(
        "What theme.yaml declares wrongly is said where it stands",
        arguments: [
            ("Accent: { type: color }", "theme.option.invalid 3:3-3:9: Accent cannot name an option"),
            (
                "a: { type: colour, default: x }",
                "yaml.value.unknown 3:14-3:20: \"type\" cannot be \"colour\" [name: color]"
            ),
            ("a: { type: color, default: blu }", "theme.option.value 3:30-3:33: blu is no colour"),
            ("a: { type: choice, default: x }", "yaml.key.missing 3:6-3:7: \"a\" lacks the key \"choices\""),
            ("a: { type: choice, choices: [] }", "theme.option.invalid 3:31-3:33: a choice needs words to choose from"),
            ("a: { type: choice, choices: [x, x] }", "theme.option.invalid 3:35-3:36: the choice x stands twice"),
            ("a: { type: choice, choices: [x], default: y }", "theme.option.value 3:45-3:46: y is none of the choices"),
            ("a: { type: picture, default: x.png }", "picture.missing 3:32-3:37: x.png is no picture of the theme"),
            ("a: { tpye: text }", "yaml.key.unknown 3:8-3:12: \"a\" has no key \"tpye\" [name: type]"),
            ("a: text", "yaml.value.kind 3:6-3:10: expected a mapping, found text"),
        ])
    func wrongDeclarations(option: String, expected: String) throws {
        let (lines, _) = try build(manifest: "name: Plain\noptions:\n  \(option)\n", foot: "x")
        #expect(
            lines.first?.hasPrefix("themes/plain/theme.yaml: error \(expected)") == true,
            "\(lines.joined(separator: "\n"))")
    }

    @Test(
        "Templates name declared options only, and test those that may be absent",
        arguments: [
            ("{{theme.acent}}", "template.name.unknown", "theme has no acent [name: accent]"),
            ("{{theme.motto}}", "template.name.untested", "theme.motto may be absent here"),
            ("<p style='{{theme.accent}}'>", "template.place.style", "theme.accent may not stand"),
            ("{{>*theme.motto}}", "template.partial.dynamic", "only a choice"),
        ])
    func templates(foot: String, id: String, words: String) throws {
        let (lines, _) = try build(foot: foot)
        #expect(lines.contains { $0.contains("error \(id) ") && $0.contains(words) }, "\(lines)")
    }

    @Test("A broken partial that no layout takes in is said too")
    func unusedPartial() throws {
        try FixtureSite.withCopy { folder in
            try folder.write("{{#a}}", to: "themes/plain/partials/unused.mustache")
            let built = try BuildJob(
                BuildOptions(contentFolder: folder.path + "/content", themesFolder: folder.path + "/themes")
            ).run()
            #expect(built.diagnostics.map(\.kind.id) == ["template.section.unclosed"])
            #expect(built.diagnostics.first?.place.path.hasSuffix("partials/unused.mustache") == true)
        }
    }
}
