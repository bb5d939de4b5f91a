import Foundation
import TestSupport
import Testing

@Suite("paywallgen strings, as a user runs it")
struct StringsCommandTests {
    /// A site of two languages, one paywall with a variant, and a small catalog.
    private static let files = [
        "content/site.yaml": """
        name: Tidewater
        url: https://example.com/tidewater
        theme: aurora
        catalog: [Tidewater.storekit]
        strings: [strings/]
        locales: { en: US, de: DE, ru: KZ }
        custom: { team: The tide team }
        """,
        "content/paywalls/pro.yaml": """
        layout: plans
        headline: Know every tide
        benefits: [All harbours, "Save {{ product.relative_discount }}"]
        products: { yearly: { id: a.yearly, badge: Best } }
        variants:
          base: { weight: 1 }
          short: { headline: All tides }
        """,
        "content/strings/Localizable.xcstrings": """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "All harbours" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Alle Häfen"
                  }
                },
                "ru" : {
                  "stringUnit" : {
                    "state" : "needs_review",
                    "value" : "Все гавани"
                  }
                }
              }
            },
            "Know every tide" : {
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : "Jede Tide kennen"
                  }
                }
              }
            },
            "Old" : {
              "extractionState" : "stale"
            }
          },
          "version" : "1.0"
        }
        """,
    ]

    private func withSite(_ body: (TemporaryFolder) async throws -> Void) async throws {
        try await TemporaryFolder.with { folder in
            for (path, text) in Self.files { try folder.write(text, to: path) }
            try await body(folder)
        }
    }

