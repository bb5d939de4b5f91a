/// Polish. It addresses nobody; buttons are imperatives, as Apple's are ("Przywróć zakupy"), and rights are said without a person.
///
/// For the reader who checks it:
/// * CLDR counts days as "doba", a day and a night; a trial lasts "3 dni", so days have words of their own.
/// * "Co" and "przez" take the accusative, which is the counted form: "co 3 miesiące", "przez 5 miesięcy".
/// * Names stand behind a colon, since they are never inflected ("Kup: {name} za {price}").
/// * Apple's terms: Przywróć zakupy, Zrealizuj kod, Zarządzaj subskrypcją, konto Apple.
/// * Doubtful: "W pakiecie" for what a plan includes, "kod oferty" for an offer code.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let polish = WordingTable(
        words: SimpleWords(
            restore: "Przywróć zakupy",
            redeem: "Zrealizuj kod",
            manage: "Zarządzaj subskrypcją",
            close: "Zamknij",
            getApp: "Pobierz aplikację",
            openInAppStore: "Kontynuuj w App Store",
            skipToContent: "Przejdź do treści",
            terms: "Warunki użytkowania",
            privacy: "Polityka prywatności",
            choosePlan: "Wybierz plan",
            chooseLanguage: "Wybierz język",
            plansAndPrices: "Plany i ceny",
            free: "bezpłatnie",
            selected: "Wybrano",
            purchased: "Kupiono",
            oneTime: "Zakup jednorazowy",
            consumableNote: "Można kupić wielokrotnie. Przywrócenie zakupów nie obejmuje tego produktu.",
            billedOnce: "Płatność jednorazowa",
            included: "W pakiecie",
            notIncluded: "Poza pakietem",
            taxIncluded: "Zawiera podatki",
            taxAdded: "Nie zawiera podatków",
            // For legal reading.
            commitmentCancel:
                "Można zrezygnować w każdej chwili. Miesięczne płatności są pobierane do końca okresu "
                + "zobowiązania, a potem subskrypcja nie jest odnawiana.",
            // For legal reading.
            legalNote: "Po potwierdzeniu zakupu płatność zostanie pobrana z konta Apple.",
            // For legal reading.
            refundNote: "O zwrot pieniędzy można poprosić Apple na stronie reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Kup: {name} za {price}",
            subscribeLabel: "Subskrybuj: {name} za {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Zobacz: {name}",
            billed: "Płatność {adverb}",
            offerFree: "{period} bezpłatnie, potem {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, potem {price_line}",
            offerPayUpFront: "{period} za {offer_price} jednorazowo, potem {price_line}",
            offerForNewSubscribers: "Dla nowych subskrybentów: {offer}",
            offerForReturningSubscribers: "Dla powracających subskrybentów: {offer}",
            offerForSelectedSubscribers: "Oferta specjalna: {offer}",
            offerWithCode: "Z kodem oferty: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Łączna kwota: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} płatność {price}, łącznie {total}", few: "{count} płatności po {price}, łącznie {total}",
                other: "{count} płatności po {price}, łącznie {total}"),
            // For legal reading.
            renewal:
                "Subskrypcja odnawia się automatycznie za {price_line}, o ile nie zostanie anulowana co najmniej "
                + "24 godziny przed końcem bieżącego okresu. Subskrypcją można zarządzać lub ją anulować w "
                + "ustawieniach konta App Store.",
            priceForStorefront: "Cena w App Store ({region}). W innym App Store cena może być inna."
        ),
        periods: PeriodTable(
            day: UnitWords(
                counted: PluralPattern(one: "{count} dzień", other: "{count} dni"),
                name: "dzień", abbreviation: "dzień",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}dzień", other: "{count}\u{A0}dni"),
                adverb: "codziennie", per: "dziennie",
                every: PluralPattern(one: "codziennie", other: "co {count} dni"),
                span: PluralPattern(one: "przez {count} dzień", other: "przez {count} dni"),
                price: "{price} dziennie",
                priceEvery: PluralPattern(other: "{price} co {count} dni"),
                equivalent: "{price} dziennie"),
            week: UnitWords(
                name: "tydzień", abbreviation: "tydz.",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}tydz.", other: "{count}\u{A0}tyg."),
                adverb: "co tydzień", per: "tygodniowo",
                every: PluralPattern(one: "co tydzień", few: "co {count} tygodnie", other: "co {count} tygodni"),
                span: PluralPattern(
                    one: "przez {count} tydzień", few: "przez {count} tygodnie", other: "przez {count} tygodni"),
                price: "{price} tygodniowo",
                priceEvery: PluralPattern(few: "{price} co {count} tygodnie", other: "{price} co {count} tygodni"),
                equivalent: "{price} tygodniowo"),
            month: UnitWords(
                name: "miesiąc", abbreviation: "mies.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}mies."),
                adverb: "co miesiąc", per: "miesięcznie",
                every: PluralPattern(one: "co miesiąc", few: "co {count} miesiące", other: "co {count} miesięcy"),
                span: PluralPattern(
                    one: "przez {count} miesiąc", few: "przez {count} miesiące", other: "przez {count} miesięcy"),
                price: "{price} miesięcznie",
                priceEvery: PluralPattern(few: "{price} co {count} miesiące", other: "{price} co {count} miesięcy"),
                equivalent: "{price} miesięcznie"),
            year: UnitWords(
                name: "rok", abbreviation: "rok",
                countedAbbreviation: PluralPattern(
                    one: "{count}\u{A0}rok", few: "{count}\u{A0}lata", other: "{count}\u{A0}lat"),
                adverb: "co rok", per: "rocznie",
                every: PluralPattern(one: "co rok", few: "co {count} lata", other: "co {count} lat"),
                span: PluralPattern(one: "przez {count} rok", few: "przez {count} lata", other: "przez {count} lat"),
                price: "{price} rocznie",
                priceEvery: PluralPattern(few: "{price} co {count} lata", other: "{price} co {count} lat"),
                equivalent: "{price} rocznie")))
}
