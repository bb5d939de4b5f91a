/// What a renewing subscription has beside its price.
public struct SubscriptionInfo: Sendable, Hashable {
    /// The subscriptions of one group exclude each other: a buyer has at most one of them.
    public let subscriptionGroupID: String
    /// 1 is the highest level of service in the group.
    public let groupLevel: Int
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]
    public let winBackOffers: [SubscriptionOffer]
    /// The ways to pay that this storefront sells; the one without a commitment is always among them.
    public let pricingTerms: [PricingTerms]

    public init(
        subscriptionGroupID: String, groupLevel: Int = 1, subscriptionPeriod: SubscriptionPeriod,
        introductoryOffer: SubscriptionOffer? = nil, promotionalOffers: [SubscriptionOffer] = [],
        winBackOffers: [SubscriptionOffer] = [], pricingTerms: [PricingTerms] = []
    ) {
        self.subscriptionGroupID = subscriptionGroupID
        self.groupLevel = groupLevel
        self.subscriptionPeriod = subscriptionPeriod
        self.introductoryOffer = introductoryOffer
        self.promotionalOffers = promotionalOffers
        self.winBackOffers = winBackOffers
        self.pricingTerms = pricingTerms
    }
}

extension SubscriptionInfo {
    /// The terms of monthly bills under a commitment; `nil` where the storefront or the system does not sell them.
    public var commitmentTerms: PricingTerms? { pricingTerms.first { $0.billingPlanType == .monthly } }
}
