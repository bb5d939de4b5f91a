import Diagnostics
import SourceFiles
import TestSupport
import Testing

@Suite("Reading settings by the type that each key expects")
struct YAMLMappingReaderTests {
    enum Layout: String, CaseIterable { case gate, rows, plans }

    struct Settings: Equatable {
        var name: String?
        var theme: String
        var weight: Int?
        var isSelected: Bool?
        var layout: Layout?
        var catalog: [String]?
        var locales: [String]?
        var bundle: String?
    }

    private func read(_ yaml: String) throws -> (settings: Settings?, lines: [String]) {
        var diagnostics: [Diagnostic] = []
        let node = try #require(YAMLReader.read(SourceText(path: "a.yaml", text: yaml), into: &diagnostics))
        let settings = YAMLMappingReader.read(node, describedAs: "the site", into: &diagnostics) { site in
            Settings(
                name: site.required("name", .text), theme: site.optional("theme", .text, default: "aurora"),
                weight: site.optional("weight", .integer(in: 0...100)), isSelected: site.optional("selected", .boolean),
                layout: site.optional("layout", .choice(of: Layout.self)),
                catalog: site.optional("catalog", .list(of: .text)),
                locales: site.optional("locales", .oneOrMany(of: .text)),
                bundle: site.optional("app", .mapping { app in app.required("bundle", .text) }))
        }
        return (settings, diagnostics.inReadingOrder().lines)
    }

    @Test("Values arrive with their types")
    func values() throws {
        let (settings, lines) = try read(
            """
            name: NO
            weight: 050
            selected: false
            layout: plans
            catalog: [a, 1.10]
            locales: JP
            app: { bundle: com.example }
            """)
        #expect(lines == [])
        #expect(
            settings
                == Settings(
                    name: "NO", theme: "aurora", weight: 50, isSelected: false, layout: .plans, catalog: ["a", "1.10"],
                    locales: ["JP"], bundle: "com.example"))
    }

    @Test(
        "What does not fit is reported at its place",
        arguments: [
            ("{}", "error yaml.key.missing 1:1-1:2: the site lacks the key \"name\""),
            ("", "error yaml.key.missing: the site lacks the key \"name\""),
            ("- a", "error yaml.value.kind 1:1-1:4: expected a mapping, found a list"),
            ("name: x\nthemee: y", "error yaml.key.unknown 2:1-2:7: the site has no key \"themee\" [name: theme]"),
            (
                "name: x\nzzzzz: y",
                "error yaml.key.unknown 2:1-2:6: the site has no key \"zzzzz\""
                    + " [known keys: name, theme, weight, selected, layout, catalog, locales, app]"
            ),
            ("name: [x]", "error yaml.value.kind 1:7-1:10: expected text, found a list"),
            ("name: {a: x}", "error yaml.value.kind 1:7-1:13: expected text, found a mapping"),
            ("name:", "error yaml.value.kind 1:6-1:6: expected text, found nothing"),
            ("name: ''", "error yaml.value.kind 1:7-1:9: the text of \"name\" is empty"),
            (
                "name: x\nweight: fifty",
                "error yaml.value.kind 2:9-2:14: expected a whole number from 0 to 100, found \"fifty\""
            ),
            (
                "name: x\nweight: 101",
                "error yaml.value.kind 2:9-2:12: expected a whole number from 0 to 100, found \"101\""
            ),
            (
                "name: x\nweight: '5.5'",
                "error yaml.value.kind 2:10-2:13: expected a whole number from 0 to 100, found \"5.5\""
            ),
            (
                "name: x\nselected: yes",
                "error yaml.value.kind 2:11-2:14: expected true or false, found \"yes\" [name: true]"
            ),
            (
                "name: x\nselected: True",
                "error yaml.value.kind 2:11-2:15: expected true or false, found \"True\" [name: true]"
            ),
            ("name: x\nselected: [true]", "error yaml.value.kind 2:11-2:17: expected true or false, found a list"),
            ("name: x\nlayout: plan", "error yaml.value.unknown 2:9-2:13: \"layout\" cannot be \"plan\" [name: plans]"),
            (
                "name: x\nlayout: gallery",
                "error yaml.value.unknown 2:9-2:16: \"layout\" cannot be \"gallery\" [use gate, rows or plans]"
            ),
            ("name: x\ncatalog: a", "error yaml.value.kind 2:10-2:11: expected a list, found text"),
            ("name: x\ncatalog: [a, [b]]", "error yaml.value.kind 2:14-2:17: expected text, found a list"),
            ("name: x\nlocales:", "error yaml.value.kind 2:9-2:9: expected text or a list, found nothing"),
            ("name: x\napp: y", "error yaml.value.kind 2:6-2:7: expected a mapping, found text"),
            ("name: x\napp:\n  count: 1", "error yaml.key.missing 3:3-3:4: \"app\" lacks the key \"bundle\""),
            (
                "name: x\napp:\n  bundel: y",
                "error yaml.key.unknown 3:3-3:9: \"app\" has no key \"bundel\" [name: bundle]"
            ),
        ])
    func wrong(yaml: String, line: String) throws {
        #expect(try read(yaml).lines.first == line)
    }

    @Test("All that is wrong is reported at once")
    func severalMistakes() throws {
        let (_, lines) = try read("thme: x\nweight: y\napp: { bundel: z }\n")
        #expect(
            lines == [
                "error yaml.key.missing 1:1-1:2: the site lacks the key \"name\"",
                "error yaml.key.unknown 1:1-1:5: the site has no key \"thme\" [name: theme]",
                "error yaml.value.kind 2:9-2:10: expected a whole number from 0 to 100, found \"y\"",
                "error yaml.key.unknown 3:8-3:14: \"app\" has no key \"bundel\" [name: bundle]",
            ])
    }

    @Test("Entries keep their order and the place of their keys; values of several shapes are told apart")
    func entriesAndShapes() throws {
        let source = SourceText(
            path: "a.yaml", text: "locales: { ja: JP, en: [GB, US], de: { storefronts: [DE] }, ar: }\n")
        var diagnostics: [Diagnostic] = []
        let node = try #require(YAMLReader.read(source, into: &diagnostics))
        let locales = YAMLMappingReader.read(node, describedAs: "the site", into: &diagnostics) { site in
            site.required(
                "locales",
                .entries(
                    of: .either(
                        scalar: .oneOrMany(of: .text), sequence: .list(of: .text),
                        mapping: .mapping { $0.required("storefronts", .list(of: .text)) })))
        }
        #expect(locales?.map(\.key.value) == ["ja", "en", "de"])
        #expect(locales?.map(\.key.range.text) == ["ja", "en", "de"])
        #expect(locales?.map(\.value) == [["JP"], ["GB", "US"], ["DE"]])
        #expect(
            diagnostics.lines == [
                "error yaml.value.kind 1:65-1:65: expected text or a list, a list or a mapping, found nothing"
            ])
    }

    @Test("A located value has the place of its text, without quotes")
    func locatedValues() throws {
        var diagnostics: [Diagnostic] = []
        let node = try #require(
            YAMLReader.read(SourceText(path: "a.yaml", text: "a: \"b c\"\n"), into: &diagnostics))
        let value = YAMLMappingReader.read(node, describedAs: "it", into: &diagnostics) { reader in
            reader.required("a", .located(.text))
        }
        #expect(value?.value == "b c")
        #expect(value?.range.text == "b c")
    }
}
