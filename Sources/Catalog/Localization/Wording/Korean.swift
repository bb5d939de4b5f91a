/// Korean. Buttons are nouns, sentences end in -습니다, and nobody is addressed.
///
/// For the reader who checks it: a name may be any text, so no particle that depends on its last sound (을/를, 은/는, 로/으로)
/// stands behind one; 에 behind a price never changes. `구입 항목 복원`, `코드 교환`, `특가 코드` and `Apple 계정` are Apple's words.
extension WordingTable {
    static let korean = WordingTable(
        words: SimpleWords(
            restore: "구입 항목 복원",
            redeem: "코드 교환",
            manage: "구독 관리",
            close: "닫기",
            getApp: "앱 받기",
            openInAppStore: "App Store에서 계속",
            skipToContent: "본문으로 건너뛰기",
            terms: "이용 약관",
            privacy: "개인정보 처리방침",
            choosePlan: "요금제 선택",
            chooseLanguage: "언어 선택",
            plansAndPrices: "요금제 및 가격",
            free: "무료",
            selected: "선택됨",
            purchased: "구입 완료",
            oneTime: "일회성 구입",
            consumableNote: "여러 번 구입할 수 있으며, 구입 항목 복원으로 되돌릴 수 없습니다.",
            billedOnce: "1회 결제",
            included: "포함",
            notIncluded: "포함되지 않음",
            taxIncluded: "세금 포함",
            taxAdded: "세금 별도",
            // For legal reading.
            commitmentCancel: "언제든지 취소할 수 있지만 약정 기간이 끝날 때까지 매월 결제가 계속되며, 그 이후에는 구독이 갱신되지 않습니다.",
            // For legal reading.
            legalNote: "구입을 승인하면 요금이 Apple 계정에 청구됩니다.",
            // For legal reading.
            refundNote: "reportaproblem.apple.com에서 Apple에 환불을 요청할 수 있습니다."
        ),
        sentences: Sentences(
            buyLabel: "{price}에 {name} 구입",
            subscribeLabel: "{price_line}에 {name} 구독",
            planSummary: "{name}, {price_line}",
            seePlan: "{name} 보기",
            billed: "{adverb} 결제",
            offerFree: "{span} 무료, 이후에는 {price_line}",
            offerPayAsYouGo: "{span} {offer_line}, 이후에는 {price_line}",
            offerPayUpFront: "{period}에 {offer_price} 일괄 선결제, 이후에는 {price_line}",
            offerForNewSubscribers: "신규 구독자: {offer}",
            offerForReturningSubscribers: "재구독자: {offer}",
            offerForSelectedSubscribers: "특별 혜택: {offer}",
            offerWithCode: "특가 코드 사용 시: {offer}",
            commitmentBill: "{span} {price_line}",
            commitmentTotal: "총 약정 금액: {price}",
            commitmentPayments: PluralPattern(other: "{price}씩 {count}회 결제, 총 {total}"),
            // For legal reading.
            renewal:
                "현재 구독 기간이 끝나기 최소 24시간 전에 취소하지 않으면 {price_line}에 자동으로 갱신됩니다. "
                + "App Store 계정 설정에서 구독을 관리하거나 취소할 수 있습니다.",
            priceForStorefront: "App Store({region}) 가격입니다. 다른 App Store에서는 가격이 다를 수 있습니다."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "일", abbreviation: "일", countedAbbreviation: PluralPattern(other: "{count}일"),
                adverb: "매일", per: "매일",
                every: PluralPattern(other: "{count}일마다"),
                span: PluralPattern(other: "{count}일 동안"),
                price: "일 {price}",
                priceEvery: PluralPattern(other: "{count}일마다 {price}"),
                equivalent: "1일당 {price}"),
            week: UnitWords(
                name: "주", abbreviation: "주", countedAbbreviation: PluralPattern(other: "{count}주"),
                adverb: "매주", per: "매주",
                every: PluralPattern(other: "{count}주마다"),
                span: PluralPattern(other: "{count}주 동안"),
                price: "주 {price}",
                priceEvery: PluralPattern(other: "{count}주마다 {price}"),
                equivalent: "1주당 {price}"),
            month: UnitWords(
                name: "월", abbreviation: "월", countedAbbreviation: PluralPattern(other: "{count}개월"),
                adverb: "매월", per: "매월",
                every: PluralPattern(other: "{count}개월마다"),
                span: PluralPattern(other: "{count}개월 동안"),
                price: "월 {price}",
                priceEvery: PluralPattern(other: "{count}개월마다 {price}"),
                equivalent: "1개월당 {price}"),
            year: UnitWords(
                name: "년", abbreviation: "년", countedAbbreviation: PluralPattern(other: "{count}년"),
                adverb: "매년", per: "매년",
                every: PluralPattern(other: "{count}년마다"),
                span: PluralPattern(other: "{count}년 동안"),
                price: "연 {price}",
                priceEvery: PluralPattern(other: "{count}년마다 {price}"),
                equivalent: "1년당 {price}")))
}
