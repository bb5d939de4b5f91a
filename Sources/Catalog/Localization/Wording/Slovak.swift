/// Slovak. It says "vy" in sentences; buttons are infinitives, as Apple's are ("Obnoviť nákupy").
///
/// For the reader who checks it:
/// * Names stand behind a colon, since they are never inflected ("Kúpiť: {name} za {price}").
/// * "Každý" has three forms, "počas" takes the genitive: "každé 3 mesiace", "každých 5 mesiacov", "počas 3 mesiacov".
/// * Apple's terms: Obnoviť nákupy, Spravovať predplatné, účet Apple. "App Store" is not declined.
/// * Doubtful: "aplikácia", where Apple also says "apka"; "kód ponuky" for an offer code.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let slovak = WordingTable(
        words: SimpleWords(
            restore: "Obnoviť nákupy",
            redeem: "Uplatniť kód",
            manage: "Spravovať predplatné",
            close: "Zatvoriť",
            getApp: "Získať aplikáciu",
            openInAppStore: "Pokračovať v App Store",
            skipToContent: "Prejsť na obsah",
            terms: "Podmienky používania",
            privacy: "Zásady ochrany osobných údajov",
            choosePlan: "Vyberte si plán",
            chooseLanguage: "Vyberte si jazyk",
            plansAndPrices: "Plány a ceny",
            free: "zadarmo",
            selected: "Vybrané",
            purchased: "Zakúpené",
            oneTime: "Jednorazový nákup",
            consumableNote: "Možno kúpiť opakovane. Obnovenie nákupov sa na túto položku nevzťahuje.",
            billedOnce: "Jednorazová platba",
            included: "Zahrnuté",
            notIncluded: "Nezahrnuté",
            taxIncluded: "Vrátane dane",
            taxAdded: "Bez dane",
            // For legal reading.
            commitmentCancel:
                "Predplatné môžete kedykoľvek zrušiť. Mesačné platby pokračujú až do konca dohodnutého obdobia a "
                + "potom sa predplatné už nepredĺži.",
            // For legal reading.
            legalNote: "Platba sa pri potvrdení nákupu strhne z vášho účtu Apple.",
            // For legal reading.
            refundNote: "O vrátenie peňazí môžete Apple požiadať na reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Kúpiť: {name} za {price}",
            subscribeLabel: "Predplatiť: {name} za {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Podrobnosti: {name}",
            billed: "Platba {adverb}",
            offerFree: "{period} zadarmo, potom {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, potom {price_line}",
            offerPayUpFront: "{period} za {offer_price} v jednej platbe, potom {price_line}",
            offerForNewSubscribers: "Pre nových predplatiteľov: {offer}",
            offerForReturningSubscribers: "Pre vracajúcich sa predplatiteľov: {offer}",
            offerForSelectedSubscribers: "Špeciálna ponuka: {offer}",
            offerWithCode: "S kódom ponuky: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Celková suma: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} platba {price}, spolu {total}", few: "{count} platby po {price}, spolu {total}",
                other: "{count} platieb po {price}, spolu {total}"),
            // For legal reading.
            renewal:
                "Predplatné sa automaticky predlžuje za {price_line}, ak ho nezrušíte aspoň 24 hodín pred koncom "
                + "aktuálneho obdobia. Spravovať alebo zrušiť ho môžete v nastaveniach účtu App Store.",
            priceForStorefront: "Cena pre App Store ({region}). V App Store inej krajiny sa cena môže líšiť."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "deň", abbreviation: "deň",
                countedAbbreviation: PluralPattern(
                    one: "{count}\u{A0}deň", few: "{count}\u{A0}dni", other: "{count}\u{A0}dní"),
                adverb: "denne", per: "denne",
                every: PluralPattern(one: "každý deň", few: "každé {count} dni", other: "každých {count} dní"),
                span: PluralPattern(one: "počas {count} dňa", other: "počas {count} dní"),
                price: "{price} denne",
                priceEvery: PluralPattern(few: "{price} každé {count} dni", other: "{price} každých {count} dní"),
                equivalent: "{price} za deň"),
            week: UnitWords(
                name: "týždeň", abbreviation: "týž.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}týž."),
                adverb: "týždenne", per: "týždenne",
                every: PluralPattern(
                    one: "každý týždeň", few: "každé {count} týždne", other: "každých {count} týždňov"),
                span: PluralPattern(one: "počas {count} týždňa", other: "počas {count} týždňov"),
                price: "{price} týždenne",
                priceEvery: PluralPattern(
                    few: "{price} každé {count} týždne", other: "{price} každých {count} týždňov"),
                equivalent: "{price} za týždeň"),
            month: UnitWords(
                name: "mesiac", abbreviation: "mes.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}mes."),
                adverb: "mesačne", per: "mesačne",
                every: PluralPattern(
                    one: "každý mesiac", few: "každé {count} mesiace", other: "každých {count} mesiacov"),
                span: PluralPattern(one: "počas {count} mesiaca", other: "počas {count} mesiacov"),
                price: "{price} mesačne",
                priceEvery: PluralPattern(
                    few: "{price} každé {count} mesiace", other: "{price} každých {count} mesiacov"),
                equivalent: "{price} za mesiac"),
            year: UnitWords(
                name: "rok", abbreviation: "rok",
                countedAbbreviation: PluralPattern(
                    one: "{count}\u{A0}rok", few: "{count}\u{A0}roky", other: "{count}\u{A0}rokov"),
                adverb: "ročne", per: "ročne",
                every: PluralPattern(one: "každý rok", few: "každé {count} roky", other: "každých {count} rokov"),
                span: PluralPattern(one: "počas {count} roka", other: "počas {count} rokov"),
                price: "{price} ročne",
                priceEvery: PluralPattern(few: "{price} každé {count} roky", other: "{price} každých {count} rokov"),
                equivalent: "{price} za rok")))
}
