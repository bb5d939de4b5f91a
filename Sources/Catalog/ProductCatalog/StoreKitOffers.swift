import Diagnostics
import Localization
import SourceFiles

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension StoreKitParser {
    mutating func offers(_ key: String, _ kind: OfferKind, of subscription: StoreKitObject) -> [SubscriptionOffer] {
        list(key, of: subscription).compactMap { offer($0, kind, of: subscription) }
    }

    /// The introductory offers: one for each billing plan, whether the file has the single `introductoryOffer` (to
    /// format 5.0), the list `introductoryOffers` (from 5.0), or, as in 5.0, both with the same offer in them.
    mutating func introductoryOffers(of subscription: StoreKitObject) -> [SubscriptionOffer] {
        var nodes = list("introductoryOffers", of: subscription)
        if let single = subscription["introductoryOffer"], !nodes.contains(where: { isSameOffer($0, single) }) {
            nodes.append(single)
        }
        var offers: [SubscriptionOffer] = []
        for node in nodes {
            guard let offer = offer(node, .introductory, of: subscription) else { continue }
            let plan = offer.billingPlan ?? .upFront
            if let first = offers.first(where: { ($0.billingPlan ?? .upFront) == plan }) {
                report(
                    .storekitOfferDouble, "a second introductory offer for the same billing plan: the first counts",
                    at: offer.range, notes: [Diagnostic.Note("the first", at: .range(first.range))])
            } else {
                offers.append(offer)
            }
        }
        return offers
    }

    /// Two ways of writing one offer have the same internal id.
    private func isSameOffer(_ left: JSONNode, _ right: JSONNode) -> Bool {
        guard let id = left["internalID"]?.string else { return false }
        return id == right["internalID"]?.string
    }

    private mutating func offer(
        _ node: JSONNode, _ kind: OfferKind, of subscription: StoreKitObject
    ) -> SubscriptionOffer? {
        let name = "\(kind.nameWithArticle) of \(subscription.name)"
        guard let object = object(node, name, keys: .offer) else { return nil }
        guard let mode = paymentMode(of: object) else { return nil }
        let period = period("subscriptionPeriod", of: object)
        let count = integer("numberOfPeriods", of: object, in: 1...1000) ?? 1
        let price = mode == .freeTrial ? nil : self.price("displayPrice", of: object)
        if mode == .freeTrial { reportPriceOfFreeOffer(object) }
        let hasPlan = object["billingPlanType"] != nil
        let plan = billingPlanKind(of: object)
        let eligibility = kind == .code ? codeEligibility(of: object) : []
        guard let period, !hasPlan || plan != nil else { return nil }
        guard period.count * count <= BillingPeriod.maximumCount else {
            report(.storekitPeriod, "\(object.name) of \(count) times \(period.iso8601) is too long", at: node.range)
            return nil
        }
        return SubscriptionOffer(
            kind: kind, paymentMode: mode, price: price, period: period, periodCount: count, billingPlan: plan,
            offerID: self.name("offerID", of: object), referenceName: self.name("referenceName", of: object),
            codeEligibility: eligibility, range: node.range)
    }

    /// The payment mode; `nil` when the offer is to be left out.
    private mutating func paymentMode(of object: StoreKitObject) -> PaymentMode? {
        guard let found = requiredText("paymentMode", of: object) else { return nil }
        if let mode = PaymentMode(rawValue: found.text) { return mode }
        if found.text == "none" {
            report(
                .storekitValue, "the payment mode is \"none\": \(object.name) is left out", at: found.range,
                severity: .note)
        } else {
            report(
                .storekitValue, "unknown payment mode \"\(found.text)\": \(object.name) is left out", at: found.range,
                suggestion: NearestName.find(found.text, in: PaymentMode.allCases.map(\.rawValue)).map { .name($0) })
        }
        return nil
    }

    /// Xcode keeps the price that was there before a person chose "free"; the word for free is shown, never that price.
    private mutating func reportPriceOfFreeOffer(_ object: StoreKitObject) {
        guard let found = text("displayPrice", of: object), !found.text.isEmpty else { return }
        if case .price(let amount, _) = PriceText.read(found.text), amount == 0 { return }
        report(
            .storekitOfferFree, "\(object.name) is free, so its price \"\(found.text)\" is not used", at: found.range)
    }

    private mutating func codeEligibility(of object: StoreKitObject) -> [CodeEligibility] {
        var eligibility: [CodeEligibility] = []
        for node in list("eligibility", of: object) {
            if let known = node.string.flatMap({ CodeEligibility(rawValue: $0) }) {
                eligibility.append(known)
            } else {
                report(
                    .storekitValue, "unknown eligibility \(node.string.map { "\"\($0)\"" } ?? node.kindName)",
                    at: node.range)
            }
        }
        return CodeEligibility.allCases.filter { eligibility.contains($0) }
    }
}

extension OfferKind {
    /// For messages: `a promotional offer`.
    package var nameWithArticle: String {
        switch self {
        case .introductory: "an introductory offer"
        case .promotional: "a promotional offer"
        case .winBack: "a win-back offer"
        case .code: "a code offer"
        }
    }
}