    private func strings(
        _ folder: TemporaryFolder, _ arguments: [String], columns: Int = 100
    ) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.paywallgen.run(
            ["strings"] + arguments, in: folder.url, environment: ["COLUMNS": "\(columns)"])
    }

    @Test("Status is a table of languages and what each paywall lacks")
    func status() async throws {
        try await withSite { folder in
            let outcome = try await strings(folder, ["status"])
            #expect(outcome.errors == "")
            #expect(outcome.exitCode == 0)
            #expect(
                outcome.output == """
                    locale  translated  review  new  stale  missing   shown
                    en               6       0    0      1        0  source
                    de               2       0    0      1        4    33 %  |======              |
                    ru               0       1    0      1        5    16 %  |===                 |

                    pro lacks 3 texts in de   content/paywalls/pro.yaml
                      3  benefits                 Save {{ product.relative_discount }}
                      4  products.yearly.badge    Best
                      7  variants.short.headline  All tides

                    pro lacks 4 texts in ru   content/paywalls/pro.yaml
                      2  headline                 Know every tide
                      3  benefits                 Save {{ product.relative_discount }}
                      4  products.yearly.badge    Best
                      7  variants.short.headline  All tides

                    """)
            for columns in [60, 40] {
                let narrow = try await strings(folder, ["status"], columns: columns).output
                #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= columns }, "\(narrow)")
                #expect(narrow.contains("3  benefits"))
            }
        }
    }

    @Test("Languages that lack the same texts stand together, however many they are", arguments: [60, 100])
    func manyLanguages(columns: Int) async throws {
        try await withSite { folder in
            let more = [
                "fr: FR", "es: ES", "ja: JP", "ko: KR", "it: IT", "pl: PL", "sv: SE", "da: DK", "fi: FI", "nl: NL",
            ]
            let site = try folder.text(of: "content/site.yaml").replacingOccurrences(
                of: "ru: KZ", with: "ru: KZ, " + more.joined(separator: ", "))
            try folder.write(site, to: "content/site.yaml")
            let output = try await strings(folder, ["status"], columns: columns).output
            let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
            #expect(lines.allSatisfy { $0.count <= columns }, "\(output)")
            #expect(output.contains("pro lacks 5 texts in fr, es, ja, ko, it, pl, sv, da, fi, nl"))
            #expect(lines.filter { $0.contains("lacks") }.count == 3)
        }
    }

    @Test("Status as JSON has the documented keys")
    func statusJSON() async throws {
        try await withSite { folder in
            let outcome = try await strings(folder, ["status", "--format", "json"])
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
            #expect(Set(object.keys) == ["version", "locales", "paywalls", "diagnostics"])
            let locales = try #require(object["locales"] as? [[String: Any]])
            #expect(locales.compactMap { $0["locale"] as? String } == ["en", "de", "ru"])
            #expect(locales.compactMap { $0["missing"] as? Int } == [0, 4, 5])
            #expect(locales.compactMap { $0["needsReview"] as? Int } == [0, 0, 1])
            let paywalls = try #require(object["paywalls"] as? [[String: Any]])
            #expect(
                paywalls.first?["missing"] as? [String]
                    == ["Save {{ product.relative_discount }}", "Best", "All tides"])
        }
    }

    @Test("Sync adds new copy with a comment, once, and moves nothing else")
    func sync() async throws {
        try await withSite { folder in
            let path = "content/strings/Localizable.xcstrings"
            let before = try folder.text(of: path)
            let outcome = try await strings(folder, ["sync"])
            #expect(outcome.errors == "")
            #expect(
                outcome.output == """
                    4 texts added to content/strings/Localizable.xcstrings
                      The tide team
                      Save {{ product.relative_discount }}
                      Best
                      All tides
                    next: paywallgen strings export

                    """)
            let after = try folder.text(of: path)
            let entry = """
                    "Best" : {
                      "comment" : "paywall pro: products.yearly.badge",
                      "extractionState" : "manual"
                    },
                """
            #expect(after.contains(entry))
            var rest = after
            for key in ["The tide team", "Save {{ product.relative_discount }}", "Best", "All tides"] {
                let start = try #require(rest.range(of: "    \"\(key)\" : {"))
                let end = try #require(rest.range(of: "\n    }", range: start.lowerBound..<rest.endIndex))
                let isLast = rest[end.upperBound...].hasPrefix("\n  }")
                rest.removeSubrange(start.lowerBound..<rest.index(end.upperBound, offsetBy: isLast ? 1 : 2))
                if isLast, let comma = rest.range(of: "},\n  }") { rest.replaceSubrange(comma, with: "}\n  }") }
            }
            #expect(rest == before)
            let second = try await strings(folder, ["sync"])
            #expect(second.output == "every text is in a string table; nothing was written\n")
            #expect(try folder.text(of: path) == after)
            #expect(try folder.files().count == Self.files.count)
        }
    }

    @Test("Sync makes the catalog that site.yaml names")
    func newCatalog() async throws {
        try await withSite { folder in
            let site = try folder.text(of: "content/site.yaml")
            try folder.write(
                site.replacingOccurrences(of: "[strings/]", with: "[New.xcstrings]"), to: "content/site.yaml")
            let status = try await strings(folder, ["status"])
            #expect(status.exitCode == 1)
            #expect(status.errors.contains("New.xcstrings"))
            let outcome = try await strings(folder, ["sync"])
            #expect(outcome.output.hasPrefix("6 texts added to content/New.xcstrings\n"))
            #expect(try folder.text(of: "content/New.xcstrings").hasPrefix("{\n  \"sourceLanguage\" : \"en\",\n"))
            #expect(try await strings(folder, ["status"]).exitCode == 0)
        }
    }

    @Test("What is exported, translated and imported is in the catalog, and a second round changes nothing")
    func roundTrip() async throws {
        try await withSite { folder in
            _ = try await strings(folder, ["sync"])
            let outcome = try await strings(folder, ["export"])
            #expect(outcome.output == "translations/de.xliff\ntranslations/ru.xliff\n")
            let exported = try folder.text(of: "translations/ru.xliff")
            #expect(exported.contains("original=\"content/strings/Localizable.xcstrings\""))
            let translated = exported.replacing(/<source>([^<]*)<\/source>\n(?! *<target)/) {
                "\($0.0)        <target state=\"final\">RU \($0.1)</target>\n"
            }
            try folder.write(translated, to: "translations/ru.xliff")
            let imported = try await strings(folder, ["import", "translations/ru.xliff"])
            #expect(imported.errors == "")
            #expect(
                imported.output == """
                    6 texts taken, 1 unchanged
                    written: content/strings/Localizable.xcstrings

                    """)
            let catalog = try folder.text(of: "content/strings/Localizable.xcstrings")
            #expect(catalog.contains("\"value\" : \"RU Know every tide\""))
            let again = try await strings(folder, ["import", "translations/ru.xliff"])
            #expect(again.output == "0 texts taken, 7 unchanged\nnothing was written\n")
            _ = try await strings(folder, ["export", "--locale", "ru", "--output", "out"])
            let second = try folder.text(of: "out/ru.xliff")
            #expect(second == translated.replacingOccurrences(of: "\"final\"", with: "\"translated\""))
            #expect(try !folder.files().contains("out/de.xliff"))
            let status = try await strings(folder, ["status"])
            #expect(!status.output.contains("texts in ru"))
        }
    }

    @Test("A team that has .lproj folders alone gets its texts out, back into them, and new copy beside the old")
    func folders() async throws {
        try await withSite { folder in
            try folder.write(
                try folder.text(of: "content/site.yaml").replacingOccurrences(of: "[strings/]", with: "[App/]"),
                to: "content/site.yaml")
            let english = "/* A benefit. */\n\"All harbours\" = \"All harbours\";\n"
            try folder.write(english, to: "content/App/en.lproj/Localizable.strings")
            try folder.write(
                "\"All harbours\" = \"Alle Häfen\"; // kept", to: "content/App/de.lproj/Localizable.strings")
            let sync = try await strings(folder, ["sync"])
            #expect(sync.errors == "")
            #expect(sync.output.hasPrefix("5 texts added to content/App/en.lproj/Localizable.strings\n"))
            let added = "\n/* paywall pro: headline */\n\"Know every tide\" = \"Know every tide\";\n"
            #expect(try folder.text(of: "content/App/en.lproj/Localizable.strings").hasPrefix(english))
            #expect(try folder.text(of: "content/App/en.lproj/Localizable.strings").contains(added))
            #expect(
                try await strings(folder, ["sync"]).output == "every text is in a string table; nothing was written\n")

            _ = try await strings(folder, ["export"])
            let exported = try folder.text(of: "translations/ru.xliff")
            #expect(exported.contains("original=\"content/App/en.lproj/Localizable.strings\""))
            let translated = exported.replacing(/<source>([^<]*)<\/source>\n/) {
                "\($0.0)        <target>RU \($0.1)</target>\n"
            }
            try folder.write(translated, to: "translations/ru.xliff")
            let imported = try await strings(
                folder, ["import", "translations/ru.xliff", "translations/de.xliff"])
            #expect(imported.errors == "")
            #expect(
                imported.output
                    == "6 texts taken, 1 unchanged\nwritten: content/App/ru.lproj/Localizable.strings\n")
            #expect(!(try await strings(folder, ["status"]).output.contains("texts in ru")))
            #expect(
                try folder.text(of: "content/App/de.lproj/Localizable.strings")
                    == "\"All harbours\" = \"Alle Häfen\"; // kept")
            _ = try await strings(folder, ["export", "--locale", "ru", "--output", "out"])
            #expect(try folder.text(of: "out/ru.xliff") == translated)
        }
    }

    @Test("A bundle is taken as its XLIFF; files of the app that the site does not know are passed over")
    func bundle() async throws {
        try await withSite { folder in
            let text = """
                <xliff version="1.2"><file original="App/Main.storyboard" source-language="en" target-language="ru"><body>
                <trans-unit id="x.title"><source>a</source><target>b</target></trans-unit></body></file>
                <file original="Localizable.xcstrings" source-language="en" target-language="ru"><body>
                <trans-unit id="Know every tide"><source>Know every tide</source><target>Прилив</target></trans-unit>
                </body></file></xliff>
                """
            try folder.write(text, to: "ru.xcloc/Localized Contents/ru.xliff")
            let outcome = try await strings(folder, ["import", "ru.xcloc/", "--format", "json"])
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
            #expect(object["taken"] as? Int == 1)
            #expect(object["written"] as? [String] == ["content/strings/Localizable.xcstrings"])
            #expect(try folder.text(of: "content/strings/Localizable.xcstrings").contains("Прилив"))
        }
    }

    @Test("A file of another app is said to hold nothing of the site")
    func foreignFile() async throws {
        try await withSite { folder in
            let text = """
                <xliff version="1.2"><file original="App/en.lproj/Old.strings" source-language="en" target-language="ru">
                <body><trans-unit id="a"><source>a</source><target>b</target></trans-unit></body></file></xliff>
                """
            try folder.write(text, to: "ru.xliff")
            let outcome = try await strings(folder, ["import", "ru.xliff"])
            #expect(outcome.exitCode == 0)
            #expect(outcome.errors.contains("no string table of the site is App/en.lproj/Old.strings"))
            #expect(outcome.output == "0 texts taken, 0 unchanged\nnothing was written\n")
        }
    }

    @Test("A broken file changes nothing and is said with its place")
    func brokenFile() async throws {
        try await withSite { folder in
            let before = try folder.text(of: "content/strings/Localizable.xcstrings")
            try folder.write("<xliff version=\"1.2\"><file>", to: "ru.xliff")
            let outcome = try await strings(folder, ["import", "ru.xliff"])
            #expect(outcome.exitCode == 1)
            #expect(outcome.errors.contains("error[xml.truncated] ru.xliff:1:"))
            #expect(outcome.errors.hasSuffix("nothing was written\n"))
            #expect(outcome.output == "")
            #expect(try folder.text(of: "content/strings/Localizable.xcstrings") == before)
        }
    }

    @Test(
        "Wrong usage is said",
        arguments: [
            (["exprot"], "exprot is none of status, sync, export, import; did you mean export?"),
            (["status", "a.xliff"], "a.xliff: status takes no files"),
            (["import"], "import needs an .xliff file or an .xcloc bundle"),
            (["sync", "--locale", "de"], "--output and --locale are for export, not for sync"),
            (["export", "--locale", "en"], "--locale: en is the language that copy is written in"),
        ] as [([String], String)])
    func usage(arguments: [String], message: String) async throws {
        try await withSite { folder in
            let outcome = try await strings(folder, arguments)
            #expect(outcome.exitCode == 2)
            #expect(outcome.errors.hasPrefix("paywallgen strings: \(message)\n"))
        }
    }

    @Test("A bundle without an XLIFF file is wrong usage, and a file beyond all measure is refused unread")
    func emptyBundle() async throws {
        try await withSite { folder in
            try folder.write("{}", to: "ru.xcloc/Localized Contents/notes.txt")
            let bundle = try await strings(folder, ["import", "ru.xcloc"])
            #expect(bundle.exitCode == 2)
            #expect(bundle.errors.contains("ru.xcloc/Localized Contents holds no .xliff file"))
            try folder.write("", to: "large.xliff")
            let handle = try FileHandle(forWritingTo: folder.url.appending(path: "large.xliff"))
            try handle.truncate(atOffset: 100 << 20)
            try handle.close()
            let large = try await strings(folder, ["import", "large.xliff"])
            #expect(large.exitCode == 3)
            #expect(large.errors.contains("large.xliff: it has 100 MiB, more than the limit of 64 MiB"))
        }
    }

    @Test("A file that is not there ends the program as a failure of the machine")
    func missingFile() async throws {
        try await withSite { folder in
            let noFile = try await strings(folder, ["import", "none.xliff"])
            #expect(noFile.exitCode == 3)
            let noFolder = try await strings(folder, ["status", "--content", "none"])
            #expect(noFolder.exitCode == 3)
        }
    }
}
