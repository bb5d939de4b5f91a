/// The sentences of a page that hold values, in one language. The places that each must hold stand in its example.
struct Sentences: Sendable {
    /// A buy button, spoken: `Buy {name} for {price}`.
    let buyLabel: Pattern
    /// The same for a subscription: `Subscribe to {name} for {price_line}`.
    let subscribeLabel: Pattern
    /// A plan, spoken: `{name}, {price_line}`.
    let planSummary: Pattern
    /// A link to a paywall's page: `See {name}`.
    let seePlan: Pattern
    /// How often one pays: `Billed {adverb}`.
    let billed: Pattern

    /// `{period} free, then {price_line}`; a language uses the counted period or the span, as its grammar asks.
    let offerFree: Pattern
    /// `{offer_line} {span}, then {price_line}`: "$3 per week for 3 weeks, then $9.99 per month".
    let offerPayAsYouGo: Pattern
    /// `{period} for {offer_price} up front, then {price_line}`.
    let offerPayUpFront: Pattern

    /// Who an offer is for, where nobody can say whether the reader is one of them.
    let offerForNewSubscribers: Pattern
    let offerForReturningSubscribers: Pattern
    let offerForSelectedSubscribers: Pattern
    let offerWithCode: Pattern

    /// `{price_line} {span}`: "£3.99 per month for 12 months".
    let commitmentBill: Pattern
    /// `Total commitment: {price}`.
    let commitmentTotal: Pattern
    /// `{count} payments of {price}, {total} in total`.
    let commitmentPayments: PluralPattern
    /// For legal reading. That the subscription renews, at what price, and how one stops it.
    let renewal: Pattern
    /// Whose price is shown, where the reader's storefront has none in the price list.
    let priceForStorefront: Pattern
}

extension Sentences {
    /// Each sentence and its name; ``commitmentPayments``, which has plural forms, is apart.
    var all: [(name: String, pattern: Pattern)] {
        [
            ("buyLabel", buyLabel), ("subscribeLabel", subscribeLabel), ("planSummary", planSummary),
            ("seePlan", seePlan), ("billed", billed), ("offerFree", offerFree), ("offerPayAsYouGo", offerPayAsYouGo),
            ("offerPayUpFront", offerPayUpFront), ("offerForNewSubscribers", offerForNewSubscribers),
            ("offerForReturningSubscribers", offerForReturningSubscribers),
            ("offerForSelectedSubscribers", offerForSelectedSubscribers), ("offerWithCode", offerWithCode),
            ("commitmentBill", commitmentBill), ("commitmentTotal", commitmentTotal), ("renewal", renewal),
            ("priceForStorefront", priceForStorefront),
        ]
    }
}
