import Diagnostics
import Foundation
import SourceFiles
import TestSupport
import Testing

@testable import Localization

@Suite("Tables of .lproj folders, out and in")
struct FolderTableTests {
    static func table(_ files: [(String, [UInt8])]) throws -> FolderTable {
        let sources = files.map { SourceText(path: $0.0, bytes: $0.1) }
        return try #require(FolderTable.tables(of: sources, sourceLanguage: .english).first)
    }

    static func table(_ files: [(String, String)]) throws -> FolderTable {
        try table(files.map { ($0.0, Array($0.1.utf8)) })
    }

    static func export(_ table: FolderTable, to language: String) throws -> String {
        var diagnostics: [Diagnostic] = []
        let text = XLIFFExporter.export(
            [], folders: [(table.sourcePath, table)], to: try #require(LanguageTag(language)), toolVersion: "1.0",
            into: &diagnostics)
        #expect(diagnostics.lines == [])
        return text
    }

    /// What was done, what was said, and the changed files.
    static func `import`(
        _ text: String, into table: inout FolderTable
    ) throws -> (XLIFFImporter.Counts, [String], [String: [UInt8]]) {
        var diagnostics: [Diagnostic] = []
        let read = try #require(XLIFFReader.read(SourceText(path: "de.xliff", text: text), into: &diagnostics))
        var counts = XLIFFImporter.Counts()
        for file in read.files { counts = table.apply(file, into: &diagnostics) }
        let files = table.changedFiles(into: &diagnostics)
        return (counts, diagnostics.lines, Dictionary(files.map { ($0.path, $0.bytes) }) { first, _ in first })
    }

    static func translated(_ text: String) -> String {
        text.replacing(/<source>([^<]*)<\/source>\n(?! *<target)/) {
            "\($0.0)        <target>T \($0.1)</target>\n"
        }
    }

    static let english = """
        /* A verb. */
        "buy" = "Buy for %@";
        "z" = "Say \\"hi\\"";
        "new" = "New";
        """

