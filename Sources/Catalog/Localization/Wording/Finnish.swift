/// Finnish. It says "sinä"; buttons are imperatives, as Apple's are ("Palauta ostot").
///
/// For the reader who checks it:
/// * "For 3 months" is "3 kuukauden ajan" and "every 3 months" "3 kuukauden välein": the genitive singular with
///   every number. After a price it is "aina 3 kuukauden välein", so that no number follows another.
/// * Names stand as objects of an imperative, in the nominative, and so are never inflected ("Osta {name} hintaan {price}").
/// * Apple's terms: Palauta ostot, Lunasta koodi, Hallitse tilausta, appi, Apple-tili, and "App Store -tili" with its space
///   and a hyphen that does not break.
/// * Doubtful: "vaihtoehto" for a plan, which "tilaus" would not be for what is bought once; "maksuerää à {price}".
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let finnish = WordingTable(
        words: SimpleWords(
            restore: "Palauta ostot",
            redeem: "Lunasta koodi",
            manage: "Hallitse tilausta",
            close: "Sulje",
            getApp: "Hanki appi",
            openInAppStore: "Jatka App Storessa",
            skipToContent: "Siirry sisältöön",
            terms: "Käyttöehdot",
            privacy: "Tietosuojakäytäntö",
            choosePlan: "Valitse vaihtoehto",
            chooseLanguage: "Valitse kieli",
            plansAndPrices: "Vaihtoehdot ja hinnat",
            free: "ilmainen",
            selected: "Valittu",
            purchased: "Ostettu",
            oneTime: "Kertaosto",
            consumableNote: "Voidaan ostaa useita kertoja. Ostojen palauttaminen ei tuo tätä takaisin.",
            billedOnce: "Kertamaksu",
            included: "Sisältyy",
            notIncluded: "Ei sisälly",
            taxIncluded: "Sisältää verot",
            taxAdded: "Hintaan lisätään mahdolliset verot",
            // For legal reading.
            commitmentCancel:
                "Voit peruuttaa milloin tahansa. Kuukausimaksut jatkuvat sitoumusjakson loppuun, eikä tilaus "
                + "uusiudu sen jälkeen.",
            // For legal reading.
            legalNote: "Maksu veloitetaan Apple-tililtäsi, kun vahvistat oston.",
            // For legal reading.
            refundNote: "Voit pyytää Applelta hyvitystä osoitteessa reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Osta {name} hintaan {price}",
            subscribeLabel: "Tilaa {name} hintaan {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Näytä {name}",
            billed: "Veloitetaan {adverb}",
            offerFree: "{period} ilmaiseksi, sen jälkeen {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, sen jälkeen {price_line}",
            offerPayUpFront: "{period} hintaan {offer_price} kertamaksuna, sen jälkeen {price_line}",
            offerForNewSubscribers: "Uusille tilaajille: {offer}",
            offerForReturningSubscribers: "Palaaville tilaajille: {offer}",
            offerForSelectedSubscribers: "Erikoistarjous: {offer}",
            offerWithCode: "Tarjouskoodilla: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Kokonaissumma: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} maksuerä à {price}, yhteensä {total}",
                other: "{count} maksuerää à {price}, yhteensä {total}"),
            // For legal reading.
            renewal:
                "Tilaus uusiutuu automaattisesti hintaan {price_line}, ellet peruuta sitä vähintään 24 tuntia "
                + "ennen nykyisen jakson päättymistä. Voit hallita tilausta tai peruuttaa sen App Store \u{2011}tilisi "
                + "asetuksissa.",
            priceForStorefront: "Hinta App Storessa ({region}). Hinta voi olla eri toisen maan App Storessa."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "päivä", abbreviation: "pv",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}pv"),
                adverb: "päivittäin", per: "päivässä",
                every: PluralPattern(one: "joka päivä", other: "{count} päivän välein"),
                span: PluralPattern(other: "{count} päivän ajan"),
                price: "{price} päivässä",
                priceEvery: PluralPattern(other: "{price} aina {count} päivän välein"),
                equivalent: "{price} päivässä"),
            week: UnitWords(
                name: "viikko", abbreviation: "vk",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}vk"),
                adverb: "viikoittain", per: "viikossa",
                every: PluralPattern(one: "joka viikko", other: "{count} viikon välein"),
                span: PluralPattern(other: "{count} viikon ajan"),
                price: "{price} viikossa",
                priceEvery: PluralPattern(other: "{price} aina {count} viikon välein"),
                equivalent: "{price} viikossa"),
            month: UnitWords(
                name: "kuukausi", abbreviation: "kk",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}kk"),
                adverb: "kuukausittain", per: "kuukaudessa",
                every: PluralPattern(one: "joka kuukausi", other: "{count} kuukauden välein"),
                span: PluralPattern(other: "{count} kuukauden ajan"),
                price: "{price} kuukaudessa",
                priceEvery: PluralPattern(other: "{price} aina {count} kuukauden välein"),
                equivalent: "{price} kuukaudessa"),
            year: UnitWords(
                name: "vuosi", abbreviation: "v",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}v"),
                adverb: "vuosittain", per: "vuodessa",
                every: PluralPattern(one: "joka vuosi", other: "{count} vuoden välein"),
                span: PluralPattern(other: "{count} vuoden ajan"),
                price: "{price} vuodessa",
                priceEvery: PluralPattern(other: "{price} aina {count} vuoden välein"),
                equivalent: "{price} vuodessa")))
}
