import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Localization

extension XLIFFExchangeTests {
    @Test("An export of every real catalog goes back in and changes nothing but missing forms")
    func realFiles() throws {
        for file in try StringTablesTests.realCatalogs() {
            let name = file.lastPathComponent
            let bytes = [UInt8](try Data(contentsOf: file))
            let original = try Self.document(String(decoding: bytes, as: UTF8.self))
            // The largest has eighteen languages, and one of them says as much as three.
            for language in bytes.count > 500_000 ? ["uk"] : ["fr", "zh-Hans", "uk"] {
                var document = original
                let (first, _) = try Self.export(document, to: language)
                let (counts, lines) = try Self.import(first, into: &document)
                #expect(counts.taken == 0 && counts.refused == 0, "\(name) \(language) \(lines)")
                if !document.isChanged { continue }
                document = try Self.document(Self.text(document))
                let (second, _) = try Self.export(document, to: language)
                let (countsAgain, _) = try Self.import(second, into: &document)
                #expect(countsAgain.taken == 0 && !document.isChanged, "\(name) \(language)")
            }
        }
    }

    /// Every unit that has no translation gets one, in a language that nobody has and in one that many have.
    @Test("Translations of every real catalog's texts go in, and an export gives them back")
    func realTranslations() throws {
        for file in try StringTablesTests.realCatalogs() {
            let name = file.lastPathComponent
            let bytes = [UInt8](try Data(contentsOf: file))
            if bytes.count > 500_000 { continue }
            let original = try Self.document(String(decoding: bytes, as: UTF8.self))
            for language in ["mt", "fr"] {
                var document = original
                let exported = try Self.export(document, to: language).0
                let translated = exported.replacing(/<source>([^<]*)<\/source>\n(?! *<target)/) {
                    "\($0.0)        <target state=\"translated\">\($0.1) ✓</target>\n"
                }
                let (counts, lines) = try Self.import(translated, into: &document)
                #expect(counts.refused == 0, "\(name) \(language) \(lines)")
                let again = try Self.export(try Self.document(Self.text(document)), to: language).0
                let difference = zip(again.split(separator: "\n"), translated.split(separator: "\n")).first { $0 != $1 }
                #expect(again == translated, "\(name) \(language) \(difference.map { "\($0)" } ?? "")")
            }
        }
    }
}
