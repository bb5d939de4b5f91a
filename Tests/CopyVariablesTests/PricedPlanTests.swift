import Diagnostics
import Foundation
import Localization
import ProductCatalog
import TestSupport
import Testing

@testable import CopyVariables

@Suite("A product as a row of a paywall")
struct PricedPlanTests {
    private static let file = """
        {
          "products" : [ { "displayPrice" : "99.99", "productID" : "lifetime", "type" : "NonConsumable" } ],
          "settings" : { "_storefront" : "GBR" },
          "subscriptionGroups" : [ { "id" : "G", "name" : "Pro", "subscriptions" : [
            { "displayPrice" : "34.99", "productID" : "yearly", "recurringSubscriptionPeriod" : "P1Y",
              "billingPlans" : [ { "billingPlanType" : "MONTHLY", "displayPrice" : "2.99" } ],
              "introductoryOffers" : [
                { "internalID" : "1", "billingPlanType" : "BILLED_UPFRONT", "paymentMode" : "payUpFront",
                  "displayPrice" : "9.99", "subscriptionPeriod" : "P3M" },
                { "internalID" : "2", "billingPlanType" : "MONTHLY", "paymentMode" : "free",
                  "subscriptionPeriod" : "P1M" } ] },
            { "displayPrice" : "3.99", "productID" : "monthly", "recurringSubscriptionPeriod" : "P1M" },
            { "displayPrice" : "", "productID" : "unpriced", "recurringSubscriptionPeriod" : "P1M" }
          ] } ],
          "version" : { "major" : 5, "minor" : 0 }
        }
        """

    private func plan(
        _ id: String, _ kind: BillingPlanKind = .upFront, in storefront: String, rows: [String] = []
    ) throws -> PricedPlan? {
        var diagnostics: [Diagnostic] = []
        let file = try #require(
            StoreKitReader.read(SourceText(path: "App.storekit", text: Self.file), into: &diagnostics))
        let text = (["storefront,product,price,currency,plan"] + rows).joined(separator: "\n")
        let list = try #require(PriceList.read(SourceText(path: "prices.csv", text: text), into: &diagnostics))
        let catalog = Catalog([Catalog.Source(file: file)], into: &diagnostics)
        let book = PriceBook(catalog: catalog, lists: [list], into: &diagnostics)
        let product = try #require(catalog.product(id: id))
        return book.pricedPlan(of: product, plan: kind, in: try Fixtures.storefront(storefront))
    }

    @Test("A monthly plan has its bill, a commitment and its own offer")
    func monthly() throws {
        let plan = try #require(try plan("yearly", .monthly, in: "GB"))
        #expect(plan.plan == .monthly)
        #expect(plan.price.digits == "2.99")
        #expect(plan.billedPeriod == BillingPeriod(count: 1, unit: .month))
        #expect(plan.commitment?.billCount == 12)
        #expect(plan.commitment?.total.amount == Decimal(3588) / 100)
        #expect(plan.introductoryOffer?.offer.paymentMode == .freeTrial)
    }

    @Test("Where monthly bills are not sold the plain plan stands in its place", arguments: ["US", "SG"])
    func notSold(storefront: String) throws {
        let plan = try #require(try plan("yearly", .monthly, in: storefront))
        #expect(plan.plan == .upFront)
        #expect(plan.price.digits == "34.99")
        #expect(plan.price.isForAnotherStorefront)
        #expect(plan.commitment == nil)
        #expect(plan.introductoryOffer?.offer.paymentMode == .payUpFront)
    }

    @Test("A product without a monthly plan has the plain one")
    func withoutPlan() throws {
        #expect(try plan("monthly", .monthly, in: "GB")?.plan == .upFront)
    }

    @Test("A paid offer is shown beside the file's price only, a free one anywhere")
    func offers() throws {
        let rows = ["JP,yearly,5000", "JP,yearly,450,,monthly"]
        #expect(try plan("yearly", in: "JP", rows: rows)?.introductoryOffer == nil)
        #expect(try plan("yearly", .monthly, in: "JP", rows: rows)?.introductoryOffer?.price == nil)
        #expect(try plan("yearly", .monthly, in: "JP", rows: rows)?.introductoryOffer != nil)
        #expect(try plan("yearly", in: "DE", rows: rows)?.introductoryOffer?.price?.currency.code == "GBP")
    }

    @Test("What is bought once has no period, and what has no price is no plan")
    func once() throws {
        let plan = try #require(try plan("lifetime", in: "GB"))
        #expect(plan.billedPeriod == nil)
        #expect(plan.monthlyEquivalent == nil)
        #expect(plan.price(per: .month) == nil)
        #expect(try self.plan("unpriced", in: "GB") == nil)
    }
}

@Suite("The kinds of findings about copy")
struct CopyDiagnosticsTests {
    @Test("Each has an id of its own and says everything that explain prints")
    func kinds() {
        let kinds = CopyVariablesDiagnostics.kinds
        #expect(Set(kinds.map(\.id)).count == kinds.count)
        #expect(kinds.map(\.id) == kinds.map(\.id).sorted())
        #expect(kinds.allSatisfy { $0.id.hasPrefix("copy.") })
        for kind in kinds {
            #expect(![kind.title, kind.why, kind.example, kind.mend].contains(""))
        }
    }
}
