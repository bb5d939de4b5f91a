/// One event of the sample, before it becomes a line.
struct SampleEvent {
    let type: EventType
    let time: Int64
    let received: Int64
    let id: UInt64
    var stratum: SampleWorld.Stratum?
    /// Whether the event names its paywall and variant.
    var namesPaywall = true
    var purchase: SamplePurchase?
    var attempt: UInt64?
}

/// What a start, an outcome or a renewal says of what is bought.
struct SamplePurchase {
    let product: SampleWorld.Product
    var transaction: UInt64?
    var original: UInt64?
    var purchasedAt: Int64?
    var expires: Int64?
    var hasPrice = false
}

/// Who does what an event says, and where.
struct SampleUser {
    let digest: [UInt64]
    let session: UInt64
    let place: SampleWorld.Place
    let appVersion: String
    let system: String
    /// `production`, or where a test user buys.
    let environment: String
    let isTest: Bool
}
