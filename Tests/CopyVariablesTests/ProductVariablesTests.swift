import Diagnostics
import Localization
import ProductCatalog
import Testing

@testable import CopyVariables

/// Numbers of rows are those of the shared cases on variables (RevenueCat's second generation and Web).
@Suite("The values of variables")
struct ProductVariablesTests {
    private func values(
        _ plan: PricedPlan, discount: Int? = nil, in language: String = "en"
    ) throws -> [ProductVariable: String] {
        let variables = try Fixtures.variables(plan, name: "Monthly", discount: discount, in: language)
        return Dictionary(
            uniqueKeysWithValues: ProductVariable.allCases.compactMap { variable in
                variables.value(of: variable).map { (variable, $0) }
            })
    }

    @Test("A monthly plan without an offer")
    func monthly() throws {
        #expect(
            try values(Fixtures.plan("6.99", period: "P1M"), discount: 30) == [
                .storeProductName: "Monthly",  // row 144
                .currencyCode: "USD",  // row 118
                .currencySymbol: "$",  // row 81
                .price: "$6.99",
                .pricePerPeriod: "$6.99/month", .pricePerPeriodAbbreviated: "$6.99/mo",
                .pricePerDay: "$0.22", .pricePerWeek: "$1.60",
                .pricePerMonth: "$6.99",  // row 125
                .pricePerYear: "$83.88",  // row 126
                .period: "month",  // row 127
                .periodly: "monthly",  // row 119
                .periodAbbreviated: "mo",  // row 128
                .periodWithUnit: "1 month",  // row 130
                .periodInDays: "30", .periodInWeeks: "4", .periodInMonths: "1", .periodInYears: "0",  // row 129
                .relativeDiscount: "30%",  // row 143
            ])
    }

    /// Row 119 has "3 months" for `periodly`, where ours says how often, as row 183 does.
    @Test("Three months: rows 119, 127, 128, 130")
    func threeMonths() throws {
        let values = try values(Fixtures.plan("4.99", period: "P3M"))
        #expect(values[.periodly] == "every 3 months")
        #expect(values[.period] == "3 months")
        #expect(values[.periodAbbreviated] == "3mo")
        #expect(values[.periodWithUnit] == "3 months")
        #expect(values[.pricePerPeriod] == "$4.99/3 months")
        #expect(values[.pricePerPeriodAbbreviated] == "$4.99/3mo")
    }

    @Test("What is bought once has a price and no period: row 131")
    func lifetime() throws {
        #expect(
            try values(Fixtures.plan("119.49", period: nil)) == [
                .storeProductName: "Monthly", .currencyCode: "USD", .currencySymbol: "$", .price: "$119.49",
                .pricePerPeriod: "$119.49", .pricePerPeriodAbbreviated: "$119.49",
            ])
    }

    @Test("A free week: rows 132, 137 to 140; where row 139 is empty, ours is 0")
    func freeWeek() throws {
        let values = try values(Fixtures.plan("3.99", period: "P1M", offer: Fixtures.offer(.freeTrial, "P1W")))
        #expect(
            values.filter { $0.key.rawValue.hasPrefix("offer") } == [
                .offerPrice: "free", .offerPeriod: "week", .offerPeriodAbbreviated: "wk",
                .offerPeriodWithUnit: "1 week", .offerPeriodInDays: "7", .offerPeriodInWeeks: "1",
                .offerPeriodInMonths: "0", .offerPeriodInYears: "0",
            ])
    }

    /// Row 174 has the bare unit for `offer_period`, and nothing for a free price.
    @Test("Fourteen free days are 2 weeks: row 174")
    func freeFortnight() throws {
        let values = try values(Fixtures.plan("9.99", period: "P1Y", offer: Fixtures.offer(.freeTrial, "P14D")))
        #expect(values[.offerPeriod] == "2 weeks")
        #expect(values[.offerPeriodWithUnit] == "2 weeks")
        #expect(values[.offerPeriodInDays] == "14")
        #expect(values[.offerPrice] == "free")
    }

    @Test(
        "A paid offer has the price as it is paid, and the time for which that pays: rows 241 and 242",
        arguments: [
            (PaymentMode.payAsYouGo, "P1W", 3, ["$3.00", "1 week", "$13.03"]),
            (.payUpFront, "P1W", 3, ["$3.00", "3 weeks", "$4.34"]),
            (.payUpFront, "P3M", 1, ["$3.00", "3 months", "$1.00"]),
        ])
    func paid(mode: PaymentMode, period: String, count: Int, expected: [String]) throws {
        let offer = try Fixtures.offer(mode, price: "3", period, times: count)
        let values = try values(Fixtures.plan("5", period: "P1M", offer: offer))
        #expect([values[.offerPrice], values[.offerPeriodWithUnit], values[.offerPricePerMonth]] == expected)
    }

    @Test("Without an offer, and for a price that floors to nothing, there is no value")
    func withoutValue() throws {
        let values = try values(Fixtures.plan("0.99", "JP", period: "P1Y"))
        #expect(values[.offerPrice] == nil)
        #expect(values[.relativeDiscount] == nil)
        #expect(values[.pricePerDay] == nil)
        #expect(try self.values(Fixtures.plan("0.99", period: "P1Y"))[.pricePerDay] == nil)
    }

    @Test("A plan that is billed monthly speaks of the bill")
    func commitment() throws {
        let values = try values(Fixtures.plan("2.99", "GB", period: "P1Y", plan: .monthly))
        #expect(values[.pricePerPeriod] == "£2.99/month")
        #expect(values[.pricePerYear] == "£35.88")
        #expect(values[.periodWithUnit] == "1 month")
    }

    @Test("A shelf price keeps its digits, and a computed one has those of its currency: rows 8, 18, 55 to 58")
    func digits() throws {
        let sixteenth = try values(Fixtures.plan("14.9899999999", period: "P1M"))
        #expect(sixteenth[.price] == "$14.9899999999")
        #expect(sixteenth[.pricePerWeek] == "$3.44")
        #expect(try values(Fixtures.plan("980", "JP", period: "P1M"))[.pricePerWeek] == "¥225")
        #expect(try values(Fixtures.plan("9800", "JP", period: "P1Y"))[.pricePerMonth] == "¥816")
    }

    @Test(
        "Numbers and words follow the page's language, the currency the storefront",
        arguments: [
            ("de", ["34,99 £", "34,99 £/Jahr", "2,91 £", "26 %", "kostenlos"]),
            ("ja", ["£34.99", "£34.99/年", "£2.91", "26%", "無料"]),
            ("ru", ["34,99 £", "34,99 £/год", "2,91 £", "26 %", "бесплатно"]),
        ])
    func languages(language: String, expected: [String]) throws {
        let plan = try Fixtures.plan("34.99", "GB", period: "P1Y", offer: Fixtures.offer(.freeTrial, "P1W"))
        let values = try values(plan, discount: 26, in: language)
        let names: [ProductVariable] = [.price, .pricePerPeriod, .pricePerMonth, .relativeDiscount, .offerPrice]
        #expect(names.map { values[$0]?.replacing("\u{A0}", with: " ") } == expected)
    }
}

