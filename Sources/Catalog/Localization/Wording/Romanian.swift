/// Romanian, with ș and ț (comma below). It is formal, by plural verb forms, as Apple's is ("Restaurați achizițiile").
///
/// For the reader who checks it:
/// * From 20 on a number takes "de": "la fiecare 21 de luni", "timp de 24 de luni"; that is the category `other`.
/// * "Cumpărați {name} cu {price}" takes any name and any price.
/// * Apple's terms: Restaurați, abonament, contul Apple, configurări, "… gratuit, apoi …", "La fiecare …".
/// * Doubtful: "Valorificați un cod" for redeeming, "cod de ofertă" for an offer code.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let romanian = WordingTable(
        words: SimpleWords(
            restore: "Restaurați achizițiile",
            redeem: "Valorificați un cod",
            manage: "Gestionați abonamentul",
            close: "Închideți",
            getApp: "Obțineți aplicația",
            openInAppStore: "Continuați în App Store",
            skipToContent: "Salt la conținut",
            terms: "Termeni de utilizare",
            privacy: "Politica de confidențialitate",
            choosePlan: "Alegeți un plan",
            chooseLanguage: "Alegeți limba",
            plansAndPrices: "Planuri și prețuri",
            free: "gratuit",
            selected: "Selectat",
            purchased: "Achiziționat",
            oneTime: "Achiziție unică",
            consumableNote: "Poate fi cumpărat de mai multe ori. Nu este recuperat la restaurarea achizițiilor.",
            billedOnce: "Plată unică",
            included: "Inclus",
            notIncluded: "Neinclus",
            taxIncluded: "Taxe incluse",
            taxAdded: "Taxe neincluse",
            // For legal reading.
            commitmentCancel:
                "Puteți anula oricând. Plățile lunare continuă până la încheierea perioadei de angajament, după "
                + "care abonamentul nu se reînnoiește.",
            // For legal reading.
            legalNote: "Suma este debitată din contul dvs. Apple la confirmarea achiziției.",
            // For legal reading.
            refundNote: "Puteți solicita o rambursare de la Apple la adresa reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Cumpărați {name} cu {price}",
            subscribeLabel: "Abonați-vă la {name} cu {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Vedeți {name}",
            billed: "Se plătește {adverb}",
            offerFree: "{period} gratuit, apoi {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, apoi {price_line}",
            offerPayUpFront: "{period} cu {offer_price} într-o singură plată, apoi {price_line}",
            offerForNewSubscribers: "Pentru abonați noi: {offer}",
            offerForReturningSubscribers: "Pentru reabonare: {offer}",
            offerForSelectedSubscribers: "Ofertă specială: {offer}",
            offerWithCode: "Cu un cod de ofertă: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Sumă totală: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} plată de {price}, în total {total}",
                few: "{count} plăți de câte {price}, în total {total}",
                other: "{count} de plăți de câte {price}, în total {total}"),
            // For legal reading.
            renewal:
                "Abonamentul se reînnoiește automat la prețul de {price_line}, cu excepția cazului în care îl "
                + "anulați cu cel puțin 24 de ore înainte de încheierea perioadei curente. Îl puteți gestiona sau "
                + "anula din configurările contului dvs. App Store.",
            priceForStorefront: "Preț pentru App Store ({region}). În alt App Store, prețul poate fi diferit."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "zi", abbreviation: "zi",
                countedAbbreviation: PluralPattern(
                    one: "{count}\u{A0}zi", few: "{count}\u{A0}zile", other: "{count} de\u{A0}zile"),
                adverb: "zilnic", per: "pe zi",
                every: PluralPattern(
                    one: "în fiecare zi", few: "la fiecare {count} zile", other: "la fiecare {count} de zile"),
                span: PluralPattern(
                    one: "timp de {count} zi", few: "timp de {count} zile", other: "timp de {count} de zile"),
                price: "{price} pe zi",
                priceEvery: PluralPattern(
                    few: "{price} la fiecare {count} zile", other: "{price} la fiecare {count} de zile"),
                equivalent: "{price} pe zi"),
            week: UnitWords(
                name: "săptămână", abbreviation: "săpt.",
                countedAbbreviation: PluralPattern(few: "{count}\u{A0}săpt.", other: "{count} de\u{A0}săpt."),
                adverb: "săptămânal", per: "pe săptămână",
                every: PluralPattern(
                    one: "în fiecare săptămână", few: "la fiecare {count} săptămâni",
                    other: "la fiecare {count} de săptămâni"),
                span: PluralPattern(
                    one: "timp de {count} săptămână", few: "timp de {count} săptămâni",
                    other: "timp de {count} de săptămâni"),
                price: "{price} pe săptămână",
                priceEvery: PluralPattern(
                    few: "{price} la fiecare {count} săptămâni", other: "{price} la fiecare {count} de săptămâni"),
                equivalent: "{price} pe săptămână"),
            month: UnitWords(
                name: "lună", abbreviation: "lună",
                countedAbbreviation: PluralPattern(
                    one: "{count}\u{A0}lună", few: "{count}\u{A0}luni", other: "{count} de\u{A0}luni"),
                adverb: "lunar", per: "pe lună",
                every: PluralPattern(
                    one: "în fiecare lună", few: "la fiecare {count} luni", other: "la fiecare {count} de luni"),
                span: PluralPattern(
                    one: "timp de {count} lună", few: "timp de {count} luni", other: "timp de {count} de luni"),
                price: "{price} pe lună",
                priceEvery: PluralPattern(
                    few: "{price} la fiecare {count} luni", other: "{price} la fiecare {count} de luni"),
                equivalent: "{price} pe lună"),
            year: UnitWords(
                name: "an", abbreviation: "an",
                countedAbbreviation: PluralPattern(
                    one: "{count}\u{A0}an", few: "{count}\u{A0}ani", other: "{count} de\u{A0}ani"),
                adverb: "anual", per: "pe an",
                every: PluralPattern(
                    one: "în fiecare an", few: "la fiecare {count} ani", other: "la fiecare {count} de ani"),
                span: PluralPattern(
                    one: "timp de {count} an", few: "timp de {count} ani", other: "timp de {count} de ani"),
                price: "{price} pe an",
                priceEvery: PluralPattern(
                    few: "{price} la fiecare {count} ani", other: "{price} la fiecare {count} de ani"),
                equivalent: "{price} pe an")))
}
