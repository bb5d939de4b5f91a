/// Chinese in traditional characters, as Taiwan writes it; Hong Kong and Macao read it too. Full-width punctuation, a space
/// round Latin words and prices, none between a number and its unit.
///
/// For the reader who checks it: the reader is 你, as in Apple's own texts. A name stands in 「 」, so that any text can be one.
/// `回復購買項目`, `兌換代碼`, `訂閱項目`, `續訂` and `Apple 帳號` are Apple's words in Taiwan; Hong Kong's Apple says 帳戶.
extension WordingTable {
    static let traditionalChinese = WordingTable(
        words: SimpleWords(
            restore: "回復購買項目",
            redeem: "兌換代碼",
            manage: "管理訂閱項目",
            close: "關閉",
            getApp: "取得 App",
            openInAppStore: "在 App Store 繼續",
            skipToContent: "跳至主要內容",
            terms: "使用條款",
            privacy: "隱私權政策",
            choosePlan: "選擇方案",
            chooseLanguage: "選擇語言",
            plansAndPrices: "方案與價格",
            free: "免費",
            selected: "已選取",
            purchased: "已購買",
            oneTime: "單次購買",
            consumableNote: "可購買多次，「回復購買項目」不包含此項目。",
            billedOnce: "一次付清",
            included: "包含",
            notIncluded: "不包含",
            taxIncluded: "含稅",
            taxAdded: "稅金另計",
            // For legal reading.
            commitmentCancel: "你可以隨時取消，但在承諾期結束前仍須按月付款；承諾期結束後，訂閱項目不會續訂。",
            // For legal reading.
            legalNote: "確認購買時，費用會向你的 Apple 帳號收取。",
            // For legal reading.
            refundNote: "你可以前往 reportaproblem.apple.com 向 Apple 申請退款。"
        ),
        sentences: Sentences(
            buyLabel: "以 {price} 購買「{name}」",
            subscribeLabel: "以{price_line} 訂閱「{name}」",
            planSummary: "{name}，{price_line}",
            seePlan: "查看「{name}」",
            billed: "{adverb}付款",
            offerFree: "免費使用{period}，之後{price_line}",
            offerPayAsYouGo: "前{period}{offer_line}，之後{price_line}",
            offerPayUpFront: "前{period}一次預付 {offer_price}，之後{price_line}",
            offerForNewSubscribers: "新訂閱者：{offer}",
            offerForReturningSubscribers: "重新訂閱者：{offer}",
            offerForSelectedSubscribers: "特別優惠：{offer}",
            offerWithCode: "使用優惠代碼：{offer}",
            commitmentBill: "{price_line}，{span}",
            commitmentTotal: "承諾期總金額：{price}",
            commitmentPayments: PluralPattern(other: "分{count}次付款，每次 {price}，總計 {total}"),
            // For legal reading.
            renewal:
                "除非你在目前訂閱期結束前至少24小時取消，否則將以{price_line} 的價格自動續訂。"
                + "你可以在 App Store 帳號設定中管理或取消訂閱項目。",
            priceForStorefront: "此為 App Store（{region}）的價格。其他國家或地區的 App Store 價格可能不同。"
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "天", abbreviation: "天", countedAbbreviation: PluralPattern(other: "{count}天"),
                adverb: "每天", per: "每天",
                every: PluralPattern(other: "每{count}天"),
                span: PluralPattern(other: "為期{count}天"),
                price: "每天 {price}",
                priceEvery: PluralPattern(other: "每{count}天 {price}"),
                equivalent: "相當於每天 {price}"),
            week: UnitWords(
                name: "週", abbreviation: "週", countedAbbreviation: PluralPattern(other: "{count}週"),
                adverb: "每週", per: "每週",
                every: PluralPattern(other: "每{count}週"),
                span: PluralPattern(other: "為期{count}週"),
                price: "每週 {price}",
                priceEvery: PluralPattern(other: "每{count}週 {price}"),
                equivalent: "相當於每週 {price}"),
            month: UnitWords(
                name: "月", abbreviation: "月", countedAbbreviation: PluralPattern(other: "{count}個月"),
                adverb: "每月", per: "每月",
                every: PluralPattern(other: "每{count}個月"),
                span: PluralPattern(other: "為期{count}個月"),
                price: "每月 {price}",
                priceEvery: PluralPattern(other: "每{count}個月 {price}"),
                equivalent: "相當於每月 {price}"),
            year: UnitWords(
                name: "年", abbreviation: "年", countedAbbreviation: PluralPattern(other: "{count}年"),
                adverb: "每年", per: "每年",
                every: PluralPattern(other: "每{count}年"),
                span: PluralPattern(other: "為期{count}年"),
                price: "每年 {price}",
                priceEvery: PluralPattern(other: "每{count}年 {price}"),
                equivalent: "相當於每年 {price}")))
}
