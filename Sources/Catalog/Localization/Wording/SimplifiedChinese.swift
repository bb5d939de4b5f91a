/// Chinese in simplified characters, as mainland China writes it; Singapore and Malaysia read it too. Full-width punctuation,
/// a space round Latin words and prices, none between a number and its unit.
///
/// For the reader who checks it: the reader is 你, as in Apple's own texts. A name stands in “ ”, so that any text can be one.
/// `恢复购买`, `兑换代码`, `优惠代码`, `Apple 账户` and `自动续期` are Apple's words.
extension WordingTable {
    static let simplifiedChinese = WordingTable(
        words: SimpleWords(
            restore: "恢复购买",
            redeem: "兑换代码",
            manage: "管理订阅",
            close: "关闭",
            getApp: "获取 App",
            openInAppStore: "在 App Store 中继续",
            skipToContent: "跳至正文",
            terms: "使用条款",
            privacy: "隐私政策",
            choosePlan: "选择方案",
            chooseLanguage: "选择语言",
            plansAndPrices: "方案与价格",
            free: "免费",
            selected: "已选择",
            purchased: "已购买",
            oneTime: "一次性购买",
            consumableNote: "可多次购买，“恢复购买”不包括此项目。",
            billedOnce: "一次性付款",
            included: "包含",
            notIncluded: "不包含",
            taxIncluded: "含税",
            taxAdded: "税费另计",
            // For legal reading.
            commitmentCancel: "你可以随时取消，但在承诺期结束前仍需按月付款；承诺期结束后，订阅不会续期。",
            // For legal reading.
            legalNote: "确认购买时，费用将从你的 Apple 账户中收取。",
            // For legal reading.
            refundNote: "你可以前往 reportaproblem.apple.com 向 Apple 申请退款。"
        ),
        sentences: Sentences(
            buyLabel: "以 {price} 购买“{name}”",
            subscribeLabel: "以{price_line} 订阅“{name}”",
            planSummary: "{name}，{price_line}",
            seePlan: "查看“{name}”",
            billed: "{adverb}付款",
            offerFree: "免费使用{period}，之后{price_line}",
            offerPayAsYouGo: "前{period}{offer_line}，之后{price_line}",
            offerPayUpFront: "前{period}一次性预付 {offer_price}，之后{price_line}",
            offerForNewSubscribers: "新订阅用户：{offer}",
            offerForReturningSubscribers: "重新订阅的用户：{offer}",
            offerForSelectedSubscribers: "特别优惠：{offer}",
            offerWithCode: "使用优惠代码：{offer}",
            commitmentBill: "{price_line}，{span}",
            commitmentTotal: "承诺期总金额：{price}",
            commitmentPayments: PluralPattern(other: "分{count}次付款，每次 {price}，总计 {total}"),
            // For legal reading.
            renewal:
                "除非你在当前订阅期结束前至少24小时取消，否则将按{price_line} 的价格自动续期。"
                + "你可以在 App Store 账户设置中管理或取消订阅。",
            priceForStorefront: "此为 App Store（{region}）的价格。其他国家或地区的 App Store 价格可能不同。"
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "天", abbreviation: "天", countedAbbreviation: PluralPattern(other: "{count}天"),
                adverb: "每天", per: "每天",
                every: PluralPattern(other: "每{count}天"),
                span: PluralPattern(other: "为期{count}天"),
                price: "每天 {price}",
                priceEvery: PluralPattern(other: "每{count}天 {price}"),
                equivalent: "折合每天 {price}"),
            week: UnitWords(
                name: "周", abbreviation: "周", countedAbbreviation: PluralPattern(other: "{count}周"),
                adverb: "每周", per: "每周",
                every: PluralPattern(other: "每{count}周"),
                span: PluralPattern(other: "为期{count}周"),
                price: "每周 {price}",
                priceEvery: PluralPattern(other: "每{count}周 {price}"),
                equivalent: "折合每周 {price}"),
            month: UnitWords(
                name: "月", abbreviation: "月", countedAbbreviation: PluralPattern(other: "{count}个月"),
                adverb: "每月", per: "每月",
                every: PluralPattern(other: "每{count}个月"),
                span: PluralPattern(other: "为期{count}个月"),
                price: "每月 {price}",
                priceEvery: PluralPattern(other: "每{count}个月 {price}"),
                equivalent: "折合每月 {price}"),
            year: UnitWords(
                name: "年", abbreviation: "年", countedAbbreviation: PluralPattern(other: "{count}年"),
                adverb: "每年", per: "每年",
                every: PluralPattern(other: "每{count}年"),
                span: PluralPattern(other: "为期{count}年"),
                price: "每年 {price}",
                priceEvery: PluralPattern(other: "每{count}年 {price}"),
                equivalent: "折合每年 {price}")))
}
