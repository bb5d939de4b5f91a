import CopyVariables
import Localization
import ProductCatalog

/// What planning one locale has worked out before: most texts, products and prices stand on many of its pages.
///
/// It belongs to one locale, and so to one thread at a time. Only what led to no finding is kept, so a mistake is noted
/// for every page that it spoils.
final class PlanningMemory {
    /// Texts in the locale's language, by what the paywalls write.
    var texts: [String: CopyText] = [:]
    var pricedPlans: [PricedPlanKey: KnownPlan] = [:]
    /// The savings of plans that stand together on a paywall, in their order.
    var discounts: [[ObjectIdentifier]: [Int?]] = [:]
    var products: [ProductKey: LocalizedPlan] = [:]
    /// Texts with the values of one product put in.
    var resolutions: [ResolutionKey: CopyResolution] = [:]

    struct PricedPlanKey: Hashable {
        let productID: String
        let plan: BillingPlanKind
    }

    struct ProductKey: Hashable {
        let plan: ObjectIdentifier
        let name: String
        let description: String?
        let discount: Int?
    }

    struct ResolutionKey: Hashable {
        let text: String
        let product: ObjectIdentifier
        let withOffer: Bool
    }
}

/// A plan with its price in the locale's storefront, shared by the paywalls that sell it.
final class KnownPlan: Sendable {
    let plan: PricedPlan

    init(_ plan: PricedPlan) { self.plan = plan }
}

/// Everything that is said of a plan in one locale, shared by the paywalls that say it.
final class LocalizedPlan: Sendable {
    let plan: PricedPlan
    let texts: PlanTexts
    let description: String?
    /// The values of its variables for a buyer who gets no offer: whoever the open web cannot ask.
    let variables: ProductVariables
    /// The same for a buyer who gets the introductory offer.
    let offerVariables: ProductVariables?

    init(_ plan: PricedPlan, name: String, description: String?, discount: Int?, language: CopyLanguage) {
        self.plan = plan
        self.description = description
        texts = PlanTexts(plan, name: name, language: language)
        variables = ProductVariables(plan: plan, name: name, discount: discount, offer: nil, language: language)
        offerVariables = plan.introductoryOffer.map { offer in
            ProductVariables(plan: plan, name: name, discount: discount, offer: offer, language: language)
        }
    }
}
