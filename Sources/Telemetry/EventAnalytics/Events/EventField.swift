/// A field of an event that the reader knows by name. The raw value is its place in `EventSlots`.
package enum EventField: UInt8, CaseIterable, Sendable {
    // Our own fields.
    case id, ts, received, type, user, session, environment, test, product, kind, period
    case transaction, originalTransaction, purchasedAt, expires, attempt
    case paywall, placement, experiment, variant
    case price, currency, priceUSD, tax, fee, store, storefront, locale
    case platform, app, appVersion, os, reason, count, source
    // What only TelemetryDeck bodies have.
    case clientUser, sessionID, isTestMode, payload, receivedAt, isTestFlight, isDebug, isSimulator
}

extension EventField {
    /// How many fields there are; custom fields take the places after them.
    package static let knownCount = allCases.count

    /// The name at the top of an event.
    package var name: String {
        switch self {
        case .originalTransaction: "original_transaction"
        case .purchasedAt: "purchased_at"
        case .priceUSD: "price_usd"
        case .appVersion: "app_version"
        default: "\(self)"
        }
    }

    /// Whether the name belongs to our own format (and may stand in `--by` and `--where`).
    package var isOwn: Bool { rawValue <= Self.source.rawValue }

    /// Names in a TelemetryDeck payload that mean this field, beside our own name.
    package var payloadNames: [String] {
        switch self {
        case .product: ["TelemetryDeck.Purchase.productID"]
        case .kind: ["TelemetryDeck.Purchase.type"]
        case .currency: ["TelemetryDeck.Purchase.currencyCode"]
        case .storefront: ["TelemetryDeck.Purchase.countryCode"]
        case .placement: ["TelemetryDeck.Revenue.paywallShowReason"]
        case .locale: ["TelemetryDeck.RunContext.locale"]
        case .platform: ["TelemetryDeck.Device.platform"]
        case .os: ["TelemetryDeck.Device.systemVersion", "systemVersion"]
        case .appVersion: ["TelemetryDeck.AppInfo.version", "appVersion"]
        case .isTestFlight: ["TelemetryDeck.RunContext.isTestFlight", "isTestFlight"]
        case .isDebug: ["TelemetryDeck.RunContext.isDebug", "isDebug"]
        case .isSimulator: ["TelemetryDeck.RunContext.isSimulator", "isSimulator"]
        default: []
        }
    }

    /// Whether views do not carry this field, so that it splits and filters purchases only.
    package var belongsToPurchases: Bool {
        switch self {
        case .product, .kind, .currency, .period, .price, .tax, .fee, .reason: true
        default: false
        }
    }

    /// Whether the field names a person or one event, so that a report must not be split by it.
    package var isIdentifying: Bool {
        switch self {
        case .id, .user, .session, .transaction, .originalTransaction, .attempt: true
        default: false
        }
    }
}
