/// Catalan. It says "tu", as Apple's Catalan does; buttons are imperatives ("Restaura les compres").
///
/// For the reader who checks it:
/// * How often one pays is said by adjectives that go with "pagament": "Pagament mensual", "Pagament cada 3 mesos".
/// * Names have no article and no "de" before them, so that nothing need be elided before a vowel.
/// * Doubtful: "Bescanvia un codi" for redeeming, "compte d’Apple" for the Apple Account.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let catalan = WordingTable(
        words: SimpleWords(
            restore: "Restaura les compres",
            redeem: "Bescanvia un codi",
            manage: "Gestiona la subscripció",
            close: "Tanca",
            getApp: "Obtén l’app",
            openInAppStore: "Continua a l’App Store",
            skipToContent: "Ves al contingut",
            terms: "Condicions d’ús",
            privacy: "Política de privacitat",
            choosePlan: "Tria un pla",
            chooseLanguage: "Tria un idioma",
            plansAndPrices: "Plans i preus",
            free: "gratis",
            selected: "Seleccionat",
            purchased: "Comprat",
            oneTime: "Compra única",
            consumableNote: "Es pot comprar més d’una vegada. No es recupera en restaurar les compres.",
            billedOnce: "Pagament únic",
            included: "Inclòs",
            notIncluded: "No inclòs",
            taxIncluded: "Impostos inclosos",
            taxAdded: "Impostos no inclosos",
            // For legal reading.
            commitmentCancel:
                "Pots cancel·lar en qualsevol moment. Els pagaments mensuals continuen fins que s’acaba el "
                + "compromís i, després, la subscripció no es renova.",
            // For legal reading.
            legalNote: "L’import es carrega al teu compte d’Apple quan confirmes la compra.",
            // For legal reading.
            refundNote: "Pots demanar un reemborsament a Apple a reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Compra {name} per {price}",
            subscribeLabel: "Subscriu-te a {name} per {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Mostra {name}",
            billed: "Pagament {adverb}",
            offerFree: "{period} gratis, després {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, després {price_line}",
            offerPayUpFront: "{period} per {offer_price} en un sol pagament, després {price_line}",
            offerForNewSubscribers: "Nous subscriptors: {offer}",
            offerForReturningSubscribers: "Si et tornes a subscriure: {offer}",
            offerForSelectedSubscribers: "Oferta especial: {offer}",
            offerWithCode: "Amb un codi d’oferta: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Compromís total: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} pagament de {price}, {total} en total",
                other: "{count} pagaments de {price}, {total} en total"),
            // For legal reading.
            renewal:
                "La subscripció es renova automàticament per {price_line} si no la cancel·les almenys 24 hores "
                + "abans que acabi el període en curs. La pots gestionar o cancel·lar a la configuració del teu "
                + "compte de l’App Store.",
            priceForStorefront:
                "Preu per a l’App Store ({region}). El preu pot ser diferent a l’App Store d’un altre país."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "dia", abbreviation: "dia",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}dia", other: "{count}\u{A0}dies"),
                adverb: "diari", per: "al dia",
                every: PluralPattern(one: "cada dia", other: "cada {count} dies"),
                span: PluralPattern(one: "durant {count} dia", other: "durant {count} dies"),
                price: "{price} al dia",
                priceEvery: PluralPattern(other: "{price} cada {count} dies"),
                equivalent: "{price} al dia"),
            week: UnitWords(
                name: "setmana", abbreviation: "setm.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}setm."),
                adverb: "setmanal", per: "a la setmana",
                every: PluralPattern(one: "cada setmana", other: "cada {count} setmanes"),
                span: PluralPattern(one: "durant {count} setmana", other: "durant {count} setmanes"),
                price: "{price} a la setmana",
                priceEvery: PluralPattern(other: "{price} cada {count} setmanes"),
                equivalent: "{price} a la setmana"),
            month: UnitWords(
                name: "mes", abbreviation: "mes",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}mes", other: "{count}\u{A0}mesos"),
                adverb: "mensual", per: "al mes",
                every: PluralPattern(one: "cada mes", other: "cada {count} mesos"),
                span: PluralPattern(one: "durant {count} mes", other: "durant {count} mesos"),
                price: "{price} al mes",
                priceEvery: PluralPattern(other: "{price} cada {count} mesos"),
                equivalent: "{price} al mes"),
            year: UnitWords(
                name: "any", abbreviation: "any",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}any", other: "{count}\u{A0}anys"),
                adverb: "anual", per: "a l’any",
                every: PluralPattern(one: "cada any", other: "cada {count} anys"),
                span: PluralPattern(one: "durant {count} any", other: "durant {count} anys"),
                price: "{price} a l’any",
                priceEvery: PluralPattern(other: "{price} cada {count} anys"),
                equivalent: "{price} a l’any")))
}
