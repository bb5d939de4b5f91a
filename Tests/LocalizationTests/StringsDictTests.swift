import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite("Reading .stringsdict files")
struct StringsDictTests {
    static func dictionary(_ pairs: [(String, String)]) -> String {
        "<dict>" + pairs.map { "<key>\($0.0)</key>\($0.1)" }.joined() + "</dict>"
    }

    static func string(_ text: String) -> String { "<string>\(text)</string>" }

    static func variable(_ forms: [(String, String)], type: String = "d") -> String {
        dictionary(
            [
                ("NSStringFormatSpecTypeKey", string("NSStringPluralRuleType")),
                ("NSStringFormatValueTypeKey", string(type)),
            ] + forms.map { ($0.0, string($0.1)) })
    }

    static func entry(_ format: String, _ variables: [(String, String)]) -> String {
        dictionary([("NSStringLocalizedFormatKey", string(format))] + variables)
    }

    static func tables(_ entries: [(String, String)]) -> (StringTables, [String]) {
        var tables = StringTables()
        var diagnostics: [Diagnostic] = []
        let text = "<plist version=\"1.0\">\n\(dictionary(entries))\n</plist>"
        tables.add(
            file: SourceText(path: "ru.lproj/a.stringsdict", text: text), defaultSourceLanguage: .english,
            into: &diagnostics)
        return (tables, diagnostics.map { "\($0.severity.rawValue) \($0.kind.id): \($0.message)" })
    }

    static let days = variable([("one", "%d день"), ("few", "%d дня"), ("many", "%d дней"), ("other", "%d дня")])

    @Test("Plural rules answer by count", arguments: [(1, "ещё 1 день"), (3, "ещё 3 дня"), (5, "ещё 5 дней")])
    func plural(count: Int, expected: String) throws {
        let (tables, lines) = Self.tables([("left", Self.entry("ещё %#@days@", [("days", Self.days)]))])
        #expect(lines == [])
        let russian = try #require(LanguageTag("ru"))
        #expect(StringTablesTests.answer(tables.lookup("left", count: count, in: russian)) == "found \(expected)")
        #expect(StringTablesTests.answer(tables.lookup("left", in: russian)) == "needs a count")
    }

    @Test("Variables may stand in each other; a circle has no text")
    func nested() throws {
        let outer = Self.variable([("one", "сад %#@inner@"), ("other", "сады %1$#@inner@")])
        let inner = Self.variable([("one", "с гусем"), ("other", "с %d гусями")])
        let circle = Self.variable([("other", "%#@a@")])
        let (tables, lines) = Self.tables([
            ("n", Self.entry("%#@outer@!", [("outer", outer), ("inner", inner)])),
            ("c", Self.entry("%#@a@", [("a", circle)])),
        ])
        #expect(lines == [])
        let russian = try #require(LanguageTag("ru"))
        #expect(StringTablesTests.answer(tables.lookup("n", count: 1, in: russian)) == "found сад с гусем!")
        #expect(StringTablesTests.answer(tables.lookup("n", count: 5, in: russian)) == "found сады с 5 гусями!")
        #expect(StringTablesTests.answer(tables.lookup("c", count: 1, in: russian)) == "missing")
    }

    @Test("Of texts by width the widest is taken, and the text with variables before all")
    func widths() throws {
        let widths = Self.dictionary([("20", Self.string("Изб.")), ("100", Self.string("Избранное")), ("x", "<true/>")])
        let (tables, lines) = Self.tables([
            ("w", Self.dictionary([("NSStringVariableWidthRuleType", widths)])),
            (
                "both",
                Self.dictionary([
                    ("NSStringVariableWidthRuleType", widths), ("NSStringLocalizedFormatKey", Self.string("%#@days@")),
                    ("days", Self.days),
                ])
            ),
        ])
        #expect(lines == [])
        let russian = try #require(LanguageTag("ru"))
        #expect(StringTablesTests.answer(tables.lookup("w", in: russian)) == "found Избранное")
        #expect(StringTablesTests.answer(tables.lookup("both", count: 1, in: russian)) == "found 1 день")
    }

