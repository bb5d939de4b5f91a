/// Thai. No full stops; a space ends a sentence and stands round numbers and Latin words. Nouns have no plural forms.
///
/// For the reader who checks it: `บัญชี Apple`, `แลกใช้รหัส` and `การสมัครสมาชิก` are the words of the App Store in Thai. No
/// politeness particles, as in Apple's own texts.
extension WordingTable {
    static let thai = WordingTable(
        words: SimpleWords(
            restore: "กู้คืนการซื้อ",
            redeem: "แลกใช้รหัส",
            manage: "จัดการการสมัครสมาชิก",
            close: "ปิด",
            getApp: "รับแอป",
            openInAppStore: "ดำเนินการต่อใน App Store",
            skipToContent: "ข้ามไปยังเนื้อหา",
            terms: "ข้อกำหนดการใช้งาน",
            privacy: "นโยบายความเป็นส่วนตัว",
            choosePlan: "เลือกแผน",
            chooseLanguage: "เลือกภาษา",
            plansAndPrices: "แผนและราคา",
            free: "ฟรี",
            selected: "เลือกอยู่",
            purchased: "ซื้อแล้ว",
            oneTime: "ซื้อครั้งเดียว",
            consumableNote: "ซื้อได้มากกว่าหนึ่งครั้ง แต่จะไม่กลับมาเมื่อกู้คืนการซื้อ",
            billedOnce: "ชำระครั้งเดียว",
            included: "รวมอยู่ด้วย",
            notIncluded: "ไม่รวม",
            taxIncluded: "รวมภาษีแล้ว",
            taxAdded: "ยังไม่รวมภาษี",
            // For legal reading.
            commitmentCancel:
                "คุณยกเลิกได้ทุกเมื่อ แต่การชำระเงินรายเดือนจะดำเนินต่อไปจนสิ้นสุดระยะเวลาผูกพัน และหลังจากนั้นการสมัครสมาชิกจะไม่ต่ออายุ",
            // For legal reading.
            legalNote: "ระบบจะเรียกเก็บเงินจากบัญชี Apple ของคุณเมื่อคุณยืนยันการซื้อ",
            // For legal reading.
            refundNote: "คุณขอเงินคืนจาก Apple ได้ที่ reportaproblem.apple.com"
        ),
        sentences: Sentences(
            buyLabel: "ซื้อ {name} ในราคา {price}",
            subscribeLabel: "สมัครสมาชิก {name} ในราคา {price_line}",
            planSummary: "{name}, {price_line}",
            seePlan: "ดู {name}",
            billed: "เรียกเก็บเงิน{adverb}",
            offerFree: "ฟรี {period} จากนั้น {price_line}",
            offerPayAsYouGo: "{offer_line} {span} จากนั้น {price_line}",
            offerPayUpFront: "{offer_price} ชำระล่วงหน้าสำหรับ {period} จากนั้น {price_line}",
            offerForNewSubscribers: "สำหรับสมาชิกใหม่: {offer}",
            offerForReturningSubscribers: "สำหรับผู้ที่กลับมาสมัครสมาชิก: {offer}",
            offerForSelectedSubscribers: "ข้อเสนอพิเศษ: {offer}",
            offerWithCode: "เมื่อใช้รหัสข้อเสนอ: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "ยอดรวมตลอดระยะเวลาผูกพัน: {price}",
            commitmentPayments: PluralPattern(other: "ชำระ {count} ครั้ง ครั้งละ {price} รวมทั้งหมด {total}"),
            // For legal reading.
            renewal:
                "ต่ออายุโดยอัตโนมัติในราคา {price_line} เว้นแต่คุณจะยกเลิกอย่างน้อย 24 ชั่วโมงก่อนสิ้นสุดรอบปัจจุบัน "
                + "คุณจัดการหรือยกเลิกการสมัครสมาชิกได้ในการตั้งค่าบัญชี App Store",
            priceForStorefront: "ราคาสำหรับ App Store ({region}) ราคาใน App Store อื่นอาจแตกต่างกัน"
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "วัน", abbreviation: "วัน", countedAbbreviation: PluralPattern(other: "{count}\u{A0}วัน"),
                adverb: "รายวัน", per: "ต่อวัน",
                every: PluralPattern(other: "ทุก {count} วัน"),
                span: PluralPattern(other: "เป็นเวลา {count} วัน"),
                price: "{price} ต่อวัน",
                priceEvery: PluralPattern(other: "{price} ทุก {count} วัน"),
                equivalent: "{price} ต่อวัน"),
            week: UnitWords(
                name: "สัปดาห์", abbreviation: "สัปดาห์", countedAbbreviation: PluralPattern(other: "{count}\u{A0}สัปดาห์"),
                adverb: "รายสัปดาห์", per: "ต่อสัปดาห์",
                every: PluralPattern(other: "ทุก {count} สัปดาห์"),
                span: PluralPattern(other: "เป็นเวลา {count} สัปดาห์"),
                price: "{price} ต่อสัปดาห์",
                priceEvery: PluralPattern(other: "{price} ทุก {count} สัปดาห์"),
                equivalent: "{price} ต่อสัปดาห์"),
            month: UnitWords(
                name: "เดือน", abbreviation: "เดือน", countedAbbreviation: PluralPattern(other: "{count}\u{A0}เดือน"),
                adverb: "รายเดือน", per: "ต่อเดือน",
                every: PluralPattern(other: "ทุก {count} เดือน"),
                span: PluralPattern(other: "เป็นเวลา {count} เดือน"),
                price: "{price} ต่อเดือน",
                priceEvery: PluralPattern(other: "{price} ทุก {count} เดือน"),
                equivalent: "{price} ต่อเดือน"),
            year: UnitWords(
                name: "ปี", abbreviation: "ปี", countedAbbreviation: PluralPattern(other: "{count}\u{A0}ปี"),
                adverb: "รายปี", per: "ต่อปี",
                every: PluralPattern(other: "ทุก {count} ปี"),
                span: PluralPattern(other: "เป็นเวลา {count} ปี"),
                price: "{price} ต่อปี",
                priceEvery: PluralPattern(other: "{price} ทุก {count} ปี"),
                equivalent: "{price} ต่อปี")))
}
