/// Ukrainian. It says "ви" in sentences; buttons are infinitives, as Apple's are ("Відновити покупки").
///
/// For the reader who checks it:
/// * `one` holds 21, 31 and so on, so each form says its number. "Раз на" takes the accusative ("раз на 3 місяці"), "протягом"
///   the genitive ("протягом 3 місяців").
/// * Names stand in quotation marks, since they are never inflected.
/// * Apple's terms: Відновити покупки, Керувати підпискою, обліковий запис Apple, параметри.
/// * Doubtful: "застосунок", where Apple also says "програма"; "Активувати код" for redeeming; "тариф" for what one chooses.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let ukrainian = WordingTable(
        words: SimpleWords(
            restore: "Відновити покупки",
            redeem: "Активувати код",
            manage: "Керувати підпискою",
            close: "Закрити",
            getApp: "Завантажити застосунок",
            openInAppStore: "Продовжити в App Store",
            skipToContent: "Перейти до вмісту",
            terms: "Умови використання",
            privacy: "Політика конфіденційності",
            choosePlan: "Виберіть тариф",
            chooseLanguage: "Виберіть мову",
            plansAndPrices: "Тарифи та ціни",
            free: "безкоштовно",
            selected: "Вибрано",
            purchased: "Придбано",
            oneTime: "Разова покупка",
            consumableNote: "Можна купити кілька разів. Не повертається під час відновлення покупок.",
            billedOnce: "Одноразовий платіж",
            included: "Входить",
            notIncluded: "Не входить",
            taxIncluded: "З урахуванням податків",
            taxAdded: "Без урахування податків",
            // For legal reading.
            commitmentCancel:
                "Скасувати підписку можна будь-коли. Щомісячні платежі триватимуть до кінця погодженого строку, "
                + "після чого підписка не поновиться.",
            // For legal reading.
            legalNote: "Кошти списуються з вашого облікового запису Apple під час підтвердження покупки.",
            // For legal reading.
            refundNote: "Запит на повернення коштів від Apple можна подати на сайті reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Купити «{name}» за {price}",
            subscribeLabel: "Підписатися на «{name}» за {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Докладніше: {name}",
            billed: "Оплата {adverb}",
            offerFree: "{period} безкоштовно, потім {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, потім {price_line}",
            offerPayUpFront: "{period} за {offer_price} одним платежем, потім {price_line}",
            offerForNewSubscribers: "Для нових підписників: {offer}",
            offerForReturningSubscribers: "Для колишніх підписників: {offer}",
            offerForSelectedSubscribers: "Спеціальна пропозиція: {offer}",
            offerWithCode: "За кодом пропозиції: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Загальна сума: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} платіж по {price}, усього {total}", few: "{count} платежі по {price}, усього {total}",
                other: "{count} платежів по {price}, усього {total}"),
            // For legal reading.
            renewal:
                "Підписка автоматично поновлюється за {price_line}, якщо не скасувати її принаймні за 24 години "
                + "до кінця поточного періоду. Керувати підпискою та скасувати її можна в параметрах облікового "
                + "запису App Store.",
            priceForStorefront: "Ціна для App Store ({region}). В іншому App Store ціна може відрізнятися."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "день", abbreviation: "день",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}дн."),
                adverb: "щодня", per: "на день",
                every: PluralPattern(
                    one: "раз на {count} день", few: "раз на {count} дні", other: "раз на {count} днів"),
                span: PluralPattern(one: "протягом {count} дня", other: "протягом {count} днів"),
                price: "{price} на день",
                priceEvery: PluralPattern(
                    one: "{price} раз на {count} день", few: "{price} раз на {count} дні",
                    other: "{price} раз на {count} днів"),
                equivalent: "{price} на день"),
            week: UnitWords(
                name: "тиждень", abbreviation: "тиж.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}тиж."),
                adverb: "щотижня", per: "на тиждень",
                every: PluralPattern(
                    one: "раз на {count} тиждень", few: "раз на {count} тижні", other: "раз на {count} тижнів"),
                span: PluralPattern(one: "протягом {count} тижня", other: "протягом {count} тижнів"),
                price: "{price} на тиждень",
                priceEvery: PluralPattern(
                    one: "{price} раз на {count} тиждень", few: "{price} раз на {count} тижні",
                    other: "{price} раз на {count} тижнів"),
                equivalent: "{price} на тиждень"),
            month: UnitWords(
                name: "місяць", abbreviation: "міс.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}міс."),
                adverb: "щомісяця", per: "на місяць",
                every: PluralPattern(
                    one: "раз на {count} місяць", few: "раз на {count} місяці", other: "раз на {count} місяців"),
                span: PluralPattern(one: "протягом {count} місяця", other: "протягом {count} місяців"),
                price: "{price} на місяць",
                priceEvery: PluralPattern(
                    one: "{price} раз на {count} місяць", few: "{price} раз на {count} місяці",
                    other: "{price} раз на {count} місяців"),
                equivalent: "{price} на місяць"),
            year: UnitWords(
                name: "рік", abbreviation: "рік",
                countedAbbreviation: PluralPattern(
                    one: "{count}\u{A0}рік", few: "{count}\u{A0}роки", other: "{count}\u{A0}років"),
                adverb: "щороку", per: "на рік",
                every: PluralPattern(
                    one: "раз на {count} рік", few: "раз на {count} роки", other: "раз на {count} років"),
                span: PluralPattern(one: "протягом {count} року", other: "протягом {count} років"),
                price: "{price} на рік",
                priceEvery: PluralPattern(
                    one: "{price} раз на {count} рік", few: "{price} раз на {count} роки",
                    other: "{price} раз на {count} років"),
                equivalent: "{price} на рік")))
}