    @Test("Parts that do not fit are said")
    func findings() {
        let (tables, lines) = Self.tables([
            ("percent", Self.entry("%#@d@", [("d", Self.variable([("other", "x")], type: "%ld"))])),
            ("spaces", Self.entry("%# @sites @", [("sites", Self.variable([("one", "x"), ("other", "y")]))])),
            ("misspelt", Self.entry("%#@site@", [("sites", Self.variable([("other", "y")]))])),
            ("category", Self.entry("%#@a@", [("a", Self.variable([("ones", "y"), ("other", "z")]))])),
            ("rest", Self.entry("%#@a@", [("a", Self.variable([("one", "y")]))])),
            ("kind", Self.entry("%#@a@", [("a", Self.dictionary([("other", Self.string("x"))]))])),
            ("nothing", Self.dictionary([])), ("text", Self.string("x")), ("rest", Self.entry("plain", [])),
        ])
        #expect(
            lines == [
                "warning strings.variable: NSStringFormatValueTypeKey is written without the per cent sign",
                "warning strings.variable: no text names \"sites\", so its forms are never shown",
                "warning strings.variable: the text names \"site\", which is not there",
                "warning strings.variable: no text names \"sites\", so its forms are never shown",
                "warning strings.plural: \"ones\" is no plural category",
                "warning strings.plural: plural forms need the category \"other\"",
                "warning strings.variable: NSStringFormatSpecTypeKey of \"a\" must be NSStringPluralRuleType, not nothing",
                "warning strings.variable: the text names \"a\", which is not there",
                "warning strings.variable: \"nothing\" has no NSStringLocalizedFormatKey, so it has no text",
                "warning strings.variable: \"text\" must be a dictionary, not text",
                "warning strings.double: \"rest\" stands twice in this file; the last one counts",
            ])
        #expect(tables.lookup("rest", in: LanguageTag(known: "ru")).text == "plain")
    }

    @Test(
        "Plural rules come before a plain text of the same language, whichever is read first", arguments: [true, false])
    func precedence(dictionaryFirst: Bool) {
        let dictionary = SourceText(
            path: "ru.lproj/a.stringsdict",
            text: "<plist>\(Self.dictionary([("left", Self.entry("%#@days@", [("days", Self.days)]))]))</plist>")
        let plain = SourceText(path: "ru.lproj/a.strings", text: "left = plain;")
        var tables = StringTables()
        var diagnostics: [Diagnostic] = []
        for source in dictionaryFirst ? [dictionary, plain] : [plain, dictionary] {
            tables.add(file: source, defaultSourceLanguage: .english, into: &diagnostics)
        }
        #expect(diagnostics.lines == [])
        #expect(tables.lookup("left", count: 1, in: LanguageTag(known: "ru")).text == "1 день")
    }

    @Test("Every real file is read, but the one that is not well-formed")
    func realFiles() throws {
        for file in try SharedMaterial.files(in: "corpus/strings", suffix: ".stringsdict") {
            let name = file.lastPathComponent
            let bytes = try #require(try SharedMaterial.bytes(of: "corpus/strings/\(name)"))
            var diagnostics: [Diagnostic] = []
            let entries = StringsDictReader.read(SourceText(path: name, bytes: bytes), into: &diagnostics)
            if name.hasPrefix("damus-io__damus__ko") {
                #expect(diagnostics.lines.map { $0.prefix(19) } == ["error xml.syntax 72"], "\(diagnostics.lines)")
                continue
            }
            #expect(entries?.isEmpty == false, "\(name): \(diagnostics.lines)")
            #expect(!diagnostics.hasErrors, "\(name)")
        }
    }

    @Test("Every prefix of a file is refused")
    func prefixes() {
        let text = "<plist>\(Self.dictionary([("a", Self.entry("%#@days@", [("days", Self.days)]))]))</plist>"
        let bytes = Array(text.utf8)
        for count in 0..<bytes.count {
            var diagnostics: [Diagnostic] = []
            let entries = StringsDictReader.read(
                SourceText(path: "a.stringsdict", bytes: Array(bytes[..<count])), into: &diagnostics)
            #expect(entries == nil && diagnostics.hasErrors, "\(count)")
        }
    }
}