    @Test("An export is what Xcode writes of such files: sorted by id, comments, no states")
    func export() throws {
        let table = try Self.table([
            ("App/en.lproj/L.strings", Self.english), ("App/de.lproj/L.strings", "\"buy\" = \"Kaufen: %@\";"),
        ])
        let text = try Self.export(table, to: "de")
        #expect(
            text.contains("<file original=\"App/en.lproj/L.strings\" source-language=\"en\" target-language=\"de\""))
        let body = """
                <body>
                  <trans-unit id="buy" xml:space="preserve">
                    <source>Buy for %@</source>
                    <target>Kaufen: %@</target>
                    <note>A verb.</note>
                  </trans-unit>
                  <trans-unit id="new" xml:space="preserve">
                    <source>New</source>
                    <note/>
                  </trans-unit>
                  <trans-unit id="z" xml:space="preserve">
                    <source>Say "hi"</source>
                    <note/>
                  </trans-unit>
                </body>
            """
        #expect(text.contains(body), "\(text)")
    }

    @Test(
        "Translations change their own texts alone, in the file's encoding; new ones come behind it with their comments",
        arguments: [0, 1, 2])
    func roundTrip(encoding: Int) throws {
        func bytes(_ text: String) -> [UInt8] {
            switch encoding {
            case 1: [0xFF, 0xFE, 0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            case 2: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
            default: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
            }
        }
        let before = "/* ä */\r\n'z'   = alt ; // end\r\nown = \"é\";\r\n"
        var table = try Self.table([
            ("en.lproj/L.strings", Array(Self.english.utf8)), ("de.lproj/L.strings", bytes(before)),
        ])
        let text = try Self.export(table, to: "de").replacing("<target>alt<", with: "<target>neu &amp; \"gut\"<")
        let (counts, lines, files) = try Self.import(Self.translated(text), into: &table)
        #expect(lines == [] && counts.taken == 3 && files.count == 1)
        let after =
            "/* ä */\r\n'z'   = \"neu & \\\"gut\\\"\" ; // end\r\nown = \"é\";\r\n\r\n/* A verb. */\r\n"
            + "\"buy\" = \"T Buy for %@\";\r\n\r\n\"new\" = \"T New\";\r\n"
        #expect(files["de.lproj/L.strings"] == bytes(after))

        var again = try Self.table([
            ("en.lproj/L.strings", Array(Self.english.utf8)), ("de.lproj/L.strings", bytes(after)),
        ])
        let second = try Self.export(again, to: "de")
        #expect(second == Self.translated(text))
        let (countsAgain, _, none) = try Self.import(second, into: &again)
        #expect(countsAgain.unchanged == 3 && countsAgain.taken == 0 && none.isEmpty)
    }

    @Test("A language without a file gets one beside the others, in the order of the source's")
    func newFile() throws {
        var table = try Self.table([("App/Base.lproj/L.strings", Self.english)])
        let (counts, lines, files) = try Self.import(Self.translated(try Self.export(table, to: "pt-BR")), into: &table)
        #expect(lines == [] && counts.taken == 3)
        let text = """
            /* A verb. */
            "buy" = "T Buy for %@";

            "z" = "T Say \\"hi\\"";

            "new" = "T New";

            """
        #expect(files == ["App/pt-BR.lproj/L.strings": Array(text.utf8)])
    }

    @Test("What cannot be taken is said, and the rest goes in")
    func refusals() throws {
        var table = try Self.table([("en.lproj/L.strings", Self.english)])
        let units = """
            <trans-unit id="byu"><source>Buy</source><target>K</target></trans-unit>
            <trans-unit id="buy"><source>Buy for %@</source><target>Kaufen</target></trans-unit>
            <trans-unit id="z"><source>Say</source><target>Sag</target></trans-unit>
            <trans-unit id="new"><source>New</source><target state="new">Neu</target></trans-unit>
            """
        let (counts, lines, files) = try Self.import(XLIFFReaderTests.file(units), into: &table)
        #expect((counts.taken, counts.refused, counts.unfinished) == (1, 2, 1))
        #expect(
            lines.map { $0.split(separator: ": ", maxSplits: 1)[1] } == [
                "en.lproj/L.strings has no text \"byu\" [name: buy]",
                "the translation of \"buy\" lacks %@; it is not taken",
                "\"z\" reads \"Say \"hi\"\" by now; this is a translation of an older text",
            ])
        #expect(files == ["de.lproj/L.strings": Array("\"z\" = \"Sag\";\n".utf8)])
    }

    @Test("A binary table is exported, and not written")
    func binary() throws {
        let data = try PropertyListSerialization.data(
            fromPropertyList: ["new": "Alt"], format: .binary, options: 0)
        var table = try Self.table([
            ("en.lproj/L.strings", Array(Self.english.utf8)), ("de.lproj/L.strings", [UInt8](data)),
        ])
        let text = try Self.export(table, to: "de")
        #expect(text.contains("<target>Alt</target>"))
        let (counts, lines, files) = try Self.import(Self.translated(text), into: &table)
        #expect(counts.refused == 2 && files.isEmpty)
        #expect(
            lines == [
                "warning strings.exchange: a binary property list is read, but not written; its translations are not "
                    + "taken [write: plutil -convert xml1 de.lproj/L.strings]"
            ])
    }

    static let plurals = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
          <key>n</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@d@</string>
            <key>d</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key><string>d</string>
              <key>one</key><string>%d day</string>
              <key>other</key><string>%d days &amp; more</string>
            </dict>
          </dict>
        </dict>
        </plist>
        """

    @Test("Plural rules go out with every form of the language, and come back into a new file and an old one")
    func stringsDict() throws {
        var table = try Self.table([("en.lproj/L.stringsdict", Self.plurals)])
        let exported = try Self.export(table, to: "pl")
        let ids = exported.matches(of: /trans-unit id="([^"]*)"/).map { String($0.1) }
        #expect(
            ids == [
                "/n:dict/NSStringLocalizedFormatKey:dict/:string", "/n:dict/d:dict/few:dict/:string",
                "/n:dict/d:dict/many:dict/:string", "/n:dict/d:dict/one:dict/:string",
                "/n:dict/d:dict/other:dict/:string",
            ])
        let (counts, lines, files) = try Self.import(Self.translated(exported), into: &table)
        #expect(lines == [] && counts.taken == 5)
        let bytes = try #require(files["pl.lproj/L.stringsdict"])
        var tables = StringTables()
        var found: [Diagnostic] = []
        tables.add(
            file: SourceText(path: "pl.lproj/L.stringsdict", bytes: bytes), defaultSourceLanguage: .english,
            into: &found)
        #expect(found.lines == [])
        let polish = try #require(LanguageTag("pl"))
        #expect(tables.lookup("n", count: 3, in: polish).text == "T T 3 days & more")
        #expect(tables.lookup("n", count: 1, in: polish).text == "T T 1 day")

        // An old file that lacks forms, with a text that is empty.
        let old = Self.plurals.replacing("<string>%d days &amp; more</string>", with: "<string/>")
        var second = try Self.table([
            ("en.lproj/L.stringsdict", Array(Self.plurals.utf8)), ("pl.lproj/L.stringsdict", Array(old.utf8)),
        ])
        let edited = Self.translated(try Self.export(second, to: "pl")).replacing(
            "<target/>", with: "<target>x</target>")
        let (countsAgain, linesAgain, changed) = try Self.import(edited, into: &second)
        #expect(linesAgain == [] && countsAgain.taken == 3)
        let form = "      <key>few</key>\n      <string>T %d days &amp; more</string>\n"
        let added = form + form.replacing("few", with: "many")
        let expected = old.replacing("<string/>", with: "<string>x</string>")
            .replacing("    </dict>", with: added + "    </dict>")
        #expect(changed["pl.lproj/L.stringsdict"].map { String(decoding: $0, as: UTF8.self) } == expected)
    }

    @Test("A plural rule without its form other is not begun")
    func needsOther() throws {
        var table = try Self.table([("en.lproj/L.stringsdict", Self.plurals)])
        let units =
            "<trans-unit id=\"/n:dict/d:dict/one:dict/:string\"><source>%d day</source><target>a</target></trans-unit>"
        let (counts, lines, files) = try Self.import(XLIFFReaderTests.file(units), into: &table)
        #expect(counts.refused == 1 && counts.taken == 0 && files.isEmpty)
        #expect(lines.count == 1 && lines[0].contains("\"n\" has no form \"other\" in de"))
    }

    @Test("Each text of every real .strings file can be changed, and nothing but the texts is")
    func realFiles() throws {
        for file in try SharedMaterial.files(in: "corpus/strings", suffix: ".strings") {
            let name = file.lastPathComponent
            let bytes = try #require(try SharedMaterial.bytes(of: "corpus/strings/\(name)"))
            let source = SourceText(path: "de.lproj/\(name)", bytes: bytes)
            if name.hasPrefix("sparrowcode") {
                #expect(StringsDocument(source) == nil)
                continue
            }
            var document = try #require(StringsDocument(source), "\(name)")
            #expect(document.bytes == (document.canBeWritten ? bytes : nil), "\(name)")
            let pairs = document.pairs
            for pair in pairs { document.set(pair.text + " \"✓\"\n", of: pair.key, comment: nil) }
            document.set("b", of: "a key that nobody has", comment: "c")
            guard document.canBeWritten else { continue }
            let changed = try #require(document.bytes, "\(name)")
            // Setting the old texts again gives the old texts, with the comments of before.
            var back = try #require(StringsDocument(SourceText(path: source.path, bytes: changed)), "\(name)")
            #expect(back.pairs.dropLast().map(\.comment) == pairs.map(\.comment), "\(name)")
            for pair in pairs { back.set(pair.text, of: pair.key, comment: nil) }
            let again = try #require(back.bytes, "\(name)")
            let texts = try #require(StringsDocument(SourceText(path: source.path, bytes: again)))
            #expect(texts.pairs.dropLast().map(\.text) == pairs.map(\.text), "\(name)")
        }
    }

    @Test("Each real .stringsdict file is exported, translated and read again")
    func realPlurals() throws {
        for file in try SharedMaterial.files(in: "corpus/strings", suffix: ".stringsdict") {
            let name = file.lastPathComponent
            let bytes = try #require(try SharedMaterial.bytes(of: "corpus/strings/\(name)"))
            // One is no well-formed XML.
            guard
                var table = FolderTable.tables(
                    of: [SourceText(path: "en.lproj/\(name)", bytes: bytes)], sourceLanguage: .english
                ).first
            else {
                #expect(name.contains("ko-"), "\(name)")
                continue
            }
            let exported = Self.translated(try Self.export(table, to: "ar"))
            let (counts, lines, files) = try Self.import(exported, into: &table)
            guard counts.taken > 0, let changed = files["ar.lproj/\(name)"] else { continue }
            let again = try Self.table([("en.lproj/\(name)", bytes), ("ar.lproj/\(name)", changed)])
            if counts.refused == 0 { #expect(try Self.export(again, to: "ar") == exported, "\(name) \(lines)") }
        }
    }
}
