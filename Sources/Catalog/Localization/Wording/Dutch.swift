/// Dutch, for the Netherlands and Belgium alike. It says "je"; buttons are imperatives, as Apple's are ("Herstel aankopen").
///
/// For the reader who checks it:
/// * "Every 3 months" is "elke 3 maanden", after a price "per 3 maanden". "Jaar" has no plural after a number.
/// * Apple's terms: Herstel aankopen, Wissel code in, Beheer abonnement, Apple Account, de App Store.
/// * Doubtful: "optie" for a plan, which "abonnement" would not be for what is bought once; "btw" for taxes of any kind.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let dutch = WordingTable(
        words: SimpleWords(
            restore: "Herstel aankopen",
            redeem: "Wissel code in",
            manage: "Beheer abonnement",
            close: "Sluit",
            getApp: "Download de app",
            openInAppStore: "Ga verder in de App Store",
            skipToContent: "Ga naar inhoud",
            terms: "Gebruiksvoorwaarden",
            privacy: "Privacybeleid",
            choosePlan: "Kies een optie",
            chooseLanguage: "Kies een taal",
            plansAndPrices: "Opties en prijzen",
            free: "gratis",
            selected: "Geselecteerd",
            purchased: "Gekocht",
            oneTime: "Eenmalige aankoop",
            consumableNote: "Je kunt dit meer dan één keer kopen. Het komt niet terug als je aankopen herstelt.",
            billedOnce: "Eenmalige betaling",
            included: "Inbegrepen",
            notIncluded: "Niet inbegrepen",
            taxIncluded: "Inclusief btw",
            taxAdded: "Exclusief belastingen",
            // For legal reading.
            commitmentCancel:
                "Je kunt op elk moment opzeggen. De maandelijkse betalingen lopen door tot het einde van de "
                + "afgesproken looptijd. Daarna wordt het abonnement niet verlengd.",
            // For legal reading.
            legalNote: "Het bedrag wordt bij bevestiging van de aankoop in rekening gebracht via je Apple Account.",
            // For legal reading.
            refundNote: "Je kunt Apple om terugbetaling vragen via reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Koop {name} voor {price}",
            subscribeLabel: "Abonneer je op {name} voor {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Bekijk {name}",
            billed: "Wordt {adverb} betaald",
            offerFree: "{period} gratis, daarna {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, daarna {price_line}",
            offerPayUpFront: "{period} voor {offer_price} in één keer, daarna {price_line}",
            offerForNewSubscribers: "Nieuwe abonnees: {offer}",
            offerForReturningSubscribers: "Terugkerende abonnees: {offer}",
            offerForSelectedSubscribers: "Speciale aanbieding: {offer}",
            offerWithCode: "Met een aanbiedingscode: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Totaalbedrag: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} betaling van {price}, in totaal {total}",
                other: "{count} betalingen van {price}, in totaal {total}"),
            // For legal reading.
            renewal:
                "Het abonnement wordt automatisch verlengd voor {price_line}, tenzij je het minstens 24 uur voor "
                + "het einde van de huidige periode opzegt. Je kunt het abonnement beheren of opzeggen in de "
                + "instellingen van je App Store-account.",
            priceForStorefront:
                "Prijs voor de App Store ({region}). In een andere App Store kan de prijs anders zijn."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "dag", abbreviation: "dag",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}dag", other: "{count}\u{A0}dagen"),
                adverb: "dagelijks", per: "per dag",
                every: PluralPattern(one: "elke dag", other: "elke {count} dagen"),
                span: PluralPattern(one: "gedurende {count} dag", other: "gedurende {count} dagen"),
                price: "{price} per dag",
                priceEvery: PluralPattern(other: "{price} per {count} dagen"),
                equivalent: "{price} per dag"),
            week: UnitWords(
                name: "week", abbreviation: "wk",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}wk", other: "{count}\u{A0}wkn"),
                adverb: "wekelijks", per: "per week",
                every: PluralPattern(one: "elke week", other: "elke {count} weken"),
                span: PluralPattern(one: "gedurende {count} week", other: "gedurende {count} weken"),
                price: "{price} per week",
                priceEvery: PluralPattern(other: "{price} per {count} weken"),
                equivalent: "{price} per week"),
            month: UnitWords(
                name: "maand", abbreviation: "mnd",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}mnd"),
                adverb: "maandelijks", per: "per maand",
                every: PluralPattern(one: "elke maand", other: "elke {count} maanden"),
                span: PluralPattern(one: "gedurende {count} maand", other: "gedurende {count} maanden"),
                price: "{price} per maand",
                priceEvery: PluralPattern(other: "{price} per {count} maanden"),
                equivalent: "{price} per maand"),
            year: UnitWords(
                name: "jaar", abbreviation: "jr",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}jr"),
                adverb: "jaarlijks", per: "per jaar",
                every: PluralPattern(one: "elk jaar", other: "elke {count} jaar"),
                span: PluralPattern(other: "gedurende {count} jaar"),
                price: "{price} per jaar",
                priceEvery: PluralPattern(other: "{price} per {count} jaar"),
                equivalent: "{price} per jaar")))
}
