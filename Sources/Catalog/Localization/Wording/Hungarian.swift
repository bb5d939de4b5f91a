/// Hungarian. It says "Ön" by its verb forms only; buttons are nouns, as Apple's are ("Vásárlások visszaállítása").
///
/// For the reader who checks it:
/// * A price with its period is "havi 990 Ft", "3 havonta 990 Ft", with nothing added at its end, so that no suffix has to fit a
///   currency; the same holds for names.
/// * Numbers take the singular; "for 3 months" is "3 hónapig" and stands before the price.
/// * Apple's terms: Vásárlások visszaállítása, Kód beváltása, Előfizetés kezelése, Apple-fiók, App Store-ban.
/// * Doubtful: "részlet" for one payment of a commitment, "csomag" for what one chooses.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let hungarian = WordingTable(
        words: SimpleWords(
            restore: "Vásárlások visszaállítása",
            redeem: "Kód beváltása",
            manage: "Előfizetés kezelése",
            close: "Bezárás",
            getApp: "Az app letöltése",
            openInAppStore: "Folytatás az App Store-ban",
            skipToContent: "Ugrás a tartalomhoz",
            terms: "Felhasználási feltételek",
            privacy: "Adatvédelmi szabályzat",
            choosePlan: "Válasszon csomagot",
            chooseLanguage: "Válasszon nyelvet",
            plansAndPrices: "Csomagok és árak",
            free: "ingyenes",
            selected: "Kiválasztva",
            purchased: "Megvásárolva",
            oneTime: "Egyszeri vásárlás",
            consumableNote: "Többször is megvásárolható. A vásárlások visszaállítása erre nem vonatkozik.",
            billedOnce: "Egyszeri fizetés",
            included: "Tartalmazza",
            notIncluded: "Nem tartalmazza",
            taxIncluded: "Adóval együtt",
            taxAdded: "Adó nélkül",
            // For legal reading.
            commitmentCancel:
                "Bármikor lemondhatja. A havi fizetések a vállalt időszak végéig folytatódnak, azután az "
                + "előfizetés nem újul meg.",
            // For legal reading.
            legalNote: "Az összeg a vásárlás megerősítésekor terheli az Apple-fiókját.",
            // For legal reading.
            refundNote: "Visszatérítést az Apple-től a reportaproblem.apple.com oldalon kérhet."
        ),
        sentences: Sentences(
            buyLabel: "{name} megvásárlása: {price}",
            subscribeLabel: "Előfizetés: {name}, {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "{name} megtekintése",
            billed: "Fizetés {adverb}",
            offerFree: "{period} ingyen, utána {price_line}",
            offerPayAsYouGo: "{span} {offer_line}, utána {price_line}",
            offerPayUpFront: "{period} {offer_price} egyszeri díjért, utána {price_line}",
            offerForNewSubscribers: "Új előfizetőknek: {offer}",
            offerForReturningSubscribers: "Visszatérő előfizetőknek: {offer}",
            offerForSelectedSubscribers: "Különleges ajánlat: {offer}",
            offerWithCode: "Ajánlatkóddal: {offer}",
            commitmentBill: "{span} {price_line}",
            commitmentTotal: "Teljes összeg: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} részlet, {price}, összesen {total}",
                other: "{count} részlet, egyenként {price}, összesen {total}"),
            // For legal reading.
            renewal:
                "Az előfizetés automatikusan megújul ({price_line}), hacsak legalább 24 órával az aktuális "
                + "időszak vége előtt le nem mondja. App Store-fiókja beállításaiban kezelheti vagy mondhatja le.",
            priceForStorefront: "Az ár az App Store-ra ({region}) vonatkozik. Más App Store-ban az ár eltérő lehet."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "nap", abbreviation: "nap",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}nap"),
                adverb: "naponta", per: "naponta",
                every: PluralPattern(one: "naponta", other: "{count} naponta"),
                span: PluralPattern(other: "{count} napig"),
                price: "napi {price}",
                priceEvery: PluralPattern(other: "{count} naponta {price}"),
                equivalent: "napi {price}"),
            week: UnitWords(
                name: "hét", abbreviation: "hét",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}hét"),
                adverb: "hetente", per: "hetente",
                every: PluralPattern(one: "hetente", other: "{count} hetente"),
                span: PluralPattern(other: "{count} hétig"),
                price: "heti {price}",
                priceEvery: PluralPattern(other: "{count} hetente {price}"),
                equivalent: "heti {price}"),
            month: UnitWords(
                name: "hónap", abbreviation: "hó",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}hó"),
                adverb: "havonta", per: "havonta",
                every: PluralPattern(one: "havonta", other: "{count} havonta"),
                span: PluralPattern(other: "{count} hónapig"),
                price: "havi {price}",
                priceEvery: PluralPattern(other: "{count} havonta {price}"),
                equivalent: "havi {price}"),
            year: UnitWords(
                name: "év", abbreviation: "év",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}év"),
                adverb: "évente", per: "évente",
                every: PluralPattern(one: "évente", other: "{count} évente"),
                span: PluralPattern(other: "{count} évig"),
                price: "évi {price}",
                priceEvery: PluralPattern(other: "{count} évente {price}"),
                equivalent: "évi {price}")))
}
