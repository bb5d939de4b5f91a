import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite("Reading XLIFF")
struct XLIFFReaderTests {
    static func file(_ units: String, attributes: String = "source-language=\"en\" target-language=\"de\"") -> String {
        "<xliff version=\"1.2\"><file original=\"a\" \(attributes)><body>\(units)</body></file></xliff>"
    }

    static func tables(_ text: String, path: String = "de.xliff") -> (StringTables, [String]) {
        var tables = StringTables()
        var diagnostics: [Diagnostic] = []
        tables.add(file: SourceText(path: path, text: text), defaultSourceLanguage: nil, into: &diagnostics)
        return (tables, diagnostics.lines)
    }

    @Test(
        "An id is a key and a path, and is written as it was read",
        arguments: [
            ("Buy", "Buy", []), ("", "", []), ("a|==|b", "a|==|b", []),
            ("n|==|plural.one", "n", [.plural(.one)]), ("n|==|plural.ones", "n|==|plural.ones", []),
            ("n|==|device.mac", "n", [.device("mac")]), ("n|==|device.toaster", "n|==|device.toaster", []),
            ("n|==|device.mac.plural.few", "n", [.device("mac"), .plural(.few)]),
            ("a|==|b|==|plural.other", "a|==|b", [.plural(.other)]),
            ("n|==|substitutions.é.plural.one", "n", [.substitution("é"), .plural(.one)]),
            ("n|==|substitutions.@A..B@.plural.one", "n", [.substitution("A..B"), .plural(.one)]),
            ("n|==|substitutions.A", "n|==|substitutions.A", []),
        ] as [(String, String, [VariationPath.Step])])
    func ids(text: String, key: String, steps: [VariationPath.Step]) {
        let id = XLIFFUnitID(text)
        #expect(id.key == key)
        #expect(id.path.steps == steps)
        #expect(id.text == text)
    }

    @Test(
        "Ids of old .stringsdict files are understood",
        arguments: [
            ("/%d of a/b:dict/NSStringLocalizedFormatKey:dict/:string", "%d of a/b", []),
            ("/%d of a:dict/items:dict/one:dict/:string", "%d of a", [.substitution("items"), .plural(.one)]),
            ("/a:dict/one:dict/:string", "/a:dict/one:dict/:string", []),
        ] as [(String, String, [VariationPath.Step])])
    func oldIDs(text: String, key: String, steps: [VariationPath.Step]) {
        #expect(XLIFFUnitID(text).key == key)
        #expect(XLIFFUnitID(text).path.steps == steps)
    }

    @Test("Texts, sources, notes and states become a table")
    func table() throws {
        let (tables, lines) = Self.tables(
            Self.file(
                """
                <trans-unit id="buy"><source>Buy</source><target state="final">Kaufen</target><note>A verb.</note></trans-unit>
                <trans-unit id="Open"><source>Open</source><note/><alt-trans><target>Auf</target></alt-trans></trans-unit>
                <trans-unit id="name" translate="no"><source>Pro</source><target>Profi</target></trans-unit>
                <group><trans-unit id="new"><source>New</source><target state="needs-translation">Neu</target></trans-unit>
                <trans-unit id="mt"><source>M</source><target state="translated" state-qualifier="leveraged-mt">N</target>
                </trans-unit></group>
                <trans-unit id=""><source/><target state="new"/></trans-unit>
                <trans-unit id="d|==|plural.one"><source>%d day</source><target>%d Tag</target></trans-unit>
                <trans-unit id="d|==|plural.other"><source>%d days</source><target>%d Tage</target></trans-unit>
                <trans-unit id="tap|==|device.mac"><source>Click</source><target>Klicken</target></trans-unit>
                <trans-unit id="tap|==|device.iphone"><source>Tap</source><target>Tippen</target></trans-unit>
                """))
        #expect(lines == [])
        #expect(tables.sourceLanguage == .english)
        let german = try #require(LanguageTag("de"))
        #expect(tables.lookup("buy", in: german).text == "Kaufen")
        #expect(tables.lookup("Buy", in: german).text == "Kaufen")
        #expect(tables.lookup("buy", in: .english).text == "Buy")
        #expect(StringTablesTests.answer(tables.lookup("Open", in: german)) == "missing")
        #expect(tables.lookup("name", in: german).text == "Pro")
        #expect(tables.lookup("d", count: 2, in: german).text == "2 Tage")
        #expect(tables.lookup("d", count: 1, in: .english).text == "1 day")
        #expect(tables.lookup("tap", in: german).text == "Tippen")
        #expect(tables.state(of: "buy", in: german) == .translated)
        #expect(tables.state(of: "new", in: german) == .new)
        #expect(tables.state(of: "mt", in: german) == .machineTranslated)
        #expect(tables.entry(for: "buy")?.comment == "A verb.")
    }

