extension LanguageTag {
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
    /// Another script is never taken: a reader of `zh-TW` gets no `zh-Hans`.
    package func best(in available: some Collection<LanguageTag>) -> LanguageTag? {
        if let exact = available.first(where: { $0 == self }) { return exact }
        let readable = available.filter { $0.matchingLanguage == matchingLanguage && $0.likelyScript == likelyScript }
            .sorted()
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
    /// Norwegian is Bokmål unless it says otherwise; Xcode writes `nb`, App Store Connect `no`.
    private var matchingLanguage: String { language == "no" ? "nb" : language }

    /// Regions whose wording stands nearer to this one than the language's main region does.
    ///
    /// CLDR `parentLocales`: each region here descends from `en-001`, `es-419`, `pt-PT` or `zh-Hant-HK`. World English is
    /// what Apple files under `en-GB`.
    private var regionalParents: [String] {
        guard let region = likelyRegion else { return [] }
        switch language {
        case "en" where !Self.americanEnglish.contains(region): return ["001", "GB"]
        case "es" where Self.latinAmerica.contains(region): return ["419", "MX"]
        case "pt" where region != "BR": return ["PT"]
        case "zh" where region == "MO": return ["HK"]
        default: return []
        }
    }

    /// Regions that write American English: CLDR gives them no `en-001` parent.
    private static let americanEnglish: Set = ["AS", "GU", "MH", "MP", "PH", "PR", "UM", "US", "VI"]

    /// The children of `es-419`.
    private static let latinAmerica: Set = [
        "419", "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR",
        "PY",
        "SV", "US", "UY", "VE",
    ]
}
