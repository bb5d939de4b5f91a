import Testing

@testable import Localization

@Suite struct LanguageTagTests {
    @Test(arguments: [
        ("en", "en"), ("EN", "en"), ("en_US", "en-US"), ("en-gb", "en-GB"), ("zh_Hans", "zh-Hans"),
        ("ZH_hant_tw", "zh-Hant-TW"), ("zh-Hant_HK", "zh-Hant-HK"), ("es_419", "es-419"), ("fil", "fil"),
        ("ca-ES-valencia", "ca-ES-valencia"), ("de-1996", "de-1996"), ("ar-SA-u-nu-latn", "ar-SA-u-nu-latn"),
        ("en-x-a", "en-x-a"), ("iw", "he"), ("iw_IL", "he-IL"), ("in", "id"), ("sh", "sr-Latn"),
    ])
    func readsATagInCanonicalForm(text: String, identifier: String) {
        #expect(LanguageTag(text)?.identifier == identifier)
    }

    @Test(arguments: [
        "", "e", "Base", "english", "en-", "-en", "en--GB", "en_", "e1", "en GB", "en-G", "en-GBR", "en.UTF-8", "日本",
        "en-u", "en-u-a", "en-GB-US", "12",
    ])
    func refusesWhatIsNoTag(text: String) {
        #expect(LanguageTag(text) == nil)
    }

    @Test func separatorsAndCaseDoNotMatterForEquality() {
        #expect(LanguageTag("zh_hans_cn") == LanguageTag("zh-Hans-CN"))
        #expect(Set([LanguageTag("pt_BR"), LanguageTag("pt-br")]).count == 1)
        #expect(LanguageTag("en") != LanguageTag("en-US"))
    }

    @Test func fillsInLikelyScriptAndRegion() throws {
        let taiwan = try #require(LanguageTag("zh-TW"))
        #expect(taiwan.script == nil)
        #expect(taiwan.likelyScript == "Hant")
        #expect(try #require(LanguageTag("he")).likelyRegion == "IL")
        #expect(try #require(LanguageTag("zh-TW")).withoutRegion.identifier == "zh-Hant")
        #expect(try #require(LanguageTag("zh-CN")).withoutRegion.identifier == "zh")
        #expect(try #require(LanguageTag("en-GB")).withoutRegion.identifier == "en")
    }

    /// Case 198 of the shared cases, and scripts that Foundation's own direction gets wrong (`az-Arab`, `ku-Arab`).
    @Test(arguments: [
        ("he", "rtl"), ("he-IL", "rtl"), ("ar", "rtl"), ("ar_AE", "rtl"), ("fa", "rtl"), ("ur", "rtl"), ("yi", "rtl"),
        ("az-Arab", "rtl"), ("ku-Arab", "rtl"), ("dv", "rtl"), ("en", "ltr"), ("en_US", "ltr"), ("fr-FR", "ltr"),
        ("ja", "ltr"), ("ar-Latn", "ltr"), ("az", "ltr"),
    ])
    func directionFollowsTheScript(text: String, direction: String) throws {
        #expect(try #require(LanguageTag(text)).direction.rawValue == direction)
    }

    /// Cases 200 to 211 of the shared cases first, then ours.
    @Test(arguments: [
        ("zh-Hans", "zh_Hans", "zh-Hans"), ("zh_CN", "zh_Hans", "zh-Hans"), ("zh_SG", "zh_Hans", "zh-Hans"),
        ("zh_MY", "zh_Hans", "zh-Hans"), ("zh_TW", "zh_Hant", "zh-Hant"), ("zh_HK", "zh_Hant", "zh-Hant"),
        ("zh_MO", "zh_Hant", "zh-Hant"), ("es_ES", "en", nil), ("en_CA", "en_CA en_US", "en-CA"),
        ("fr_CA", "en_US fr_FR", "fr-FR"), ("he-IL", "en_US he", "he"), ("ja", "en_US", nil),
        ("en_CA", "en_US en_CA", "en-CA"), ("zh_TW", "zh_Hans", nil), ("zh", "zh-Hant zh-Hans", "zh-Hans"),
        ("zh-MO", "zh-Hant zh-HK", "zh-HK"), ("en-GB", "en en-US", "en"), ("en-GB", "en-AU en-US", "en-US"),
        ("en-AU", "en en-GB", "en-GB"), ("en-US", "en-GB en", "en"), ("es-MX", "es es-419", "es-419"),
        ("es-ES", "es-419 es", "es"), ("pt-AO", "pt pt-PT", "pt-PT"), ("pt", "pt-PT pt-BR", "pt-BR"),
        ("nb", "no", "no"), ("no", "nb da", "nb"), ("sr", "sr-Latn", nil), ("sh", "sr-Latn", "sr-Latn"),
        ("fr-CA", "fr-BE fr-CH", "fr-BE"), ("de", "", nil), ("iw", "he", "he"),
    ])
    func picksTheBestAvailable(wanted: String, available: String, expected: String?) throws {
        let tags = available.split(separator: " ").compactMap { LanguageTag(String($0)) }
        let wanted = try #require(LanguageTag(wanted))
        #expect(wanted.best(in: tags)?.identifier == expected)
        #expect(wanted.best(in: Array(tags.reversed()))?.identifier == expected, "the order does not matter")
    }

    @Test(arguments: [
        ("en", "English"), ("ja", "日本語"), ("de", "Deutsch"), ("ru", "Русский"), ("ar", "العربية"), ("es", "Español"),
        ("fr", "Français"), ("pt-BR", "Português (Brasil)"), ("ka", "ქართული"), ("xx", "xx"),
    ])
    func namesItselfInItsOwnLanguage(text: String, name: String) throws {
        #expect(try #require(LanguageTag(text)).autonym == name)
    }

    @Test(arguments: [
        ("en", "US", "United States"), ("de", "us", "Vereinigte Staaten"), ("ja", "GB", "イギリス"),
        ("ar", "SA", "المملكة العربية السعودية"), ("ru", "DE", "Германия"), ("en", "QX", "QX"),
    ])
    func namesRegions(language: String, code: String, name: String) throws {
        #expect(try #require(LanguageTag(language)).regionName(code) == name)
    }

    @Test(arguments: [
        ("$9.99", TextDirection.leftToRight, "$9.99"), ("$9.99", .rightToLeft, "\u{2068}$9.99\u{2069}"),
        ("Café ☕️ 日本", .leftToRight, "Café ☕️ 日本"), ("پرو", .leftToRight, "\u{2068}پرو\u{2069}"),
        ("\u{200F}9.99", .leftToRight, "\u{2068}\u{200F}9.99\u{2069}"),
    ])
    func isolatesWhereDirectionMayClash(value: String, direction: TextDirection, expected: String) {
        #expect(BidiIsolation.isolated(value, in: direction).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }
}
