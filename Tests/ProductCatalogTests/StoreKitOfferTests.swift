import Diagnostics
import Localization
import ProductCatalog
import TestSupport
import Testing

@Suite("Offers and billing plans of .storekit files")
struct StoreKitOfferTests {
    private static let freeWeek =
        "{ \"internalID\" : \"A\", \"paymentMode\" : \"free\", \"subscriptionPeriod\" : \"P1W\", \"numberOfPeriods\" : 1 }"
    private static let otherMonth =
        "{ \"internalID\" : \"B\", \"paymentMode\" : \"payUpFront\", \"displayPrice\" : \"0.99\", \"subscriptionPeriod\" : \"P1M\", \"billingPlanType\" : \"MONTHLY\" }"

    /// The single key is that of formats to 5.0, the list that of formats from 5.0; 5.0 has both.
    @Test(
        "An introductory offer is read once, wherever it stands",
        arguments: [
            (", \"introductoryOffer\" : \(freeWeek)", ["P1W"]),
            (", \"introductoryOffers\" : [ \(freeWeek) ]", ["P1W"]),
            (", \"introductoryOffer\" : \(freeWeek), \"introductoryOffers\" : [ \(freeWeek) ]", ["P1W"]),
            (
                ", \"introductoryOffer\" : \(freeWeek), \"introductoryOffers\" : [ \(freeWeek), \(otherMonth) ]",
                ["P1W", "P1M"]
            ),
            (", \"introductoryOffer\" : \(freeWeek), \"introductoryOffers\" : [ ]", ["P1W"]),
            (", \"introductoryOffer\" : null", []),
            ("", []),
        ])
    func introductory(extra: String, periods: [String]) {
        let (product, lines) = StoreKitFixtures.readMonthly(extra: extra)
        // An offer for a plan that the product does not have is another matter.
        #expect(lines.filter { !$0.contains("storekit.offer.plan") } == [])
        #expect(product?.subscription?.introductoryOffers.map(\.period.iso8601) == periods)
    }

    @Test("Two introductory offers belong to two billing plans")
    func plans() {
        let (product, _) = StoreKitFixtures.readMonthly(
            extra: ", \"introductoryOffers\" : [ \(Self.otherMonth), \(Self.freeWeek) ]")
        let terms = product?.subscription
        #expect(terms?.introductoryOffer(for: .upFront)?.paymentMode == .freeTrial)
        #expect(terms?.introductoryOffer(for: .monthly)?.paymentMode == .payUpFront)
    }

