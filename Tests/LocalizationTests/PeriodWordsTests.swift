import Testing

@testable import Localization

@Suite struct PeriodWordsTests {
    static func words(_ language: String) throws -> PeriodWords {
        PeriodWords(language: try #require(LanguageTag(language)))
    }
    static func period(_ text: String) throws -> BillingPeriod { try #require(BillingPeriod(iso8601: text)) }

    /// Rows 191 to 193, 196 and 197 of the shared cases, and the languages that ship.
    @Test(arguments: [
        ("en", "P6D", "6 days"), ("en", "P3W", "3 weeks"), ("en", "P6M", "6 months"), ("en", "P3Y", "3 years"),
        ("en", "P1M", "1 month"), ("en", "P7D", "1 week"), ("en", "P14D", "2 weeks"), ("en", "P12M", "1 year"),
        ("de", "P6D", "6 Tage"), ("de", "P3W", "3 Wochen"), ("de", "P6M", "6 Monate"), ("de", "P3Y", "3 Jahre"),
        ("es", "P6D", "6 días"), ("es", "P3W", "3 semanas"), ("es", "P3M", "3 meses"), ("es", "P3Y", "3 años"),
        ("fr", "P3D", "3\u{A0}jours"), ("fr", "P1W", "1\u{A0}semaine"), ("fr", "P1Y", "1\u{A0}an"),
        ("fr", "P2Y", "2 ans"),
        ("ja", "P3D", "3日"), ("ja", "P1W", "1週間"), ("ja", "P3M", "3か月"), ("ja", "P1Y", "1年"),
        ("ru", "P2M", "2 месяца"), ("ru", "P5M", "5 месяцев"), ("ru", "P21M", "21 месяц"), ("ru", "P1W", "1 неделя"),
        ("ru", "P3D", "3 дня"), ("ru", "P1Y", "1 год"), ("ru", "P5Y", "5 лет"),
        ("pl", "P2M", "2 miesiące"), ("pl", "P5M", "5 miesięcy"), ("pl", "P22M", "22 miesiące"),
        ("cs", "P2M", "2 měsíce"), ("cs", "P5M", "5 měsíců"), ("cs", "P1Y", "1 rok"), ("cs", "P5Y", "5 let"),
        ("pl", "P1D", "1 dzień"), ("pl", "P3D", "3 dni"), ("sv", "P3D", "3 dagar"), ("nb", "P1D", "1 dag"),
        ("no", "P3D", "3 dager"), ("he", "P1D", "יום אחד"), ("he", "P2D", "יומיים"), ("he", "P3D", "3 ימים"),
        ("ro", "P19M", "19 luni"), ("ro", "P21M", "21 de luni"), ("hr", "P21M", "21 mjesec"),
        ("hr", "P22M", "22 mjeseca"), ("hr", "P5M", "5 mjeseci"), ("uk", "P21Y", "21 рік"), ("uk", "P11Y", "11 років"),
        ("sk", "P3W", "3 týždne"), ("sk", "P5W", "5 týždňov"), ("tr", "P3M", "3 ay"), ("fi", "P3M", "3 kuukautta"),
        ("ar", "P1M", "شهر"), ("ar", "P2M", "شهران"), ("ar", "P3M", "3 أشهر"), ("ar", "P10M", "10 أشهر"),
        ("ar", "P11M", "11 شهرًا"), ("ar", "P1W", "أسبوع"), ("ar", "P3D", "3 أيام"),
        ("ar-SA", "P3M", "٣ أشهر"), ("ar-SA-u-nu-latn", "P3M", "3 أشهر"), ("zh-Hant", "P3M", "3個月"),
        ("ko", "P3M", "3개월"), ("xx", "P1M", "1 month"), ("ci", "P3Y", "3 years"),
    ])
    func countedPeriodsArePluralRight(language: String, period: String, expected: String) throws {
        #expect(try Self.words(language).counted(Self.period(period)) == expected)
    }

    /// Rows 100, 101, 127, 128 and 187 to 190 of the shared cases first.
    @Test(arguments: [
        ("en", "day week month 2 months 3 months 6 months year", "day wk mo 2mo 3mo 6mo yr"),
        ("es", "día semana mes 2 meses 3 meses 6 meses año", "día sem m. 2m 3m 6m año"),
        ("de", "Tag Woche Monat 2 Monate 3 Monate 6 Monate Jahr", "Tag Woche Monat 2Monate 3Monate 6Monate Jahr"),
        ("ja", "日 週 月 2か月 3か月 6か月 年", "日 週間 か月 2か月 3か月 6か月 年"),
        (
            "fr", "jour semaine mois 2\u{A0}mois 3\u{A0}mois 6\u{A0}mois an",
            "jour sem. mois 2\u{A0}mois 3\u{A0}mois 6\u{A0}mois an"
        ),
        (
            "ru", "день неделя месяц 2 месяца 3 месяца 6 месяцев год",
            "день нед. мес. 2\u{A0}мес. 3\u{A0}мес. 6\u{A0}мес. год"
        ),
        ("ar", "يوم أسبوع شهر شهران 3 أشهر 6 أشهر سنة", "يوم أسبوع شهر شهران 3 أشهر 6 أشهر سنة"),
        (
            "pl", "dzień tydzień miesiąc 2 miesiące 3 miesiące 6 miesięcy rok",
            "dzień tydz. mies. 2\u{A0}mies. 3\u{A0}mies. 6\u{A0}mies. rok"
        ),
        ("sl", "dan teden mesec 2 meseca 3 meseci 6 mesecev leto", "d t m 2 m 3 m 6 m l"),
    ])
    func namesAndShortNames(language: String, names: String, short: String) throws {
        let words = try Self.words(language)
        let periods = try ["P1D", "P1W", "P1M", "P2M", "P3M", "P6M", "P1Y"].map(Self.period)
        #expect(periods.map(words.name).joined(separator: " ") == names)
        #expect(periods.map(words.abbreviated).joined(separator: " ") == short)
    }

    /// Rows 182 and 183 of the shared cases first ("14 days" reads "2 weeks").
    @Test(arguments: [
        ("en", "daily|weekly|monthly|yearly|every 2 weeks|every 3 months|every 2 years|every 2 weeks"),
        ("de", "täglich|wöchentlich|monatlich|jährlich|alle 2 Wochen|alle 3 Monate|alle 2 Jahre|alle 2 Wochen"),
        ("ja", "毎日|毎週|毎月|毎年|2週間ごと|3か月ごと|2年ごと|2週間ごと"),
        (
            "ru",
            "ежедневно|еженедельно|ежемесячно|ежегодно|каждые 2 недели|каждые 3 месяца|каждые 2 года|каждые 2 недели"
        ),
        ("ar", "يوميًا|أسبوعيًا|شهريًا|سنويًا|كل أسبوعين|كل 3 أشهر|كل سنتين|كل أسبوعين"),
        ("es", "diario|semanal|mensual|anual|cada 2 semanas|cada 3 meses|cada 2 años|cada 2 semanas"),
        (
            "fr",
            "quotidien|hebdomadaire|mensuel|annuel|toutes les 2\u{A0}semaines|tous les 3\u{A0}mois|tous les 2\u{A0}ans|toutes les 2\u{A0}semaines"
        ),
        ("it", "giornaliero|settimanale|mensile|annuale|ogni 2 settimane|ogni 3 mesi|ogni 2 anni|ogni 2 settimane"),
        ("da", "dagligt|ugentligt|månedligt|årligt|hver 2. uge|hver 3. måned|hvert 2. år|hver 2. uge"),
        ("hu", "naponta|hetente|havonta|évente|2 hetente|3 havonta|2 évente|2 hetente"),
        ("tr", "günlük|haftalık|aylık|yıllık|2 haftada bir|3 ayda bir|2 yılda bir|2 haftada bir"),
        ("he", "יומי|שבועי|חודשי|שנתי|כל שבועיים|כל 3 חודשים|כל שנתיים|כל שבועיים"),
        ("et", "ööpäevas|nädalas|kuus|aastas|2 nädalat|3 kuud|2 aastat|2 nädalat"),
    ])
    func adverbs(language: String, expected: String) throws {
        let words = try Self.words(language)
        let periods = try ["P1D", "P1W", "P1M", "P1Y", "P2W", "P3M", "P2Y", "P14D"].map(Self.period)
        #expect(periods.map(words.adverb).joined(separator: "|") == expected)
    }

    @Test(arguments: [
        ("en", "P1M", "$6.99", "$6.99/month", "$6.99/mo", "$6.99 per month", "per month"),
        ("en", "P3M", "$4.99", "$4.99/3 months", "$4.99/3mo", "$4.99 every 3 months", "every 3 months"),
        ("en-GB", "P1Y", "£34.99", "£34.99/year", "£34.99/yr", "£34.99 per year", "per year"),
        ("en", "P14D", "$2.00", "$2.00/2 weeks", "$2.00/2wk", "$2.00 every 2 weeks", "every 2 weeks"),
        ("de", "P1M", "4,99 €", "4,99 €/Monat", "4,99 €/Monat", "4,99 € pro Monat", "pro Monat"),
        ("de", "P6M", "9 €", "9 €/6 Monate", "9 €/6Monate", "9 € alle 6 Monate", "alle 6 Monate"),
        ("ja", "P1M", "¥980", "¥980/月", "¥980/月", "月額¥980", "1か月ごと"),
        ("ja", "P1Y", "¥9,800", "¥9,800/年", "¥9,800/年", "年額¥9,800", "1年ごと"),
        ("ja", "P3M", "¥2,400", "¥2,400/3か月", "¥2,400/3か月", "3か月ごとに¥2,400", "3か月ごと"),
        ("ru", "P1M", "299 ₽", "299 ₽/месяц", "299 ₽/мес.", "299 ₽ в месяц", "в месяц"),
        ("ru", "P21W", "9 ₽", "9 ₽/21 неделя", "9 ₽/21\u{A0}нед.", "9 ₽ каждую 21 неделю", "каждую 21 неделю"),
        ("es", "P1Y", "9 €", "9 €/año", "9 €/año", "9 € al año", "al año"),
        (
            "fr", "P2W", "9 €", "9 €/2\u{A0}semaines", "9 €/2\u{A0}sem.", "9 € toutes les 2\u{A0}semaines",
            "toutes les 2\u{A0}semaines"
        ),
        ("pl", "P1M", "9 zł", "9 zł/miesiąc", "9 zł/mies.", "9 zł miesięcznie", "miesięcznie"),
        ("pl", "P3M", "9 zł", "9 zł/3 miesiące", "9 zł/3\u{A0}mies.", "9 zł co 3 miesiące", "co 3 miesiące"),
        ("el", "P1M", "9 €", "9 €/μήνα", "9 €/μήν.", "9 € ανά μήνα", "ανά μήνα"),
        ("sv", "P3M", "9 kr", "9 kr/3 månader", "9 kr/3\u{A0}mån", "9 kr per 3 månader", "med 3 månaders mellanrum"),
        ("fi", "P3M", "9 €", "9 €/3 kuukautta", "9 €/3\u{A0}kk", "9 € aina 3 kuukauden välein", "3 kuukauden välein"),
        ("hi", "P3M", "₹9", "₹9/3 महीने", "₹9/3\u{A0}माह", "₹9 प्रति 3 महीने", "हर 3 महीने में"),
        ("tr", "P3M", "₺9", "₺9/3 ay", "₺9/3\u{A0}ay", "3 ayda bir ₺9", "3 ayda bir"),
        ("sl", "P1M", "9 €", "9 €/mesec", "9 €/m", "9 € na mesec", "na mesec"),
        ("sl", "P3M", "9 €", "9 €/3 meseci", "9 €/3 m", "9 €/3 meseci", "3 meseci"),
        ("zh-TW", "P1M", "NT$90", "NT$90/月", "NT$90/月", "每月 NT$90", "每月"),
    ])
    func pricesPerPeriod(
        language: String, period: String, price: String, per: String, short: String, sentence: String, every: String
    ) throws {
        let words = try Self.words(language)
        let period = try Self.period(period)
        #expect(words.per(price: price, period) == per)
        #expect(words.perAbbreviated(price: price, period) == short)
        #expect(words.sentence(price: price, period) == sentence)
        #expect(words.everyPeriod(period) == every)
    }

    @Test(arguments: [
        ("ar", "P1M", "\u{2068}9\u{2069}/شهر", "\u{2068}9\u{2069} شهريًا"),
        ("ar", "P2M", "\u{2068}9\u{2069}/شهران", "\u{2068}9\u{2069} كل شهرين"),
        ("ar", "P3M", "\u{2068}9\u{2069}/3 أشهر", "\u{2068}9\u{2069} كل 3 أشهر"),
        ("ar-SA", "P11M", "\u{2068}9\u{2069}/١١ شهرًا", "\u{2068}9\u{2069} كل ١١ شهرًا"),
        ("he", "P1M", "\u{2068}9\u{2069}/חודש", "\u{2068}9\u{2069} לחודש"),
        ("he", "P2M", "\u{2068}9\u{2069}/חודשיים", "\u{2068}9\u{2069} כל חודשיים"),
        ("fa", "P1M", "\u{2068}9\u{2069}/ماه", "\u{2068}9\u{2069} در ماه"),
    ])
    func pricesAreIsolatedInRightToLeftText(language: String, period: String, per: String, sentence: String) throws {
        let words = try Self.words(language)
        #expect(words.per(price: "9", try Self.period(period)) == per)
        #expect(words.sentence(price: "9", try Self.period(period)) == sentence)
    }

    @Test(arguments: [
        ("en", "P1W", "for 1 week"), ("en", "P3M", "for 3 months"), ("ru", "P1W", "в течение 1 недели"),
        ("ru", "P3M", "в течение 3 месяцев"), ("ru", "P21M", "в течение 21 месяца"), ("ru", "P2Y", "в течение 2 лет"),
        ("ar", "P1W", "لمدة أسبوع واحد"), ("ar", "P2M", "لمدة شهرين"), ("ar", "P3M", "لمدة 3 أشهر"),
        ("ar", "P11M", "لمدة 11 شهرًا"), ("ar", "P100D", "لمدة 100 يوم"), ("de", "P3M", "für 3 Monate"),
        ("ja", "P3M", "3か月間"), ("es", "P1W", "durante 1 semana"), ("fr", "P1Y", "pendant 1\u{A0}an"),
        ("cs", "P1Y", "po dobu 1 roku"), ("cs", "P2Y", "po dobu 2 let"), ("cs", "P3M", "po dobu 3 měsíců"),
        ("sk", "P1D", "počas 1 dňa"), ("sk", "P2W", "počas 2 týždňov"), ("fi", "P3M", "3 kuukauden ajan"),
        ("hr", "P1M", "tijekom 1 mjeseca"), ("hr", "P2Y", "tijekom 2 godine"), ("hr", "P5Y", "tijekom 5 godina"),
        ("hr", "P21M", "tijekom 21 mjeseca"), ("hu", "P3M", "3 hónapig"), ("hu", "P2W", "2 hétig"),
        ("el", "P1M", "για 1 μήνα"), ("pl", "P22M", "przez 22 miesiące"), ("pl", "P5W", "przez 5 tygodni"),
        ("ro", "P3D", "timp de 3 zile"), ("ro", "P22D", "timp de 22 de zile"), ("uk", "P2Y", "протягом 2 років"),
        ("uk", "P21M", "протягом 21 місяця"), ("he", "P1D", "למשך יום אחד"), ("he", "P2Y", "למשך שנתיים"),
        ("nl", "P2Y", "gedurende 2 jaar"), ("nb", "P3D", "i 3 dager"), ("sv", "P3D", "i 3 dagar"),
    ])
    func spansTakeTheCaseOfThePhrase(language: String, period: String, expected: String) throws {
        #expect(try Self.words(language).span(Self.period(period)) == expected)
    }

    /// Every unit and count of every language that ships says its number, or is one of the forms that hold it in a word.
    @Test(arguments: Wording.languages)
    func everyCountIsSaid(language: LanguageTag) throws {
        let words = PeriodWords(language: language)
        for unit in BillingPeriod.Unit.allCases {
            for count in 2...120 {
                let period = BillingPeriod(count: count, unit: unit).normalized
                let isDual = ["ar", "he"].contains(language.language) && period.count <= 2
                guard period.count > 1, !isDual else { continue }
                for text in [
                    words.counted(period), words.adverb(period), words.span(period), words.abbreviated(period),
                ] {
                    #expect(text.contains(String(period.count)), "\(language) \(period)")
                }
            }
        }
    }
}
