package import Diagnostics
package import Localization

/// A way to pay for a subscription's period (formats 5.0 and newer).
package struct BillingPlan: Sendable {
    package let kind: BillingPlanKind
    /// What one bill costs; `nil` when the file leaves it empty.
    package let price: SourcedPrice?
    /// What all bills of one commitment cost together, as the file says.
    package let commitmentPrice: SourcedPrice?
    package let isEnabled: Bool
    /// Where the plan stands in its file.
    package let range: SourceRange

    package init(
        kind: BillingPlanKind, price: SourcedPrice?, commitmentPrice: SourcedPrice?, isEnabled: Bool,
        range: SourceRange
    ) {
        self.kind = kind
        self.price = price
        self.commitmentPrice = commitmentPrice
        self.isEnabled = isEnabled
        self.range = range
    }
}

/// The kinds of billing plan; the raw values are those of `.storekit` files.
package enum BillingPlanKind: String, Sendable, Hashable, CaseIterable {
    /// The whole period is paid when it begins, as every subscription was before there were plans.
    case upFront = "BILLED_UPFRONT"
    /// Paid month by month, with a commitment to the whole period.
    case monthly = "MONTHLY"

    /// How `site.yaml`, paywalls and price lists name it.
    package var name: String {
        switch self {
        case .upFront: "upfront"
        case .monthly: "monthly"
        }
    }

    package init?(name: String) {
        guard let kind = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = kind
    }

    /// Whether the App Store of a storefront sells it. Monthly billing with a commitment is sold everywhere but in the
    /// United States and Singapore (Apple, "Offer monthly subscriptions with a 12-month commitment").
    package func isSold(in storefront: Storefront) -> Bool {
        self == .upFront || !["USA", "SGP"].contains(storefront.alpha3)
    }
}

/// How many bills a commitment has.
package enum BillCount {
    /// The number of bills in a commitment; `nil` when they do not divide it, or when a side is not counted in months
    /// or years (a week is no part of a month).
    package static func of(_ bill: BillingPeriod, in commitment: BillingPeriod) -> Int? {
        guard let billMonths = months(bill), let commitmentMonths = months(commitment) else { return nil }
        guard commitmentMonths <= BillingPeriod.maximumCount, commitmentMonths >= billMonths,
            commitmentMonths % billMonths == 0
        else { return nil }
        return commitmentMonths / billMonths
    }

    private static func months(_ period: BillingPeriod) -> Int? {
        switch period.unit {
        case .month: period.count
        case .year: period.count * 12
        case .day, .week: nil
        }
    }
}