    @Test("A second introductory offer for one plan is a warning, and the first counts")
    func second() {
        let second = Self.freeWeek.replacing("\"A\"", with: "\"C\"").replacing("P1W", with: "P2W")
        let (product, lines) = StoreKitFixtures.readMonthly(
            extra: ", \"introductoryOffers\" : [\n\(Self.freeWeek),\n\(second) ]")
        #expect(product?.subscription?.introductoryOffers.map(\.period.iso8601) == ["P1W"])
        #expect(
            lines == [
                "warning storekit.offer.double 23:1-23:100: a second introductory offer for the same billing plan: the first counts (the first 22:1)"
            ])
    }

    @Test("Every kind of offer and every way of paying is read")
    func everyKind() throws {
        let (product, lines) = StoreKitFixtures.readMonthly(
            extra: """
                , "adHocOffers" : [ { "displayPrice" : "0.99", "internalID" : "1", "numberOfPeriods" : 3,
                  "offerID" : "back", "paymentMode" : "payAsYouGo", "referenceName" : "Come back", "subscriptionPeriod" : "P1W" } ],
                "winbackOffers" : [ { "internalID" : "2", "isEligible" : true, "offerID" : "win", "paymentMode" : "free",
                  "referenceName" : "Win", "subscriptionPeriod" : "P14D" } ],
                "codeOffers" : [ { "eligibility" : [ "expired", "new" ], "internalID" : "3", "isStackable" : true,
                  "displayPrice" : "5", "paymentMode" : "payUpFront", "referenceName" : "Fair", "subscriptionPeriod" : "P6M" } ]
                """)
        #expect(lines == [])
        let terms = try #require(product?.subscription)
        #expect(terms.offers.map(\.kind) == [.winBack, .promotional, .code])
        #expect(terms.offers.map(\.paymentMode) == [.freeTrial, .payAsYouGo, .payUpFront])
        #expect(terms.offers.map { $0.price?.text } == [nil, "0.99", "5"])
        #expect(terms.offers.map(\.periodCount) == [1, 3, 1])
        #expect(terms.offers.map(\.duration.iso8601) == ["P2W", "P3W", "P6M"])
        #expect(terms.offers.map(\.offerID) == ["win", "back", nil])
        #expect(terms.codeOffers.first?.codeEligibility == [.new, .expired])
    }

    @Test(
        "What is odd about an offer is said",
        arguments: [
            (
                "\"paymentMode\" : \"none\", \"displayPrice\" : \"0.99\"", 0,
                "note storekit.value: the payment mode is \"none\": an introductory offer of pro.monthly is left out"
            ),
            (
                "\"paymentMode\" : \"Free\", \"subscriptionPeriod\" : \"P1W\"", 0,
                "warning storekit.value: unknown payment mode \"Free\": an introductory offer of pro.monthly is left out [name: free]"
            ),
            (
                "\"paymentMode\" : \"free\", \"subscriptionPeriod\" : \"P1W\", \"displayPrice\" : \"9.99\"", 1,
                "note storekit.offer.free: an introductory offer of pro.monthly is free, so its price \"9.99\" is not used"
            ),
            (
                "\"paymentMode\" : \"payUpFront\", \"subscriptionPeriod\" : \"P1W\", \"displayPrice\" : \"\"", 1,
                "note storekit.price.empty: the price of an introductory offer of pro.monthly is empty"
            ),
            (
                "\"paymentMode\" : \"free\", \"subscriptionPeriod\" : \"P1W\", \"billingPlanType\" : \"YEARLY\"", 0,
                "warning storekit.value: unknown billing plan type \"YEARLY\": an introductory offer of pro.monthly is left out"
            ),
        ])
    func odd(members: String, count: Int, line: String) {
        let (product, lines) = StoreKitFixtures.readMonthly(extra: ", \"introductoryOffer\" : { \(members) }")
        #expect(product?.subscription?.introductoryOffers.count == count)
        #expect(lines.map(withoutPlace) == [line])
    }

    @Test("A free offer of price 0 needs no remark")
    func freeAtZero() {
        let (product, lines) = StoreKitFixtures.readMonthly(
            extra:
                ", \"introductoryOffer\" : { \"paymentMode\" : \"free\", \"subscriptionPeriod\" : \"P1W\", \"displayPrice\" : \"0\" }"
        )
        #expect(lines == [])
        #expect(product?.subscription?.introductoryOffers.first?.price == nil)
    }

    @Test("Billing plans are read, and a disabled one is not sold")
    func billingPlans() throws {
        let (product, lines) = StoreKitFixtures.readMonthly(
            price: "\"35.88\"",
            extra: """
                , "billingPlans" : [
                  { "billingPlanType" : "BILLED_UPFRONT", "commitmentDisplayPrice" : "35.88", "displayPrice" : "35.88",
                    "internalID" : "1", "isEnabled" : true },
                  { "billingPlanType" : "MONTHLY", "commitmentDisplayPrice" : "2.99", "displayPrice" : "2.99",
                    "internalID" : "2", "isEnabled" : false } ]
                """)
        #expect(lines == [])
        let terms = try #require(product?.subscription)
        #expect(terms.billingPlans.map(\.kind) == [.upFront, .monthly])
        #expect(terms.billingPlan(.upFront)?.price?.text == "35.88")
        #expect(terms.billingPlan(.monthly) == nil)
    }

    @Test("Prices of one product that cannot all be right are warnings")
    func contradictions() {
        let members = """
            "displayPrice" : "34.99", "productID" : "pro.yearly", "recurringSubscriptionPeriod" : "P1Y",
            "billingPlans" : [
            { "billingPlanType" : "BILLED_UPFRONT", "displayPrice" : "0.99" },
            { "billingPlanType" : "MONTHLY", "commitmentDisplayPrice" : "6", "displayPrice" : "0,58" } ]
            """
        let (file, lines) = StoreKitFixtures.read(StoreKitFixtures.file(subscription: members))
        #expect(file?.products.first?.price?.text == "34.99")
        #expect(
            lines.map(withoutPlace) == [
                "warning storekit.price.comma: the price \"0,58\" is read as 0.58 [write: \"0.58\"]",
                "warning storekit.plan.price: the up-front plan costs 0.99, but the product 34.99: the product's price counts (the product's price 20:27)",
                "warning storekit.plan.commitment: 12 bills of 0.58 are 6.96, but the commitment price is 6 (the price of a bill 23:83)",
            ])
    }

    @Test("An offer for a billing plan that is off, or that there is not, is a warning")
    func unsoldPlans() throws {
        let offer = "\"paymentMode\" : \"free\", \"subscriptionPeriod\" : \"P1W\", \"billingPlanType\""
        let offers = ", \"introductoryOffers\" : [ { \(offer) : \"MONTHLY\" }, { \(offer) : \"BILLED_UPFRONT\" } ]"
        let (none, lines) = StoreKitFixtures.readMonthly(extra: offers)
        #expect(none?.subscription?.introductoryOffers.count == 2)
        #expect(
            lines.map(withoutPlace) == [
                "warning storekit.offer.plan: an introductory offer of pro.monthly is for the monthly plan, which the"
                    + " product does not have: nobody gets it"
            ])
        let plan =
            ", \"billingPlans\" : [ { \"billingPlanType\" : \"MONTHLY\", \"displayPrice\" : \"1\", \"isEnabled\" : "
        let (_, off) = StoreKitFixtures.readMonthly(extra: offers + plan + "false } ]")
        #expect(off.count == 1 && off[0].contains("is for the monthly plan, which is off: nobody gets it (the plan "))
        #expect(StoreKitFixtures.readMonthly(extra: offers + plan + "true } ]").lines == [])
    }

    /// `error id 1:2-1:3: message` without the place.
    private func withoutPlace(_ line: String) -> String {
        let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        return "\(words[0]) \(words[1]): \(words[3])"
    }
}