@Suite("Texts with their values")
struct CopyResolutionTests {
    private func resolve(
        _ text: String, _ values: CopyValues, in language: String = "en"
    ) throws -> CopyResolution {
        let source = Fixtures.source
        var diagnostics: [Diagnostic] = []
        let copy = CopyText.parse(
            text, at: source.place(at: 0), names: CopyNames(aliases: ["yearly"], custom: ["season", "empty"]),
            into: &diagnostics)
        #expect(diagnostics.isEmpty)
        let tag = try #require(LanguageTag(language))
        return copy.resolve(values, language: tag)
    }

    private func values(in language: String = "en") throws -> CopyValues {
        CopyValues(
            product: try Fixtures.variables(Fixtures.plan("6.99", period: "P1M"), in: language),
            products: [
                "yearly": try Fixtures.variables(Fixtures.plan("39.99", period: "P1Y"), discount: 52, in: language)
            ],
            custom: ["season": "Spring", "empty": ""])
    }

    @Test(
        "Variables are filled in, and functions applied",
        arguments: [
            ("Pro", "Pro"),
            ("Subscribe for {{ product.price_per_period }}", "Subscribe for $6.99/month"),
            ("{{ product.period | uppercase }}", "MONTH"), ("{{ product.period | lowercase }}", "month"),
            ("{{ product.period | capitalize }}", "Month"),
            ("{{ product.period_with_unit | capitalize }}", "1 Month"),
            ("{{ products.yearly.price }}, save {{ products.yearly.relative_discount }}", "$39.99, save 52%"),
            ("{{ custom.season | uppercase | lowercase }} sale", "spring sale"),
        ])
    func filled(text: String, expected: String) throws {
        #expect(try resolve(text, values()) == .text(expected))
    }

    @Test(
        "A variable without a value is named, and nothing is shown in its place",
        arguments: [
            ("Save {{ product.relative_discount }}", ["product.relative_discount"]),
            (
                "{{ product.offer_price }} {{ product.offer_period }} {{ product.price }}",
                ["product.offer_price", "product.offer_period"]
            ),
            ("{{ custom.empty }}", ["custom.empty"]),
        ])
    func missing(text: String, names: [String]) throws {
        #expect(try resolve(text, values()) == .withoutValue(names))
    }

    @Test("A text that belongs to no product has no values of one")
    func noProduct() throws {
        #expect(try resolve("{{ product.price }}", CopyValues()) == .withoutValue(["product.price"]))
    }

    @Test("In right-to-left text a price is kept apart, and stands as it is when it is alone")
    func rightToLeft() throws {
        let values = try values(in: "ar")
        let price = try #require(values.product?.value(of: .price))
        #expect(try resolve("مقابل {{ product.price }}", values, in: "ar") == .text("مقابل \u{2068}\(price)\u{2069}"))
        #expect(try resolve("{{ product.price }}", values, in: "ar") == .text(price))
        #expect(try resolve("كل {{ product.period }}", values, in: "ar") == .text("كل شهر"))
    }

    @Test("Turkish has a capital dotted i")
    func turkish() throws {
        let turkish = try #require(LanguageTag("tr"))
        #expect(CopyFunction.uppercase.apply(to: "kişi", language: turkish) == "KİŞİ")
        #expect(CopyFunction.capitalize.apply(to: "ilk", language: turkish) == "İlk")
        #expect(CopyFunction.capitalize.apply(to: "…", language: turkish) == "…")
    }
}
