/// Danish. It says "du"; buttons are imperatives, as Apple's are ("Gendan køb").
///
/// For the reader who checks it:
/// * "Every 3 months" is "hver 3. måned": an ordinal with a full stop, right for every number ("hvert 2. år" is neuter).
/// * Apple's terms: Gendan køb, Indløs kode, Administrer abonnement, Apple-konto.
/// * Doubtful: "plan" for what one chooses; "Privatlivspolitik", where Apple's own title is longer; "moms" for taxes of any kind.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let danish = WordingTable(
        words: SimpleWords(
            restore: "Gendan køb",
            redeem: "Indløs kode",
            manage: "Administrer abonnement",
            close: "Luk",
            getApp: "Hent appen",
            openInAppStore: "Fortsæt i App Store",
            skipToContent: "Gå til indhold",
            terms: "Vilkår for brug",
            privacy: "Privatlivspolitik",
            choosePlan: "Vælg en plan",
            chooseLanguage: "Vælg sprog",
            plansAndPrices: "Planer og priser",
            free: "gratis",
            selected: "Valgt",
            purchased: "Købt",
            oneTime: "Engangskøb",
            consumableNote: "Kan købes flere gange. Gendannes ikke, når du gendanner køb.",
            billedOnce: "Engangsbetaling",
            included: "Inkluderet",
            notIncluded: "Ikke inkluderet",
            taxIncluded: "Inkl. moms",
            taxAdded: "Ekskl. skatter og afgifter",
            // For legal reading.
            commitmentCancel:
                "Du kan opsige når som helst. De månedlige betalinger fortsætter, indtil bindingsperioden er "
                + "slut, og derefter fornyes abonnementet ikke.",
            // For legal reading.
            legalNote: "Beløbet opkræves via din Apple-konto, når du bekræfter købet.",
            // For legal reading.
            refundNote: "Du kan bede Apple om refundering på reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Køb {name} for {price}",
            subscribeLabel: "Abonner på {name} for {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Se {name}",
            billed: "Betales {adverb}",
            offerFree: "{period} gratis, derefter {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, derefter {price_line}",
            offerPayUpFront: "{period} for {offer_price} betalt på én gang, derefter {price_line}",
            offerForNewSubscribers: "Nye abonnenter: {offer}",
            offerForReturningSubscribers: "Tidligere abonnenter: {offer}",
            offerForSelectedSubscribers: "Særligt tilbud: {offer}",
            offerWithCode: "Med en tilbudskode: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Samlet beløb: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} betaling på {price}, i alt {total}", other: "{count} betalinger på {price}, i alt {total}"
            ),
            // For legal reading.
            renewal:
                "Abonnementet fornyes automatisk til {price_line}, medmindre du opsiger det mindst 24 timer før "
                + "udløbet af den aktuelle periode. Du kan administrere eller opsige det i indstillingerne for din "
                + "App Store-konto.",
            priceForStorefront: "Pris i App Store ({region}). Prisen kan være en anden i et andet lands App Store."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "dag", abbreviation: "dag",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}dag", other: "{count}\u{A0}dage"),
                adverb: "dagligt", per: "pr. dag",
                every: PluralPattern(one: "hver dag", other: "hver {count}. dag"),
                span: PluralPattern(one: "i {count} dag", other: "i {count} dage"),
                price: "{price} pr. dag",
                priceEvery: PluralPattern(other: "{price} hver {count}. dag"),
                equivalent: "{price} pr. dag"),
            week: UnitWords(
                name: "uge", abbreviation: "uge",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}uge", other: "{count}\u{A0}uger"),
                adverb: "ugentligt", per: "pr. uge",
                every: PluralPattern(one: "hver uge", other: "hver {count}. uge"),
                span: PluralPattern(one: "i {count} uge", other: "i {count} uger"),
                price: "{price} pr. uge",
                priceEvery: PluralPattern(other: "{price} hver {count}. uge"),
                equivalent: "{price} pr. uge"),
            month: UnitWords(
                name: "måned", abbreviation: "md.",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}md.", other: "{count}\u{A0}mdr."),
                adverb: "månedligt", per: "pr. måned",
                every: PluralPattern(one: "hver måned", other: "hver {count}. måned"),
                span: PluralPattern(one: "i {count} måned", other: "i {count} måneder"),
                price: "{price} pr. måned",
                priceEvery: PluralPattern(other: "{price} hver {count}. måned"),
                equivalent: "{price} pr. måned"),
            year: UnitWords(
                name: "år", abbreviation: "år",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}år"),
                adverb: "årligt", per: "pr. år",
                every: PluralPattern(one: "hvert år", other: "hvert {count}. år"),
                span: PluralPattern(other: "i {count} år"),
                price: "{price} pr. år",
                priceEvery: PluralPattern(other: "{price} hvert {count}. år"),
                equivalent: "{price} pr. år")))
}
