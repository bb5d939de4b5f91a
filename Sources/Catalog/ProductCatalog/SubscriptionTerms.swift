package import Localization

/// What a renewing product has beside its price: group, period, offers, billing plans.
package struct SubscriptionTerms: Sendable {
    package let groupID: String
    package let groupName: String
    /// 1 is the highest service level of the group; several products may share a level.
    package let level: Int?
    /// As the file writes it; `normalized` where it is shown or computed with.
    package let period: BillingPeriod
    /// At most one for each billing plan.
    package let introductoryOffers: [SubscriptionOffer]
    package let promotionalOffers: [SubscriptionOffer]
    package let winBackOffers: [SubscriptionOffer]
    package let codeOffers: [SubscriptionOffer]
    /// The ways to pay that the file lists, also disabled ones; empty in files before format 5.0.
    package let billingPlans: [BillingPlan]

    package init(
        groupID: String, groupName: String, level: Int?, period: BillingPeriod,
        introductoryOffers: [SubscriptionOffer] = [], promotionalOffers: [SubscriptionOffer] = [],
        winBackOffers: [SubscriptionOffer] = [], codeOffers: [SubscriptionOffer] = [],
        billingPlans: [BillingPlan] = []
    ) {
        self.groupID = groupID
        self.groupName = groupName
        self.level = level
        self.period = period
        self.introductoryOffers = introductoryOffers
        self.promotionalOffers = promotionalOffers
        self.winBackOffers = winBackOffers
        self.codeOffers = codeOffers
        self.billingPlans = billingPlans
    }
}

extension SubscriptionTerms {
    /// Every offer, in the order in which one is shown first: win-back, promotional, introductory, offer codes.
    package var offers: [SubscriptionOffer] { winBackOffers + promotionalOffers + introductoryOffers + codeOffers }

    /// The introductory offer of a billing plan. An offer that names no plan belongs to the up-front plan.
    package func introductoryOffer(for plan: BillingPlanKind) -> SubscriptionOffer? {
        introductoryOffers.first { ($0.billingPlan ?? .upFront) == plan }
    }

    /// The enabled plan of a kind; a product without plans has none, and is paid up front.
    package func billingPlan(_ kind: BillingPlanKind) -> BillingPlan? {
        billingPlans.first { $0.kind == kind && $0.isEnabled }
    }
}
