import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite("Reading .strings files")
struct StringsFileTests {
    static let german = LanguageTag(known: "de")

    static func read(_ bytes: [UInt8], path: String = "de.lproj/a.strings") -> ([StringsPair]?, [String]) {
        var diagnostics: [Diagnostic] = []
        let pairs = StringsFileReader.read(SourceText(path: path, bytes: bytes), into: &diagnostics)
        return (pairs, diagnostics.lines)
    }

    static func read(_ text: String) -> ([StringsPair]?, [String]) { read(Array(text.utf8)) }

    @Test(
        "Every form of key, text and comment is read",
        arguments: [
            (#""buy" = "Kaufen";"#, ["buy=Kaufen"]),
            (#"buy = Kaufen; $a_1/b:c.d-e = 2;"#, ["buy=Kaufen", "$a_1/b:c.d-e=2"]),
            (#"'buy' = 'Kauf "es"';"#, [#"buy=Kauf "es""#]),
            (#""buy";"#, ["buy=buy"]),
            ("/* one */ // two\n\"a\" /* in */ = // here\n \"b\" /**/ ;", ["a=b"]),
            ("\"a\" = \"two\nlines\";\r\"b\"=\"c\";", ["a=two\nlines", "b=c"]),
            ("{ a = b; }", ["a=b"]),
            ("", []), (" \n// nothing\n", []), ("\u{2028}a = b;\u{FEFF}", ["a=b"]),
            (#""e" = "\"\\\'\n\t\r\a\b\f\v\q\ü";"#, ["e=\"\\'\n\t\r\u{7}\u{8}\u{C}\u{B}qü"]),
            ("\"e\" = \"a\\\nb\";", ["e=a\nb"]),
            (#""e" = "\U00e9\UE9\UD83D\UDE00!";"#, ["e=éé😀!"]),
            (#""e" = "\101\1018\200\341\375\376";"#, ["e=AA8\u{A0}Æÿ\u{FFFD}"]),
        ])
    func forms(text: String, expected: [String]) {
        let (pairs, lines) = Self.read(text)
        #expect(lines == [])
        #expect(pairs?.map { "\($0.key)=\($0.text)" } == expected)
    }

    @Test("A comment belongs to the key behind it, and places are those of the file")
    func places() {
        let (pairs, _) = Self.read("/* The button. */\n\"buy\" = \"Kaufen\";\n\n\"b\" = c;")
        #expect(pairs?.map(\.comment) == ["The button.", nil])
        #expect(pairs?.map(\.keyRange.text) == ["\"buy\"", "\"b\""])
        #expect(pairs?[0].textRange.start == SourcePosition(line: 2, column: 9))
    }

    @Test(
        "What is odd is said and read all the same",
        arguments: [
            (
                "a = b;\na = c;", ["a=c"],
                [
                    "warning strings.double 2:1-2:2: \"a\" stands twice in this file; the last one counts "
                        + "(the first is here 1:1)"
                ]
            ),
            (
                #""a" = "\u00e9";"#, ["a=é"],
                [#"warning strings.escape 1:8-1:14: Apple's reader takes \u for the letter u [write: \U00e9]"#]
            ),
            (#""a" = "\ux";"#, ["a=ux"], []),
            (
                #""a" = "8\10";"#, ["a=8\u{8}"],
                [#"warning strings.escape 1:9-1:12: \10 is a control character [a backslash itself is written \\]"#]
            ),
        ] as [(String, [String], [String])])
    func remarks(text: String, expected: [String], findings: [String]) {
        let (pairs, lines) = Self.read(text)
        #expect(lines == findings)
        #expect(pairs?.map { "\($0.key)=\($0.text)" } == expected)
    }

    @Test(
        "What is wrong is said with its place, and nothing is used",
        arguments: [
            (#""a" = "b";="#, "1:11-1:12: a key is expected here"),
            (#""a" = "b""#, "1:10-1:10: \";\" is missing behind the text"),
            ("\"a\" = \"b\"\n\"c\" = \"d\";", "1:10-2:1: \";\" is missing behind the text"),
            (#""a" "b";"#, "1:4-1:5: \"=\" is missing behind the key"),
            (#""a" = ;"#, "1:7-1:8: a text is expected here"),
            (#""a" ="#, "1:6-1:6: the file ends where a text is expected"),
            (#""a" = "b;"#, "1:7-1:8: the text that begins here has no closing quote"),
            ("a = b; /* c", "1:8-1:10: the comment that begins here is not closed"),
            ("{ a = b;", "1:1-1:2: the \"{\" is not closed"),
            ("{ a = b; } c = d;", "1:12-1:13: the \"}\" has ended the table, yet more follows"),
            ("a = “b”;", "1:5-1:6: a text is expected here [quotes must be straight ones: \"]"),
            (#""a" = "\UD83D!";"#, "1:8-1:14: half of a pair of surrogates stands alone"),
            (#""a" = "\U!";"#, "1:8-1:10: \\U needs hexadecimal digits"),
            (#""a" = "\"#, "1:8-1:9: the file ends inside an escape"),
            ("a = { b = c; };", "1:5-1:6: a text is expected here"),
        ])
    func faults(text: String, expected: String) {
        let (pairs, lines) = Self.read(text)
        #expect(pairs == nil)
        #expect(lines == ["error strings.syntax \(expected)"])
    }

    @Test("UTF-16 in both orders, with one mark, two or none, reads as UTF-8 does", arguments: [0, 1, 2, 3, 4, 5])
    func encodings(form: Int) {
        let text = "\"a\" = \"ж😀\";\r\"b\" = \"c\";\r"
        let units = Array(text.utf16)
        let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let forms: [[UInt8]] = [
            [0xEF, 0xBB, 0xBF] + Array(text.utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big,
            [0xFF, 0xFE, 0xFF, 0xFE] + little, little, big,
        ]
        let (pairs, lines) = Self.read(forms[form])
        #expect(lines == [])
        #expect(pairs?.map { "\($0.key)=\($0.text)" } == ["a=ж😀", "b=c"])
        #expect(pairs?[1].keyRange.start == SourcePosition(line: 2, column: 1))
    }

    @Test("A property list under the name reads alike; what is no text is left out")
    func propertyLists() {
        let xml = "<plist><dict><key>a</key><string>b</string><key>c</key><true/></dict></plist>"
        let (pairs, lines) = Self.read("<?xml version=\"1.0\"?>\n" + xml)
        #expect(pairs?.map { "\($0.key)=\($0.text)" } == ["a=b"])
        #expect(
            lines == ["warning strings.variable 2:63-2:63: \"c\" must be text, not true or false; it is not used"])
        #expect(
            Self.read("<plist><array/></plist>").1 == [
                "error strings.shape 1:8-1:16: a string table must be a dictionary, not a list"
            ])
    }

    @Test("Every prefix of a file is read or refused", arguments: [0, 1])
    func prefixes(form: Int) {
        let text = "/* c */ \"ä\" = \"b\\U00e9\\\"\\101\"; // d\n'e' = f;\ng;"
        let bytes =
            form == 0 ? Array(text.utf8) : [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for count in 0...bytes.count {
            let (pairs, lines) = Self.read(Array(bytes[..<count]))
            #expect((pairs == nil) == !lines.isEmpty, "\(count)")
        }
    }

    @Test(
        "The language is that of the folder",
        arguments: [
            ("App/de.lproj/a.strings", "de", nil), ("zh_CN.lproj/a.strings", "zh-CN", nil),
            ("English.lproj/a.strings", "en", nil), ("Base.lproj/a.strings", "fr", nil),
            (
                "a.strings", nil,
                "the file is in no folder LOCALE.lproj, so its language is unknown; its texts are not used"
            ),
            (
                "german language.lproj/a.strings", nil,
                "the folder german language.lproj names no language; the file's texts are not used"
            ),
        ] as [(String, String?, String?)])
    func folders(path: String, language: String?, finding: String?) {
        var tables = StringTables()
        var diagnostics: [Diagnostic] = []
        tables.add(
            file: SourceText(path: path, text: "buy = Text;"), defaultSourceLanguage: LanguageTag(known: "fr"),
            into: &diagnostics)
        #expect(diagnostics.map(\.message) == [finding].compactMap(\.self))
        #expect(tables.entry(for: "buy")?.translations.keys.map(\.identifier) == language.map { [$0] })
        #expect(tables.sourceLanguage?.identifier == (language == nil ? nil : "fr"))
    }

    @Test("Files of several languages make one table; the first text of a language wins")
    func merging() {
        var tables = StringTables()
        var diagnostics: [Diagnostic] = []
        let files = [
            ("Base.lproj/a.strings", "/* A verb. */\nbuy = Buy; pro = \"Go Pro\";"),
            ("de.lproj/a.strings", "buy = Kaufen;"),
            ("de.lproj/b.strings", "buy = Erwerben; pro = Profi;"), ("ja.lproj/a.strings", "only = \"唯一\";"),
        ]
        for (path, text) in files {
            tables.add(file: SourceText(path: path, text: text), defaultSourceLanguage: .english, into: &diagnostics)
        }
        #expect(
            diagnostics.lines == [
                "warning strings.twice 1:7-1:15: \"buy\" has another text in de here than in de.lproj/a.strings, which wins "
                    + "(the first one is here 1:7)"
            ])
        let german = tables.lookup("buy", in: Self.german)
        #expect(StringTablesTests.answer(german) == "found Kaufen")
        #expect(StringTablesTests.answer(tables.lookup("Go Pro", in: Self.german)) == "found Profi")
        #expect(tables.entry(for: "buy")?.comment == "A verb.")
    }

    /// What the survey of the corpus found in each file: the number of pairs, or the kind of finding that refuses it.
    @Test("Every real file is read, or refused for the right reason")
    func realFiles() throws {
        let files = try SharedMaterial.files(in: "corpus/strings", suffix: ".strings")
        for file in files {
            let name = file.lastPathComponent
            let bytes = try #require(try SharedMaterial.bytes(of: "corpus/strings/\(name)"))
            let (pairs, lines) = Self.read(bytes, path: name)
            if name.hasPrefix("sparrowcode") {
                #expect(lines.map { $0.prefix(26) } == ["error strings.syntax 13:37"], "\(name)")
                continue
            }
            #expect(pairs != nil, "\(name): \(lines)")
            #expect(!lines.contains { $0.hasPrefix("error") }, "\(name)")
            // One real file holds a comment and nothing else.
            let holdsNothing = bytes.count < 3 || name.contains("88f65c")
            #expect((pairs?.isEmpty == true) == holdsNothing, "\(name)")
            #expect(pairs?.allSatisfy { !$0.text.unicodeScalars.contains("\u{FFFD}") } == true, "\(name)")
        }
    }
}
