/// Turkish. It says "siz"; buttons are imperatives, in sentence case, where Apple capitalises each word ("Satın Alımları Geri
/// Yükle").
///
/// For the reader who checks it:
/// * A price with its period is "ayda ₺99", "3 ayda bir ₺99", with nothing added at its end, so that no suffix has to follow the
///   vowels of a currency or of a name. "For 3 months" is "3 ay boyunca" and stands before the price.
/// * Numbers take the singular.
/// * Apple's terms: Satın Alımları Geri Yükle, Kod Kullan, Aboneliği Yönet, Apple Hesabı, App Store’da.
/// * Doubtful: "taahhüt" for the commitment, "teklif kodu" for an offer code.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let turkish = WordingTable(
        words: SimpleWords(
            restore: "Satın alımları geri yükle",
            redeem: "Kod kullan",
            manage: "Aboneliği yönet",
            close: "Kapat",
            getApp: "Uygulamayı indir",
            openInAppStore: "App Store’da devam et",
            skipToContent: "İçeriğe geç",
            terms: "Kullanım koşulları",
            privacy: "Gizlilik politikası",
            choosePlan: "Plan seçin",
            chooseLanguage: "Dil seçin",
            plansAndPrices: "Planlar ve fiyatlar",
            free: "ücretsiz",
            selected: "Seçildi",
            purchased: "Satın alındı",
            oneTime: "Tek seferlik satın alma",
            consumableNote: "Birden fazla kez satın alınabilir. Satın alımlar geri yüklendiğinde geri gelmez.",
            billedOnce: "Tek seferlik ödeme",
            included: "Dahil",
            notIncluded: "Dahil değil",
            taxIncluded: "Vergi dahil",
            taxAdded: "Vergi hariç",
            // For legal reading.
            commitmentCancel:
                "İstediğiniz zaman iptal edebilirsiniz. Aylık ödemeler taahhüt süresinin sonuna kadar devam "
                + "eder, ardından abonelik yenilenmez.",
            // For legal reading.
            legalNote: "Satın almayı onayladığınızda tutar Apple Hesabınızdan tahsil edilir.",
            // For legal reading.
            refundNote: "Apple’dan geri ödeme talebinizi reportaproblem.apple.com adresinde iletebilirsiniz."
        ),
        sentences: Sentences(
            buyLabel: "Satın al: {name}, {price}",
            subscribeLabel: "Abone ol: {name}, {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "Göster: {name}",
            billed: "Ödeme: {adverb}",
            offerFree: "{period} ücretsiz, ardından {price_line}",
            offerPayAsYouGo: "{span} {offer_line}, ardından {price_line}",
            offerPayUpFront: "{period} için tek seferde {offer_price}, ardından {price_line}",
            offerForNewSubscribers: "Yeni aboneler: {offer}",
            offerForReturningSubscribers: "Geri dönen aboneler: {offer}",
            offerForSelectedSubscribers: "Özel teklif: {offer}",
            offerWithCode: "Teklif koduyla: {offer}",
            commitmentBill: "{span} {price_line}",
            commitmentTotal: "Toplam tutar: {price}",
            commitmentPayments: PluralPattern(other: "{price} tutarında {count} ödeme, toplam {total}"),
            // For legal reading.
            renewal:
                "Abonelik, geçerli dönemin bitiminden en az 24 saat önce iptal edilmezse {price_line} üzerinden "
                + "otomatik olarak yenilenir. Aboneliği App Store hesap ayarlarınızdan yönetebilir veya iptal "
                + "edebilirsiniz.",
            priceForStorefront: "App Store ({region}) fiyatı. Başka bir App Store’da fiyat farklı olabilir."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "gün", abbreviation: "gün",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}gün"),
                adverb: "günlük", per: "günlük",
                every: PluralPattern(one: "her gün", other: "{count} günde bir"),
                span: PluralPattern(other: "{count} gün boyunca"),
                price: "günde {price}",
                priceEvery: PluralPattern(other: "{count} günde bir {price}"),
                equivalent: "günde {price}"),
            week: UnitWords(
                name: "hafta", abbreviation: "hf.",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}hf."),
                adverb: "haftalık", per: "haftalık",
                every: PluralPattern(one: "her hafta", other: "{count} haftada bir"),
                span: PluralPattern(other: "{count} hafta boyunca"),
                price: "haftada {price}",
                priceEvery: PluralPattern(other: "{count} haftada bir {price}"),
                equivalent: "haftada {price}"),
            month: UnitWords(
                name: "ay", abbreviation: "ay",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}ay"),
                adverb: "aylık", per: "aylık",
                every: PluralPattern(one: "her ay", other: "{count} ayda bir"),
                span: PluralPattern(other: "{count} ay boyunca"),
                price: "ayda {price}",
                priceEvery: PluralPattern(other: "{count} ayda bir {price}"),
                equivalent: "ayda {price}"),
            year: UnitWords(
                name: "yıl", abbreviation: "yıl",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}yıl"),
                adverb: "yıllık", per: "yıllık",
                every: PluralPattern(one: "her yıl", other: "{count} yılda bir"),
                span: PluralPattern(other: "{count} yıl boyunca"),
                price: "yılda {price}",
                priceEvery: PluralPattern(other: "{count} yılda bir {price}"),
                equivalent: "yılda {price}")))
}
