import Diagnostics
import Localization
import SourceFiles
import TestSupport
import Testing

@testable import SiteModel

@Suite("site.yaml")
struct SiteSettingsReaderTests {
    private static func read(_ text: String) -> (settings: SiteSettings?, lines: [String]) {
        var found: [Diagnostic] = []
        let node = YAMLReader.read(SourceText(path: "site.yaml", text: text), into: &found)
        let settings = node.flatMap { SiteSettingsReader.read($0, into: &found) }
        return (settings, found.lines)
    }

    /// What must be there, and one more line, the sixth.
    private static func site(_ line: String) -> String {
        """
        name: Lantern
        url: https://example.com
        theme: plain
        catalog: Lantern.storekit
        locales: { en: US }
        \(line)
        """
    }

    @Test("Every key is read")
    func everything() throws {
        let (site, lines) = Self.read(
            """
            name: Lantern
            url: https://example.com/lantern
            app: { id: 123, bundle: com.example.lantern }
            theme: plain
            catalog: [a.storekit, { file: b.storekit, storefront: usa }]
            prices: prices/
            strings: [a.xcstrings, b]
            locales:
              en: [GB, US]
              nb: NO
              ar: { storefronts: [SA], fallback: en }
            legal: { terms: apple, privacy: { page: privacy } }
            telemetry: { to: telemetrydeck, app: 1B2C }
            schemes: [MAILTO, tel]
            custom: { season: 2026 }
            """)
        #expect(lines == [])
        let settings = try #require(site)
        #expect(settings.name.value == "Lantern")
        #expect(settings.url.value.text == "https://example.com/lantern/")
        #expect(settings.app?.id.value == "123" && settings.app?.bundle?.value == "com.example.lantern")
        #expect(settings.catalog.map(\.path.value) == ["a.storekit", "b.storekit"])
        #expect(settings.catalog.map { $0.storefront?.value } == [nil, "usa"])
        #expect(settings.prices.map(\.path.value) == ["prices/"])
        #expect(settings.strings.map(\.value) == ["a.xcstrings", "b"])
        #expect(settings.locales.map(\.tag.identifier) == ["en", "nb", "ar"])
        #expect(settings.locales.map { $0.storefronts.map(\.value) } == [["GB", "US"], ["NO"], ["SA"]])
        #expect(settings.locales.map(\.contentLanguage.identifier) == ["en", "nb", "en"])
        #expect(settings.legal.terms?.value == .apple)
        #expect(settings.legal.privacy?.value == .page("privacy"))
        #expect(settings.telemetry?.app.value == "1B2C")
        #expect(settings.schemes.map(\.value) == ["mailto", "tel"])
        #expect(settings.custom["season"]?.value == "2026")
    }

    /// One line that is wrong, and everything that is said.
    static let wrong: [(line: String, lines: [String])] = [
        ("\tapp: 1", ["error yaml.tab 6:1-6:2: tabs cannot indent YAML [indent with spaces]"]),
        (
            "name: Again",
            ["error yaml.key.double 6:1-6:5: the key \"name\" stands twice in this mapping (the first is here 1:1)"]
        ),
        ("thema: x", ["error yaml.key.unknown 6:1-6:6: site.yaml has no key \"thema\" [name: theme]"]),
        ("prices: { product: b }", ["error yaml.key.missing 6:9-6:10: \"prices\" lacks the key \"file\""]),
        (
            "prices: { file: a.csv, on: 2026-02-30 }",
            ["error yaml.value.unknown 6:28-6:38: 2026-02-30 is no day [write year, month and day: 2026-10-02]"]
        ),
        (
            "prices: { file: a.csv, plan: month }",
            ["error yaml.value.unknown 6:30-6:35: \"plan\" cannot be \"month\" [name: monthly]"]
        ),
        ("strings:", ["error yaml.value.kind 6:9-6:9: expected text or a list, found nothing"]),
        ("app: 123", ["error yaml.value.kind 6:6-6:9: expected a mapping, found text"]),
        ("app: { bundle: a }", ["error yaml.key.missing 6:6-6:7: \"app\" lacks the key \"id\""]),
        (
            "app: { id: com.a }",
            ["error site.app.invalid 6:12-6:17: com.a is not an App Store id, which has digits only"]
        ),
        ("app: { id: '' }", ["error yaml.value.kind 6:12-6:14: the text of \"id\" is empty"]),
        (
            "app: { id: 1, bundle: com..a }",
            [
                "error site.app.bundle 6:23-6:29: com..a is no bundle id, which has letters, digits, hyphens and points"
            ]
        ),
        (
            "app: { id: 1, bundle: Field Notes }",
            [
                "error site.app.bundle 6:23-6:34: Field Notes is no bundle id, which has letters, digits, hyphens and"
                    + " points"
            ]
        ),
        ("app: { id: 1, bundle: com.Example-2.app, team: 9JA89QQLNQ }", []),
        (
            "app: { id: 1, bundle: com.a, team: 9ja89qqlnq }",
            [
                "error site.app.team 6:36-6:46: 9ja89qqlnq is no team id, which has ten capital letters and digits"
                    + " [name: 9JA89QQLNQ]"
            ]
        ),
        (
            "app: { id: 1, bundle: com.a, team: Example }",
            ["error site.app.team 6:36-6:43: Example is no team id, which has ten capital letters and digits"]
        ),
        (
            "app: { id: 1, team: 9JA89QQLNQ }",
            [
                "error site.app.bundle 6:21-6:31: with a team, app: needs the bundle id too"
                    + " [write: bundle: com.example.app]"
            ]
        ),
        (
            "legal: { terms: terms.html }",
            [
                "error site.legal.invalid 6:17-6:27: terms.html is neither an address nor apple"
                    + " [write https://…, apple, or { page: NAME }]"
            ]
        ),
        ("legal: { terms: 'https://a.example/t?lang=en#x' }", []),
        (
            "telemetry: { to: telemetry-deck, app: A }",
            [
                "error site.telemetry.unknown 6:18-6:32: there is no telemetry service telemetry-deck"
                    + " [name: telemetrydeck]"
            ]
        ),
        ("schemes: javascript", ["error site.scheme.invalid 6:10-6:20: the scheme javascript may not be allowed"]),
        ("schemes: ['mailto:']", ["error site.scheme.invalid 6:12-6:19: the scheme mailto: may not be allowed"]),
    ]

