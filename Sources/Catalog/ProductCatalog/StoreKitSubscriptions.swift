import Diagnostics
import Localization
import SourceFiles

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The lists of groups in a file.
enum SubscriptionGroupKind: CaseIterable {
    case subscriptions, suites, bundles

    /// Under which a file has them.
    var key: String {
        switch self {
        case .subscriptions: "subscriptionGroups"
        case .suites: "subscriptionSuiteGroups"
        case .bundles: "subscriptionBundleGroups"
        }
    }

    var productType: ProductType {
        switch self {
        case .subscriptions: .autoRenewableSubscription
        case .suites: .subscriptionSuite
        case .bundles: .subscriptionBundle
        }
    }

    fileprivate var groupName: String {
        switch self {
        case .subscriptions: "a subscription group"
        case .suites: "a suite group"
        case .bundles: "a bundle group"
        }
    }

    fileprivate var productName: String {
        switch self {
        case .subscriptions: "a subscription"
        case .suites: "a subscription suite"
        case .bundles: "a subscription bundle"
        }
    }
}

extension StoreKitParser {
    /// A group and its products.
    mutating func group(
        _ node: JSONNode, of kind: SubscriptionGroupKind
    ) -> (group: SubscriptionGroup, products: [Product])? {
        guard let object = object(node, kind.groupName, keys: .group) else { return nil }
        let localizations = localizations(of: object)
        let id = requiredText("id", of: object)
        let groupName = self.name("name", of: object) ?? localizations.first?.displayName ?? id?.text ?? ""
        let nodes = list("subscriptions", of: object)
        let products = nodes.compactMap {
            subscription($0, of: kind, groupID: id?.text ?? "", groupName: groupName)
        }
        guard let id else { return nil }
        let group = SubscriptionGroup(
            id: id.text, name: groupName, localizations: localizations, productIDs: products.map(\.id))
        return (group, products)
    }

    private mutating func subscription(
        _ node: JSONNode, of kind: SubscriptionGroupKind, groupID: String, groupName: String
    ) -> Product? {
        let isSuite = kind != .subscriptions
        guard var object = object(node, kind.productName, keys: isSuite ? .suite : .subscription) else { return nil }
        let id = requiredText("productID", of: object)
        object.name = id?.text ?? object.name
        reportWrongType(of: object, expected: kind.productType)
        let price = price("displayPrice", of: object)
        let period = period(isSuite ? "duration" : "recurringSubscriptionPeriod", of: object)
        let localizations = localizations(of: object)
        let isFamilyShareable = flag(
            isSuite ? "isFamilyShareable" : "familyShareable", of: object, default: false)
        let level = integer("groupNumber", of: object, in: 1...10_000)
        let introductory = introductoryOffers(of: object)
        let promotional = offers("adHocOffers", .promotional, of: object)
        let winBack = offers("winbackOffers", .winBack, of: object)
        let codes = offers("codeOffers", .code, of: object)
        let plans = billingPlans(of: object)
        guard let id, let period else { return nil }
        reportContradictions(between: price, and: plans, period: period)
        reportUnsold(introductory + promotional + winBack + codes, plans: plans, of: object)
        let terms = SubscriptionTerms(
            groupID: groupID, groupName: groupName, level: level, period: period, introductoryOffers: introductory,
            promotionalOffers: promotional, winBackOffers: winBack, codeOffers: codes, billingPlans: plans)
        return Product(
            id: id.text, type: kind.productType,
            referenceName: self.name("referenceName", of: object), price: price, localizations: localizations,
            isFamilyShareable: isFamilyShareable, subscription: terms, range: id.range)
    }

    /// A type may be missing; another than the expected one is an error.
    private mutating func reportWrongType(of object: StoreKitObject, expected: ProductType) {
        guard let found = text("type", of: object), found.text != expected.rawValue else { return }
        report(
            .storekitType, "\(object.name) cannot be of the type \"\(found.text)\"", at: found.range,
            suggestion: .name(expected.rawValue))
    }

    private mutating func billingPlans(of object: StoreKitObject) -> [BillingPlan] {
        var plans: [BillingPlan] = []
        for node in list("billingPlans", of: object) {
            guard let plan = billingPlan(node, of: object) else { continue }
            if plans.contains(where: { $0.kind == plan.kind }) {
                report(
                    .storekitPlanDouble, "a second billing plan \(plan.kind.rawValue): the first counts",
                    at: plan.range)
            } else {
                plans.append(plan)
            }
        }
        return plans
    }

    private mutating func billingPlan(_ node: JSONNode, of subscription: StoreKitObject) -> BillingPlan? {
        guard let object = object(node, "a billing plan of \(subscription.name)", keys: .billingPlan) else {
            return nil
        }
        let price = price("displayPrice", of: object)
        let commitmentPrice = self.price("commitmentDisplayPrice", of: object)
        let isEnabled = flag("isEnabled", of: object, default: true)
        guard requiredText("billingPlanType", of: object) != nil, let kind = billingPlanKind(of: object) else {
            return nil
        }
        return BillingPlan(
            kind: kind, price: price, commitmentPrice: commitmentPrice, isEnabled: isEnabled, range: node.range)
    }

    /// Offers for a billing plan that is off, or that the product does not have. A file before format 5.0 lists no plans,
    /// and all its offers belong to paying up front.
    private mutating func reportUnsold(
        _ offers: [SubscriptionOffer], plans: [BillingPlan], of object: StoreKitObject
    ) {
        for offer in offers {
            guard let kind = offer.billingPlan else { continue }
            let plan = plans.first { $0.kind == kind }
            guard plan.map({ !$0.isEnabled }) ?? (kind == .monthly) else { continue }
            let state = plan == nil ? "which the product does not have" : "which is off"
            report(
                .storekitOfferPlan,
                "\(offer.kind.nameWithArticle) of \(object.name) is for the \(kind.name) plan, \(state): nobody gets it",
                at: offer.range.part(0..<1),
                notes: plan.map { [Diagnostic.Note("the plan", at: .range($0.range.part(0..<1)))] } ?? [])
        }
    }

    /// Prices of one product that cannot all be right.
    private mutating func reportContradictions(
        between price: SourcedPrice?, and plans: [BillingPlan], period: BillingPeriod
    ) {
        for plan in plans where plan.isEnabled {
            switch plan.kind {
            case .upFront:
                guard let price, let planPrice = plan.price, planPrice.amount != price.amount else { continue }
                report(
                    .storekitPlanPrice,
                    "the up-front plan costs \(planPrice.text), but the product \(price.text): the product's price counts",
                    at: planPrice.range, notes: [Diagnostic.Note("the product's price", at: .range(price.range))])
            case .monthly:
                guard let bill = plan.price, let total = plan.commitmentPrice else { continue }
                let month = BillingPeriod(count: 1, unit: .month)
                guard let count = BillCount.of(month, in: period) else { continue }
                let product = bill.amount * Decimal(count)
                guard product != total.amount else { continue }
                report(
                    .storekitPlanCommitment,
                    "\(count) bills of \(bill.text) are \(product), but the commitment price is \(total.text)",
                    at: total.range, notes: [Diagnostic.Note("the price of a bill", at: .range(bill.range))])
            }
        }
    }
}
