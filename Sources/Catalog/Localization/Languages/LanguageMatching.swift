extension LanguageTag {
    /// Where a reader of this language looks, one after another: the tag itself, CLDR's parents of it, the language.
    ///
    /// `es-MX` looks in `es-419`, then in `es`; `zh-MO` in `zh-Hant-HK`, then in `zh-Hant`; `nn` in `no`. Every step is the
    /// same language in the same script: a chain never leads to English.
    package var fallbackChain: [LanguageTag] {
        let prefix = withoutRegion.identifier
        let parents = regionalParents.compactMap { LanguageTag("\(prefix)-\($0)") }
        let wider = ["nb": "no", "nn": "no", "no": "nb"][language].flatMap { LanguageTag($0) }
        var seen: Set<LanguageTag> = []
        return ([self] + parents + [withoutRegion, wider].compactMap(\.self)).filter { seen.insert($0).inserted }
    }

    /// The one of `available` that a reader of this language should get, `nil` when none is in a language they read.
    ///
    /// The steps, each only when the one before found nothing:
    /// 1. the same tag;
    /// 2. the same language, script and region once the likely ones are filled in (`zh_TW` is `zh-Hant`, `he-IL` is `he`);
    /// 3. the regional parents of CLDR: `es-MX` takes `es-419`, `en-AU` takes `en-GB`, `pt-AO` takes `pt-PT`;
    /// 4. the language without a region, so `en-GB` takes `en`;
    /// 5. the language as its main region writes it, so `fr_CA` takes `fr_FR`;
    /// 6. any other region, the first in alphabetical order.
    ///
    /// Steps 1 to 4 are ``fallbackChain``, written without making tags, since every text of a page is looked up by it.
    /// Another script is never taken: a reader of `zh-TW` gets no `zh-Hans`. A pseudo-locale is for nobody but itself.
    package func best(in available: some Collection<LanguageTag>) -> LanguageTag? {
        if let exact = available.first(where: { $0 == self }) { return exact }
        let readable = available.filter(canRead).sorted()
        if readable.count < 2 { return readable.first }
        if let same = readable.first(where: { $0.likelyRegion == likelyRegion }) { return same }
        for parent in regionalParents {
            if let found = readable.first(where: { $0.region == parent }) { return found }
        }
        if let bare = readable.first(where: { $0.region == nil }) { return bare }
        let mainRegion = withoutRegion.likelyRegion
        return readable.first { $0.region == mainRegion } ?? readable.first
    }
}

extension LanguageTag {
    /// Whether a text in that language is one in this, too.
    ///
    /// Norwegian is Bokmål unless it says otherwise; Xcode writes `nb`, App Store Connect `no`. Nynorsk has `no` as its
    /// parent, but who reads it gets nothing that says it is Bokmål.
    private func canRead(_ other: LanguageTag) -> Bool {
        guard other.likelyScript == likelyScript, other.pseudoLocale == nil, pseudoLocale == nil else { return false }
        return isLanguage(of: other) || (language == "nn" && other.language == "no")
    }

    private func isLanguage(of other: LanguageTag) -> Bool {
        func name(_ tag: LanguageTag) -> String { tag.language == "no" ? "nb" : tag.language }
        return name(self) == name(other)
    }

    /// Regions whose wording stands nearer to this one than the language's main region does.
    ///
    /// CLDR `parentLocales`: each region here descends from `en-001`, `es-419`, `pt-PT` or `zh-Hant-HK`. World English is
    /// what Apple files under `en-GB`.
    private var regionalParents: [String] {
        guard let region = likelyRegion else { return [] }
        switch language {
        case "en" where Self.europeanEnglish.contains(region): return ["150", "001", "GB"]
        case "en" where !Self.americanEnglish.contains(region): return ["001", "GB"]
        case "es" where Self.latinAmerica.contains(region): return ["419", "MX"]
        case "pt" where Self.europeanPortuguese.contains(region): return ["PT"]
        case "zh" where region == "MO": return ["HK"]
        default: return []
        }
    }

    /// Regions that write American English: CLDR gives them no `en-001` parent.
    private static let americanEnglish: Set = ["AS", "GU", "MH", "MP", "PH", "PR", "UM", "US", "VI"]

    /// The children of `en-150`, English in Europe.
    private static let europeanEnglish: Set = ["150", "AT", "BE", "CH", "DE", "DK", "FI", "NL", "SE", "SI"]

    /// The children of `pt-PT`, and it.
    private static let europeanPortuguese: Set = [
        "AO", "CH", "CV", "FR", "GQ", "GW", "LU", "MO", "MZ", "PT", "ST", "TL",
    ]

    /// The children of `es-419`.
    private static let latinAmerica: Set = [
        "419", "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR",
        "PY", "SV", "US", "UY", "VE",
    ]
}
