import Diagnostics
import Foundation
import SourceFiles
import TestSupport
import Testing

@testable import Localization

/// Damaged and hostile files of each format, by the ways that the commands read them.
@Suite("Bad string tables")
struct BadTableTests {
    struct Format: CustomTestStringConvertible {
        let path: String
        let bytes: [UInt8]
        var testDescription: String { path }
    }

    static func utf16(_ text: String, mark: [UInt8], isBigEndian: Bool) -> [UInt8] {
        mark
            + text.utf16.flatMap {
                isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)]
            }
    }

    static let strings = "/* ä */ \"buy 😀\" = \"Kaufen \\U00e9 \\\"x\\\"\"; // ж\nopen = auf;\n"
    static let list =
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><string>é &amp; 😀</string></dict></plist>"

    static let formats: [Format] = {
        let xliff = XLIFFReaderTests.file(
            "<trans-unit id=\"ä\"><source>b 😀</source><target state=\"final\">&lt;c&gt;</target><note/></trans-unit>")
        var formats = [
            Format(path: "a.xcstrings", bytes: Array(XLIFFExchangeTests.catalog.utf8)),
            Format(path: "de.lproj/utf8.strings", bytes: [0xEF, 0xBB, 0xBF] + Array(strings.utf8)),
            Format(path: "de.lproj/le.strings", bytes: utf16(strings, mark: [0xFF, 0xFE], isBigEndian: false)),
            Format(path: "de.lproj/be.strings", bytes: utf16(strings, mark: [], isBigEndian: true)),
            Format(path: "de.lproj/xml.strings", bytes: Array(list.utf8)),
            Format(path: "de.lproj/a.stringsdict", bytes: Array(FolderTableTests.plurals.utf8)),
            Format(path: "de.lproj/le.stringsdict", bytes: utf16(list, mark: [0xFF, 0xFE], isBigEndian: false)),
            Format(path: "de.xliff", bytes: Array(xliff.utf8)),
            Format(
                path: "de.xcloc/Localized Contents/de.xliff",
                bytes: utf16(xliff, mark: [0xFE, 0xFF], isBigEndian: true)),
        ]
        if let data = try? PropertyListSerialization.data(
            fromPropertyList: ["Buy": "Kaufen", "ж": "b"], format: .binary, options: 0)
        {
            formats.append(Format(path: "de.lproj/binary.strings", bytes: [UInt8](data)))
        }
        return formats
    }()

    /// Reads a file as pages do, and as the commands that change it do; whether it was refused.
    static func isRefused(_ path: String, _ bytes: [UInt8]) -> Bool {
        let source = SourceText(path: path, bytes: bytes)
        var tables = StringTables()
        var diagnostics: [Diagnostic] = []
        tables.add(file: source, defaultSourceLanguage: .english, into: &diagnostics)
        var found: [Diagnostic] = []
        if path.hasSuffix(".xcstrings") {
            let document = CatalogDocument(source, into: &found)
            #expect((document == nil) == found.hasErrors)
            #expect(document == nil || document?.bytes == bytes)
        } else if path.hasSuffix(".xliff") {
            #expect((XLIFFReader.read(source, into: &found) == nil) == found.hasErrors)
        } else if let table = FolderTable.tables(of: [source], sourceLanguage: .english).first {
            #expect(table.changedFiles(into: &found).isEmpty)
            _ = table.units(for: LanguageTag(known: "de"))
        }
        if diagnostics.hasErrors { #expect(tables.keys.isEmpty) }
        return diagnostics.hasErrors
    }

    @Test("Every prefix of a file of each format is read or refused", arguments: formats)
    func prefixes(format: Format) {
        #expect(!Self.isRefused(format.path, format.bytes))
        var refused = 0
        for count in 0..<format.bytes.count where Self.isRefused(format.path, Array(format.bytes[..<count])) {
            refused += 1
        }
        #expect(refused > format.bytes.count / 2)
    }

    @Test("A file of each format with any byte changed is read or refused", arguments: formats)
    func changedBytes(format: Format) {
        // Steps that meet every byte of a pair in UTF-16.
        for index in stride(from: 0, to: format.bytes.count, by: 3) {
            for value: UInt8 in [0x00, 0x22, 0x7B, 0xFF] {
                var bytes = format.bytes
                bytes[index] = value
                _ = Self.isRefused(format.path, bytes)
            }
        }
    }

    @Test("Entities that multiply or lead outside, and nesting without end, are refused in every format of XML")
    func hostileXML() {
        let declarations = [
            "<!DOCTYPE a [<!ENTITY e \"eeeeeeeeee\"><!ENTITY f \"&e;&e;&e;&e;&e;&e;\">]>",
            "<!DOCTYPE a [<!ENTITY f SYSTEM \"file:///etc/passwd\">]>",
            "<!DOCTYPE a [<!ENTITY % f SYSTEM \"http://localhost:1/x\"> %f;]>",
        ]
        let deep = String(repeating: "<g>", count: 100) + "x" + String(repeating: "</g>", count: 100)
        let long = String(repeating: "x", count: 2 << 20)
        func list(_ text: String) -> String {
            "<plist><dict><key>a</key><string>\(text)</string></dict></plist>"
        }
        func exchange(_ text: String) -> String {
            XLIFFReaderTests.file("<trans-unit id=\"a\"><source>a</source><target>\(text)</target></trans-unit>")
        }
        let forms =
            [
                ("de.lproj/a.strings", list), ("de.lproj/a.stringsdict", list), ("de.xliff", exchange),
            ] as [(String, (String) -> String)]
        for (path, form) in forms {
            for declaration in declarations {
                #expect(Self.isRefused(path, Array((declaration + form("&f;")).utf8)), "\(path) \(declaration)")
            }
            #expect(Self.isRefused(path, Array(form(deep).utf8)), "\(path)")
            #expect(Self.isRefused(path, Array(form(long).utf8)), "\(path)")
        }
    }

    @Test("Nesting without end is refused in a catalog, and half surrogates in each format that can write one")
    func hostileText() {
        let depth = 300
        let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        let catalogs = [
            StringTablesTests.small("en", "\"a\" : { \"unknown\" : \(nested) }"),
            StringTablesTests.small("en", "\"a\" : { \"comment\" : \"\\uD83D\" }"),
            StringTablesTests.small("en", "\"\\uDE00\" : { }"),
        ]
        for text in catalogs { #expect(Self.isRefused("a.xcstrings", Array(text.utf8)), "\(text.prefix(80))") }
        #expect(Self.isRefused("de.lproj/a.strings", Array("a = \"\\UD83D\";".utf8)))
        #expect(Self.isRefused("de.lproj/a.strings", [0xFF, 0xFE, 0x3D, 0xD8, 0x61, 0]))
        #expect(Self.isRefused("de.lproj/a.strings", Array("a = \"".utf8) + [0xC3, 0x28] + Array("\";".utf8)))
        for path in ["de.xliff", "de.lproj/a.stringsdict"] {
            #expect(Self.isRefused(path, Array("<plist><dict>&#xD83D;</dict></plist>".utf8)), "\(path)")
        }
    }
}
