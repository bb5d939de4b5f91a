/// Bulgarian, addressing the reader as „Вие“, with a capital letter, as Apple's Bulgarian pages do; buttons are verbal nouns.
///
/// For the reader who checks it:
/// * Apple ships no Bulgarian iOS, so the terms are those of its web pages (акаунт в Apple, абонамент) and of App Store listings.
/// * Names are never inflected; „за {price}“ takes any price.
/// * Doubtful: „подновява се срещу {price_line}“ for a price with its period; „план“ for what one chooses.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let bulgarian = WordingTable(
        words: SimpleWords(
            restore: "Възстановяване на покупките",
            redeem: "Използване на код",
            manage: "Управление на абонамента",
            close: "Затваряне",
            getApp: "Изтегляне на приложението",
            openInAppStore: "Продължаване в App Store",
            skipToContent: "Към съдържанието",
            terms: "Условия за ползване",
            privacy: "Политика за поверителност",
            choosePlan: "Изберете план",
            chooseLanguage: "Изберете език",
            plansAndPrices: "Планове и цени",
            free: "безплатно",
            selected: "Избрано",
            purchased: "Закупено",
            oneTime: "Еднократна покупка",
            consumableNote: "Може да се купува многократно. Не се връща при възстановяване на покупките.",
            billedOnce: "Еднократно плащане",
            included: "Включено",
            notIncluded: "Не е включено",
            taxIncluded: "С включени данъци",
            taxAdded: "Без включени данъци",
            // For legal reading.
            commitmentCancel:
                "Можете да се откажете по всяко време. Месечните плащания продължават до края на поетия "
                + "ангажимент, след което абонаментът не се подновява.",
            // For legal reading.
            legalNote: "Сумата се таксува от Вашия акаунт в Apple при потвърждаване на покупката.",
            // For legal reading.
            refundNote: "Можете да поискате от Apple възстановяване на сумата на reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Купуване на {name} за {price}",
            subscribeLabel: "Абонамент за {name}: {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Вижте {name}",
            billed: "Плаща се {adverb}",
            offerFree: "{period} безплатно, след това {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, след това {price_line}",
            offerPayUpFront: "{period} за {offer_price} с едно плащане, след това {price_line}",
            offerForNewSubscribers: "За нови абонати: {offer}",
            offerForReturningSubscribers: "За завърнали се абонати: {offer}",
            offerForSelectedSubscribers: "Специална оферта: {offer}",
            offerWithCode: "С код за оферта: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Обща сума: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} плащане от {price}, общо {total}", other: "{count} плащания по {price}, общо {total}"),
            // For legal reading.
            renewal:
                "Абонаментът се подновява автоматично срещу {price_line}, освен ако не го прекратите поне 24 "
                + "часа преди края на текущия период. Можете да го управлявате или прекратите от настройките на "
                + "акаунта си в App Store.",
            priceForStorefront: "Цена за App Store ({region}). В друг App Store цената може да е различна."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "ден", abbreviation: "ден",
                countedAbbreviation: PluralPattern(one: "{count}\u{A0}ден", other: "{count}\u{A0}дни"),
                adverb: "ежедневно", per: "на ден",
                every: PluralPattern(one: "всеки ден", other: "на всеки {count} дни"),
                span: PluralPattern(one: "за {count} ден", other: "за {count} дни"),
                price: "{price} на ден",
                priceEvery: PluralPattern(other: "{price} на всеки {count} дни"),
                equivalent: "{price} на ден"),
            week: UnitWords(
                name: "седмица", abbreviation: "седм.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}седм."),
                adverb: "ежеседмично", per: "на седмица",
                every: PluralPattern(one: "всяка седмица", other: "на всеки {count} седмици"),
                span: PluralPattern(one: "за {count} седмица", other: "за {count} седмици"),
                price: "{price} на седмица",
                priceEvery: PluralPattern(other: "{price} на всеки {count} седмици"),
                equivalent: "{price} на седмица"),
            month: UnitWords(
                name: "месец", abbreviation: "мес.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}мес."),
                adverb: "ежемесечно", per: "на месец",
                every: PluralPattern(one: "всеки месец", other: "на всеки {count} месеца"),
                span: PluralPattern(one: "за {count} месец", other: "за {count} месеца"),
                price: "{price} на месец",
                priceEvery: PluralPattern(other: "{price} на всеки {count} месеца"),
                equivalent: "{price} на месец"),
            year: UnitWords(
                name: "година", abbreviation: "год.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}год."),
                adverb: "ежегодно", per: "на година",
                every: PluralPattern(one: "всяка година", other: "на всеки {count} години"),
                span: PluralPattern(one: "за {count} година", other: "за {count} години"),
                price: "{price} на година",
                priceEvery: PluralPattern(other: "{price} на всеки {count} години"),
                equivalent: "{price} на година")))
}
