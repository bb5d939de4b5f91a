/// Hebrew. It addresses nobody by gender: actions are nouns ("שחזור רכישות"), as Apple's are, and what one may do is "ניתן".
///
/// For the reader who checks it:
/// * One and two of a unit are words (יום אחד, יומיים); "every" and "for" have forms of their own for them.
/// * A Latin name after a prefix is joined by U+2011 NON-BREAKING HYPHEN, as Apple writes it.
/// * Apple's terms: שחזור רכישות, מימוש קוד, ניהול המינוי, חשבון Apple.
/// * Doubtful: "אפליקציה" for an app, "קוד הטבה" for an offer code, "תוכנית" for what one chooses.
/// * For legal reading: `commitmentCancel`, `legalNote`, `refundNote`, `renewal`, and the notes on taxes.
extension WordingTable {
    static let hebrew = WordingTable(
        words: SimpleWords(
            restore: "שחזור רכישות",
            redeem: "מימוש קוד",
            manage: "ניהול המינוי",
            close: "סגירה",
            getApp: "הורדת האפליקציה",
            openInAppStore: "המשך ב\u{2011}App Store",
            skipToContent: "דילוג לתוכן",
            terms: "תנאי שימוש",
            privacy: "מדיניות פרטיות",
            choosePlan: "בחירת תוכנית",
            chooseLanguage: "בחירת שפה",
            plansAndPrices: "תוכניות ומחירים",
            free: "חינם",
            selected: "נבחר",
            purchased: "נרכש",
            oneTime: "רכישה חד־פעמית",
            consumableNote: "ניתן לרכוש יותר מפעם אחת. שחזור רכישות אינו מחזיר רכישה זו.",
            billedOnce: "תשלום חד־פעמי",
            included: "כלול",
            notIncluded: "לא כלול",
            taxIncluded: "כולל מסים",
            taxAdded: "לא כולל מסים",
            // For legal reading.
            commitmentCancel:
                "ניתן לבטל בכל עת. התשלומים החודשיים נמשכים עד תום תקופת ההתחייבות, ולאחר מכן המינוי אינו מתחדש.",
            // For legal reading.
            legalNote: "החיוב מתבצע דרך חשבון Apple שלך עם אישור הרכישה.",
            // For legal reading.
            refundNote: "ניתן לבקש מ\u{2011}Apple החזר כספי בכתובת reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "רכישת {name} תמורת {price}",
            subscribeLabel: "הצטרפות למינוי {name} תמורת {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "הצגת {name}",
            billed: "חיוב {adverb}",
            offerFree: "{period} חינם, ולאחר מכן {price_line}",
            offerPayAsYouGo: "{offer_line} {span}, ולאחר מכן {price_line}",
            offerPayUpFront: "{period} תמורת {offer_price} בתשלום אחד, ולאחר מכן {price_line}",
            offerForNewSubscribers: "למנויים חדשים: {offer}",
            offerForReturningSubscribers: "למנויים חוזרים: {offer}",
            offerForSelectedSubscribers: "הצעה מיוחדת: {offer}",
            offerWithCode: "עם קוד הטבה: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "סך כל ההתחייבות: {price}",
            commitmentPayments: PluralPattern(
                one: "תשלום אחד של {price}, סך הכול {total}", two: "שני תשלומים של {price}, סך הכול {total}",
                other: "{count} תשלומים של {price}, סך הכול {total}"),
            // For legal reading.
            renewal:
                "המינוי מתחדש אוטומטית תמורת {price_line}, אלא אם יבוטל לפחות 24 שעות לפני תום התקופה הנוכחית. "
                + "ניתן לנהל או לבטל את המינוי בהגדרות החשבון ב\u{2011}App Store.",
            priceForStorefront:
                "מחיר ב\u{2011}App Store ({region}). המחיר עשוי להיות שונה ב\u{2011}App Store של מדינה אחרת."
        ),
        periods: PeriodTable(
            day: UnitWords(
                counted: PluralPattern(one: "יום אחד", two: "יומיים", other: "{count} ימים"),
                name: "יום", abbreviation: "יום",
                countedAbbreviation: PluralPattern(two: "יומיים", other: "{count} ימים"),
                adverb: "יומי", per: "ליום",
                every: PluralPattern(one: "כל יום", two: "כל יומיים", other: "כל {count} ימים"),
                span: PluralPattern(one: "למשך יום אחד", two: "למשך יומיים", other: "למשך {count} ימים"),
                price: "{price} ליום",
                priceEvery: PluralPattern(two: "{price} כל יומיים", other: "{price} כל {count} ימים"),
                equivalent: "{price} ליום"),
            week: UnitWords(
                name: "שבוע", abbreviation: "שבוע",
                countedAbbreviation: PluralPattern(two: "שבועיים", other: "{count} שבועות"),
                adverb: "שבועי", per: "לשבוע",
                every: PluralPattern(one: "כל שבוע", two: "כל שבועיים", other: "כל {count} שבועות"),
                span: PluralPattern(one: "למשך שבוע אחד", two: "למשך שבועיים", other: "למשך {count} שבועות"),
                price: "{price} לשבוע",
                priceEvery: PluralPattern(two: "{price} כל שבועיים", other: "{price} כל {count} שבועות"),
                equivalent: "{price} לשבוע"),
            month: UnitWords(
                name: "חודש", abbreviation: "חודש",
                countedAbbreviation: PluralPattern(two: "חודשיים", other: "{count} חודשים"),
                adverb: "חודשי", per: "לחודש",
                every: PluralPattern(one: "כל חודש", two: "כל חודשיים", other: "כל {count} חודשים"),
                span: PluralPattern(one: "למשך חודש אחד", two: "למשך חודשיים", other: "למשך {count} חודשים"),
                price: "{price} לחודש",
                priceEvery: PluralPattern(two: "{price} כל חודשיים", other: "{price} כל {count} חודשים"),
                equivalent: "{price} לחודש"),
            year: UnitWords(
                name: "שנה", abbreviation: "שנה",
                countedAbbreviation: PluralPattern(two: "שנתיים", other: "{count} שנים"),
                adverb: "שנתי", per: "לשנה",
                every: PluralPattern(one: "כל שנה", two: "כל שנתיים", other: "כל {count} שנים"),
                span: PluralPattern(one: "למשך שנה אחת", two: "למשך שנתיים", other: "למשך {count} שנים"),
                price: "{price} לשנה",
                priceEvery: PluralPattern(two: "{price} כל שנתיים", other: "{price} כל {count} שנים"),
                equivalent: "{price} לשנה")))
}