    @Test("What is wrong is said once, with its place", arguments: wrong)
    func wrongLine(line: String, lines: [String]) {
        #expect(Self.read(Self.site(line)).lines == lines)
    }

    /// `locales:` alone, on line 5.
    static let wrongLocales: [(locales: String, lines: [String])] = [
        ("{ en: UK }", ["error storefront.unknown 5:16-5:18: there is no App Store storefront UK [name: GB]"]),
        ("{ en: [US, ZZ] }", ["error storefront.unknown 5:21-5:23: there is no App Store storefront ZZ"]),
        (
            "{ english: US }",
            [
                "error site.locale.invalid 5:12-5:19: english is no language tag"
                    + " [write a tag such as en, pt-BR or zh-Hans]"
            ]
        ),
        (
            "{ en: { storefronts: US, fallback: '?' } }",
            ["error site.locale.invalid 5:46-5:47: ? is no language tag [write a tag such as en, pt-BR or zh-Hans]"]
        ),
        (
            "{ en: { storefront: US } }",
            [
                "error yaml.key.unknown 5:18-5:28: \"en\" has no key \"storefront\" [name: storefronts]"
            ]
        ),
        ("{}", ["error yaml.value.kind 5:10-5:12: the site has no locale"]),
        ("{ en: [] }", ["error yaml.value.kind 5:16-5:18: a locale needs a storefront, whose prices it shows"]),
        ("[en]", ["error yaml.value.kind 5:10-5:14: expected a mapping, found a list"]),
        (
            "{ zh-Hans: CN, zh_Hans: SG }",
            [
                "error site.locale.double 5:25-5:32: zh_Hans, which is zh-Hans, is named twice"
                    + " (the first is here 5:12)"
            ]
        ),
        (
            "{ en: [GB, US, GBR] }",
            ["error site.locale.double 5:25-5:28: GBR, which is GB, is named twice (the first is here 5:17)"]
        ),
        ("{ en: [US, US] }", ["error site.locale.double 5:21-5:23: US is named twice (the first is here 5:17)"]),
    ]

    @Test("Locales that are wrong", arguments: wrongLocales)
    func locales(locales: String, lines: [String]) {
        let text = "name: A\nurl: https://a.example\ntheme: t\ncatalog: a\nlocales: \(locales)\n"
        #expect(Self.read(text).lines == lines)
    }

    static let wrongAddresses: [(url: String, lines: [String])] = [
        (
            "example.com/app",
            [
                "error site.url.invalid 2:6-2:21: example.com/app is not an absolute https address"
                    + " [write: url: https://example.com/app]"
            ]
        ),
        ("nonsense", ["error site.url.invalid 2:6-2:14: nonsense is not an absolute https address"]),
    ]

    @Test("An address that is none", arguments: wrongAddresses)
    func address(url: String, lines: [String]) {
        let text = "name: A\nurl: \(url)\ntheme: t\ncatalog: a\nlocales: { en: US }\n"
        #expect(Self.read(text).lines == lines)
    }

    @Test("An empty file lacks every needed key, all said at once")
    func empty() {
        let (site, lines) = Self.read("# nothing yet\n")
        #expect(site == nil)
        #expect(lines.count == 5)
        #expect(lines.allSatisfy { $0.hasPrefix("error yaml.key.missing") })
    }

    @Test("Mistakes in several keys are all found in one run, even an empty mapping beside another mistake")
    func together() {
        let (site, lines) = Self.read("name:\nurl: x\ntheme: t\ncatalog: []\nlocales: {}\n")
        #expect(site == nil)
        #expect(
            lines.map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
                "error yaml.value.kind 1:6-1:6:", "error site.url.invalid 2:6-2:7:", "error yaml.value.kind 4:10-4:12:",
                "error yaml.value.kind 5:10-5:12:",
            ])
    }
}
