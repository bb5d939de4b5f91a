/// The keys of each kind of object in a `.storekit` file, over all formats from 1.0 to 6.3.
///
/// Source: a survey of 518 files of public repositories, 2020 to 2026. A key that is not here is noted, never fatal.
struct StoreKitKeys {
    let known: [String]
    /// Keys that people write for one of ours, beyond slips of the finger.
    var meant: [String: String] = [:]
}

extension StoreKitKeys {
    static let file = StoreKitKeys(
        known: [
            "appPolicies", "identifier", "nonRenewingSubscriptions", "products", "settings",
            "subscriptionBundleGroups", "subscriptionGroups", "subscriptionOffersKeyPair", "subscriptionSuiteGroups",
            "version",
        ],
        meant: ["subscriptions": "subscriptionGroups"])

    static let settings = StoreKitKeys(known: [
        "_applicationInternalID", "_askToBuyEnabled", "_billingGracePeriodEnabled", "_billingIssuesEnabled",
        "_compatibilityTimeRate", "_developerTeamID", "_disableDialogs", "_failTransactionsEnabled",
        "_lastSynchronizedDate", "_locale", "_renewalBillingIssuesEnabled", "_shouldSetupSyncOnLoad",
        "_storeKitError", "_storeKitErrors", "_storefront", "_timeRate",
    ])

    static let version = StoreKitKeys(known: ["major", "minor"])

    static let product = StoreKitKeys(
        known: [
            "displayPrice", "familyShareable", "internalID", "localizations", "productID", "promotionalImageID",
            "referenceName", "type",
        ],
        meant: ["price": "displayPrice", "id": "productID"])

    static let group = StoreKitKeys(known: ["id", "localizations", "name", "subscriptions"])

    static let subscription = StoreKitKeys(
        known: product.known + [
            "adHocOffers", "billingPlans", "codeOffers", "groupNumber", "introductoryOffer", "introductoryOffers",
            "recurringSubscriptionPeriod", "subscriptionGroupID", "winbackOffers",
        ],
        meant: ["subscriptionPeriod": "recurringSubscriptionPeriod", "promotionalOffers": "adHocOffers"])

    static let suite = StoreKitKeys(known: subscription.known + ["duration", "isFamilyShareable", "members"])

    static let localization = StoreKitKeys(
        known: ["description", "displayName", "locale"], meant: ["name": "displayName", "title": "displayName"])

    static let offer = StoreKitKeys(known: [
        "billingPlanType", "displayPrice", "eligibility", "internalID", "isEligible", "isStackable",
        "numberOfPeriods", "offerID", "paymentMode", "referenceName", "subscriptionPeriod",
    ])

    static let billingPlan = StoreKitKeys(known: [
        "billingPlanType", "commitmentDisplayPrice", "displayPrice", "internalID", "isEnabled",
    ])
}