@Suite("How many bills a commitment has")
struct BillCountTests {
    /// Rows 218 to 231 of the shared cases on variables.
    @Test(
        arguments: [
            ("P1M", "P1Y", 12), ("P1M", "P2M", 2), ("P2M", "P1Y", 6), ("P3M", "P1Y", 4), ("P6M", "P1Y", 2),
            ("P1Y", "P1Y", 1), ("P1Y", "P3Y", 3), ("P5M", "P1Y", nil), ("P1Y", "P1M", nil), ("P1W", "P1Y", nil),
            ("P1M", "P4W", nil), ("P1D", "P30D", nil),
        ] as [(String, String, Int?)])
    func count(bill: String, commitment: String, expected: Int?) throws {
        let bill = try #require(BillingPeriod(iso8601: bill))
        let commitment = try #require(BillingPeriod(iso8601: commitment))
        #expect(BillCount.of(bill, in: commitment) == expected)
    }

    @Test("Monthly bills are not sold in the United States and Singapore")
    func sold() throws {
        let sold = Storefront.all.filter { !BillingPlanKind.monthly.isSold(in: $0) }
        #expect(sold.map(\.alpha2) == ["SG", "US"])
        #expect(Storefront.all.allSatisfy { BillingPlanKind.upFront.isSold(in: $0) })
    }
}
