import Testing

@testable import Localization

@Suite struct WordingTests {
    static func wording(_ language: String) throws -> Wording {
        let tag = try #require(LanguageTag(language))
        return try #require(Wording(language: tag))
    }
    static let month = BillingPeriod(count: 1, unit: .month)
    static let week = BillingPeriod(count: 1, unit: .week)
    static let threeWeeks = BillingPeriod(count: 3, unit: .week)

    @Test func theseLanguagesShip() {
        let shipped = Wording.languages.map(\.identifier)
        let expected = [
            "ar", "bg", "ca", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hr", "hu", "id", "it", "ja",
            "ko", "ms", "nb", "nl", "pl", "pt-BR", "pt-PT", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh-Hans",
            "zh-Hant",
        ]
        #expect(shipped == expected)
        #expect(shipped == shipped.sorted())
    }

    /// The language that CLDR names for a tag without a table of its own; outdated codes too.
    @Test(arguments: [
        ("pt", "Gerenciar assinatura"), ("pt-BR", "Gerenciar assinatura"), ("pt-PT", "Gerir subscrição"),
        ("pt-AO", "Gerir subscrição"), ("pt_MZ", "Gerir subscrição"), ("no", "Administrer abonnement"),
        ("nb-NO", "Administrer abonnement"), ("iw", "ניהול המינוי"), ("nl-BE", "Beheer abonnement"),
        ("mo", "Gestionați abonamentul"), ("uk-UA", "Керувати підпискою"),
    ])
    func aTagTakesTheNearestWording(language: String, manage: String) throws {
        #expect(try Self.wording(language).manage == manage)
    }

    @Test(arguments: ["zh-Latn", "sl", "xx", "ar-Latn"])
    func aLanguageThatDoesNotShipHasNone(language: String) throws {
        #expect(Wording(language: try #require(LanguageTag(language))) == nil)
    }

    @Test func aRegionTakesTheWordingOfItsLanguage() throws {
        let british = try Self.wording("en-GB")
        #expect(british.restore == "Restore purchases")
        #expect(british.language.identifier == "en-GB")
    }

    /// The list that templates see has every field, once, under its name in snake case.
    @Test func theListOfSimpleWordsIsComplete() throws {
        let words = try Self.wording("en").words
        let fields = Mirror(reflecting: words).children.map { ($0.label ?? "", $0.value as? String) }
        let listed = SimpleWords.fields.map { ($0.name, $0.text(words)) }
        func snake(_ name: String) -> String {
            name.map { $0.isUppercase ? "_\($0.lowercased())" : String($0) }.joined()
        }
        #expect(listed.map(\.0) == fields.map { snake($0.0) })
        #expect(listed.map { Optional($0.1) } == fields.map(\.1))
    }

    @Test(arguments: WordingTable.shipped.map(\.language))
    func noWordIsEmptyOrHoldsAPlace(language: LanguageTag) throws {
        let words = try #require(Wording(language: language)).words
        for field in SimpleWords.fields {
            let text = field.text(words)
            #expect(!text.isEmpty && !text.contains { "{}%".contains($0) }, "\(language) \(field.name)")
            #expect(text == text.trimmingSpacesAndMarks(), "\(language) \(field.name)")
        }
    }

    /// What each sentence must say. A language may say a duration as counted period or as span.
    @Test(arguments: WordingTable.shipped.map(\.language))
    func sentencesHoldTheSamePlaces(language: LanguageTag) throws {
        let english = Dictionary(uniqueKeysWithValues: WordingTable.english.sentences.all.map { ($0.name, $0.pattern) })
        func needed(_ pattern: Pattern) -> Set<Pattern.Placeholder> {
            Set(pattern.placeholders.map { $0 == .span ? .period : $0 })
        }
        let table = try #require(WordingTable.table(for: language))
        for (name, pattern) in table.sentences.all {
            let model = try #require(english[name])
            #expect(needed(pattern) == needed(model), "\(language) \(name)")
            let leftovers = pattern.parts.contains { part in
                if case .text(let text) = part { text.contains { "{}".contains($0) } } else { false }
            }
            #expect(!leftovers, "\(language) \(name)")
        }
    }

