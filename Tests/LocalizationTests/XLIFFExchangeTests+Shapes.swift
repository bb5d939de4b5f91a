import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Localization

/// Devices, forms and sets as Xcode 27 treats them.
extension XLIFFExchangeTests {
    /// Byte for byte what Xcode exported of this catalog.
    @Test("Devices that name a substitution are exported as by Xcode, and come back")
    func deviceSubstitution() throws {
        let catalog = #"""
            { "sourceLanguage" : "en", "strings" : { "k" : { "localizations" : {
              "en" : { "variations" : { "device" : {
                "iphone" : { "stringUnit" : { "state" : "translated", "value" : "%#@COUNT@ phone" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld other" } } } },
                "substitutions" : { "COUNT" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg item" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg items" } } } } } } } } } },
              "version" : "1.0" }
            """#
        var document = try Self.document(catalog)
        let exported = try Self.export(document, to: "de").0
        let translated = exported.replacing(/<source>([^<]*)<\/source>\n/) {
            "\($0.0)        <target state=\"translated\">DE \($0.1)</target>\n"
        }
        let (counts, lines) = try Self.import(translated, into: &document)
        #expect(lines == [] && counts.taken == 4)
        #expect(Self.text(document).contains(#""value" : "DE %#@COUNT@ phone""#))
        #expect(Self.text(document).contains(#""value" : "DE %arg items""#))
        document = try Self.document(Self.text(document))
        #expect(try Self.export(document, to: "de").0 == translated)
        if let expected = try Self.oracle("positive/device-root-substitution/exported.xliff") {
            #expect(withoutTool(translated) == withoutTool(expected))
        }
    }

    @Test("A catalog's exports are Xcode's where a language is missing, and by state")
    func oracleSmall() throws {
        func small(_ strings: String) throws -> CatalogDocument {
            try Self.document(#"{ "sourceLanguage" : "en", "strings" : { \#(strings) }, "version" : "1.0" }"#)
        }
        func unit(_ text: String, _ state: String = "translated") -> String {
            #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(text)" } }"#
        }
        if let expected = try Self.oracle("behavior/missing-locale-uk/exported.xliff") {
            let plural = #""one" : \#(unit("one source %lld")), "other" : \#(unit("other source %lld"))"#
            let catalog = try small(
                #""fallback" : { "localizations" : { "en" : { "variations" : { "plural" : { \#(plural) } } } } }"#)
            #expect(withoutTool(try Self.export(catalog, to: "uk").0) == withoutTool(expected))
        }
        if let expected = try Self.oracle("behavior/state-qualifiers/exported.xliff") {
            let keys = [
                "exact-match", "fuzzy-match", "leveraged-mt", "x-apple-machine-translated", "x-machine-translated",
            ]
            let entries = keys.map {
                #""\#($0)" : { "localizations" : { "en" : \#(unit("source \($0)")), "fr" : \#(unit("old \($0)")) } }"#
            }
            let machine =
                #""machine_translated" : { "localizations" : { "en" : \#(unit("Machine")), "#
                + #""fr" : \#(unit("Machine fr", "machine_translated")) } }"#
            let catalog = try small((entries + [machine]).joined(separator: ","))
            #expect(withoutTool(try Self.export(catalog, to: "fr").0) == withoutTool(expected))
        }
    }

    /// Xcode 27: devices that only the source has are not asked for where the translation varies by device already.
    @Test("The devices of a translation are its own; a newer device comes back too")
    func ownDevices() throws {
        var document = try Self.document(
            #"""
            { "sourceLanguage" : "en", "strings" : { "d" : { "localizations" : {
              "en" : { "variations" : { "device" : {
                "homepod" : { "stringUnit" : { "state" : "translated", "value" : "Say" } },
                "ipad" : { "stringUnit" : { "state" : "translated", "value" : "Touch" } },
                "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap" } } } } },
              "fr" : { "variations" : { "device" : {
                "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Toucher" } } } } } } } } }
            """#)
        let ids = try Self.export(document, to: "fr").0.matches(of: /trans-unit id="([^"]*)"/).map { String($0.1) }
        #expect(ids == ["d|==|device.iphone"])
        let (counts, lines) = try Self.import(translated(try Self.export(document, to: "de").0), into: &document)
        #expect(lines == [] && counts.taken == 3)
        #expect(Self.text(document).contains("RU Say"))
    }

    /// Xcode 27 writes no source for a form that only the translation has.
    @Test("A form that only the translation has comes back without a source")
    func ownForm() throws {
        var document = try Self.document(Self.catalog)
        let units = """
            <trans-unit id="days|==|plural.few"><target>%lld dni</target></trans-unit>
            <trans-unit id="days|==|plural.other"><target state="translated">%lld dnia</target></trans-unit>
            """
        let (counts, lines) = try Self.import(
            XLIFFReaderTests.file(units, attributes: "source-language=\"en\" target-language=\"pl\""), into: &document)
        #expect(lines == [] && counts.taken == 2)
        let (tables, _) = StringTablesTests.tables(Self.text(document))
        #expect(tables.lookup("days", count: 3, in: LanguageTag(known: "pl")).text == "3 dni")
    }

    @Test("Sets of phrases are not exported, not taken, and stay as they are")
    func phraseSets() throws {
        let catalog = #"""
            { "sourceLanguage" : "en", "strings" : { "Add in ${applicationName}" : { "localizations" : { "en" : {
              "stringSet" : { "state" : "new", "values" : [ "Add in ${applicationName}", "Create" ] } } } },
              "b" : { } } }
            """#
        var document = try Self.document(catalog)
        let (text, lines) = try Self.export(document, to: "de")
        let finding =
            "\"Add in ${applicationName}\" is a set of phrases, which is neither exported nor imported "
            + "[translate phrases of App Shortcuts in Xcode; the catalog keeps them as they are]"
        #expect(lines == ["warning strings.exchange 1:42-1:69: " + finding])
        #expect(text.matches(of: /<trans-unit/).count == 1)
        let units = #"<trans-unit id="Add in ${applicationName}"><source>a</source><target>b</target></trans-unit>"#
        let (counts, found) = try Self.import(XLIFFReaderTests.file(units), into: &document)
        #expect(counts.refused == 1 && !document.isChanged)
        #expect(found.count == 1 && found[0].hasSuffix(finding))
    }

    /// Xcode deletes one of the two on import.
    @Test("Where a catalog has two shapes beside each other, Xcode's units go out and come back, and nothing is lost")
    func overlappingShapes() throws {
        func unit(_ text: String) -> String { #""stringUnit" : { "state" : "translated", "value" : "\#(text)" }"# }
        func plural(_ language: String) -> String {
            #""plural" : { "one" : { \#(unit("\(language) one")) }, "other" : { \#(unit("\(language) many")) } }"#
        }
        func device(_ language: String) -> String {
            #""device" : { "iphone" : { \#(unit("\(language) phone")) }, "other" : { \#(unit("\(language) all")) } }"#
        }
        func both(_ text: (String) -> String) -> String {
            #"{ "localizations" : { "en" : { \#(text("EN")) }, "fr" : { \#(text("FR")) } } }"#
        }
        let catalog = """
            { "sourceLanguage" : "en", "strings" : {
              "a" : \(both { unit("\($0) root") + #", "variations" : { "# + plural($0) + " }" }),
              "b" : \(both { #""variations" : { "# + plural($0) + ", " + device($0) + " }" }) } }
            """
        var document = try Self.document(catalog)
        let exported = try Self.export(document, to: "fr").0
        let ids = exported.matches(of: /trans-unit id="([^"]*)"/).map { String($0.1) }
        #expect(ids == ["a|==|plural.one", "a|==|plural.other", "b|==|device.iphone", "b|==|device.other"])
        let (counts, lines) = try Self.import(exported.replacing(">FR ", with: ">NEU "), into: &document)
        #expect(lines == [] && counts.taken == 4)
        // The four texts and not a byte beside them.
        var expected = catalog
        for old in ["one", "many", "phone", "all"] {
            let range = try #require(expected.range(of: "FR \(old)"))
            expected.replaceSubrange(range, with: "NEU \(old)")
        }
        #expect(Self.text(document) == expected)
    }

    @Test("A key that was deleted, and a unit that a translator deleted or left as it was, change nothing")
    func deletedUnits() throws {
        var document = try Self.document(Self.catalog)
        let exported = try Self.export(document, to: "ru").0
        let without = exported.replacing(/\ *<trans-unit id="sum[^>]*>(?s:.)*?<\/trans-unit>\n/, with: "")
        #expect(without != exported)
        let (counts, lines) = try Self.import(without, into: &document)
        #expect(lines == [] && counts == XLIFFImporter.Counts())
        #expect(!document.isChanged)
    }
}
