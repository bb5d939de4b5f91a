/// Norwegian Bokmål, for `nb` and for `no`. It says "du"; buttons are imperatives, as Apple's are ("Gjenopprett kjøp").
///
/// For the reader who checks it:
/// * CLDR counts days as "døgn"; a subscription runs for "3 dager", so days have words of their own.
/// * "Every 3 months" is "hver 3. måned": an ordinal with a full stop, right for every number ("hvert 2. år" is neuter).
/// * Apple's terms: Gjenopprett kjøp, Løs inn kode, Administrer abonnement, Apple-konto.
/// * Doubtful: "plan" for what one chooses, "mva." for taxes of any kind.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let norwegian = WordingTable(
        words: SimpleWords(
            restore: "Gjenopprett kjøp",
            redeem: "Løs inn kode",
            manage: "Administrer abonnement",
            close: "Lukk",
            getApp: "Last ned appen",
            openInAppStore: "Fortsett i App Store",
            skipToContent: "Gå til innholdet",
            terms: "Vilkår for bruk",
            privacy: "Personvernerklæring",
            choosePlan: "Velg en plan",
            chooseLanguage: "Velg språk",
            plansAndPrices: "Planer og priser",
            free: "gratis",
            selected: "Valgt",
            purchased: "Kjøpt",
            oneTime: "Engangskjøp",
            consumableNote: "Kan kjøpes flere ganger. Gjenopprettes ikke når du gjenoppretter kjøp.",
            billedOnce: "Engangsbetaling",
            included: "Inkludert",
            notIncluded: "Ikke inkludert",
            taxIncluded: "Inkl. mva.",
            taxAdded: "Ekskl. skatter og avgifter",
            // For legal reading.
            commitmentCancel:
                "Du kan si opp når som helst. De månedlige betalingene fortsetter til bindingstiden er over, og "
                + "deretter fornyes ikke abonnementet.",
            // For legal reading.
            legalNote: "Beløpet belastes Apple-kontoen din når du bekrefter kjøpet.",
            // For legal reading.
            refundNote: "Du kan be Apple om refusjon på reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Kjøp {name} for {price}",
            subscribeLabel: "Abonner på {name} for {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Vis {name}",
            billed: "Betales {adverb}",
            offerFree: "{period} gratis, deretter {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, deretter {price_line}",
            offerPayUpFront: "{period} for {offer_price} betalt på én gang, deretter {price_line}",
            offerForNewSubscribers: "Nye abonnenter: {offer}",
            offerForReturningSubscribers: "Tidligere abonnenter: {offer}",
            offerForSelectedSubscribers: "Spesialtilbud: {offer}",
            offerWithCode: "Med en tilbudskode: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Samlet beløp: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} betaling på {price}, totalt {total}",
                other: "{count} betalinger på {price}, totalt {total}"),
            // For legal reading.
            renewal:
                "Abonnementet fornyes automatisk for {price_line} med mindre du sier det opp minst 24 timer før "
                + "den gjeldende perioden er over. Du kan administrere eller si opp abonnementet i innstillingene "
                + "for App Store-kontoen din.",
            priceForStorefront: "Pris i App Store ({region}). Prisen kan være en annen i App Store i et annet land."
        ),
        periods: PeriodTable(
            day: UnitWords(
                counted: PluralPattern(one: "{count} dag", other: "{count} dager"),
                name: "dag", abbreviation: "dag",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}dag", other: "{count}\u{A0}dager"),
                adverb: "daglig", per: "per dag",
                every: PluralPattern(one: "hver dag", other: "hver {count}. dag"),
                span: PluralPattern(one: "i {count} dag", other: "i {count} dager"),
                price: "{price} per dag",
                priceEvery: PluralPattern(other: "{price} hver {count}. dag"),
                equivalent: "{price} per dag"),
            week: UnitWords(
                name: "uke", abbreviation: "uke",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}uke", other: "{count}\u{A0}uker"),
                adverb: "ukentlig", per: "per uke",
                every: PluralPattern(one: "hver uke", other: "hver {count}. uke"),
                span: PluralPattern(one: "i {count} uke", other: "i {count} uker"),
                price: "{price} per uke",
                priceEvery: PluralPattern(other: "{price} hver {count}. uke"),
                equivalent: "{price} per uke"),
            month: UnitWords(
                name: "måned", abbreviation: "md.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}md."),
                adverb: "månedlig", per: "per måned",
                every: PluralPattern(one: "hver måned", other: "hver {count}. måned"),
                span: PluralPattern(one: "i {count} måned", other: "i {count} måneder"),
                price: "{price} per måned",
                priceEvery: PluralPattern(other: "{price} hver {count}. måned"),
                equivalent: "{price} per måned"),
            year: UnitWords(
                name: "år", abbreviation: "år",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}år"),
                adverb: "årlig", per: "per år",
                every: PluralPattern(one: "hvert år", other: "hvert {count}. år"),
                span: PluralPattern(other: "i {count} år"),
                price: "{price} per år",
                priceEvery: PluralPattern(other: "{price} hvert {count}. år"),
                equivalent: "{price} per år")))
}
