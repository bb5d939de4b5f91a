import Localization
import ProductCatalog
import Testing

@testable import CopyVariables

@Suite("What a page says of a plan")
struct PlanTextsTests {
    private func texts(_ plan: PricedPlan, in language: String = "en") throws -> PlanTexts {
        PlanTexts(plan, name: "Pro", language: try Fixtures.language(language))
    }

    @Test("A yearly plan with a free week")
    func yearly() throws {
        let texts = try texts(
            Fixtures.plan("34.99", "GB", period: "P1Y", offer: Fixtures.offer(.freeTrial, "P1W")))
        #expect(texts.price == "£34.99")
        #expect(texts.priceLine == "£34.99 per year")
        #expect(texts.periodLine == "per year")
        #expect(texts.equivalent == "£2.91 per month")
        #expect(texts.offer == "New subscribers: 1 week free, then £34.99 per year")
        #expect(texts.commitment == nil)
        #expect(texts.renewal.contains("£34.99 per year"))
        #expect(texts.buyLabel == "Subscribe to Pro for £34.99 per year")
        #expect(texts.spoken == "Pro, £34.99 per year")
        #expect(texts.storefrontNote == nil)
    }

    @Test("What is bought once has neither slash nor period")
    func once() throws {
        let texts = try texts(Fixtures.plan("99.99", "GB", period: nil))
        #expect(texts.priceLine == "£99.99")
        #expect(texts.periodLine == nil)
        #expect(texts.equivalent == nil)
        #expect(texts.offer == nil)
        #expect(texts.renewal == "One-time purchase")
        #expect(texts.buyLabel == "Buy Pro for £99.99")
        #expect(texts.spoken == "Pro, £99.99")
    }

    @Test("What is used up says that it can be bought again, and that restoring does not bring it back")
    func consumable() throws {
        let once = try Fixtures.plan("1.99", "GB", period: nil)
        let product = Product(
            id: "pack", type: .consumable, referenceName: nil, price: once.product.price, localizations: [],
            isFamilyShareable: false, subscription: nil, range: once.product.range)
        let texts = try texts(PricedPlan(product: product, plan: .upFront, price: once.price, introductoryOffer: nil))
        #expect(texts.renewal.contains("more than once"))
        #expect(texts.priceLine == "£1.99")
    }

    @Test(
        "A month's part stands beside longer periods only, and where it is something",
        arguments: [
            ("3.99", "P1M", nil), ("3.99", "P1W", nil), ("3.99", "P14D", nil), ("0.10", "P1Y", nil),
            ("3.99", "P2M", "£1.99 per month"), ("47.88", "P1Y", "£3.99 per month"), ("9", "P12M", "£0.75 per month"),
            ("9.99", "P2Y", "£0.41 per month"),
        ] as [(String, String, String?)])
    func equivalent(price: String, period: String, expected: String?) throws {
        #expect(try texts(Fixtures.plan(price, "GB", period: period)).equivalent == expected)
    }

    @Test("A commitment says bill, number, total and what cancelling does, together")
    func commitment() throws {
        let plan = try Fixtures.plan("2.99", "GB", period: "P1Y", plan: .monthly)
        let texts = try texts(plan)
        #expect(texts.priceLine == "£2.99 per month")
        #expect(texts.commitment?.bill == "£2.99 per month for 12 months")
        #expect(texts.commitment?.total == "Total commitment: £35.88")
        #expect(texts.commitment?.cancel.isEmpty == false)
        #expect(texts.equivalent == nil)
        #expect(texts.renewal.contains("£35.88 per year"))
        #expect(!texts.renewal.contains("£2.99"))
        #expect(texts.commitment?.payments == "12 payments of £2.99, £35.88 in total")
        #expect(texts.spoken == "Pro, £2.99 per month. 12 payments of £2.99, £35.88 in total")
        #expect(try self.texts(plan, in: "ja").spoken == "Pro、月額£2.99。£2.99を12回お支払い、総額£35.88")
    }

