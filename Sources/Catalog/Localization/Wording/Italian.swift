/// Italian. It says "tu"; buttons are imperatives, as Apple's are ("Ripristina acquisti").
///
/// For the reader who checks it:
/// * How often one pays is said by adjectives that go with "pagamento": "Pagamento mensile", "Pagamento ogni 3 mesi".
/// * Names have neither article nor preposition with one, so nothing is elided.
/// * Apple's terms: Ripristina acquisti, Riscatta codice, Gestisci abbonamento, Condizioni d’uso, App Store without an article.
/// * Doubtful: "account Apple", with a small letter inside a sentence; "codice offerta" for an offer code.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let italian = WordingTable(
        words: SimpleWords(
            restore: "Ripristina acquisti",
            redeem: "Riscatta codice",
            manage: "Gestisci abbonamento",
            close: "Chiudi",
            getApp: "Ottieni l’app",
            openInAppStore: "Continua su App Store",
            skipToContent: "Vai al contenuto",
            terms: "Condizioni d’uso",
            privacy: "Informativa sulla privacy",
            choosePlan: "Scegli un piano",
            chooseLanguage: "Scegli la lingua",
            plansAndPrices: "Piani e prezzi",
            free: "gratis",
            selected: "Selezionato",
            purchased: "Acquistato",
            oneTime: "Acquisto una tantum",
            consumableNote: "Si può acquistare più volte. Non viene recuperato con il ripristino degli acquisti.",
            billedOnce: "Pagamento unico",
            included: "Incluso",
            notIncluded: "Non incluso",
            taxIncluded: "Tasse incluse",
            taxAdded: "Tasse escluse",
            // For legal reading.
            commitmentCancel:
                "Puoi annullare in qualsiasi momento. I pagamenti mensili continuano fino al termine "
                + "dell’impegno, dopodiché l’abbonamento non si rinnova.",
            // For legal reading.
            legalNote: "L’importo viene addebitato sul tuo account Apple alla conferma dell’acquisto.",
            // For legal reading.
            refundNote: "Puoi richiedere un rimborso ad Apple su reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Acquista {name} per {price}",
            subscribeLabel: "Abbonati a {name} per {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Vedi {name}",
            billed: "Pagamento {adverb}",
            offerFree: "{period} gratis, poi {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, poi {price_line}",
            offerPayUpFront: "{period} per {offer_price} in un’unica soluzione, poi {price_line}",
            offerForNewSubscribers: "Nuovi abbonati: {offer}",
            offerForReturningSubscribers: "Se ti abboni di nuovo: {offer}",
            offerForSelectedSubscribers: "Offerta speciale: {offer}",
            offerWithCode: "Con un codice offerta: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Impegno totale: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} pagamento da {price}, {total} in totale",
                other: "{count} pagamenti da {price}, {total} in totale"),
            // For legal reading.
            renewal:
                "L’abbonamento si rinnova automaticamente a {price_line}, salvo annullamento almeno 24 ore prima "
                + "della fine del periodo in corso. Puoi gestirlo o annullarlo nelle impostazioni del tuo account "
                + "App Store.",
            priceForStorefront:
                "Prezzo per App Store ({region}). Su un altro App Store il prezzo può essere diverso."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "giorno", abbreviation: "giorno",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}giorno", other: "{count}\u{A0}giorni"),
                adverb: "giornaliero", per: "al giorno",
                every: PluralPattern(one: "ogni giorno", other: "ogni {count} giorni"),
                span: PluralPattern(one: "per {count} giorno", other: "per {count} giorni"),
                price: "{price} al giorno",
                priceEvery: PluralPattern(other: "{price} ogni {count} giorni"),
                equivalent: "{price} al giorno"),
            week: UnitWords(
                name: "settimana", abbreviation: "sett.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}sett."),
                adverb: "settimanale", per: "alla settimana",
                every: PluralPattern(one: "ogni settimana", other: "ogni {count} settimane"),
                span: PluralPattern(one: "per {count} settimana", other: "per {count} settimane"),
                price: "{price} alla settimana",
                priceEvery: PluralPattern(other: "{price} ogni {count} settimane"),
                equivalent: "{price} alla settimana"),
            month: UnitWords(
                name: "mese", abbreviation: "mese",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}mese", other: "{count}\u{A0}mesi"),
                adverb: "mensile", per: "al mese",
                every: PluralPattern(one: "ogni mese", other: "ogni {count} mesi"),
                span: PluralPattern(one: "per {count} mese", other: "per {count} mesi"),
                price: "{price} al mese",
                priceEvery: PluralPattern(other: "{price} ogni {count} mesi"),
                equivalent: "{price} al mese"),
            year: UnitWords(
                name: "anno", abbreviation: "anno",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}anno", other: "{count}\u{A0}anni"),
                adverb: "annuale", per: "all’anno",
                every: PluralPattern(one: "ogni anno", other: "ogni {count} anni"),
                span: PluralPattern(one: "per {count} anno", other: "per {count} anni"),
                price: "{price} all’anno",
                priceEvery: PluralPattern(other: "{price} ogni {count} anni"),
                equivalent: "{price} all’anno")))
}