    @Test("It fills the gaps of a catalog, whose own texts win")
    func filling() {
        let catalog = #"""
            { "sourceLanguage" : "en", "strings" : { "Open" : { }, "Buy" : { "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Kaufen" } } } } }, "version" : "1.0" }
            """#
        var (tables, _) = StringTablesTests.tables(catalog)
        var diagnostics: [Diagnostic] = []
        let text = Self.file(
            "<trans-unit id=\"Buy\"><source>Buy</source><target>Erwerben</target></trans-unit>"
                + "<trans-unit id=\"Open\"><source>Open</source><target>Öffnen</target></trans-unit>")
        tables.add(file: SourceText(path: "de.xliff", text: text), defaultSourceLanguage: nil, into: &diagnostics)
        #expect(
            diagnostics.map(\.message) == ["\"Buy\" has another text in de here than in 0.xcstrings, which wins"])
        #expect(tables.lookup("Buy", in: LanguageTag(known: "de")).text == "Kaufen")
        #expect(tables.lookup("Open", in: LanguageTag(known: "de")).text == "Öffnen")
    }

    @Test(
        "What cannot be used is said",
        arguments: [
            ("<a/>", "error strings.shape 1:1-1:5: an XLIFF file begins with <xliff>, not with <a>"),
            (
                "<xliff version=\"2.0\"/>",
                "error strings.shape 1:1-1:23: the file is XLIFF 2.0; only 1.2 is read "
                    + "[export XLIFF 1.2, as Xcode does]"
            ),
            (
                XLIFFReaderTests.file("", attributes: "source-language=\"english\" target-language=\"de\""),
                "warning strings.language 1:22-1:88: \"english\" is no language tag; its texts are not used "
                    + "[language tags look like de, pt-BR or zh-Hant]"
            ),
            (
                XLIFFReaderTests.file("", attributes: "target-language=\"de\""),
                "warning strings.language 1:22-1:62: this <file> has no source-language; its texts are not used"
            ),
            (
                XLIFFReaderTests.file("<trans-unit><source>a</source></trans-unit>"),
                "warning strings.exchange 1:89-1:101: a <trans-unit> without an id; it is not used"
            ),
            (
                XLIFFReaderTests.file("<trans-unit id=\"a\"/>"),
                "warning strings.exchange 1:89-1:109: the unit \"a\" has no <source>; it is not used"
            ),
            (
                XLIFFReaderTests.file("<trans-unit id=\"a\"><source>b <g><x id=\"1\"/>c</g></source></trans-unit>"),
                "warning strings.exchange 1:121-1:132: <x> stands for something inside a text; the unit \"a\" is not used"
            ),
            (
                XLIFFReaderTests.file(
                    "<trans-unit id=\"a\"><source>b</source></trans-unit><trans-unit id=\"a\"><source/></trans-unit>"),
                "warning strings.exchange 1:139-1:158: a second unit with the id \"a\"; it is not used "
                    + "(the first is here 1:89)"
            ),
        ])
    func findings(text: String, expected: String) {
        #expect(Self.tables(text).1 == [expected])
    }

    /// What Xcode 27 does with markup that a translation tool put in, and how it writes a form that only a translation has.
    @Test("Markup round a text is dropped, and a form of the translation needs no source")
    func markup() {
        let (tables, lines) = Self.tables(
            Self.file(
                """
                <trans-unit id="g"><source>g</source><target>before <g id="1">mid<ph>%@</ph></g> after</target></trans-unit>
                <trans-unit id="n|==|plural.many"><target>%d NEU</target></trans-unit>
                """))
        #expect(lines == [])
        #expect(tables.lookup("g", in: LanguageTag(known: "de")).text == "before mid%@ after")
        #expect(tables.entry(for: "n")?.translations.keys.map(\.identifier) == ["de"])
    }

    @Test("Without a target language the file's name says it")
    func languageByName() {
        let text = Self.file(
            "<trans-unit id=\"Buy\"><source>Buy</source><target>Acheter</target></trans-unit>",
            attributes: "source-language=\"en\"")
        let (tables, lines) = Self.tables(text, path: "exported/fr.xliff")
        #expect(lines == [])
        #expect(tables.lookup("Buy", in: LanguageTag(known: "fr")).text == "Acheter")
        #expect(Self.tables(text, path: "all texts.xliff").1.count == 1)
    }

    @Test(
        "Of an exported bundle only the XLIFF is a table",
        arguments: [
            ("de.xcloc/Localized Contents/de.xliff", true), ("de.xcloc/Source Contents/en.lproj/a.strings", false),
            ("x/de.xcloc/Source Contents/a.xliff", false), ("de.xcloc/contents.json", false), ("a/b.xlf", true),
            ("de.lproj/a.strings", true), ("de.lproj/a.stringsdict", true), ("a.xcstrings", true), ("a.json", false),
            ("de.xcloc/Localized Contents/en.lproj/a.strings", false),
        ])
    func bundles(path: String, isTable: Bool) {
        #expect(StringTableFile.isTable(path: path) == isTable)
    }

    @Test("Every real file is read, with as many units as a search for their tags finds")
    func realFiles() throws {
        var files = try SharedMaterial.files(in: "corpus/xliff", suffix: ".xliff").map(\.lastPathComponent)
        files += try SharedMaterial.files(in: "corpus/xliff", suffix: ".xlf").map(\.lastPathComponent)
        for bundle in try SharedMaterial.files(in: "corpus/xliff", suffix: ".xcloc").map(\.lastPathComponent) {
            let folder = "\(bundle)/Localized Contents"
            files += try SharedMaterial.files(in: "corpus/xliff/\(folder)", suffix: ".xliff")
                .map { "\(folder)/\($0.lastPathComponent)" }
        }
        for name in files {
            let bytes = try #require(try SharedMaterial.bytes(of: "corpus/xliff/\(name)"))
            let source = SourceText(path: "xx/\(name)", bytes: bytes)
            var diagnostics: [Diagnostic] = []
            let document = try #require(XLIFFReader.read(source, into: &diagnostics), "\(name)")
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(!diagnostics.hasErrors, "\(name)")
            if name.hasSuffix(".xlf") { continue }
            let count = document.files.reduce(0) { $0 + $1.units.count }
            #expect(count == text.components(separatedBy: "<trans-unit ").count - 1, "\(name): \(diagnostics.lines)")
            var tables = StringTables()
            var found: [Diagnostic] = []
            tables.add(xliff: source, into: &found)
            #expect(!tables.keys.isEmpty && !found.hasErrors, "\(name)")
        }
    }

    @Test("Every file that Xcode 27 wrote is read without a word")
    func oracleFiles() throws {
        guard let folder = SharedMaterial.folder?.appending(path: "corpus/xcode27-oracle") else { return }
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        let files = found.compactMap { $0 as? URL }.filter { $0.pathExtension == "xliff" }
        try #require(files.count > 5)
        for file in files {
            var diagnostics: [Diagnostic] = []
            let source = SourceText(path: "fr.xliff", bytes: [UInt8](try Data(contentsOf: file)))
            let document = try #require(XLIFFReader.read(source, into: &diagnostics), "\(file.path)")
            #expect(diagnostics.lines == [], "\(file.path)")
            #expect(document.files.allSatisfy { !$0.units.isEmpty }, "\(file.path)")
        }
    }

    @Test("Every prefix of a file is refused")
    func prefixes() {
        let bytes = Array(Self.file("<trans-unit id=\"ä\"><source>b</source><target>&lt;</target></trans-unit>").utf8)
        for count in 0..<bytes.count {
            let (tables, lines) = Self.tables(String(decoding: bytes[..<count], as: UTF8.self))
            #expect(tables.keys.isEmpty && lines.count == 1, "\(count)")
        }
    }
}
