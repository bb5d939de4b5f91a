import Foundation
import Purchases

/// What the tests' app sells, and transactions of it.
enum Samples {
    static let group = "3100"
    static let now = Date(timeIntervalSince1970: 1_800_000_000)
    static let day: TimeInterval = 86_400

    static let monthly = subscription("app.pro.monthly", "4.99", .init(value: 1, unit: .month))
    static let yearly = subscription(
        "app.pro.yearly", "39.99", .init(value: 1, unit: .year),
        offer: SubscriptionOffer(
            type: .introductory, paymentMode: .freeTrial, price: 0, displayPrice: "$0.00",
            period: .init(value: 1, unit: .week)))
    static let lifetime = product("app.lifetime", .nonConsumable, "99.99")
    static let coins = product("app.coins", .consumable, "0.99")
    static let season = product("app.season", .nonRenewable, "9.99")

    static let products = [yearly, coins, lifetime, season, monthly]
    static let ids = products.map(\.id)

    static func product(_ id: String, _ type: ProductType, _ price: String) -> Product {
        Product(
            id: id, type: type, displayName: id, price: Decimal(string: price) ?? 0, displayPrice: "$\(price)",
            currencyCode: "USD")
    }

    static func subscription(
        _ id: String, _ price: String, _ period: SubscriptionPeriod, offer: SubscriptionOffer? = nil
    ) -> Product {
        Product(
            id: id, type: .autoRenewable, displayName: id, price: Decimal(string: price) ?? 0,
            displayPrice: "$\(price)", currencyCode: "USD",
            subscription: SubscriptionInfo(
                subscriptionGroupID: group, subscriptionPeriod: period, introductoryOffer: offer))
    }

    /// A transaction of a product, bought `days` before now and lasting its period, unless told otherwise.
    static func transaction(
        _ product: Product, id: UInt64 = 1, originalID: UInt64? = nil, boughtDaysAgo days: Double = 1,
        expiresInDays: Double? = nil, quantity: Int = 1, reason: Transaction.Reason = .purchase,
        isUpgraded: Bool = false, isRevoked: Bool = false, ownership: Transaction.OwnershipType = .purchased,
        token: UUID? = nil, offer: Transaction.AppliedOffer? = nil, plan: BillingPlanType = .upFront,
        commitment: CommitmentProgress? = nil, price: String? = nil,
        environment: Transaction.Environment = .production
    ) -> Transaction {
        let bought = now.addingTimeInterval(-days * day)
        let expires = expiresInDays.map { now.addingTimeInterval($0 * day) }
        return Transaction(
            id: id, originalID: originalID, productID: product.id, productType: product.type,
            subscriptionGroupID: product.subscription?.subscriptionGroupID, purchaseDate: bought,
            expirationDate: expires ?? product.subscription?.subscriptionPeriod.end(from: bought), quantity: quantity,
            reason: reason, isUpgraded: isUpgraded, revocationDate: isRevoked ? now : nil, ownershipType: ownership,
            appAccountToken: token, offer: offer, billingPlanType: plan, commitment: commitment,
            price: Decimal(string: price ?? "\(product.price)"), currencyCode: "USD", storefront: "USA",
            environment: environment)
    }

    static func status(
        _ state: RenewalState, of transaction: Transaction, graceEndsInDays: Double? = nil,
        isVerified: Bool = true
    ) -> SubscriptionStatus {
        let info = RenewalInfo(
            originalTransactionID: transaction.originalID, currentProductID: transaction.productID,
            willAutoRenew: state == .subscribed,
            gracePeriodExpirationDate: graceEndsInDays.map { now.addingTimeInterval($0 * day) })
        return SubscriptionStatus(
            state: state,
            transaction: isVerified ? .verified(transaction) : .unverified(transaction, .invalidSignature),
            renewalInfo: isVerified ? .verified(info) : .unverified(info, .invalidSignature))
    }
}
