/// Hindi. It says "आप" in sentences; buttons end in "करें", as Apple's do. Nuktas are written (ख़रीदारी, मुफ़्त, क़ीमत).
///
/// For the reader who checks it:
/// * A period before a postposition would be inflected (महीना, महीने), so counted periods stand in the direct case only; "for 3
///   months" is "3 महीने तक", before the price. "Every 3 months" is "हर 3 महीने में", after a price "प्रति 3 महीने", since "पर" follows it.
/// * Apple's terms: रीस्टोर करें, रिडीम करें, सब्सक्रिप्शन, Apple खाता.
/// * Doubtful: "प्रतिबद्धता" for the commitment, "प्लान" for what one chooses, "प्रति माह" beside CLDR's "3 महीने".
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let hindi = WordingTable(
        words: SimpleWords(
            restore: "ख़रीदारी रीस्टोर करें",
            redeem: "कोड रिडीम करें",
            manage: "सब्सक्रिप्शन प्रबंधित करें",
            close: "बंद करें",
            getApp: "ऐप प्राप्त करें",
            openInAppStore: "App Store में जारी रखें",
            skipToContent: "कॉन्टेंट पर जाएँ",
            terms: "उपयोग की शर्तें",
            privacy: "गोपनीयता नीति",
            choosePlan: "प्लान चुनें",
            chooseLanguage: "भाषा चुनें",
            plansAndPrices: "प्लान और क़ीमतें",
            free: "मुफ़्त",
            selected: "चुना गया",
            purchased: "ख़रीदा गया",
            oneTime: "एक बार की ख़रीदारी",
            consumableNote: "इसे एक से ज़्यादा बार ख़रीदा जा सकता है। ख़रीदारी रीस्टोर करने पर यह वापस नहीं मिलता।",
            billedOnce: "एक बार भुगतान",
            included: "शामिल",
            notIncluded: "शामिल नहीं",
            taxIncluded: "टैक्स शामिल",
            taxAdded: "टैक्स अलग से",
            // For legal reading.
            commitmentCancel:
                "आप कभी भी रद्द कर सकते हैं। प्रतिबद्धता अवधि समाप्त होने तक मासिक भुगतान जारी रहते हैं और उसके "
                + "बाद सब्सक्रिप्शन रिन्यू नहीं होता।",
            // For legal reading.
            legalNote: "ख़रीदारी की पुष्टि करने पर राशि आपके Apple खाते से ली जाती है।",
            // For legal reading.
            refundNote: "आप reportaproblem.apple.com पर Apple से रिफ़ंड का अनुरोध कर सकते हैं।"
        ),
        sentences: Sentences(
            buyLabel: "{name} को {price} में ख़रीदें",
            subscribeLabel: "{name} को {price_line} पर सब्सक्राइब करें",
            planSummary: "{name}, {price_line}",
            seePlan: "{name} देखें",
            billed: "{adverb} भुगतान",
            offerFree: "{period} मुफ़्त, फिर {price_line}",
            offerPayAsYouGo: "{span} {offer_line}, फिर {price_line}",
            offerPayUpFront: "एकमुश्त {offer_price} में {period}, फिर {price_line}",
            offerForNewSubscribers: "नए सब्सक्राइबर के लिए: {offer}",
            offerForReturningSubscribers: "दोबारा सब्सक्राइब करने वालों के लिए: {offer}",
            offerForSelectedSubscribers: "विशेष ऑफ़र: {offer}",
            offerWithCode: "ऑफ़र कोड के साथ: {offer}",
            commitmentBill: "{span} {price_line}",
            commitmentTotal: "कुल राशि: {price}",
            commitmentPayments: PluralPattern(
                one: "{price} का {count} भुगतान, कुल {total}", other: "{price} के {count} भुगतान, कुल {total}"),
            // For legal reading.
            renewal:
                "मौजूदा अवधि समाप्त होने से कम-से-कम 24 घंटे पहले रद्द न करने पर यह सब्सक्रिप्शन {price_line} पर "
                + "अपने-आप रिन्यू हो जाता है। आप इसे App Store खाता सेटिंग में प्रबंधित या रद्द कर सकते हैं।",
            priceForStorefront: "App Store ({region}) की क़ीमत। किसी अन्य App Store में क़ीमत अलग हो सकती है।"
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "दिन", abbreviation: "दिन",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}दिन"),
                adverb: "दैनिक", per: "प्रति दिन",
                every: PluralPattern(one: "हर दिन", other: "हर {count} दिन में"),
                span: PluralPattern(other: "{count} दिन तक"),
                price: "{price} प्रति दिन",
                priceEvery: PluralPattern(other: "{price} प्रति {count} दिन"),
                equivalent: "{price} प्रति दिन"),
            week: UnitWords(
                name: "सप्ताह", abbreviation: "सप्ताह",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}सप्ताह"),
                adverb: "साप्ताहिक", per: "प्रति सप्ताह",
                every: PluralPattern(one: "हर सप्ताह", other: "हर {count} सप्ताह में"),
                span: PluralPattern(other: "{count} सप्ताह तक"),
                price: "{price} प्रति सप्ताह",
                priceEvery: PluralPattern(other: "{price} प्रति {count} सप्ताह"),
                equivalent: "{price} प्रति सप्ताह"),
            month: UnitWords(
                name: "महीना", abbreviation: "माह",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}माह"),
                adverb: "मासिक", per: "प्रति माह",
                every: PluralPattern(one: "हर महीने", other: "हर {count} महीने में"),
                span: PluralPattern(other: "{count} महीने तक"),
                price: "{price} प्रति माह",
                priceEvery: PluralPattern(other: "{price} प्रति {count} महीने"),
                equivalent: "{price} प्रति माह"),
            year: UnitWords(
                name: "वर्ष", abbreviation: "वर्ष",
                countedAbbreviation: PluralPattern(other: "{count}\u{A0}वर्ष"),
                adverb: "वार्षिक", per: "प्रति वर्ष",
                every: PluralPattern(one: "हर वर्ष", other: "हर {count} वर्ष में"),
                span: PluralPattern(other: "{count} वर्ष तक"),
                price: "{price} प्रति वर्ष",
                priceEvery: PluralPattern(other: "{price} प्रति {count} वर्ष"),
                equivalent: "{price} प्रति वर्ष")))
}
