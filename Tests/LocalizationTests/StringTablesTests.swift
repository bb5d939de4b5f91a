import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Localization

@Suite struct StringTablesTests {
    /// A catalog of ours that holds every shape Xcode writes.
    static let catalog = #"""
        {
          "sourceLanguage" : "en",
          "strings" : {
            "" : { },
            "Bare" : { },
            "Northlight" : { "shouldTranslate" : false, "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Nordlicht" } } } },
            "Open" : { "comment" : "A verb.", "extractionState" : "stale", "localizations" : {
              "ar" : { "stringUnit" : { "state" : "new", "value" : "" } },
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Öffnen" } },
              "en-GB" : { "stringUnit" : { "state" : "translated", "value" : "Do open" } },
              "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "Ouvrir" } },
              "it" : { "stringUnit" : { "state" : "machine_translated", "value" : "Apri" } },
              "ja" : { "stringUnit" : { "state" : "translated", "value" : "" } },
              "ko" : { },
              "pt-BR" : { "stringUnit" : { "state" : "", "value" : "Abrir" } },
              "ru" : { "stringUnit" : { "state" : "new", "value" : "Открыть" } },
              "zh-Hant" : { "stringUnit" : { "state" : "translated", "value" : "打開" } } } },
            "pro.headline" : { "extractionState" : "extracted_with_value", "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Alles freischalten" } },
              "en" : { "stringUnit" : { "state" : "new", "value" : "Unlock everything" } } } },
            "%lld left" : { "localizations" : {
              "en" : { "variations" : { "plural" : {
                "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld is left" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld are left" } } } } },
              "ru" : { "variations" : { "plural" : {
                "few" : { "stringUnit" : { "state" : "translated", "value" : "Осталось %lld штуки" } },
                "many" : { "stringUnit" : { "state" : "needs_review", "value" : "Осталось %lld штук" } },
                "one" : { "stringUnit" : { "state" : "translated", "value" : "Осталась %1$lld штука" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "" } } } } },
              "ar-SA" : { "variations" : { "plural" : {
                "two" : { "stringUnit" : { "state" : "translated", "value" : "بقيت اثنتان" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "بقيت %lld" } } } } } } },
            "Tap" : { "localizations" : {
              "en" : { "variations" : { "device" : {
                "mac" : { "stringUnit" : { "state" : "translated", "value" : "Click" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Choose" } },
                "iphone" : { "stringUnit" : { "state" : "translated", "value" : "Tap it" } } } } },
              "de" : { "variations" : { "device" : {
                "mac" : { "stringUnit" : { "state" : "translated", "value" : "Klicken" } },
                "other" : { "stringUnit" : { "state" : "translated", "value" : "Wählen" } } } } },
              "fr" : { "variations" : { "device" : {
                "appletv" : { "variations" : { "plural" : {
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld choix" } } } } } } } } } },
            "Joined" : { "localizations" : {
              "en" : { "stringUnit" : { "state" : "translated", "value" : "With %#@people@, 100%% sure" },
                "substitutions" : { "people" : { "argNum" : 1, "formatSpecifier" : "lld", "variations" : { "plural" : {
                  "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg person" } },
                  "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg people" } } } } } } } } },
            "Phrases" : { "localizations" : { "en" : { "stringSet" : { "state" : "new", "values" : [ "a", "b" ] } } } }
          },
          "version" : "1.0"
        }
        """#

    static func tables(_ catalogs: String...) -> (StringTables, [Diagnostic]) {
        var tables = StringTables()
        var diagnostics: [Diagnostic] = []
        for (index, text) in catalogs.enumerated() {
            tables.add(catalog: SourceText(path: "\(index).xcstrings", text: text), into: &diagnostics)
        }
        return (tables, diagnostics)
    }

    static func answer(_ lookup: StringLookup) -> String {
        switch lookup {
        case .found(let text, place: _): "found \(text)"
        case .needsCount: "needs a count"
        case .missing: "missing"
        case .unknown: "unknown"
        }
    }

    @Test func readsEveryShapeWithoutAWord() {
        let (tables, diagnostics) = Self.tables(Self.catalog)
        #expect(diagnostics.lines == [])
        #expect(tables.sourceLanguage == .english)
        #expect(
            tables.keys == ["", "Bare", "Northlight", "Open", "pro.headline", "%lld left", "Tap", "Joined", "Phrases"])
        #expect(
            tables.languages.map(\.identifier)
                == ["ar-SA", "de", "en", "en-GB", "fr", "it", "pt-BR", "ru", "zh-Hant"])
    }

    @Test(arguments: [
        ("Open", "de", "found Öffnen"), ("Open", "de-AT", "found Öffnen"), ("Open", "en", "found Open"),
        ("Open", "en-US", "found Open"), ("Open", "en-GB", "found Do open"), ("Open", "en-AU", "found Do open"),
        ("Open", "fr", "found Ouvrir"), ("Open", "fr-CA", "found Ouvrir"), ("Open", "it", "found Apri"),
        ("Open", "pt", "found Abrir"), ("Open", "ru", "found Открыть"), ("Open", "zh-TW", "found 打開"),
        ("Open", "zh-CN", "missing"), ("Open", "ar", "missing"), ("Open", "ja", "missing"), ("Open", "ko", "missing"),
        ("Open", "pl", "missing"), ("open", "de", "unknown"), ("Bare", "en", "found Bare"), ("Bare", "de", "missing"),
        ("", "en", "missing"), ("Northlight", "de", "found Northlight"), ("Northlight", "ja", "found Northlight"),
        ("pro.headline", "en", "found Unlock everything"), ("pro.headline", "de", "found Alles freischalten"),
        ("Unlock everything", "de", "found Alles freischalten"), ("Unlock everything", "ja", "missing"),
        ("%lld left", "en", "needs a count"), ("%lld left", "ja", "missing"), ("Joined", "en", "needs a count"),
        ("Tap", "en", "found Tap it"), ("Tap", "de", "found Wählen"), ("Tap", "fr", "needs a count"),
        ("Phrases", "en", "found Phrases"), ("Phrases", "de", "missing"),
    ])
    func looksUp(key: String, language: String, expected: String) throws {
        let (tables, _) = Self.tables(Self.catalog)
        let language = try #require(LanguageTag(language))
        #expect(Self.answer(tables.lookup(key, in: language)) == expected)
    }

    @Test(arguments: [
        ("%lld left", 1, "en", "found 1 is left"), ("%lld left", 1200, "en", "found 1,200 are left"),
        ("%lld left", 1, "ru", "found Осталась 1 штука"), ("%lld left", 3, "ru", "found Осталось 3 штуки"),
        ("%lld left", 21, "ru", "found Осталась 21 штука"), ("%lld left", 5, "ru", "found Осталось 5 штук"),
        ("%lld left", 2, "ar-SA", "found بقيت اثنتان"), ("%lld left", 3, "ar-SA", "found بقيت ٣"),
        ("Joined", 1, "en", "found With 1 person, 100% sure"), ("Joined", 4, "en-GB", "found With 4 people, 100% sure"),
        ("Tap", 4, "fr", "found 4 choix"), ("Open", 4, "de", "found Öffnen"), ("%lld left", 4, "ja", "missing"),
        ("nothing", 4, "ja", "unknown"),
    ])
    func looksUpWithACount(key: String, count: Int, language: String, expected: String) throws {
        let (tables, _) = Self.tables(Self.catalog)
        let language = try #require(LanguageTag(language))
        #expect(Self.answer(tables.lookup(key, count: count, in: language)) == expected)
    }

    @Test(arguments: [
        ("Open", "de", TranslationState.translated), ("Open", "fr", .needsReview), ("Open", "it", .machineTranslated),
        ("Open", "ru", .new), ("Open", "pt-BR", .other("")), ("Open", "en", nil), ("Open", "ja", nil),
        ("%lld left", "ru", .needsReview), ("pro.headline", "en", .new), ("none", "en", nil),
    ])
    func tellsHowFarATranslationIs(key: String, language: String, expected: TranslationState?) throws {
        let (tables, _) = Self.tables(Self.catalog)
        #expect(tables.state(of: key, in: try #require(LanguageTag(language))) == expected)
    }

    @Test func keepsWhatTheDeveloperSaid() {
        let (tables, _) = Self.tables(Self.catalog)
        #expect(tables.entry(for: "Open")?.comment == "A verb.")
        #expect(tables.entry(for: "Open")?.isStale == true)
        #expect(tables.entry(for: "Bare")?.isStale == false)
        #expect(tables.entry(for: "Northlight")?.shouldTranslate == false)
        #expect(tables.nearestKey(to: "Norhtlight") == "Northlight")
    }

    @Test func knowsWhereATextStands() throws {
        let (tables, _) = Self.tables(Self.catalog)
        guard case .found(_, place: let place?) = tables.lookup("Open", in: try #require(LanguageTag("de"))) else {
            Issue.record("no text")
            return
        }
        #expect(place.text == "\"Öffnen\"")
        #expect(place.start.line == 10)
        guard case .missing(place: let key?) = tables.lookup("Open", in: try #require(LanguageTag("ja"))) else {
            Issue.record("no place")
            return
        }
        #expect(key.text == "\"Open\"")
    }

    @Test("Every device's text is kept; a page shows the phone's")
    func devices() throws {
        let (tables, _) = Self.tables(Self.catalog)
        let english = try #require(tables.entry(for: "Tap")?.translations[.english])
        #expect(english.form.units.map(\.text) == ["Tap it"])
        #expect(english.otherDevices.mapValues { $0.units.map(\.text) } == ["mac": ["Click"], "other": ["Choose"]])
        #expect(english.units.map(\.text) == ["Tap it", "Click", "Choose"])
    }

    @Test("A phone's text may hold substitutions, beside the devices or inside")
    func deviceSubstitutions() throws {
        let count =
            #""substitutions" : { "N" : { "argNum" : 1, "variations" : { "plural" : { "#
            + #""other" : { "stringUnit" : { "state" : "needs_review", "value" : "%arg things" } } } } } }"#
        let phone = #""stringUnit" : { "state" : "translated", "value" : "Own %#@N@" }"#
        let mac = #""mac" : { "stringUnit" : { "state" : "new", "value" : "M" } }"#
        for localization in [
            "\"variations\" : { \"device\" : { \"iphone\" : { \(phone) }, \(mac) } }, \(count)",
            "\"variations\" : { \"device\" : { \"iphone\" : { \(phone), \(count) }, \(mac) } }",
        ] {
            let (tables, diagnostics) = Self.tables(
                Self.small("en", "\"k\" : { \"localizations\" : { \"en\" : { \(localization) } } }"))
            #expect(diagnostics.lines == [])
            #expect(tables.lookup("k", count: 4, in: .english).text == "Own 4 things")
            #expect(tables.state(of: "k", in: .english) == .new)
        }
    }

    @Test("Sets of phrases are read beside the texts of pages")
    func phraseSets() throws {
        let (tables, _) = Self.tables(Self.catalog)
        let set = try #require(tables.entry(for: "Phrases")?.phraseSets[.english])
        #expect(set.map(\.text) == ["a", "b"])
        #expect(set.map(\.state) == [.new, .new])
        let broken = Self.small("en", #""a" : { "localizations" : { "en" : { "stringSet" : { "value" : "b" } } } }"#)
        #expect(
            Self.tables(broken).1.map(\.message) == [
                "unknown key \"value\"", "a \"stringSet\" needs the list \"values\"",
            ])
    }

    static func small(_ source: String, _ strings: String) -> String {
        #"{ "sourceLanguage" : "\#(source)", "strings" : { \#(strings) }, "version" : "1.0" }"#
    }
    static func german(_ key: String, _ value: String) -> String {
        #""\#(key)" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "\#(value)" } } } }"#
    }

    @Test func theFirstTableWinsAndADifferentTextIsReported() throws {
        let (tables, diagnostics) = Self.tables(
            Self.small("en", Self.german("Buy", "Kaufen") + "," + Self.german("Open", "Öffnen")),
            Self.small("en", Self.german("Buy", "Erwerben") + "," + Self.german("Open", "Öffnen") + #", "New" : { }"#))
        #expect(
            diagnostics.lines == [
                #"warning strings.twice 1:42-1:47: "Buy" has other texts here than in 0.xcstrings, which wins (the first one is here 1:42)"#
            ])
        #expect(tables.lookup("Buy", in: try #require(LanguageTag("de"))).text == "Kaufen")
        #expect(tables.keys == ["Buy", "Open", "New"])
    }

    @Test func differentSourceLanguagesAreReported() throws {
        let (tables, diagnostics) = Self.tables(Self.small("en", #""Hi" : { }"#), Self.small("de", #""Hallo" : { }"#))
        #expect(
            diagnostics.lines == [
                "warning strings.source 1:22-1:26: the source language is de here and en in the tables before it"
            ])
        #expect(tables.lookup("Hallo", in: try #require(LanguageTag("de"))).text == "Hallo")
        #expect(tables.lookup("Hi", in: try #require(LanguageTag("de"))).text == nil)
    }

    @Test(arguments: [
        ("[]", "error strings.shape 1:1-1:3: a String Catalog must be an object, not a list"),
        ("{}", #"error strings.shape: a String Catalog needs the key "sourceLanguage""#),
        (#"{"sourceLanguage":"en"}"#, #"error strings.shape: a String Catalog needs the key "strings""#),
        (
            #"{"sourceLanguage":1,"strings":{}}"#,
            #"error strings.shape 1:19-1:20: "sourceLanguage" must be text, not a number"#
        ),
        (
            #"{"sourceLanguage":"english","strings":{}}"#,
            #"error strings.shape 1:19-1:28: "english" is no language tag"#
        ),
        (
            #"{"sourceLanguage":"en","strings":[]}"#,
            #"error strings.shape 1:34-1:36: "strings" must be an object, not a list"#
        ),
        (
            #"{"sourceLanguage":"en","strings":{"a":"b"}}"#,
            #"error strings.shape 1:39-1:42: the entry of "a" must be an object, not text"#
        ),
        (
            #"{"sourceLanguage":"en","strings":{"a":{"shouldTranslate":"no"}}}"#,
            #"error strings.shape 1:58-1:62: "shouldTranslate" must be true or false, not text"#
        ),
        (
            #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":"x"}}}}"#,
            "error strings.shape 1:62-1:65: a localization must be an object, not text"
        ),
        (
            #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"state":"new"}}}}}}"#,
            #"error strings.shape 1:76-1:91: a "stringUnit" needs the key "value""#
        ),
        (
            #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"stringUnit":{"value":null}}}}}}"#,
            #"error strings.shape 1:85-1:89: "value" must be text, not null"#
        ),
        (
            #"{"version":"2.0","sourceLanguage":"en","strings":{}}"#,
            #"note strings.version 1:12-1:17: version "2.0" is unknown; it is read as 1.3"#
        ),
        (
            #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"german":{}}}}}"#,
            #"warning strings.language 1:57-1:65: "german" is no language tag; its texts are not used [language tags look like de, pt-BR or zh-Hant]"#
        ),
        (
            #"{"sourceLanguage":"en","strings":{"a":{"localisations":{}}}}"#,
            #"warning strings.key 1:40-1:55: unknown key "localisations" [name: localizations]"#
        ),
        (
            #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"variations":{"plural":{"oher":{}}}}}}}}"#,
            #"warning strings.plural 1:87-1:93: "oher" is no plural category [name: other]"#
        ),
        (
            #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"x"}}}}}}}}}"#,
            #"warning strings.plural 1:86-1:122: plural forms need the category "other""#
        ),
    ])
    func saysWhatIsWrongAndWhere(text: String, expected: String) {
        let (_, diagnostics) = Self.tables(text)
        #expect(diagnostics.lines.first == expected)
    }

    @Test func allMistakesOfAFileAreReportedAtOnceAndNothingOfItIsUsed() {
        let (tables, diagnostics) = Self.tables(
            Self.small("en", #""a" : 1, "b" : { "comment" : 2 }, "c" : { "localizations" : [ ] }, "d" : { }"#))
        #expect(diagnostics.map(\.kind.id) == ["strings.shape", "strings.shape", "strings.shape"])
        #expect(tables.keys == [])
        #expect(tables.sourceLanguage == nil)
    }

    /// A key that stands twice in one file: the JSON reader warns, and the last one counts, as Foundation has it.
    @Test func theLastOfTwoEqualKeysInOneFileCounts() throws {
        let (tables, diagnostics) = Self.tables(
            Self.small("en", Self.german("Buy", "Kaufen") + "," + Self.german("Buy", "Erwerben")))
        #expect(diagnostics.map(\.severity) == [.warning])
        #expect(tables.lookup("Buy", in: try #require(LanguageTag("de"))).text == "Erwerben")
        #expect(tables.keys == ["Buy"])
    }

    @Test func everyPrefixOfACatalogIsRefusedWithAMessage() {
        let bytes = Array(Self.catalog.utf8)
        for length in 0..<(bytes.count - 1) {
            var tables = StringTables()
            var diagnostics: [Diagnostic] = []
            tables.add(catalog: SourceText(path: "c", bytes: Array(bytes.prefix(length))), into: &diagnostics)
            #expect(diagnostics.hasErrors, "the first \(length) bytes")
            #expect(tables.keys.isEmpty)
        }
    }

    @Test(arguments: LocalizationDiagnostics.kinds)
    func everyKindIsDescribed(kind: DiagnosticKind) {
        #expect(kind.id.hasPrefix("strings."))
        #expect(![kind.title, kind.why, kind.example, kind.mend].contains(""))
        guard kind.example.hasPrefix("{") else { return }
        #expect(Self.tables(kind.example).1.map(\.kind).contains(kind), "the example shows it")
        #expect(Self.tables(kind.mend).1.lines == [], "the mended example is silent")
    }

    /// Real catalogs of format 1.0 to 1.3; nothing is tested where the shared material is not there, and it says so.
    @Test func everyRealCatalogIsRead() throws {
        for file in try Self.realCatalogs() {
            var tables = StringTables()
            var diagnostics: [Diagnostic] = []
            let bytes = [UInt8](try Data(contentsOf: file))
            tables.add(catalog: SourceText(path: file.lastPathComponent, bytes: bytes), into: &diagnostics)
            #expect(!diagnostics.hasErrors, "\(file.lastPathComponent): \(diagnostics.lines.prefix(3))")
            #expect(!tables.keys.isEmpty, "\(file.lastPathComponent)")
            let source = try #require(tables.sourceLanguage)
            for key in tables.keys where !key.isEmpty {
                switch tables.lookup(key, in: source) {
                case .found, .needsCount: break
                case .missing, .unknown: Issue.record("\(file.lastPathComponent): \(key)")
                }
            }
        }
    }

    static func realCatalogs() throws -> [URL] {
        guard let folder = SharedMaterial.folder?.appending(path: "corpus") else { return [] }
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        let catalogs = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "xcstrings" }
        try #require(catalogs.count > 20, "the corpus lost its catalogs")
        return catalogs.sorted { $0.path < $1.path }
    }
}
