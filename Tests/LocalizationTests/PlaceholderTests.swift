import Diagnostics
import TestSupport
import Testing

@testable import Localization

@Suite("Placeholders of translations")
struct PlaceholderTests {
    @Test(
        "A translation's placeholders are its source's",
        arguments: [
            ("Only {{ product.price }}", "Nur {{product.price|uppercase}}", [], []),
            ("Only {{ product.price }}", "Nur", ["{{ product.price }}"], []),
            ("Only {{ a.b }}", "Nur {{ a.c }}", ["{{ a.b }}"], ["{{ a.c }}"]),
            ("%@ has %lld", "%2$d von %1$@", [], []), ("%@ has %lld", "%d von %@", [], ["%1$lld", "%2$@"]),
            ("%@", "ja", ["%@"], []), ("%@", "%@ %@", [], ["%2$@"]), ("%lld", "%s", [], ["%s"]),
            ("100% sure", "100%ig sicher", [], []), ("Save 50% today", "50% discount", [], []),
            ("%d%% off", "%d %% weniger", [], []), ("%.2f", "%f", [], []), ("%d", "%f", [], ["%f"]),
            ("Add in ${applicationName}", "In ${app} anlegen", ["${applicationName}"], ["${app}"]),
            ("%1$#@BIRDS@ in %2$#@YARDS@", "%2$#@YARDS@ hat %1$#@BIRDS@", [], []),
            ("%#@BIRDS@", "Vögel", ["%#@BIRDS@"], []), ("%lld total", "Total %1$#@COUNT@", [], []),
            ("%arg", "%lld", [], []),
            ("a", "b", [], []), ("", "", [], []),
        ] as [(String, String, [String], [String])])
    func differences(source: String, translation: String, lacking: [String], unknown: [String]) {
        let found = Placeholders(translation).difference(from: Placeholders(source), isForm: false, siblings: [])
        #expect(found == Placeholders.Difference(lacking: lacking, unknown: unknown))
    }

    @Test("A plural form may leave its number out, or have that of another form")
    func forms() {
        let one = Placeholders("One day"), other = Placeholders("%lld days")
        func difference(_ text: String, from source: Placeholders) -> Placeholders.Difference {
            Placeholders(text).difference(from: source, isForm: true, siblings: [one, other])
        }
        #expect(difference("%lld Tag", from: one).isEmpty)
        #expect(difference("Ein Tag", from: other).isEmpty)
        #expect(difference("%@ Tag", from: one).unknown == ["%@"])
    }

    @Test("A translation that lost a placeholder is not taken; the rest of the file is")
    func imported() throws {
        var document = try CatalogDocumentTests.document(
            #"""
            { "sourceLanguage" : "en", "strings" : { "Only {{ product.price }}" : { "localizations" : {
              "de" : { "stringUnit" : { "state" : "translated", "value" : "Nur {{ product.price }}" } } } },
              "Buy" : { } } }
            """#)
        let file = XLIFFReaderTests.file(
            """
            <trans-unit id="Only {{ product.price }}"><source>Only {{ product.price }}</source>
            <target>Bloß {{ product.prise }}</target></trans-unit>
            <trans-unit id="Buy"><source>Buy</source><target>Kaufen</target></trans-unit>
            """)
        let (counts, lines) = try XLIFFExchangeTests.import(file, into: &document)
        #expect((counts.taken, counts.refused) == (1, 1))
        #expect(
            lines == [
                "warning strings.placeholder 2:9-2:33: the translation of \"Only {{ product.price }}\" lacks "
                    + "{{ product.price }} and has {{ product.prise }}, which the source has not; it is not taken "
                    + "[name: {{ product.price }}]"
            ])
        let (tables, _) = StringTablesTests.tables(XLIFFExchangeTests.text(document))
        #expect(
            tables.lookup("Only {{ product.price }}", in: LanguageTag(known: "de")).text == "Nur {{ product.price }}")
        #expect(tables.lookup("Buy", in: LanguageTag(known: "de")).text == "Kaufen")
        let emptied = XLIFFReaderTests.file(
            "<trans-unit id=\"Only {{ product.price }}\"><source>x</source><target state=\"final\"/></trans-unit>")
        #expect(try XLIFFExchangeTests.import(emptied, into: &document).0.taken == 1)
    }
}
