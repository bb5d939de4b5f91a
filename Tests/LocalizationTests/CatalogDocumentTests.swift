import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite("Changing String Catalogs")
struct CatalogDocumentTests {
    static func document(_ text: String) throws -> CatalogDocument {
        var diagnostics: [Diagnostic] = []
        return try #require(
            CatalogDocument(SourceText(path: "a.xcstrings", text: text), into: &diagnostics), "\(diagnostics.lines)")
    }

    static func text(_ document: CatalogDocument) -> String { String(decoding: document.bytes, as: UTF8.self) }

    @Test("What is not changed is the file, byte for byte, and so is what is written anew in Xcode's layout")
    func realFiles() throws {
        for file in try SharedMaterial.files(in: "corpus/xcstrings", suffix: ".xcstrings") {
            let name = file.lastPathComponent
            let bytes = try #require(try SharedMaterial.bytes(of: "corpus/xcstrings/\(name)"))
            var diagnostics: [Diagnostic] = []
            let document = try #require(
                CatalogDocument(SourceText(path: name, bytes: bytes), into: &diagnostics), "\(name)")
            #expect(document.bytes == bytes, "\(name)")
            #expect(document.rewrittenBytes == bytes, "\(name)")
        }
    }

    @Test("A new key stands where Xcode would put it, and nothing else moves")
    func newKey() throws {
        let before = #"""
            {
              "sourceLanguage" : "en",
              "strings" : {
                "" : {

                },
                "2 notes" : { "shouldTranslate":false, "unknown\u0021" : [1.50, 1e3] },
                "Open" : {

                }
              },
              "version" : "1.0"
            }
            """#
        var document = try Self.document(before)
        document.add(key: "10 \"notes\"\n", comment: "Paywall pro: headline")
        document.add(key: "Open", comment: "is there")
        document.add(key: "zebra/ж", comment: "")
        let added = #"""
                "10 \"notes\"\n" : {
                  "comment" : "Paywall pro: headline",
                  "extractionState" : "manual"
                },
            """#
        var expected = before.replacingOccurrences(of: "    \"Open\" : {", with: added + "\n    \"Open\" : {")
        expected = expected.replacingOccurrences(
            of: "    \"Open\" : {\n\n    }",
            with: "    \"Open\" : {\n\n    },\n    \"zebra/ж\" : {\n      \"comment\" : \"\",\n"
                + "      \"extractionState\" : \"manual\"\n    }")
        #expect(Self.text(document) == expected)
        #expect(document.isChanged)
    }

    @Test("Layout, line ends and what stands round the value stay", arguments: ["\n", "\r\n"], ["", "\n", "\n\n"])
    func layouts(lineBreak: String, end: String) throws {
        let before =
            "{\n\t\"sourceLanguage\": \"en\",\n\t\"strings\": {}\n}"
            .replacingOccurrences(of: "\n", with: lineBreak) + end
        var document = try Self.document("\u{FEFF}" + before)
        document.add(key: "a", comment: "c")
        let after =
            "{\n\t\"sourceLanguage\": \"en\",\n\t\"strings\": {\n\t\t\"a\": {\n\t\t\t\"comment\": \"c\",\n"
            + "\t\t\t\"extractionState\": \"manual\"\n\t\t}\n\t}\n}"
        #expect(Self.text(document) == "\u{FEFF}" + after.replacingOccurrences(of: "\n", with: lineBreak) + end)
    }

    @Test("A change writes its own value, and every other byte stays where it was, however the file is laid out")
    func splices() throws {
        let before = """
            {"strings":{  "b" : {"localizations":{"de":{"stringUnit":{"value":"B" , "state":"new","x":[ 1,2 ]}}} },
             "b2":{},"z":{"localizations":{}}
            },   "sourceLanguage" :"en"}
            """
        var document = try Self.document(before)
        document.set("Bé", state: "translated", of: "b", in: "de", at: .root)
        #expect(
            Self.text(document)
                == before.replacingOccurrences(of: #""B" , "state":"new""#, with: #""Bé" , "state":"translated""#))
        document.add(key: "a", comment: "c")
        document.add(key: "c", comment: "c")
        let entry = "{\n      \"comment\":\"c\",\n      \"extractionState\":\"manual\"\n    }"
        let expected = Self.text(document)
        #expect(expected.hasPrefix("{\"strings\":{\n    \"a\":\(entry),  \"b\" : {\"localizations\""), "\(expected)")
        #expect(
            expected.contains("\"b2\":{},\n    \"c\":\(entry),\"z\":{\"localizations\":{}}\n},   \"source"),
            "\(expected)")
        #expect(try Self.document(expected).keys == ["a", "b", "b2", "c", "z"])
    }

    @Test("A key that stands twice stays twice, and its last value is the one that is changed")
    func doubles() throws {
        let before = #"{ "sourceLanguage" : "en", "strings" : { "a" : { "x" : 1 }, "b" : { }, "a" : { "y" : 2 } } }"#
        var document = try Self.document(before)
        document.set("A", state: "translated", of: "a", in: "de", at: .root)
        let text = Self.text(document)
        #expect(text.hasPrefix(#"{ "sourceLanguage" : "en", "strings" : { "a" : { "x" : 1 }, "b" : { }, "a" : {"#))
        let (tables, _) = StringTablesTests.tables(text)
        #expect(tables.lookup("a", in: LanguageTag(known: "de")).text == "A")
    }

    @Test("A new catalog is what Xcode makes")
    func empty() throws {
        var document = try Self.document(
            String(decoding: CatalogDocument.empty(path: "a", sourceLanguage: .english).bytes, as: UTF8.self))
        #expect(document.keys == [])
        document.add(key: "Open", comment: "c")
        #expect(
            Self.text(document).hasPrefix("{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n    \"Open\" : {\n"))
    }

    @Test(
        "Keys are ordered as the Finder orders names",
        arguments: [
            ("a", "B", true), ("B", "a", false), ("2x", "10x", true), ("a2", "a10", true), ("a", "a", false),
            ("a", "ab", true), ("A", "a", true), ("", "a", true),
        ])
    func order(left: String, right: String, precedes: Bool) {
        #expect(CatalogOrder.byName(left, right) == precedes)
    }
}
