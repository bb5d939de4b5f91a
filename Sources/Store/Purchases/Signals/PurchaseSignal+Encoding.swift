#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension PurchaseSignal: Encodable {
    private enum Field: String, CodingKey {
        case id, ts, type, environment, test, product, kind, period, transaction, expires, attempt, paywall, placement
        case experiment, variant, price, currency, storefront, reason, quantity
        case originalTransaction = "original_transaction"
        case purchasedAt = "purchased_at"
    }

    /// One event: times in milliseconds since 1970, the price in thousandths. Fields without a value are left out.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encode(id, forKey: .id)
        try fields.encode(Self.milliseconds(date), forKey: .ts)
        try fields.encode(name, forKey: .type)
        try fields.encode(environment.rawValue, forKey: .environment)
        try fields.encode(isTest, forKey: .test)
        try fields.encodeIfPresent(productID, forKey: .product)
        try fields.encode(attempt.id, forKey: .attempt)
        try fields.encodeIfPresent(attempt.paywall, forKey: .paywall)
        try fields.encodeIfPresent(attempt.placement, forKey: .placement)
        try fields.encodeIfPresent(attempt.experiment, forKey: .experiment)
        try fields.encodeIfPresent(attempt.variant, forKey: .variant)
        try fields.encodeIfPresent(reason, forKey: .reason)
        guard let transaction else { return }
        try fields.encode(transaction.productType.eventKind, forKey: .kind)
        try fields.encodeIfPresent(transaction.eventPeriod, forKey: .period)
        try fields.encode(String(transaction.id), forKey: .transaction)
        try fields.encode(String(transaction.originalID), forKey: .originalTransaction)
        try fields.encode(Self.milliseconds(transaction.purchaseDate), forKey: .purchasedAt)
        try fields.encodeIfPresent(transaction.expirationDate.map(Self.milliseconds), forKey: .expires)
        try fields.encodeIfPresent(transaction.priceInThousandths, forKey: .price)
        try fields.encodeIfPresent(transaction.currencyCode, forKey: .currency)
        try fields.encodeIfPresent(transaction.storefront.flatMap(StorefrontCode.alpha2), forKey: .storefront)
        if transaction.quantity != 1 { try fields.encode(transaction.quantity, forKey: .quantity) }
    }

    private static func milliseconds(_ date: Date) -> Int64 {
        Int64((date.timeIntervalSince1970 * 1000).rounded())
    }
}

extension Transaction {
    /// What was paid in thousandths of the currency, as the App Store's own signed transactions have it; `nil` when the
    /// store does not say, or for an amount with more decimals than that.
    public var priceInThousandths: Int64? { price.flatMap { Int64("\($0 * 1000)") } }

    /// `trial` for a free trial, `intro` for a paid introductory offer, `offer` for the other offers, else `normal`;
    /// `nil` for what does not renew.
    fileprivate var eventPeriod: String? {
        guard productType == .autoRenewable else { return nil }
        guard let offer else { return "normal" }
        if offer.paymentMode == .freeTrial { return "trial" }
        return offer.type == .introductory ? "intro" : "offer"
    }
}

extension ProductType {
    fileprivate var eventKind: String {
        switch self {
        case .consumable: "consumable"
        case .nonConsumable: "one_time"
        case .nonRenewable: "non_renewing"
        case .autoRenewable: "subscription"
        }
    }
}
