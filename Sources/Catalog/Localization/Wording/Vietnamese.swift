/// Vietnamese. Nouns have no plural forms. A price for one unit is said with mỗi (`299.000 ₫ mỗi tháng`).
///
/// For the reader who checks it: `Tài khoản Apple`, `Đổi mã` and `gói đăng ký` are the words of the App Store in Vietnamese.
/// The tone marks stand as in hủy, not huỷ.
extension WordingTable {
    static let vietnamese = WordingTable(
        words: SimpleWords(
            restore: "Khôi phục giao dịch mua",
            redeem: "Đổi mã",
            manage: "Quản lý gói đăng ký",
            close: "Đóng",
            getApp: "Tải ứng dụng",
            openInAppStore: "Tiếp tục trong App Store",
            skipToContent: "Chuyển đến nội dung",
            terms: "Điều khoản sử dụng",
            privacy: "Chính sách quyền riêng tư",
            choosePlan: "Chọn gói",
            chooseLanguage: "Chọn ngôn ngữ",
            plansAndPrices: "Các gói và giá",
            free: "miễn phí",
            selected: "Đã chọn",
            purchased: "Đã mua",
            oneTime: "Mua một lần",
            consumableNote: "Có thể mua nhiều lần. Việc khôi phục giao dịch mua không áp dụng cho mục này.",
            billedOnce: "Thanh toán một lần",
            included: "Bao gồm",
            notIncluded: "Không bao gồm",
            taxIncluded: "Đã bao gồm thuế",
            taxAdded: "Chưa bao gồm thuế",
            // For legal reading.
            commitmentCancel:
                "Bạn có thể hủy bất cứ lúc nào. Các khoản thanh toán hằng tháng vẫn tiếp tục cho đến khi hết thời hạn cam kết, sau đó "
                + "gói đăng ký sẽ không gia hạn.",
            // For legal reading.
            legalNote: "Khoản thanh toán được tính vào Tài khoản Apple của bạn khi bạn xác nhận mua.",
            // For legal reading.
            refundNote: "Bạn có thể yêu cầu Apple hoàn tiền tại reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "Mua {name} với giá {price}",
            subscribeLabel: "Đăng ký {name} với giá {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Xem {name}",
            billed: "Thanh toán {adverb}",
            offerFree: "Miễn phí {span}, sau đó {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, sau đó {price_line}",
            offerPayUpFront: "{offer_price} trả trước cho {period}, sau đó {price_line}",
            offerForNewSubscribers: "Người đăng ký mới: {offer}",
            offerForReturningSubscribers: "Người đăng ký lại: {offer}",
            offerForSelectedSubscribers: "Ưu đãi đặc biệt: {offer}",
            offerWithCode: "Khi dùng mã ưu đãi: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "Tổng số tiền cam kết: {price}",
            commitmentPayments: PluralPattern(other: "{count} lần thanh toán {price}, tổng cộng {total}"),
            // For legal reading.
            renewal:
                "Tự động gia hạn với giá {price_line} trừ khi bạn hủy ít nhất 24 giờ trước khi kỳ hiện tại kết thúc. Bạn có thể quản lý "
                + "hoặc hủy gói đăng ký trong phần cài đặt tài khoản App Store.",
            priceForStorefront: "Giá áp dụng cho App Store ({region}). Giá trên App Store khác có thể khác."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "ngày", abbreviation: "ngày", countedAbbreviation: PluralPattern(other: "{count}\u{A0}ngày"),
                adverb: "hằng ngày", per: "mỗi ngày",
                every: PluralPattern(other: "mỗi {count} ngày"),
                span: PluralPattern(other: "trong {count} ngày"),
                price: "{price} mỗi ngày",
                priceEvery: PluralPattern(other: "{price} mỗi {count} ngày"),
                equivalent: "{price} mỗi ngày"),
            week: UnitWords(
                name: "tuần", abbreviation: "tuần", countedAbbreviation: PluralPattern(other: "{count}\u{A0}tuần"),
                adverb: "hằng tuần", per: "mỗi tuần",
                every: PluralPattern(other: "mỗi {count} tuần"),
                span: PluralPattern(other: "trong {count} tuần"),
                price: "{price} mỗi tuần",
                priceEvery: PluralPattern(other: "{price} mỗi {count} tuần"),
                equivalent: "{price} mỗi tuần"),
            month: UnitWords(
                name: "tháng", abbreviation: "tháng", countedAbbreviation: PluralPattern(other: "{count}\u{A0}tháng"),
                adverb: "hằng tháng", per: "mỗi tháng",
                every: PluralPattern(other: "mỗi {count} tháng"),
                span: PluralPattern(other: "trong {count} tháng"),
                price: "{price} mỗi tháng",
                priceEvery: PluralPattern(other: "{price} mỗi {count} tháng"),
                equivalent: "{price} mỗi tháng"),
            year: UnitWords(
                name: "năm", abbreviation: "năm", countedAbbreviation: PluralPattern(other: "{count}\u{A0}năm"),
                adverb: "hằng năm", per: "mỗi năm",
                every: PluralPattern(other: "mỗi {count} năm"),
                span: PluralPattern(other: "trong {count} năm"),
                price: "{price} mỗi năm",
                priceEvery: PluralPattern(other: "{price} mỗi {count} năm"),
                equivalent: "{price} mỗi năm")))
}