    @Test(arguments: WordingTable.shipped.map(\.language))
    func countedPaymentsHoldTheirPlaces(language: LanguageTag) throws {
        let pattern = try #require(WordingTable.table(for: language)).sentences.commitmentPayments
        let rules = PluralRules(language: language)
        for count in 1...200 {
            let category = rules.category(of: count)
            // A language may say one and two without a number, where no other number is in the category.
            let inAWord =
                count <= 2 && [.one, .two].contains(category) && !pattern[category].placeholders.contains(.count)
            let needed: Set<Pattern.Placeholder> = inAWord ? [.price, .total] : [.count, .price, .total]
            #expect(pattern[category].placeholders == needed, "\(language) \(count)")
        }
    }

    @Test(arguments: WordingTable.shipped.map(\.language))
    func unitWordsHoldTheirPlaces(language: LanguageTag) throws {
        let table = try #require(WordingTable.table(for: language)).periods
        let rules = PluralRules(language: language)
        for unit in BillingPeriod.Unit.allCases {
            let words = table[unit]
            #expect(words.price.placeholders == [.price])
            #expect(words.equivalent.placeholders == [.price])
            for count in 2...200 {
                let category = rules.category(of: count)
                let dual: Set<Pattern.Placeholder> = category == .two ? [] : [.count]
                #expect(words.counted.map { $0[category].placeholders } ?? dual == dual, "\(language) \(unit) \(count)")
                #expect(words.every[category].placeholders == dual, "\(language) \(unit) \(count)")
                #expect(words.span[category].placeholders == dual, "\(language) \(unit) \(count)")
                #expect(words.countedAbbreviation[category].placeholders == dual, "\(language) \(unit) \(count)")
                #expect(words.priceEvery[category].placeholders == dual.union([.price]), "\(language) \(unit) \(count)")
            }
        }
    }

    @Test(arguments: [
        ("en", "1 week free, then $9 per month"), ("de", "1 Woche kostenlos, danach $9 pro Monat"),
        ("ja", "1週間無料、その後は月額$9"), ("ru", "1 неделя бесплатно, затем $9 в месяц"),
        ("ar", "مجانًا لمدة أسبوع واحد، ثم \u{2068}$9\u{2069} شهريًا"), ("es", "1 semana gratis, luego $9 al mes"),
        ("fr", "1\u{A0}semaine d’essai gratuit, puis $9 par mois"), ("cs", "1 týden zdarma, potom $9 měsíčně"),
        ("fi", "1 viikko ilmaiseksi, sen jälkeen $9 kuukaudessa"), ("hu", "1 hét ingyen, utána havi $9"),
        ("pl", "1 tydzień bezpłatnie, potem $9 miesięcznie"), ("tr", "1 hafta ücretsiz, ardından ayda $9"),
        ("he", "שבוע חינם, ולאחר מכן \u{2068}$9\u{2069} לחודש"), ("hi", "1 सप्ताह मुफ़्त, फिर $9 प्रति माह"),
        ("uk", "1 тиждень безкоштовно, потім $9 на місяць"), ("sv", "1 vecka gratis, sedan $9 per månad"),
    ])
    func freeOffers(language: String, expected: String) throws {
        #expect(try Self.wording(language).offerFree(for: Self.week, then: "$9", every: Self.month) == expected)
    }

