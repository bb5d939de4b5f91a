import Localization
import ProductCatalog

/// Everything that a page says of one plan, in the page's language.
package struct PlanTexts: Sendable {
    /// The product's name in the page's language.
    package let name: String
    /// `£3.99`.
    package let price: String
    /// The price as a sentence: `£3.99 per month`; the price alone for what is bought once.
    package let priceLine: String
    /// `per month`; `nil` for what is bought once.
    package let periodLine: String?
    /// What a month of a longer period comes to: `£2.91 per month`; `nil` where it would say nothing new.
    package let equivalent: String?
    /// The introductory offer as a condition, since nobody on the open web knows who gets it: `New subscribers: 1 week
    /// free, then £3.99 per month`.
    package let offer: String?
    package let commitment: CommitmentTexts?
    /// That it renews, and how one stops it: a plan with a commitment as a whole, at its total. For what is bought once,
    /// that it is, or that it can be bought again.
    package let renewal: String
    /// For screen readers: `Buy Pro for £3.99 per month`.
    package let buyLabel: String
    /// For screen readers: `Pro, £3.99 per month`; with a commitment, its payments and their total too.
    package let spoken: String
    /// Whose price it is, where the page's own storefront has none.
    package let storefrontNote: String?
}

/// What is said of monthly billing with a commitment: all of it together, or nothing.
package struct CommitmentTexts: Sendable, Hashable {
    /// `£2.99 per month for 12 months`.
    package let bill: String
    /// `Total commitment: £35.88`.
    package let total: String
    /// Number, bill and total in one line: `12 payments of £2.99, £35.88 in total`.
    package let payments: String
    /// What cancelling does.
    package let cancel: String
}

extension PlanTexts {
    package init(_ plan: PricedPlan, name: String, language: CopyLanguage) {
        let wording = language.wording
        let price = language.money.string(plan.price.money)
        let period = plan.billedPeriod
        self.name = name
        self.price = price
        priceLine = wording.priceLine(price, every: period)
        periodLine = period.map { wording.periods.everyPeriod($0) }
        equivalent = plan.monthlyEquivalent.map { wording.equivalent(language.money.string($0), .month) }
        offer = plan.introductoryOffer.flatMap { OfferLines(plan: plan, language: language).condition($0) }
        commitment = plan.commitment.map { CommitmentTexts($0, language: language) }
        renewal = Self.renewal(of: plan, language: language)
        buyLabel = wording.buyLabel(name: name, price: price, every: period)
        let summary = wording.planSummary(name: name, price: price, every: period)
        spoken = wording.sentences([summary, commitment?.payments].compactMap(\.self))
        storefrontNote =
            plan.price.isForAnotherStorefront
            ? wording.priceForStorefront(region: language.language.regionName(plan.price.storefront.alpha2)) : nil
    }
}

extension PlanTexts {
    /// Cancelling a commitment stops no bill before its end, so it is the whole of it that renews.
    private static func renewal(of plan: PricedPlan, language: CopyLanguage) -> String {
        let wording = language.wording
        if let commitment = plan.commitment {
            let total = language.money.string(commitment.total)
            return wording.renewal(total, every: commitment.duration.normalized)
        }
        if let period = plan.billedPeriod {
            return wording.renewal(language.money.string(plan.price.money), every: period)
        }
        return plan.product.type == .consumable ? wording.consumableNote : wording.oneTime
    }
}

extension CommitmentTexts {
    fileprivate init(_ commitment: Commitment, language: CopyLanguage) {
        let wording = language.wording
        let billPrice = language.money.string(commitment.bill)
        let totalPrice = language.money.string(commitment.total)
        bill = wording.commitmentBill(billPrice, every: commitment.billPeriod, for: commitment.duration)
        total = wording.commitmentTotal(totalPrice)
        payments = wording.commitmentPayments(commitment.billCount, of: billPrice, total: totalPrice)
        cancel = wording.commitmentCancel
    }
}
