/// Croatian. It says "vi" in sentences; buttons are short imperatives, as Apple's are ("Obnovi kupnje").
///
/// For the reader who checks it:
/// * `one` holds 21, 31 and so on, so each form says its number: "svaki 21 mjesec", "svaka 3 mjeseca", "svakih 5 mjeseci";
///   "tijekom" takes the genitive.
/// * Names stand behind a colon, since they are never inflected ("Kupi: {name} za {price}").
/// * Apple's terms: Obnovi kupnje, pretplata, Apple račun, kôd with its circumflex.
/// * Doubtful: "Iskoristi kôd" for redeeming, "kôd ponude" for an offer code.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let croatian = WordingTable(
        words: SimpleWords(
            restore: "Obnovi kupnje",
            redeem: "Iskoristi kôd",
            manage: "Upravljaj pretplatom",
            close: "Zatvori",
            getApp: "Preuzmi aplikaciju",
            openInAppStore: "Nastavi u App Storeu",
            skipToContent: "Prijeđi na sadržaj",
            terms: "Uvjeti korištenja",
            privacy: "Pravila o privatnosti",
            choosePlan: "Odaberite plan",
            chooseLanguage: "Odaberite jezik",
            plansAndPrices: "Planovi i cijene",
            free: "besplatno",
            selected: "Odabrano",
            purchased: "Kupljeno",
            oneTime: "Jednokratna kupnja",
            consumableNote: "Može se kupiti više puta. Obnova kupnji ne vraća ovu kupnju.",
            billedOnce: "Jednokratno plaćanje",
            included: "Uključeno",
            notIncluded: "Nije uključeno",
            taxIncluded: "Porez uključen",
            taxAdded: "Porez nije uključen",
            // For legal reading.
            commitmentCancel:
                "Možete otkazati u bilo kojem trenutku. Mjesečne uplate nastavljaju se do kraja ugovorenog "
                + "razdoblja, a nakon toga pretplata se ne obnavlja.",
            // For legal reading.
            legalNote: "Iznos se naplaćuje s vašeg Apple računa pri potvrdi kupnje.",
            // For legal reading.
            refundNote: "Povrat novca možete zatražiti od Applea na adresi reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Kupi: {name} za {price}",
            subscribeLabel: "Pretplata: {name} za {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Prikaži: {name}",
            billed: "Plaćanje {adverb}",
            offerFree: "{period} besplatno, zatim {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, zatim {price_line}",
            offerPayUpFront: "{period} za {offer_price} u jednoj uplati, zatim {price_line}",
            offerForNewSubscribers: "Za nove pretplatnike: {offer}",
            offerForReturningSubscribers: "Za pretplatnike koji se vraćaju: {offer}",
            offerForSelectedSubscribers: "Posebna ponuda: {offer}",
            offerWithCode: "Uz kôd ponude: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Ukupan iznos: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} uplata od {price}, ukupno {total}", few: "{count} uplate od {price}, ukupno {total}",
                other: "{count} uplata od {price}, ukupno {total}"),
            // For legal reading.
            renewal:
                "Pretplata se automatski obnavlja po cijeni od {price_line}, osim ako je otkažete najmanje 24 "
                + "sata prije isteka trenutačnog razdoblja. Pretplatom možete upravljati ili je otkazati u "
                + "postavkama računa za App Store.",
            priceForStorefront: "Cijena za App Store ({region}). U drugom App Storeu cijena može biti drukčija."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "dan", abbreviation: "dan",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}dan", other: "{count}\u{A0}dana"),
                adverb: "dnevno", per: "dnevno",
                every: PluralPattern(one: "svaki {count} dan", few: "svaka {count} dana", other: "svakih {count} dana"),
                span: PluralPattern(other: "tijekom {count} dana"),
                price: "{price} dnevno",
                priceEvery: PluralPattern(
                    one: "{price} svaki {count} dan", few: "{price} svaka {count} dana",
                    other: "{price} svakih {count} dana"),
                equivalent: "{price} dnevno"),
            week: UnitWords(
                name: "tjedan", abbreviation: "tj.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}tj."),
                adverb: "tjedno", per: "tjedno",
                every: PluralPattern(
                    one: "svaki {count} tjedan", few: "svaka {count} tjedna", other: "svakih {count} tjedana"),
                span: PluralPattern(
                    one: "tijekom {count} tjedna", few: "tijekom {count} tjedna", other: "tijekom {count} tjedana"),
                price: "{price} tjedno",
                priceEvery: PluralPattern(
                    one: "{price} svaki {count} tjedan", few: "{price} svaka {count} tjedna",
                    other: "{price} svakih {count} tjedana"),
                equivalent: "{price} tjedno"),
            month: UnitWords(
                name: "mjesec", abbreviation: "mj.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}mj."),
                adverb: "mjesečno", per: "mjesečno",
                every: PluralPattern(
                    one: "svaki {count} mjesec", few: "svaka {count} mjeseca", other: "svakih {count} mjeseci"),
                span: PluralPattern(
                    one: "tijekom {count} mjeseca", few: "tijekom {count} mjeseca", other: "tijekom {count} mjeseci"),
                price: "{price} mjesečno",
                priceEvery: PluralPattern(
                    one: "{price} svaki {count} mjesec", few: "{price} svaka {count} mjeseca",
                    other: "{price} svakih {count} mjeseci"),
                equivalent: "{price} mjesečno"),
            year: UnitWords(
                name: "godina", abbreviation: "god.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}god."),
                adverb: "godišnje", per: "godišnje",
                every: PluralPattern(
                    one: "svaku {count} godinu", few: "svake {count} godine", other: "svakih {count} godina"),
                span: PluralPattern(
                    one: "tijekom {count} godine", few: "tijekom {count} godine", other: "tijekom {count} godina"),
                price: "{price} godišnje",
                priceEvery: PluralPattern(
                    one: "{price} svaku {count} godinu", few: "{price} svake {count} godine",
                    other: "{price} svakih {count} godina"),
                equivalent: "{price} godišnje")))
}