    @Test("A price of another storefront says so in the page's language")
    func anotherStorefront() throws {
        let plan = try Fixtures.plan("3.99", "GB", period: "P1M")
        let shown = ShownPrice(
            money: plan.price.money, storefront: plan.price.storefront, page: try Fixtures.storefront("DE"),
            digits: "3.99")
        let other = PricedPlan(product: plan.product, plan: .upFront, price: shown, introductoryOffer: nil)
        #expect(try texts(other).storefrontNote?.contains("United Kingdom") == true)
        #expect(try texts(other, in: "de").storefrontNote?.contains("Vereinigtes Königreich") == true)
        #expect(try texts(other, in: "de").price == "3,99\u{A0}£")
    }
}

@Suite("The lines of offers")
struct OfferLinesTests {
    @Test(
        "Each way of paying has its own wording, and the price that follows is always said",
        arguments: [
            (PaymentMode.freeTrial, nil, "P1W", 1, "1 week free, then $9.99 per month"),
            (.freeTrial, nil, "P14D", 1, "2 weeks free, then $9.99 per month"),
            (.freeTrial, nil, "P1M", 3, "3 months free, then $9.99 per month"),
            (.payAsYouGo, "3", "P1W", 3, "$3.00 per week for 3 weeks, then $9.99 per month"),
            (.payAsYouGo, "0.99", "P7D", 2, "$0.99 per week for 2 weeks, then $9.99 per month"),
            (.payAsYouGo, "3", "P1M", 1, "1 month for $3.00 up front, then $9.99 per month"),
            (.payUpFront, "8", "P1M", 3, "3 months for $8.00 up front, then $9.99 per month"),
            (.payUpFront, "8", "P6M", 1, "6 months for $8.00 up front, then $9.99 per month"),
        ] as [(PaymentMode, String?, String, Int, String)])
    func modes(mode: PaymentMode, price: String?, period: String, count: Int, line: String) throws {
        let offer = try Fixtures.offer(mode, price: price, period, times: count)
        let plan = try Fixtures.plan("9.99", period: "P1M", offer: offer)
        let lines = OfferLines(plan: plan, language: try Fixtures.language("en"))
        let priced = try #require(plan.introductoryOffer)
        #expect(lines.line(priced) == line)
    }

    @Test(
        "As a condition it says for whom it is",
        arguments: [
            (OfferKind.introductory, "New subscribers: 1 week free, then $9.99 per month"),
            (.winBack, "Returning subscribers: 1 week free, then $9.99 per month"),
            (.promotional, "Special offer: 1 week free, then $9.99 per month"),
            (.code, "With an offer code: 1 week free, then $9.99 per month"),
        ])
    func kinds(kind: OfferKind, line: String) throws {
        let offer = try Fixtures.offer(.freeTrial, "P1W", kind: kind)
        let plan = try Fixtures.plan("9.99", period: "P1M", offer: offer)
        let lines = OfferLines(plan: plan, language: try Fixtures.language("en"))
        let priced = try #require(plan.introductoryOffer)
        #expect(lines.condition(priced) == line)
    }

    @Test(
        "Plurals are right in every language",
        arguments: [
            ("ru", "3,00 $ в неделю в течение 3 недель, затем 9,99 $ в месяц"),
            ("de", "3,00 $ pro Woche für 3 Wochen, danach 9,99 $ pro Monat"),
            ("ja", "最初の3週間は1週間$3.00、その後は月額$9.99"),
        ])
    func languages(language: String, line: String) throws {
        let offer = try Fixtures.offer(.payAsYouGo, price: "3", "P1W", times: 3)
        let plan = try Fixtures.plan("9.99", period: "P1M", offer: offer)
        let lines = OfferLines(plan: plan, language: try Fixtures.language(language))
        let priced = try #require(plan.introductoryOffer)
        let text = try #require(lines.line(priced))
        #expect(text.replacing("\u{A0}", with: " ") == line)
    }
}
