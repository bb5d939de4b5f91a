import Testing

@testable import Localization

/// The exact texts of Indonesian, Korean, Malay, Thai, Vietnamese and Chinese.
@Suite struct AsianWordingTests {
    static let languages = ["id", "ko", "ms", "th", "vi", "zh-Hans", "zh-Hant"]
    static let month = BillingPeriod(count: 1, unit: .month)
    static let week = BillingPeriod(count: 1, unit: .week)
    static let threeWeeks = BillingPeriod(count: 3, unit: .week)

    /// An offer of every kind, then what a commitment says.
    @Test(arguments: [
        (
            "id", "Gratis selama 1 minggu, lalu $9 per bulan", "$3 per minggu selama 3 minggu, lalu $9 per bulan",
            "$8 dibayar di muka untuk 3 minggu, lalu $9 per bulan", "£3 per bulan selama 12 bulan",
            "Total komitmen: £36"
        ),
        (
            "ko", "1주 동안 무료, 이후에는 월 $9", "3주 동안 주 $3, 이후에는 월 $9", "3주에 $8 일괄 선결제, 이후에는 월 $9",
            "12개월 동안 월 £3", "총 약정 금액: £36"
        ),
        (
            "ms", "Percuma selama 1 minggu, kemudian $9 sebulan", "$3 seminggu selama 3 minggu, kemudian $9 sebulan",
            "$8 dibayar terlebih dahulu untuk 3 minggu, kemudian $9 sebulan", "£3 sebulan selama 12 bulan",
            "Jumlah komitmen: £36"
        ),
        (
            "th", "ฟรี 1 สัปดาห์ จากนั้น $9 ต่อเดือน", "$3 ต่อสัปดาห์ เป็นเวลา 3 สัปดาห์ จากนั้น $9 ต่อเดือน",
            "$8 ชำระล่วงหน้าสำหรับ 3 สัปดาห์ จากนั้น $9 ต่อเดือน", "£3 ต่อเดือน เป็นเวลา 12 เดือน",
            "ยอดรวมตลอดระยะเวลาผูกพัน: £36"
        ),
        (
            "vi", "Miễn phí trong 1 tuần, sau đó $9 mỗi tháng", "$3 mỗi tuần trong 3 tuần, sau đó $9 mỗi tháng",
            "$8 trả trước cho 3 tuần, sau đó $9 mỗi tháng", "£3 mỗi tháng trong 12 tháng",
            "Tổng số tiền cam kết: £36"
        ),
        (
            "zh-Hans", "免费使用1周，之后每月 $9", "前3周每周 $3，之后每月 $9", "前3周一次性预付 $8，之后每月 $9", "每月 £3，为期12个月",
            "承诺期总金额：£36"
        ),
        (
            "zh-Hant", "免費使用1週，之後每月 $9", "前3週每週 $3，之後每月 $9", "前3週一次預付 $8，之後每月 $9", "每月 £3，為期12個月",
            "承諾期總金額：£36"
        ),
    ])
    func offersAndCommitments(
        language: String, free: String, asOneGoes: String, upFront: String, bill: String, total: String
    ) throws {
        let wording = try WordingTests.wording(language)
        let month = Self.month
        #expect(wording.offerFree(for: Self.week, then: "$9", every: month) == free)
        #expect(
            wording.offerPayAsYouGo("$3", every: Self.week, for: Self.threeWeeks, then: "$9", every: month)
                == asOneGoes)
        #expect(wording.offerPayUpFront("$8", for: Self.threeWeeks, then: "$9", every: month) == upFront)
        #expect(wording.commitmentBill("£3", every: month, for: try #require(month.repeated(12))) == bill)
        #expect(wording.commitmentTotal("£36") == total)
    }

    @Test(arguments: [
        ("id", "12 pembayaran sebesar £3, total £36"),
        ("ko", "£3씩 12회 결제, 총 £36"),
        ("ms", "12 bayaran sebanyak £3, jumlah £36"),
        ("th", "ชำระ 12 ครั้ง ครั้งละ £3 รวมทั้งหมด £36"),
        ("vi", "12 lần thanh toán £3, tổng cộng £36"),
        ("zh-Hans", "分12次付款，每次 £3，总计 £36"),
        ("zh-Hant", "分12次付款，每次 £3，總計 £36"),
    ])
    func paymentsOfACommitment(language: String, expected: String) throws {
        #expect(try WordingTests.wording(language).commitmentPayments(12, of: "£3", total: "£36") == expected)
    }

    @Test(arguments: [
        (
            "id",
            "Pelanggan baru: x|Pelanggan yang kembali: x|Penawaran khusus: x|Dengan kode penawaran: x"
        ),
        ("ko", "신규 구독자: x|재구독자: x|특별 혜택: x|특가 코드 사용 시: x"),
        (
            "ms",
            "Pelanggan baharu: x|Pelanggan yang kembali: x|Tawaran istimewa: x|Dengan kod tawaran: x"
        ),
        (
            "th", "สำหรับสมาชิกใหม่: x|สำหรับผู้ที่กลับมาสมัครสมาชิก: x|ข้อเสนอพิเศษ: x|เมื่อใช้รหัสข้อเสนอ: x"
        ),
        (
            "vi", "Người đăng ký mới: x|Người đăng ký lại: x|Ưu đãi đặc biệt: x|Khi dùng mã ưu đãi: x"
        ),
        ("zh-Hans", "新订阅用户：x|重新订阅的用户：x|特别优惠：x|使用优惠代码：x"),
        ("zh-Hant", "新訂閱者：x|重新訂閱者：x|特別優惠：x|使用優惠代碼：x"),
    ])
    func audiences(language: String, expected: String) throws {
        let wording = try WordingTests.wording(language)
        let lines = OfferAudience.allCases.map { wording.conditionalOffer("x", for: $0) }
        #expect(lines.joined(separator: "|") == expected)
    }

    @Test(arguments: [
        (
            "id", "Beli Pro seharga £3", "Berlangganan Pro seharga £3 per bulan", "Pro, £3 per bulan", "Lihat Pro",
            "Ditagih setiap bulan", "£2 per bulan"
        ),
        ("ko", "£3에 Pro 구입", "월 £3에 Pro 구독", "Pro, 월 £3", "Pro 보기", "매월 결제", "1개월당 £2"),
        (
            "ms", "Beli Pro pada harga £3", "Langgan Pro pada harga £3 sebulan", "Pro, £3 sebulan", "Lihat Pro",
            "Dibilkan setiap bulan", "£2 sebulan"
        ),
        (
            "th", "ซื้อ Pro ในราคา £3", "สมัครสมาชิก Pro ในราคา £3 ต่อเดือน", "Pro, £3 ต่อเดือน", "ดู Pro",
            "เรียกเก็บเงินรายเดือน", "£2 ต่อเดือน"
        ),
        (
            "vi", "Mua Pro với giá £3", "Đăng ký Pro với giá £3 mỗi tháng", "Pro, £3 mỗi tháng", "Xem Pro",
            "Thanh toán hằng tháng", "£2 mỗi tháng"
        ),
        ("zh-Hans", "以 £3 购买“Pro”", "以每月 £3 订阅“Pro”", "Pro，每月 £3", "查看“Pro”", "每月付款", "折合每月 £2"),
        ("zh-Hant", "以 £3 購買「Pro」", "以每月 £3 訂閱「Pro」", "Pro，每月 £3", "查看「Pro」", "每月付款", "相當於每月 £2"),
    ])
    func labels(
        language: String, buy: String, subscribe: String, summary: String, see: String, billed: String,
        equivalent: String
    ) throws {
        let wording = try WordingTests.wording(language)
        #expect(wording.buyLabel(name: "Pro", price: "£3", every: nil) == buy)
        #expect(wording.buyLabel(name: "Pro", price: "£3", every: Self.month) == subscribe)
        #expect(wording.planSummary(name: "Pro", price: "£3", every: Self.month) == summary)
        #expect(wording.seePlan(name: "Pro") == see)
        #expect(wording.billed(Self.month) == billed)
        #expect(wording.equivalent("£2", .month) == equivalent)
    }

    @Test(arguments: [
        ("id", "3 hari|1 minggu|2 minggu|1 bulan|3 bulan|1 tahun", "hari minggu bulan tahun", "hr mgg bln thn"),
        ("ko", "3일|1주|2주|1개월|3개월|1년", "일 주 월 년", "일 주 월 년"),
        ("ms", "3 hari|1 minggu|2 minggu|1 bulan|3 bulan|1 tahun", "hari minggu bulan tahun", "hari mgu bln thn"),
        ("th", "3 วัน|1 สัปดาห์|2 สัปดาห์|1 เดือน|3 เดือน|1 ปี", "วัน สัปดาห์ เดือน ปี", "วัน สัปดาห์ เดือน ปี"),
        ("vi", "3 ngày|1 tuần|2 tuần|1 tháng|3 tháng|1 năm", "ngày tuần tháng năm", "ngày tuần tháng năm"),
        ("zh-Hans", "3天|1周|2周|1个月|3个月|1年", "天 周 月 年", "天 周 月 年"),
        ("zh-Hant", "3天|1週|2週|1個月|3個月|1年", "天 週 月 年", "天 週 月 年"),
    ])
    func periods(language: String, counted: String, names: String, short: String) throws {
        let words = try PeriodWordsTests.words(language)
        let periods = try ["P3D", "P7D", "P14D", "P1M", "P3M", "P12M"].map(PeriodWordsTests.period)
        #expect(periods.map(words.counted).joined(separator: "|") == counted)
        let units = BillingPeriod.Unit.allCases.map { BillingPeriod(count: 1, unit: $0) }
        #expect(units.map(words.name).joined(separator: " ") == names)
        #expect(units.map(words.abbreviated).joined(separator: " ") == short)
    }

    @Test(arguments: [
        (
            "id", "setiap bulan|setiap 3 bulan", "per bulan", "selama 3 bulan", "9/bulan", "9/3\u{A0}bln",
            "9 setiap 3 bulan"
        ),
        ("ko", "매월|3개월마다", "매월", "3개월 동안", "9/월", "9/3개월", "3개월마다 9"),
        (
            "ms", "setiap bulan|setiap 3 bulan", "sebulan", "selama 3 bulan", "9/bulan", "9/3\u{A0}bln",
            "9 setiap 3 bulan"
        ),
        ("th", "รายเดือน|ทุก 3 เดือน", "ต่อเดือน", "เป็นเวลา 3 เดือน", "9/เดือน", "9/3\u{A0}เดือน", "9 ทุก 3 เดือน"),
        ("vi", "hằng tháng|mỗi 3 tháng", "mỗi tháng", "trong 3 tháng", "9/tháng", "9/3\u{A0}tháng", "9 mỗi 3 tháng"),
        ("zh-Hans", "每月|每3个月", "每月", "为期3个月", "9/月", "9/3个月", "每3个月 9"),
        ("zh-Hant", "每月|每3個月", "每月", "為期3個月", "9/月", "9/3個月", "每3個月 9"),
    ])
    func phrases(
        language: String, adverbs: String, per: String, span: String, slash: String, short: String, sentence: String
    ) throws {
        let words = try PeriodWordsTests.words(language)
        let three = BillingPeriod(count: 3, unit: .month)
        #expect([Self.month, three].map(words.adverb).joined(separator: "|") == adverbs)
        #expect(words.everyPeriod(Self.month) == per)
        #expect(words.span(three) == span)
        #expect(words.per(price: "9", Self.month) == slash)
        #expect(words.perAbbreviated(price: "9", three) == short)
        #expect(words.sentence(price: "9", three) == sentence)
    }

    /// None of these languages tells plurals apart, so one form a sentence is enough.
    @Test(arguments: languages) func oneFormServesEveryCount(language: String) throws {
        let rules = PluralRules(language: try #require(LanguageTag(language)))
        #expect(Set((0...1_000).map(rules.category)) == [.other])
    }

    /// Rows 200 to 202 of the shared cases, for the product's own words.
    @Test(arguments: [
        ("zh", "恢复购买"), ("zh-CN", "恢复购买"), ("zh_SG", "恢复购买"), ("zh_MY", "恢复购买"), ("zh-Hans-HK", "恢复购买"),
        ("zh-TW", "回復購買項目"), ("zh_HK", "回復購買項目"), ("zh_MO", "回復購買項目"), ("zh-Hant-CN", "回復購買項目"),
        ("in", "Pulihkan pembelian"), ("ms-BN", "Pulihkan pembelian"), ("ko-KP", "구입 항목 복원"),
    ])
    func aReaderGetsTheirScript(language: String, restore: String) throws {
        #expect(try WordingTests.wording(language).restore == restore)
    }

    /// Every text of a language, with its places.
    static func texts(_ language: String) throws -> [String] {
        let tag = try #require(LanguageTag(language))
        let table = try #require(WordingTable.table(for: tag))
        let units = BillingPeriod.Unit.allCases.map { table.periods[$0] }
        return SimpleWords.fields.map { $0.text(table.words) } + table.sentences.all.map(\.pattern.text)
            + [table.sentences.commitmentPayments.other.text]
            + units.flatMap { unit in
                [unit.name, unit.abbreviation, unit.adverb, unit.per]
                    + [unit.price, unit.equivalent, unit.every.other, unit.span.other, unit.priceEvery.other].map(
                        \.text)
            }
    }

    /// Characters that differ between the two ways of writing and stand in texts of this kind, in the same order.
    @Test func eachChineseKeepsToItsCharacters() throws {
        let simplified = "复购买兑换码码关闭获续条选择语价费经过还会仅种账户须从你确认时将项问请个为钱总额现终约国区订阅应开载内转号"
        let traditional = "復購買兌換碼碼關閉獲續條選擇語價費經過還會僅種賬戶須從你確認時將項問請個為錢總額現終約國區訂閱應開載內轉號"
        let pairs = zip(simplified, traditional).filter { $0 != $1 }
        #expect(pairs.count > 50)
        let hans = Set(try Self.texts("zh-Hans").joined())
        let hant = Set(try Self.texts("zh-Hant").joined())
        #expect(hans.intersection(pairs.map(\.1)) == [])
        #expect(hant.intersection(pairs.map(\.0)) == [])
        #expect(hans.intersection(pairs.map(\.0)).count > 15, "the list is of characters that do stand there")
    }

    /// Letters of another script stand only in what is called so everywhere.
    @Test(arguments: [
        ("ko", 0xAC00...0xD7A3), ("th", 0x0E00...0x0E7F), ("zh-Hans", 0x4E00...0x9FFF), ("zh-Hant", 0x4E00...0x9FFF),
    ])
    func textsAreInTheScriptOfTheLanguage(language: String, letters: ClosedRange<Int>) throws {
        for text in try Self.texts(language) {
            let rest = ["App Store", "Apple", "reportaproblem.apple.com", "App"].reduce(text) {
                $0.replacing($1, with: "")
            }.replacing(/\{[a-z_]+\}/, with: "")
            for scalar in rest.unicodeScalars where scalar.properties.isAlphabetic {
                #expect(letters.contains(Int(scalar.value)), "\(language) \(scalar) in \(text)")
            }
        }
    }

    /// A copied line would read like another language's; Malay and Indonesian share some words, but no line of rights.
    @Test(arguments: languages) func noTextIsEnglish(language: String) throws {
        let english = try Self.texts("en")
        for (text, other) in zip(try Self.texts(language), english) where !text.hasPrefix("{") {
            #expect(text != other, "\(language)")
        }
        let malay = try WordingTests.wording("ms"), indonesian = try WordingTests.wording("id")
        for field in SimpleWords.fields where field.name.hasSuffix("_note") || field.name == "commitment_cancel" {
            #expect(field.text(malay.words) != field.text(indonesian.words))
        }
    }

    /// A name may end in any sound, so Korean puts no particle with two forms behind a place.
    @Test func koreanHasNoParticleThatDependsOnAName() throws {
        for text in try Self.texts("ko") {
            #expect(text.firstMatch(of: /\}(?:을|를|이|가|은|는|과|와|로|으로)(?:[ ,.]|$)/) == nil, "\(text)")
        }
    }
}
