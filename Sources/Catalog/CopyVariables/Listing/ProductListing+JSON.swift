package import Diagnostics
import Localization
import ProductCatalog

extension ProductListing {
    /// The listing in the shape of DESIGN section 13: amounts are exact decimals as text, periods ISO 8601, storefronts
    /// alpha-2 codes, locales BCP 47; what is not known is `null`.
    ///
    /// - Parameters:
    ///   - path: the file, as the person named it.
    ///   - listing: `nil` when the file was refused.
    package static func json(_ listing: ProductListing?, path: String, _ diagnostics: [Diagnostic]) -> JSONText {
        .object([
            ("version", .integer(1)), ("file", .string(path)),
            ("storefront", .optional(listing?.storefront?.alpha2)),
            ("locale", .optional(listing?.locale?.identifier)),
            ("products", .array(listing.map { listing in listing.file.products.map(listing.json) } ?? [])),
            ("diagnostics", DiagnosticJSON.value(diagnostics)),
        ])
    }

    private func json(_ product: Product) -> JSONText {
        let terms = product.subscription
        return .object([
            ("id", .string(product.id)), ("type", .string(product.type.name)), ("name", .optional(name(of: product))),
            ("price", .optional(product.price?.text)), ("period", .optional(terms?.period.iso8601)),
            ("group", .optional(terms?.groupName)), ("groupLevel", .optional(terms?.level)),
            ("familyShareable", .bool(product.isFamilyShareable)),
            ("introductoryOffers", .array((terms?.introductoryOffers ?? []).map { .object(Self.members($0)) })),
            ("promotionalOffers", .array((terms?.promotionalOffers ?? []).map(Self.namedOffer))),
            ("winBackOffers", .array((terms?.winBackOffers ?? []).map(Self.namedOffer))),
            ("codeOffers", .array((terms?.codeOffers ?? []).map(Self.codeOffer))),
            ("billingPlans", .array((terms?.billingPlans ?? []).map(Self.json))),
            ("localizations", .array(product.localizations.map(Self.json))),
        ])
    }

    private typealias Members = [(key: String, value: JSONText)]

    private static func members(_ offer: SubscriptionOffer) -> Members {
        [
            ("mode", .string(offer.paymentMode.rawValue)), ("price", .optional(offer.price?.text)),
            ("period", .string(offer.period.iso8601)), ("count", .integer(offer.periodCount)),
            ("billingPlan", .optional(offer.billingPlan?.name)),
        ]
    }

    private static func namedOffer(_ offer: SubscriptionOffer) -> JSONText {
        .object([("id", .optional(offer.offerID)), ("name", .optional(offer.referenceName))] + members(offer))
    }

    private static func codeOffer(_ offer: SubscriptionOffer) -> JSONText {
        let eligibility = JSONText.array(offer.codeEligibility.map { .string($0.rawValue) })
        return .object([("name", .optional(offer.referenceName))] + members(offer) + [("eligibility", eligibility)])
    }

    private static func json(_ plan: BillingPlan) -> JSONText {
        .object([
            ("plan", .string(plan.kind.name)), ("price", .optional(plan.price?.text)),
            ("commitmentPrice", .optional(plan.commitmentPrice?.text)), ("enabled", .bool(plan.isEnabled)),
        ])
    }

    private static func json(_ localization: ProductLocalization) -> JSONText {
        .object([
            ("locale", .string(localization.language?.identifier ?? localization.locale)),
            ("name", .string(localization.displayName)), ("description", .string(localization.description)),
        ])
    }
}
