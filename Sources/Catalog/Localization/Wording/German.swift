/// German. It addresses nobody, so that it fits beside copy that says "du" as well as copy that says "Sie".
///
/// The short period forms stand without a space (`3Monate`), as the shared cases record them (rows 189).
extension WordingTable {
    static let german = WordingTable(
        words: SimpleWords(
            restore: "Käufe wiederherstellen",
            redeem: "Code einlösen",
            manage: "Abo verwalten",
            close: "Schließen",
            getApp: "App laden",
            openInAppStore: "Weiter im App Store",
            skipToContent: "Zum Inhalt springen",
            terms: "Nutzungsbedingungen",
            privacy: "Datenschutzrichtlinie",
            choosePlan: "Tarif wählen",
            chooseLanguage: "Sprache wählen",
            plansAndPrices: "Tarife und Preise",
            free: "kostenlos",
            selected: "Ausgewählt",
            purchased: "Gekauft",
            oneTime: "Einmaliger Kauf",
            consumableNote: "Mehrmals erhältlich. Lässt sich nicht wiederherstellen.",
            billedOnce: "Einmalige Zahlung",
            included: "Enthalten",
            notIncluded: "Nicht enthalten",
            taxIncluded: "inkl. MwSt.",
            taxAdded: "zzgl. Steuern",
            // For legal reading.
            commitmentCancel:
                "Kündigung jederzeit möglich. Die monatlichen Zahlungen laufen bis zum Ende der Laufzeit weiter, danach "
                + "verlängert sich das Abo nicht.",
            // For legal reading.
            legalNote: "Der Betrag wird dem Apple Account bei Bestätigung des Kaufs belastet.",
            // For legal reading.
            refundNote: "Eine Erstattung lässt sich bei Apple unter reportaproblem.apple.com beantragen."
        ),
        sentences: Sentences(
            buyLabel: "{name} für {price} kaufen",
            subscribeLabel: "{name} für {price_line} abonnieren",
            planSummary: "{name}, {price_line}",
            seePlan: "{name} ansehen",
            billed: "Zahlung {adverb}",
            offerFree: "{period} kostenlos, danach {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, danach {price_line}",
            offerPayUpFront: "{period} für einmalig {offer_price}, danach {price_line}",
            offerForNewSubscribers: "Beim ersten Abo: {offer}",
            offerForReturningSubscribers: "Beim erneuten Abo: {offer}",
            offerForSelectedSubscribers: "Sonderangebot: {offer}",
            offerWithCode: "Mit Angebotscode: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Gesamtbetrag: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} Zahlung von {price}, insgesamt {total}",
                other: "{count} Zahlungen zu je {price}, insgesamt {total}"),
            // For legal reading.
            renewal:
                "Verlängert sich automatisch zum Preis von {price_line}, sofern nicht spätestens 24 Stunden vor Ende des "
                + "laufenden Zeitraums gekündigt wird. Verwalten und kündigen lässt sich das Abo in den "
                + "Accounteinstellungen im App Store.",
            priceForStorefront:
                "Preis für den App Store ({region}). In einem anderen App Store kann der Preis abweichen."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "Tag", abbreviation: "Tag",
                countedAbbreviation: PluralPattern(one: "{count}Tag", other: "{count}Tage"),
                adverb: "täglich", per: "pro Tag",
                every: PluralPattern(one: "jeden Tag", other: "alle {count} Tage"),
                span: PluralPattern(one: "für {count} Tag", other: "für {count} Tage"),
                price: "{price} pro Tag",
                priceEvery: PluralPattern(other: "{price} alle {count} Tage"),
                equivalent: "{price} pro Tag"),
            week: UnitWords(
                name: "Woche", abbreviation: "Woche",
                countedAbbreviation: PluralPattern(one: "{count}Woche", other: "{count}Wochen"),
                adverb: "wöchentlich", per: "pro Woche",
                every: PluralPattern(one: "jede Woche", other: "alle {count} Wochen"),
                span: PluralPattern(one: "für {count} Woche", other: "für {count} Wochen"),
                price: "{price} pro Woche",
                priceEvery: PluralPattern(other: "{price} alle {count} Wochen"),
                equivalent: "{price} pro Woche"),
            month: UnitWords(
                name: "Monat", abbreviation: "Monat",
                countedAbbreviation: PluralPattern(one: "{count}Monat", other: "{count}Monate"),
                adverb: "monatlich", per: "pro Monat",
                every: PluralPattern(one: "jeden Monat", other: "alle {count} Monate"),
                span: PluralPattern(one: "für {count} Monat", other: "für {count} Monate"),
                price: "{price} pro Monat",
                priceEvery: PluralPattern(other: "{price} alle {count} Monate"),
                equivalent: "{price} pro Monat"),
            year: UnitWords(
                name: "Jahr", abbreviation: "Jahr",
                countedAbbreviation: PluralPattern(one: "{count}Jahr", other: "{count}Jahre"),
                adverb: "jährlich", per: "pro Jahr",
                every: PluralPattern(one: "jedes Jahr", other: "alle {count} Jahre"),
                span: PluralPattern(one: "für {count} Jahr", other: "für {count} Jahre"),
                price: "{price} pro Jahr",
                priceEvery: PluralPattern(other: "{price} alle {count} Jahre"),
                equivalent: "{price} pro Jahr")))
}
