import Testing

@testable import Localization

@Suite struct LanguageTagTests {
    @Test(arguments: [
        ("en", "en"), ("EN", "en"), ("en_US", "en-US"), ("en-gb", "en-GB"), ("zh_Hans", "zh-Hans"),
        ("ZH_hant_tw", "zh-Hant-TW"), ("zh-Hant_HK", "zh-Hant-HK"), ("es_419", "es-419"), ("fil", "fil"),
        ("ca-ES-valencia", "ca-ES-valencia"), ("de-1996", "de-1996"), ("ar-SA-u-nu-latn", "ar-SA-u-nu-latn"),
        ("en-x-a", "en-x-a"), ("iw", "he"), ("iw_IL", "he-IL"), ("in", "id"), ("sh", "sr-Latn"),
        ("ji", "yi"), ("jw", "jv"), ("mo", "ro"), ("mo_MD", "ro-MD"), ("tl", "fil"), ("tl-PH", "fil-PH"),
        ("sh-BA", "sr-Latn-BA"), ("sh-Cyrl", "sr-Cyrl"), ("cmn-Hant-TW", "zh-Hant-TW"), ("arb", "ar"), ("zsm", "ms"),
        ("nob", "nb"), ("nno-NO", "nn-NO"),
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
        ("ja", "ltr"), ("ar-Latn", "ltr"), ("az", "ltr"), ("ckb", "rtl"), ("pa", "ltr"), ("pa-Arab", "rtl"),
        ("ks", "rtl"),
        ("ug", "rtl"), ("sd", "rtl"), ("sd-Deva", "ltr"), ("nqo", "rtl"), ("syr", "rtl"), ("iw", "rtl"),
        ("ur-Latn", "ltr"),
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
        // Parent locales of CLDR.
        ("es-AR", "es es-419 es-ES", "es-419"), ("es-US", "es es-MX", "es-MX"), ("es-GQ", "es es-419", "es"),
        ("en-IN", "en en-001 en-GB", "en-001"), ("en-IN", "en en-GB", "en-GB"), ("en-GB", "en en-001", "en-001"),
        ("en-DE", "en en-001 en-150", "en-150"), ("en-PR", "en en-001", "en"), ("en-US", "en-001 en", "en"),
        ("pt-MZ", "pt-BR pt-PT", "pt-PT"), ("pt-TL", "pt pt-PT", "pt-PT"), ("pt-US", "pt-BR pt-PT", "pt-BR"),
        ("zh-MO", "zh-Hant zh-Hant-HK", "zh-Hant-HK"), ("zh-Hant-MO", "zh-TW zh-Hant-HK", "zh-Hant-HK"),
        ("zh-HK", "zh-TW", "zh-TW"), ("zh-Hans-HK", "zh-Hans zh-Hant", "zh-Hans"),
        // Macro-languages and codes that changed.
        ("nn", "no", "no"), ("nn", "nb", nil), ("nn-NO", "nn no nb", "nn"), ("no", "nn", nil), ("nb-NO", "nn nb", "nb"),
        ("no", "nb nn", "nb"), ("nb", "da sv", nil), ("sr-ME", "sr-Latn sr", "sr-Latn"),
        ("sr", "sr-Latn sr-Cyrl", "sr-Cyrl"),
        ("sh", "sr", nil), ("tl", "fil", "fil"), ("fil", "tl", "fil"), ("in", "id ms", "id"), ("ms", "id", nil),
        ("mo", "ro ru", "ro"), ("ji", "yi he", "yi"), ("zsm", "ms", "ms"), ("hr", "sr-Latn", nil),
    ])
    func picksTheBestAvailable(wanted: String, available: String, expected: String?) throws {
        let tags = available.split(separator: " ").compactMap { LanguageTag(String($0)) }
        let wanted = try #require(LanguageTag(wanted))
        #expect(wanted.best(in: tags)?.identifier == expected)
        #expect(wanted.best(in: Array(tags.reversed()))?.identifier == expected, "the order does not matter")
    }

    @Test(arguments: [
        ("en", "en"), ("en-US", "en-US en"), ("en-GB", "en-GB en-001 en"), ("en-AU", "en-AU en-001 en-GB en"),
        ("en-IN", "en-IN en-001 en-GB en"), ("en-DE", "en-DE en-150 en-001 en-GB en"), ("es-MX", "es-MX es-419 es"),
        ("es-AR", "es-AR es-419 es-MX es"), ("es-ES", "es-ES es"), ("pt-AO", "pt-AO pt-PT pt"), ("pt-BR", "pt-BR pt"),
        ("zh-TW", "zh-TW zh-Hant"), ("zh-MO", "zh-MO zh-Hant-HK zh-Hant"), ("zh-CN", "zh-CN zh"), ("nb", "nb no"),
        ("nn", "nn no"), ("no", "no nb"), ("sh-ME", "sr-Latn-ME sr-Latn"), ("iw-IL", "he-IL he"), ("fr-CA", "fr-CA fr"),
        ("ar-SA-u-nu-latn", "ar-SA-u-nu-latn ar"), ("xx", "xx"),
    ])
    func theFallbackChainIsExplicit(tag: String, chain: String) throws {
        let tag = try #require(LanguageTag(tag))
        let links = tag.fallbackChain
        #expect(links.map(\.identifier).joined(separator: " ") == chain)
        // The chain is what the matching does: without a link the next one is taken, and none is another script.
        var available = links
        while available.count > 1 {
            #expect(tag.best(in: available) == available[0])
            available.removeFirst()
        }
        #expect(links.allSatisfy { $0.likelyScript == tag.likelyScript })
        #expect(
            tag.best(
                in: try ["en", "de", "ja", "zh-Hans", "ru"].map { try #require(LanguageTag($0)) }.filter {
                    $0.language != tag.language
                }) == nil)
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
