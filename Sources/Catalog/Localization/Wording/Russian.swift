/// Russian. "Every" takes the accusative and "for" the genitive, so both have forms of their own.
extension WordingTable {
    static let russian = WordingTable(
        words: SimpleWords(
            restore: "Восстановить покупки",
            redeem: "Активировать код",
            manage: "Управлять подпиской",
            close: "Закрыть",
            getApp: "Загрузить приложение",
            openInAppStore: "Продолжить в App Store",
            skipToContent: "Перейти к содержанию",
            terms: "Условия использования",
            privacy: "Политика конфиденциальности",
            choosePlan: "Выберите тариф",
            chooseLanguage: "Выберите язык",
            plansAndPrices: "Тарифы и цены",
            free: "бесплатно",
            selected: "Выбрано",
            purchased: "Куплено",
            oneTime: "Разовая покупка",
            consumableNote: "Можно купить несколько раз. При восстановлении покупок не возвращается.",
            billedOnce: "Один платёж",
            included: "Входит",
            notIncluded: "Не входит",
            taxIncluded: "Включая налоги",
            taxAdded: "Без учёта налогов",
            // For legal reading.
            commitmentCancel:
                "Отменить можно в любое время. Ежемесячные платежи продолжатся до конца согласованного срока, после чего "
                + "подписка не продлится.",
            // For legal reading.
            legalNote: "Оплата списывается с вашего аккаунта Apple при подтверждении покупки.",
            // For legal reading.
            refundNote: "Запросить возврат средств у Apple можно на сайте reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Купить «{name}» за {price}",
            subscribeLabel: "Подписаться на «{name}» за {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Подробнее: {name}",
            billed: "Оплата {adverb}",
            offerFree: "{period} бесплатно, затем {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, затем {price_line}",
            offerPayUpFront: "{period} за {offer_price} одним платежом, затем {price_line}",
            offerForNewSubscribers: "Для новых подписчиков: {offer}",
            offerForReturningSubscribers: "Для бывших подписчиков: {offer}",
            offerForSelectedSubscribers: "Специальное предложение: {offer}",
            offerWithCode: "По коду предложения: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Общая сумма: {price}",
            commitmentPayments: PluralPattern(
                one: "{count} платёж по {price}, всего {total}", few: "{count} платежа по {price}, всего {total}",
                other: "{count} платежей по {price}, всего {total}"),
            // For legal reading.
            renewal:
                "Подписка автоматически продлевается за {price_line}, если не отменить её хотя бы за 24 часа до конца "
                + "текущего периода. Управлять подпиской и отменить её можно в настройках учётной записи App Store.",
            priceForStorefront: "Цена для App Store ({region}). В другом App Store цена может отличаться."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "день", abbreviation: "день", countedAbbreviation: PluralPattern(other: "{count}\u{A0}дн."),
                adverb: "ежедневно", per: "в день",
                every: PluralPattern(
                    one: "каждый {count} день", few: "каждые {count} дня", other: "каждые {count} дней"),
                span: PluralPattern(one: "в течение {count} дня", other: "в течение {count} дней"),
                price: "{price} в день",
                priceEvery: PluralPattern(
                    one: "{price} каждый {count} день", few: "{price} каждые {count} дня",
                    other: "{price} каждые {count} дней"),
                equivalent: "{price} в день"),
            week: UnitWords(
                name: "неделя", abbreviation: "нед.", countedAbbreviation: PluralPattern(other: "{count}\u{A0}нед."),
                adverb: "еженедельно", per: "в неделю",
                every: PluralPattern(
                    one: "каждую {count} неделю", few: "каждые {count} недели", other: "каждые {count} недель"),
                span: PluralPattern(one: "в течение {count} недели", other: "в течение {count} недель"),
                price: "{price} в неделю",
                priceEvery: PluralPattern(
                    one: "{price} каждую {count} неделю", few: "{price} каждые {count} недели",
                    other: "{price} каждые {count} недель"),
                equivalent: "{price} в неделю"),
            month: UnitWords(
                name: "месяц", abbreviation: "мес.", countedAbbreviation: PluralPattern(other: "{count}\u{A0}мес."),
                adverb: "ежемесячно", per: "в месяц",
                every: PluralPattern(
                    one: "каждый {count} месяц", few: "каждые {count} месяца", other: "каждые {count} месяцев"),
                span: PluralPattern(one: "в течение {count} месяца", other: "в течение {count} месяцев"),
                price: "{price} в месяц",
                priceEvery: PluralPattern(
                    one: "{price} каждый {count} месяц", few: "{price} каждые {count} месяца",
                    other: "{price} каждые {count} месяцев"),
                equivalent: "{price} в месяц"),
            year: UnitWords(
                name: "год", abbreviation: "год",
                countedAbbreviation: PluralPattern(
                    one: "{count}\u{A0}год", few: "{count}\u{A0}года", other: "{count}\u{A0}лет"),
                adverb: "ежегодно", per: "в год",
                every: PluralPattern(
                    one: "каждый {count} год", few: "каждые {count} года", other: "каждые {count} лет"),
                span: PluralPattern(one: "в течение {count} года", other: "в течение {count} лет"),
                price: "{price} в год",
                priceEvery: PluralPattern(
                    one: "{price} каждый {count} год", few: "{price} каждые {count} года",
                    other: "{price} каждые {count} лет"),
                equivalent: "{price} в год")))
}