    @Test(arguments: [
        ("en", "$3 per week for 3 weeks, then $9 per month"), ("de", "$3 pro Woche für 3 Wochen, danach $9 pro Monat"),
        ("ja", "最初の3週間は1週間$3、その後は月額$9"), ("ru", "$3 в неделю в течение 3 недель, затем $9 в месяц"),
        ("ar", "\u{2068}$3\u{2069} أسبوعيًا لمدة 3 أسابيع، ثم \u{2068}$9\u{2069} شهريًا"),
        ("es", "$3 a la semana durante 3 semanas, luego $9 al mes"),
        ("fr", "$3 par semaine pendant 3\u{A0}semaines, puis $9 par mois"),
        ("cs", "$3 týdně po dobu 3 týdnů, potom $9 měsíčně"),
        ("it", "$3 alla settimana per 3 settimane, poi $9 al mese"),
        ("fi", "$3 viikossa 3 viikon ajan, sen jälkeen $9 kuukaudessa"),
        ("hu", "3 hétig heti $3, utána havi $9"), ("pl", "$3 tygodniowo przez 3 tygodnie, potem $9 miesięcznie"),
        ("tr", "3 hafta boyunca haftada $3, ardından ayda $9"), ("hi", "3 सप्ताह तक $3 प्रति सप्ताह, फिर $9 प्रति माह"),
        ("hr", "$3 tjedno tijekom 3 tjedna, zatim $9 mjesečno"),
        ("ro", "$3 pe săptămână timp de 3 săptămâni, apoi $9 pe lună"),
        ("he", "\u{2068}$3\u{2069} לשבוע למשך 3 שבועות, ולאחר מכן \u{2068}$9\u{2069} לחודש"),
    ])
    func offersPaidAsOneGoes(language: String, expected: String) throws {
        let wording = try Self.wording(language)
        let line = wording.offerPayAsYouGo("$3", every: Self.week, for: Self.threeWeeks, then: "$9", every: Self.month)
        #expect(line == expected)
    }

    @Test(arguments: [
        ("en", "3 weeks for $8 up front, then $9 per month"),
        ("de", "3 Wochen für einmalig $8, danach $9 pro Monat"), ("ja", "最初の3週間は一括$8、その後は月額$9"),
        ("ru", "3 недели за $8 одним платежом, затем $9 в месяц"),
        ("ar", "\u{2068}$8\u{2069} دفعة واحدة لمدة 3 أسابيع، ثم \u{2068}$9\u{2069} شهريًا"),
        ("es", "3 semanas por $8 en un solo pago, luego $9 al mes"),
        ("fr", "3\u{A0}semaines pour $8 en un seul paiement, puis $9 par mois"),
    ])
    func offersPaidUpFront(language: String, expected: String) throws {
        let wording = try Self.wording(language)
        #expect(wording.offerPayUpFront("$8", for: Self.threeWeeks, then: "$9", every: Self.month) == expected)
    }

    @Test func onePaymentIsNotSaidAsARepeatedOne() throws {
        let line = try Self.wording("en").offerPayAsYouGo(
            "$3", every: Self.week, for: Self.week, then: "$9", every: Self.month)
        #expect(line == "1 week for $3 up front, then $9 per month")
    }

