/// The world that the sample comes from: which paywalls there are, how often their viewers buy, what they buy.
package enum SampleWorld {
    /// A paywall, or one variant of it.
    package struct Stratum: Sendable {
        package let paywall: String
        package let variant: String?
        /// How many of a million viewers buy or begin a trial within three days of their first view.
        package let convertersPerMillion: Int
        /// How many viewers it has among those of all strata.
        let weight: Int
        let placement: String
        let products: [(element: Product, weight: Int)]
    }

    struct Product: Sendable {
        let id: String
        let kind: String
        /// Thousandths, by currency.
        let prices: [String: Int]
        let hasTrial: Bool
    }

    struct Place: Sendable {
        let locale: String
        let storefront: String
        let currency: String
        let tax: Int
    }

    package static let strata: [Stratum] = [
        Stratum(
            paywall: "premium-gate", variant: nil, convertersPerMillion: 44_000, weight: 30, placement: "wallpaper",
            products: [(premium, 9), (pack, 1)]),
        Stratum(
            paywall: "pro", variant: nil, convertersPerMillion: 52_500, weight: 14, placement: "settings",
            products: [(proYearly, 6), (proMonthly, 4)]),
        Stratum(
            paywall: "store", variant: nil, convertersPerMillion: 31_000, weight: 16, placement: "menu",
            products: [(lifetime, 3), (proMonthly, 7)]),
        Stratum(
            paywall: "trial", variant: "control", convertersPerMillion: 60_000, weight: 20, placement: "onboarding",
            products: [(trialMonthly, 8), (weekly, 2)]),
        Stratum(
            paywall: "trial", variant: "focus", convertersPerMillion: 76_000, weight: 20, placement: "onboarding",
            products: [(trialMonthly, 10)]),
    ]

    static let places: [(element: Place, weight: Int)] = [
        (Place(locale: "en-US", storefront: "US", currency: "USD", tax: 0), 42),
        (Place(locale: "en-GB", storefront: "GB", currency: "GBP", tax: 1667), 14),
        (Place(locale: "de-DE", storefront: "DE", currency: "EUR", tax: 1597), 16),
        (Place(locale: "ja-JP", storefront: "JP", currency: "JPY", tax: 909), 18),
        (Place(locale: "ar-SA", storefront: "SA", currency: "SAR", tax: 1304), 10),
    ]

    private static let premium = Product(
        id: "com.dolice.wallpaper.nonconsumable.premium", kind: "one_time", prices: prices(2990), hasTrial: false)
    private static let pack = Product(
        id: "com.dolice.wallpaper.consumable.pack_50", kind: "consumable", prices: prices(990), hasTrial: false)
    private static let proYearly = Product(
        id: "com.example.fieldnotes.pro.yearly", kind: "subscription", prices: prices(34_990), hasTrial: false)
    private static let proMonthly = Product(
        id: "com.example.fieldnotes.pro.monthly", kind: "subscription", prices: prices(3990), hasTrial: false)
    private static let lifetime = Product(
        id: "com.example.fieldnotes.lifetime", kind: "one_time", prices: prices(49_990), hasTrial: false)
    private static let trialMonthly = Product(
        id: "sta_999_1m_1w0", kind: "subscription", prices: prices(9990), hasTrial: true)
    private static let weekly = Product(
        id: "sta_499_1w", kind: "subscription", prices: prices(4990), hasTrial: false)

    private static func prices(_ dollars: Int) -> [String: Int] {
        ["USD": dollars, "GBP": dollars * 8 / 10, "EUR": dollars, "JPY": dollars * 150, "SAR": dollars * 4]
    }

    /// 2026-11-01 in UTC, and how long views go on from then.
    static let start: Int64 = 1_793_491_200_000
    static let length: Int64 = 30 * EventTime.millisecondsPerDay
}

/// What a sample was made with, counted while it was made: without any of the report's code.
package struct SampleTruth: Sendable, Equatable {
    package struct Row: Sendable, Equatable {
        package let paywall: String
        package let variant: String?
        package let convertersPerMillion: Int
        package var viewers = 0
        package var converters = 0
    }

    package var rows: [Row] = SampleWorld.strata.map {
        Row(paywall: $0.paywall, variant: $0.variant, convertersPerMillion: $0.convertersPerMillion)
    }
    /// Each viewer once, whatever they saw and bought.
    package var viewers = 0
    package var converters = 0
    package var duplicates = 0
    package var test = 0
    package var late = 0
    package var withoutView = 0
    package var severalVariants = 0
}
