/// Swedish. It says "du"; buttons are imperatives, as Apple's are ("Återställ köp").
///
/// For the reader who checks it:
/// * CLDR counts days as "dygn"; a trial lasts "3 dagar", so days have words of their own.
/// * "Every 3 months" is "med 3 månaders mellanrum", after a price "per 3 månader": the usual "var 3:e månad" needs an ordinal (2:a, 3:e), which CLDR's plural
///   categories do not tell apart.
/// * Apple's terms: Återställ köp, Lös in kod, Hantera prenumeration, Apple-konto.
/// * Doubtful: "plan" for what one chooses, "moms" for taxes of any kind.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let swedish = WordingTable(
        words: SimpleWords(
            restore: "Återställ köp",
            redeem: "Lös in kod",
            manage: "Hantera prenumeration",
            close: "Stäng",
            getApp: "Hämta appen",
            openInAppStore: "Fortsätt i App Store",
            skipToContent: "Gå till innehållet",
            terms: "Användarvillkor",
            privacy: "Integritetspolicy",
            choosePlan: "Välj en plan",
            chooseLanguage: "Välj språk",
            plansAndPrices: "Planer och priser",
            free: "gratis",
            selected: "Vald",
            purchased: "Köpt",
            oneTime: "Engångsköp",
            consumableNote: "Kan köpas flera gånger. Återställs inte när du återställer köp.",
            billedOnce: "Engångsbetalning",
            included: "Ingår",
            notIncluded: "Ingår inte",
            taxIncluded: "Inkl. moms",
            taxAdded: "Exkl. skatter",
            // For legal reading.
            commitmentCancel:
                "Du kan säga upp när som helst. De månatliga betalningarna fortsätter tills bindningstiden är "
                + "slut, och därefter förnyas inte prenumerationen.",
            // For legal reading.
            legalNote: "Beloppet debiteras ditt Apple-konto när du bekräftar köpet.",
            // For legal reading.
            refundNote: "Du kan begära återbetalning av Apple på reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Köp {name} för {price}",
            subscribeLabel: "Prenumerera på {name} för {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Visa {name}",
            billed: "Betalas {adverb}",
            offerFree: "{period} gratis, sedan {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, sedan {price_line}",
            offerPayUpFront: "{period} för {offer_price} i en enda betalning, sedan {price_line}",
            offerForNewSubscribers: "Nya prenumeranter: {offer}",
            offerForReturningSubscribers: "Återvändande prenumeranter: {offer}",
            offerForSelectedSubscribers: "Specialerbjudande: {offer}",
            offerWithCode: "Med en erbjudandekod: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Totalt belopp: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} betalning på {price}, totalt {total}",
                other: "{count} betalningar på {price}, totalt {total}"),
            // For legal reading.
            renewal:
                "Prenumerationen förnyas automatiskt för {price_line} om du inte säger upp den minst 24 timmar "
                + "innan den aktuella perioden löper ut. Du kan hantera eller säga upp den i inställningarna för "
                + "ditt App Store-konto.",
            priceForStorefront: "Pris i App Store ({region}). Priset kan vara ett annat i ett annat lands App Store."
        ),
        periods: PeriodTable(
            day: UnitWords(
                counted: PluralPattern(one: "{count} dag", other: "{count} dagar"),
                name: "dag", abbreviation: "dag",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}dag", other: "{count}\u{A0}dagar"),
                adverb: "dagligen", per: "per dag",
                every: PluralPattern(one: "varje dag", other: "med {count} dagars mellanrum"),
                span: PluralPattern(one: "i {count} dag", other: "i {count} dagar"),
                price: "{price} per dag",
                priceEvery: PluralPattern(other: "{price} per {count} dagar"),
                equivalent: "{price} per dag"),
            week: UnitWords(
                name: "vecka", abbreviation: "v",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}v"),
                adverb: "veckovis", per: "per vecka",
                every: PluralPattern(one: "varje vecka", other: "med {count} veckors mellanrum"),
                span: PluralPattern(one: "i {count} vecka", other: "i {count} veckor"),
                price: "{price} per vecka",
                priceEvery: PluralPattern(other: "{price} per {count} veckor"),
                equivalent: "{price} per vecka"),
            month: UnitWords(
                name: "månad", abbreviation: "mån",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}mån"),
                adverb: "månadsvis", per: "per månad",
                every: PluralPattern(one: "varje månad", other: "med {count} månaders mellanrum"),
                span: PluralPattern(one: "i {count} månad", other: "i {count} månader"),
                price: "{price} per månad",
                priceEvery: PluralPattern(other: "{price} per {count} månader"),
                equivalent: "{price} per månad"),
            year: UnitWords(
                name: "år", abbreviation: "år",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}år"),
                adverb: "årsvis", per: "per år",
                every: PluralPattern(one: "varje år", other: "med {count} års mellanrum"),
                span: PluralPattern(other: "i {count} år"),
                price: "{price} per år",
                priceEvery: PluralPattern(other: "{price} per {count} år"),
                equivalent: "{price} per år")))
}
