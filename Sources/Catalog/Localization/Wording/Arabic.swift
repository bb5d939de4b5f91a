/// Arabic. One and two are said without a number; 3 to 10 and 11 to 99 take different forms. "For" and "every" take the
/// genitive, so the dual is شهرين there, not شهران. Numbers in the running text are words, since the digits depend on the region.
extension WordingTable {
    static let arabic = WordingTable(
        words: SimpleWords(
            restore: "استعادة المشتريات",
            redeem: "استخدام رمز",
            manage: "إدارة الاشتراك",
            close: "إغلاق",
            getApp: "الحصول على التطبيق",
            openInAppStore: "المتابعة في App Store",
            skipToContent: "الانتقال إلى المحتوى",
            terms: "شروط الاستخدام",
            privacy: "سياسة الخصوصية",
            choosePlan: "اختيار خطة",
            chooseLanguage: "اختيار اللغة",
            plansAndPrices: "الخطط والأسعار",
            free: "مجانًا",
            selected: "محدّد",
            purchased: "تم الشراء",
            oneTime: "شراء لمرة واحدة",
            consumableNote: "يمكن شراؤه أكثر من مرة، ولا تشمله استعادة المشتريات.",
            billedOnce: "دفعة واحدة",
            included: "مضمّن",
            notIncluded: "غير مضمّن",
            taxIncluded: "شامل الضريبة",
            taxAdded: "غير شامل الضريبة",
            // For legal reading.
            commitmentCancel:
                "يمكنك الإلغاء في أي وقت، لكن الدفعات الشهرية تستمر حتى نهاية مدة الالتزام، ولا يتجدد الاشتراك بعدها.",
            // For legal reading.
            legalNote: "يُخصم المبلغ من حساب Apple الخاص بك عند تأكيد الشراء.",
            // For legal reading.
            refundNote: "يمكنك طلب استرداد المبلغ من Apple عبر reportaproblem.apple.com."
        ),
        sentences: Sentences(
            buyLabel: "شراء {name} مقابل {price}",
            subscribeLabel: "الاشتراك في {name} مقابل {price_line}",
            planSummary: "{name}، {price_line}",
            seePlan: "عرض {name}",
            billed: "الدفع {adverb}",
            offerFree: "مجانًا {span}، ثم {price_line}",
            offerPayAsYouGo: "{offer_line} {span}، ثم {price_line}",
            offerPayUpFront: "{offer_price} دفعة واحدة {span}، ثم {price_line}",
            offerForNewSubscribers: "للمشتركين الجدد: {offer}",
            offerForReturningSubscribers: "للمشتركين العائدين: {offer}",
            offerForSelectedSubscribers: "عرض خاص: {offer}",
            offerWithCode: "باستخدام رمز عرض: {offer}",
            commitmentBill: "{price_line} {span}",
            commitmentTotal: "إجمالي الالتزام: {price}",
            commitmentPayments: PluralPattern(
                one: "دفعة واحدة بقيمة {price}، بإجمالي {total}", two: "دفعتان قيمة كل منهما {price}، بإجمالي {total}",
                few: "{count} دفعات قيمة كل منها {price}، بإجمالي {total}",
                other: "{count} دفعة قيمة كل منها {price}، بإجمالي {total}"),
            // For legal reading.
            renewal:
                "يتجدد الاشتراك تلقائيًا مقابل {price_line} ما لم تُلغِه قبل نهاية الفترة الحالية بأربع وعشرين ساعة على الأقل. "
                + "يمكنك إدارة الاشتراك أو إلغاؤه من إعدادات حسابك في App Store.",
            priceForStorefront: "هذا السعر لمتجر App Store ({region}). وقد يختلف السعر في متجر آخر."
        ),
        periods: PeriodTable(
            day: UnitWords(
                name: "يوم", abbreviation: "يوم",
                countedAbbreviation: PluralPattern(
                    two: "يومان", few: "{count} أيام", many: "{count} يومًا", other: "{count} يوم"),
                adverb: "يوميًا", per: "يوميًا",
                every: PluralPattern(
                    one: "كل يوم", two: "كل يومين", few: "كل {count} أيام", many: "كل {count} يومًا",
                    other: "كل {count} يوم"),
                span: PluralPattern(
                    one: "لمدة يوم واحد", two: "لمدة يومين", few: "لمدة {count} أيام", many: "لمدة {count} يومًا",
                    other: "لمدة {count} يوم"),
                price: "{price} يوميًا",
                priceEvery: PluralPattern(
                    one: "{price} كل يوم", two: "{price} كل يومين", few: "{price} كل {count} أيام",
                    many: "{price} كل {count} يومًا", other: "{price} كل {count} يوم"),
                equivalent: "{price} في اليوم"),
            week: UnitWords(
                name: "أسبوع", abbreviation: "أسبوع",
                countedAbbreviation: PluralPattern(
                    two: "أسبوعان", few: "{count} أسابيع", many: "{count} أسبوعًا", other: "{count} أسبوع"),
                adverb: "أسبوعيًا", per: "أسبوعيًا",
                every: PluralPattern(
                    one: "كل أسبوع", two: "كل أسبوعين", few: "كل {count} أسابيع", many: "كل {count} أسبوعًا",
                    other: "كل {count} أسبوع"),
                span: PluralPattern(
                    one: "لمدة أسبوع واحد", two: "لمدة أسبوعين", few: "لمدة {count} أسابيع",
                    many: "لمدة {count} أسبوعًا", other: "لمدة {count} أسبوع"),
                price: "{price} أسبوعيًا",
                priceEvery: PluralPattern(
                    one: "{price} كل أسبوع", two: "{price} كل أسبوعين", few: "{price} كل {count} أسابيع",
                    many: "{price} كل {count} أسبوعًا", other: "{price} كل {count} أسبوع"),
                equivalent: "{price} في الأسبوع"),
            month: UnitWords(
                name: "شهر", abbreviation: "شهر",
                countedAbbreviation: PluralPattern(
                    two: "شهران", few: "{count} أشهر", many: "{count} شهرًا", other: "{count} شهر"),
                adverb: "شهريًا", per: "شهريًا",
                every: PluralPattern(
                    one: "كل شهر", two: "كل شهرين", few: "كل {count} أشهر", many: "كل {count} شهرًا",
                    other: "كل {count} شهر"),
                span: PluralPattern(
                    one: "لمدة شهر واحد", two: "لمدة شهرين", few: "لمدة {count} أشهر", many: "لمدة {count} شهرًا",
                    other: "لمدة {count} شهر"),
                price: "{price} شهريًا",
                priceEvery: PluralPattern(
                    one: "{price} كل شهر", two: "{price} كل شهرين", few: "{price} كل {count} أشهر",
                    many: "{price} كل {count} شهرًا", other: "{price} كل {count} شهر"),
                equivalent: "{price} في الشهر"),
            year: UnitWords(
                name: "سنة", abbreviation: "سنة",
                countedAbbreviation: PluralPattern(
                    two: "سنتان", few: "{count} سنوات", other: "{count} سنة"),
                adverb: "سنويًا", per: "سنويًا",
                every: PluralPattern(
                    one: "كل سنة", two: "كل سنتين", few: "كل {count} سنوات", other: "كل {count} سنة"),
                span: PluralPattern(
                    one: "لمدة سنة واحدة", two: "لمدة سنتين", few: "لمدة {count} سنوات", other: "لمدة {count} سنة"),
                price: "{price} سنويًا",
                priceEvery: PluralPattern(
                    one: "{price} كل سنة", two: "{price} كل سنتين", few: "{price} كل {count} سنوات",
                    other: "{price} كل {count} سنة"),
                equivalent: "{price} في السنة")))
}
