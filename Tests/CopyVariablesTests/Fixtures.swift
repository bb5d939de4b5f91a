import Diagnostics
import Foundation
import Localization
import ProductCatalog
import Testing

@testable import CopyVariables

/// Products and plans, made for the tests.
enum Fixtures {
    static let source = SourceText(path: "Products.storekit", text: "")

    static func price(_ text: String) throws -> SourcedPrice {
        SourcedPrice(amount: try #require(Decimal(string: text)), text: text, range: source.place(at: 0))
    }

    static func storefront(_ code: String) throws -> Storefront { try #require(Storefront.find(code)) }

    static func period(_ text: String) throws -> BillingPeriod { try #require(BillingPeriod(iso8601: text)) }

    static func language(_ tag: String) throws -> CopyLanguage {
        let tag = try #require(LanguageTag(tag))
        return try #require(CopyLanguage(tag))
    }

    /// A product; `period` is `nil` for what is bought once.
    static func product(
        _ id: String = "pro", price: String?, period: String?, offer: SubscriptionOffer? = nil,
        monthlyBill: String? = nil
    ) throws -> Product {
        let plans = try monthlyBill.map { bill in
            [
                BillingPlan(
                    kind: .monthly, price: try Self.price(bill), commitmentPrice: nil, isEnabled: true,
                    range: source.place(at: 0))
            ]
        }
        let terms = try period.map {
            SubscriptionTerms(
                groupID: "G", groupName: "Pro", level: 1, period: try Self.period($0),
                introductoryOffers: offer.map { [$0] } ?? [], billingPlans: plans ?? [])
        }
        return Product(
            id: id, type: period == nil ? .nonConsumable : .autoRenewableSubscription, referenceName: nil,
            price: try price.map { try Self.price($0) }, localizations: [], isFamilyShareable: false,
            subscription: terms, range: source.place(at: 0))
    }

    static func offer(
        _ mode: PaymentMode, price: String? = nil, _ period: String, kind: OfferKind = .introductory,
        times count: Int = 1, plan: BillingPlanKind? = nil
    ) throws -> SubscriptionOffer {
        SubscriptionOffer(
            kind: kind, paymentMode: mode, price: try price.map { try Self.price($0) },
            period: try Self.period(period), periodCount: count, billingPlan: plan, range: source.place(at: 0))
    }

    /// A plan in a storefront, with its own price there.
    static func plan(
        _ price: String, _ storefront: String = "US", period: String?, offer: SubscriptionOffer? = nil,
        plan: BillingPlanKind = .upFront
    ) throws -> PricedPlan {
        let store = try Self.storefront(storefront)
        let money = Money(amount: try #require(Decimal(string: price)), currency: store.currency)
        return PricedPlan(
            product: try product(price: price, period: period, offer: offer), plan: plan,
            price: ShownPrice(money: money, storefront: store, page: store, digits: price),
            introductoryOffer: offer.map {
                PricedOffer(offer: $0, price: $0.price.map { Money(amount: $0.amount, currency: store.currency) })
            })
    }

    /// The values of a plan's variables for a buyer who gets its introductory offer.
    static func variables(
        _ plan: PricedPlan, name: String = "Pro", discount: Int? = nil, in language: String = "en"
    ) throws -> ProductVariables {
        ProductVariables(
            plan: plan, name: name, discount: discount, offer: plan.introductoryOffer,
            language: try Self.language(language))
    }
}
