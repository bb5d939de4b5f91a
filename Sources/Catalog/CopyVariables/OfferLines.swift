package import Localization
package import ProductCatalog

/// The line that says an offer, by kind and way of paying: DESIGN section 6, rule 8. A line always says the price that
/// follows the offer.
package struct OfferLines: Sendable {
    private let plan: PricedPlan
    private let language: CopyLanguage

    package init(plan: PricedPlan, language: CopyLanguage) {
        self.plan = plan
        self.language = language
    }
}

extension OfferLines {
    /// For a buyer who gets the offer: `1 week free, then $9.99 per month`; `nil` for a product that does not renew.
    package func line(_ offer: PricedOffer) -> String? {
        guard let period = plan.billedPeriod else { return nil }
        let wording = language.wording
        let price = language.money.string(plan.price.money)
        guard let offerPrice = offer.price.map({ language.money.string($0) }) else {
            return wording.offerFree(for: offer.paidPeriod, then: price, every: period)
        }
        switch offer.offer.paymentMode {
        case .freeTrial:
            return wording.offerFree(for: offer.paidPeriod, then: price, every: period)
        case .payAsYouGo:
            return wording.offerPayAsYouGo(
                offerPrice, every: offer.paidPeriod, for: offer.offer.duration, then: price, every: period)
        case .payUpFront:
            return wording.offerPayUpFront(offerPrice, for: offer.paidPeriod, then: price, every: period)
        }
    }

    /// For a page that does not know its reader: `New subscribers: 1 week free, then $9.99 per month`.
    package func condition(_ offer: PricedOffer) -> String? {
        line(offer).map { language.wording.conditionalOffer($0, for: offer.offer.kind.audience) }
    }
}

extension OfferKind {
    /// To whom an offer of the kind is made.
    package var audience: OfferAudience {
        switch self {
        case .introductory: .newSubscribers
        case .promotional: .selectedSubscribers
        case .winBack: .returningSubscribers
        case .code: .codeHolders
        }
    }
}