    @Test func anOfferOnTheOpenWebIsACondition() throws {
        let wording = try Self.wording("en")
        let lines = OfferAudience.allCases.map { wording.conditionalOffer("1 week free", for: $0) }
        #expect(
            lines == [
                "New subscribers: 1 week free", "Returning subscribers: 1 week free", "Special offer: 1 week free",
                "With an offer code: 1 week free",
            ])
        #expect(try Self.wording("fr").conditionalOffer("x", for: .newSubscribers) == "Nouveaux abonnés\u{A0}: x")
    }

    @Test(arguments: [
        ("en", "£3.99 per month for 12 months", "Total commitment: £47.88"),
        ("de", "£3.99 pro Monat für 12 Monate", "Gesamtbetrag: £47.88"),
        ("ja", "月額£3.99を12か月間お支払い", "お支払い総額：£47.88"),
        ("ru", "£3.99 в месяц в течение 12 месяцев", "Общая сумма: £47.88"),
        ("ar", "\u{2068}£3.99\u{2069} شهريًا لمدة 12 شهرًا", "إجمالي الالتزام: \u{2068}£47.88\u{2069}"),
        ("es", "£3.99 al mes durante 12 meses", "Compromiso total: £47.88"),
        ("fr", "£3.99 par mois pendant 12\u{A0}mois", "Engagement total\u{A0}: £47.88"),
    ])
    func commitments(language: String, bill: String, total: String) throws {
        let wording = try Self.wording(language)
        let year = try #require(Self.month.repeated(12))
        #expect(wording.commitmentBill("£3.99", every: Self.month, for: year) == bill)
        #expect(wording.commitmentTotal("£47.88") == total)
    }

    /// Bill, number of bills and total stand together, in every plural form that whole numbers take.
    @Test(arguments: [
        ("en", [1: "1 payment of £3, £9 in total", 12: "12 payments of £3, £9 in total"]),
        ("de", [1: "1 Zahlung von £3, insgesamt £9", 12: "12 Zahlungen zu je £3, insgesamt £9"]),
        ("es", [1: "1 pago de £3, £9 en total", 12: "12 pagos de £3, £9 en total"]),
        (
            "fr",
            [
                1: "1\u{A0}paiement de £3, soit £9 au total", 12: "12\u{A0}paiements de £3, soit £9 au total",
            ]
        ),
        ("ja", [1: "£3を1回お支払い、総額£9", 12: "£3を12回お支払い、総額£9"]),
        (
            "cs",
            [
                1: "1 platba £3, celkem £9", 4: "4 platby po £3, celkem £9", 12: "12 plateb po £3, celkem £9",
                22: "22 plateb po £3, celkem £9",
            ]
        ),
        (
            "pl",
            [
                1: "1 płatność £3, łącznie £9", 12: "12 płatności po £3, łącznie £9",
                22: "22 płatności po £3, łącznie £9",
            ]
        ),
        (
            "hr",
            [
                1: "1 uplata od £3, ukupno £9", 3: "3 uplate od £3, ukupno £9", 12: "12 uplata od £3, ukupno £9",
                21: "21 uplata od £3, ukupno £9", 24: "24 uplate od £3, ukupno £9",
            ]
        ),
        (
            "uk",
            [
                1: "1 платіж по £3, усього £9", 3: "3 платежі по £3, усього £9", 12: "12 платежів по £3, усього £9",
                21: "21 платіж по £3, усього £9", 24: "24 платежі по £3, усього £9",
            ]
        ),
        (
            "ro",
            [
                1: "1 plată de £3, în total £9", 12: "12 plăți de câte £3, în total £9",
                24: "24 de plăți de câte £3, în total £9",
            ]
        ),
        ("fi", [1: "1 maksuerä à £3, yhteensä £9", 12: "12 maksuerää à £3, yhteensä £9"]),
        (
            "ru",
            [
                1: "1 платёж по £3, всего £9", 2: "2 платежа по £3, всего £9", 12: "12 платежей по £3, всего £9",
                21: "21 платёж по £3, всего £9", 24: "24 платежа по £3, всего £9",
            ]
        ),
        (
            "ar",
            [
                1: "دفعة واحدة بقيمة \u{2068}£3\u{2069}، بإجمالي \u{2068}£9\u{2069}",
                2: "دفعتان قيمة كل منهما \u{2068}£3\u{2069}، بإجمالي \u{2068}£9\u{2069}",
                6: "6 دفعات قيمة كل منها \u{2068}£3\u{2069}، بإجمالي \u{2068}£9\u{2069}",
                12: "12 دفعة قيمة كل منها \u{2068}£3\u{2069}، بإجمالي \u{2068}£9\u{2069}",
                100: "100 دفعة قيمة كل منها \u{2068}£3\u{2069}، بإجمالي \u{2068}£9\u{2069}",
            ]
        ),
    ])
    func paymentsAreCounted(language: String, expected: [Int: String]) throws {
        let wording = try Self.wording(language)
        for (count, text) in expected {
            #expect(wording.commitmentPayments(count, of: "£3", total: "£9") == text)
        }
    }

    @Test(arguments: [
        ("en", "Buy Pro for £3", "Subscribe to Pro for £3 per month", "Pro, £3 per month", "See Pro", "Billed monthly"),
        (
            "de", "Pro für £3 kaufen", "Pro für £3 pro Monat abonnieren", "Pro, £3 pro Monat", "Pro ansehen",
            "Zahlung monatlich"
        ),
        ("ja", "Proを£3で購入", "Proに月額£3で登録", "Pro、月額£3", "Proを見る", "毎月のお支払い"),
        (
            "ru", "Купить «Pro» за £3", "Подписаться на «Pro» за £3 в месяц", "Pro, £3 в месяц", "Подробнее: Pro",
            "Оплата ежемесячно"
        ),
        (
            "ar", "شراء \u{2068}Pro\u{2069} مقابل \u{2068}£3\u{2069}",
            "الاشتراك في \u{2068}Pro\u{2069} مقابل \u{2068}£3\u{2069} شهريًا",
            "\u{2068}Pro\u{2069}، \u{2068}£3\u{2069} شهريًا", "عرض \u{2068}Pro\u{2069}", "الدفع شهريًا"
        ),
        ("es", "Comprar Pro por £3", "Suscribirse a Pro por £3 al mes", "Pro, £3 al mes", "Ver Pro", "Pago mensual"),
        (
            "fr", "Acheter Pro pour £3", "S’abonner à Pro pour £3 par mois", "Pro, £3 par mois", "Voir Pro",
            "Paiement mensuel"
        ),
    ])
    func labels(
        language: String, buy: String, subscribe: String, summary: String, see: String, billed: String
    ) throws {
        let wording = try Self.wording(language)
        #expect(wording.buyLabel(name: "Pro", price: "£3", every: nil) == buy)
        #expect(wording.buyLabel(name: "Pro", price: "£3", every: Self.month) == subscribe)
        #expect(wording.planSummary(name: "Pro", price: "£3", every: Self.month) == summary)
        #expect(wording.seePlan(name: "Pro") == see)
        #expect(wording.billed(Self.month) == billed)
    }

    @Test(arguments: [("en", "A. B"), ("ja", "A。B"), ("zh-Hant", "A。B"), ("hi", "A। B"), ("th", "A B"), ("ru", "A. B")])
    func sentencesArePartedAsTheScriptDoesIt(language: String, expected: String) throws {
        #expect(try Self.wording(language).sentences(["A", "B"]) == expected)
    }

    @Test func aOneOffPriceHasNoPeriod() throws {
        let wording = try Self.wording("en")
        #expect(wording.priceLine("£3", every: nil) == "£3")
        #expect(wording.planSummary(name: "Pro", price: "£3", every: nil) == "Pro, £3")
    }

    @Test(arguments: [
        ("en", "£2.91 per month"), ("ja", "1か月あたり£2.91"), ("ar", "\u{2068}£2.91\u{2069} في الشهر"),
        ("ru", "£2.91 в месяц"),
    ])
    func equivalents(language: String, expected: String) throws {
        #expect(try Self.wording(language).equivalent("£2.91", .month) == expected)
    }

    /// A value that looks like a place is not filled in a second time.
    @Test func valuesAreNotTakenForPlaces() throws {
        let label = try Self.wording("en").buyLabel(name: "{price} $0 \\1", price: "{name}", every: nil)
        #expect(label == "Buy {price} $0 \\1 for {name}")
    }

    @Test func legalLinesNameThePriceAndTheWayOut() throws {
        let line = try Self.wording("en").renewal("£3.99", every: Self.month)
        #expect(
            line
                == "Renews automatically at £3.99 per month unless you cancel at least 24 hours before the current period "
                + "ends. Manage or cancel it in your App Store account settings.")
        for language in Wording.languages {
            let wording = try #require(Wording(language: language))
            let line = wording.renewal("9,99", every: Self.month)
            #expect(line.contains(wording.priceLine("9,99", every: Self.month)), "\(language)")
            #expect(line.contains("App Store") || line.contains("App\u{A0}Store"), "\(language)")
            #expect(wording.priceForStorefront(region: "Xland").contains("Xland"), "\(language)")
        }
    }

    /// Every text that Arabic makes closes each isolate that it opens, and opens none inside another.
    @Test func isolatesAreBalanced() throws {
        let wording = try Self.wording("ar")
        let texts = [
            wording.buyLabel(name: "Pro", price: "$3", every: Self.month), wording.renewal("$3", every: Self.month),
            wording.conditionalOffer(
                wording.offerFree(for: Self.week, then: "$9", every: Self.month), for: .newSubscribers),
            wording.planSummary(name: "Pro", price: "$3", every: nil), wording.priceForStorefront(region: "US"),
        ]
        for text in texts {
            var depth = 0
            for scalar in text.unicodeScalars {
                if scalar == "\u{2068}" { depth += 1 }
                if scalar == "\u{2069}" { depth -= 1 }
                #expect((0...1).contains(depth), "\(text)")
            }
            #expect(depth == 0, "\(text)")
        }
    }
}
