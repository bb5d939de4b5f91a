/// Japanese. Full-width punctuation, no space between number and unit, and 月額 or 年額 before a price as the App Store has it.
extension WordingTable {
    static let japanese = WordingTable(
        words: SimpleWords(
            restore: "購入を復元",
            redeem: "コードを使う",
            manage: "サブスクリプションを管理",
            close: "閉じる",
            getApp: "アプリを入手",
            openInAppStore: "App Storeで続ける",
            skipToContent: "本文へスキップ",
            terms: "利用規約",
            privacy: "プライバシーポリシー",
            choosePlan: "プランを選択",
            chooseLanguage: "言語を選択",
            plansAndPrices: "プランと料金",
            free: "無料",
            selected: "選択中",
            purchased: "購入済み",
            oneTime: "買い切り",
            consumableNote: "何度でも購入できます。購入の復元の対象にはなりません。",
            billedOnce: "お支払いは1回のみ",
            included: "含まれます",
            notIncluded: "含まれません",
            taxIncluded: "税込",
            taxAdded: "税別",
            // For legal reading.
            commitmentCancel: "いつでも解約できますが、契約期間が終わるまで毎月のお支払いは続きます。期間終了後は更新されません。",
            // For legal reading.
            legalNote: "購入を確定すると、料金がApple Accountに請求されます。",
            // For legal reading.
            refundNote: "返金は、reportaproblem.apple.comからAppleに申請できます。"
        ),
        sentences: Sentences(
            buyLabel: "{name}を{price}で購入",
            subscribeLabel: "{name}に{price_line}で登録",
            planSummary: "{name}、{price_line}",
            seePlan: "{name}を見る",
            billed: "{adverb}のお支払い",
            offerFree: "{span}無料、その後は{price_line}",
            offerPayAsYouGo: "最初の{span}は{offer_line}、その後は{price_line}",
            offerPayUpFront: "最初の{span}は一括{offer_price}、その後は{price_line}",
            offerForNewSubscribers: "初めて登録する方：{offer}",
            offerForReturningSubscribers: "再登録する方：{offer}",
            offerForSelectedSubscribers: "特別オファー：{offer}",
            offerWithCode: "オファーコードをお持ちの方：{offer}",
            commitmentBill: "{price_line}を{span}お支払い",
            commitmentTotal: "お支払い総額：{price}",
            commitmentPayments: PluralPattern(other: "{price}を{count}回お支払い、総額{total}"),
            // For legal reading.
            renewal:
                "{price_line}で自動更新されます。更新を希望しない場合は、現在の期間が終了する24時間前までに解約してください。"
                + "管理と解約はApp Storeのアカウント設定から行えます。",
            priceForStorefront: "App Store（{region}）での価格です。ほかのApp Storeでは価格が異なる場合があります。"
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "日", abbreviation: "日", countedAbbreviation: PluralPattern(other: "{count}日"),
                adverb: "毎日", per: "1日ごと",
                every: PluralPattern(other: "{count}日ごと"),
                span: PluralPattern(other: "{count}日間"),
                price: "1日{price}",
                priceEvery: PluralPattern(other: "{count}日ごとに{price}"),
                equivalent: "1日あたり{price}"),
            week: UnitWords(
                name: "週", abbreviation: "週間", abbreviationAfterSlash: "週",
                countedAbbreviation: PluralPattern(other: "{count}週間"),
                adverb: "毎週", per: "1週間ごと",
                every: PluralPattern(other: "{count}週間ごと"),
                span: PluralPattern(other: "{count}週間"),
                price: "1週間{price}",
                priceEvery: PluralPattern(other: "{count}週間ごとに{price}"),
                equivalent: "1週間あたり{price}"),
            month: UnitWords(
                name: "月", abbreviation: "か月", abbreviationAfterSlash: "月",
                countedAbbreviation: PluralPattern(other: "{count}か月"),
                adverb: "毎月", per: "1か月ごと",
                every: PluralPattern(other: "{count}か月ごと"),
                span: PluralPattern(other: "{count}か月間"),
                price: "月額{price}",
                priceEvery: PluralPattern(other: "{count}か月ごとに{price}"),
                equivalent: "1か月あたり{price}"),
            year: UnitWords(
                name: "年", abbreviation: "年", countedAbbreviation: PluralPattern(other: "{count}年"),
                adverb: "毎年", per: "1年ごと",
                every: PluralPattern(other: "{count}年ごと"),
                span: PluralPattern(other: "{count}年間"),
                price: "年額{price}",
                priceEvery: PluralPattern(other: "{count}年ごとに{price}"),
                equivalent: "1年あたり{price}")))
}
