/// Czech. It says "vy" in sentences; buttons are infinitives, as Apple's are ("Obnovit nákupy").
///
/// For the reader who checks it:
/// * Names stand behind a colon, since they are never inflected ("Koupit: {name} za {price}").
/// * "Každý" has three forms, "po dobu" takes the genitive: "každé 3 měsíce", "každých 5 měsíců", "po dobu 3 měsíců".
/// * Apple's terms: Obnovit nákupy, předplatné, účet Apple, "… zdarma, potom …". "App Store" is declined as Apple does ("v App Storu").
/// * Doubtful: "kód nabídky" for an offer code, "tarif" for what one chooses.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let czech = WordingTable(
        words: SimpleWords(
            restore: "Obnovit nákupy",
            redeem: "Uplatnit kód",
            manage: "Spravovat předplatné",
            close: "Zavřít",
            getApp: "Získat aplikaci",
            openInAppStore: "Pokračovat v App Storu",
            skipToContent: "Přejít k obsahu",
            terms: "Podmínky použití",
            privacy: "Zásady ochrany osobních údajů",
            choosePlan: "Vyberte tarif",
            chooseLanguage: "Vyberte jazyk",
            plansAndPrices: "Tarify a ceny",
            free: "zdarma",
            selected: "Vybráno",
            purchased: "Zakoupeno",
            oneTime: "Jednorázový nákup",
            consumableNote: "Lze koupit opakovaně. Obnovení nákupů se na tuto položku nevztahuje.",
            billedOnce: "Jednorázová platba",
            included: "Zahrnuto",
            notIncluded: "Není zahrnuto",
            taxIncluded: "Včetně daně",
            taxAdded: "Bez daně",
            // For legal reading.
            commitmentCancel:
                "Předplatné můžete kdykoli zrušit. Měsíční platby pokračují až do konce sjednaného období a poté "
                + "se předplatné už neprodlouží.",
            // For legal reading.
            legalNote: "Platba se při potvrzení nákupu strhne z vašeho účtu Apple.",
            // For legal reading.
            refundNote: "O vrácení peněz můžete Apple požádat na reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Koupit: {name} za {price}",
            subscribeLabel: "Předplatit: {name} za {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Podrobnosti: {name}",
            billed: "Platba {adverb}",
            offerFree: "{period} zdarma, potom {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, potom {price_line}",
            offerPayUpFront: "{period} za {offer_price} v jedné platbě, potom {price_line}",
            offerForNewSubscribers: "Pro nové předplatitele: {offer}",
            offerForReturningSubscribers: "Pro vracející se předplatitele: {offer}",
            offerForSelectedSubscribers: "Speciální nabídka: {offer}",
            offerWithCode: "S kódem nabídky: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Celková částka: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} platba {price}, celkem {total}", few: "{count} platby po {price}, celkem {total}",
                other: "{count} plateb po {price}, celkem {total}"),
            // For legal reading.
            renewal:
                "Předplatné se automaticky prodlužuje za {price_line}, pokud ho nezrušíte alespoň 24 hodin před "
                + "koncem aktuálního období. Spravovat nebo zrušit ho můžete v nastavení účtu App Store.",
            priceForStorefront: "Cena pro App Store ({region}). V App Storu jiné země se cena může lišit."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "den", abbreviation: "den",
                countedAbbreviation: PluralPattern(
                    one: "{count}\u{A0}den", few: "{count}\u{A0}dny", other: "{count}\u{A0}dnů"),
                adverb: "denně", per: "denně",
                every: PluralPattern(one: "každý den", few: "každé {count} dny", other: "každých {count} dnů"),
                span: PluralPattern(one: "po dobu {count} dne", other: "po dobu {count} dnů"),
                price: "{price} denně",
                priceEvery: PluralPattern(few: "{price} každé {count} dny", other: "{price} každých {count} dnů"),
                equivalent: "{price} za den"),
            week: UnitWords(
                name: "týden", abbreviation: "týd.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}týd."),
                adverb: "týdně", per: "týdně",
                every: PluralPattern(one: "každý týden", few: "každé {count} týdny", other: "každých {count} týdnů"),
                span: PluralPattern(one: "po dobu {count} týdne", other: "po dobu {count} týdnů"),
                price: "{price} týdně",
                priceEvery: PluralPattern(few: "{price} každé {count} týdny", other: "{price} každých {count} týdnů"),
                equivalent: "{price} za týden"),
            month: UnitWords(
                name: "měsíc", abbreviation: "měs.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}měs."),
                adverb: "měsíčně", per: "měsíčně",
                every: PluralPattern(one: "každý měsíc", few: "každé {count} měsíce", other: "každých {count} měsíců"),
                span: PluralPattern(one: "po dobu {count} měsíce", other: "po dobu {count} měsíců"),
                price: "{price} měsíčně",
                priceEvery: PluralPattern(few: "{price} každé {count} měsíce", other: "{price} každých {count} měsíců"),
                equivalent: "{price} za měsíc"),
            year: UnitWords(
                name: "rok", abbreviation: "rok",
                countedAbbreviation: PluralPattern(
                    one: "{count}\u{A0}rok", few: "{count}\u{A0}roky", other: "{count}\u{A0}let"),
                adverb: "ročně", per: "ročně",
                every: PluralPattern(one: "každý rok", few: "každé {count} roky", other: "každých {count} let"),
                span: PluralPattern(one: "po dobu {count} roku", other: "po dobu {count} let"),
                price: "{price} ročně",
                priceEvery: PluralPattern(few: "{price} každé {count} roky", other: "{price} každých {count} let"),
                equivalent: "{price} za rok")))
}
