/// Who an offer is for, where the page cannot know whether its reader is one of them.
package enum OfferAudience: Sendable, Hashable, CaseIterable {
    /// An introductory offer.
    case newSubscribers
    /// A win-back offer.
    case returningSubscribers
    /// A promotional offer.
    case selectedSubscribers
    /// An offer code.
    case codeHolders
}

extension Wording {
    /// "1 week free, then $9.99 per month".
    package func offerFree(for duration: BillingPeriod, then price: String, every period: BillingPeriod) -> String {
        fill(
            patterns.offerFree,
            [
                .period: periods.counted(duration), .span: periods.span(duration),
                .priceLine: priceLine(price, every: period),
            ])
    }

    /// "$3 per week for 3 weeks, then $9.99 per month".
    ///
    /// `offerPrice` is paid every `offerPeriod` for the whole `duration`; when that is one period there is one payment, and
    /// the line says it so. `price` and `period` are what follows.
    package func offerPayAsYouGo(
        _ offerPrice: String, every offerPeriod: BillingPeriod, for duration: BillingPeriod, then price: String,
        every period: BillingPeriod
    ) -> String {
        if duration == offerPeriod {
            return offerPayUpFront(offerPrice, for: duration, then: price, every: period)
        }
        return fill(
            patterns.offerPayAsYouGo,
            [
                .offerLine: priceLine(offerPrice, every: offerPeriod), .period: periods.counted(duration),
                .span: periods.span(duration), .priceLine: priceLine(price, every: period),
            ])
    }

    /// "3 weeks for $8 up front, then $9.99 per month".
    package func offerPayUpFront(
        _ offerPrice: String, for duration: BillingPeriod, then price: String, every period: BillingPeriod
    ) -> String {
        fill(
            patterns.offerPayUpFront,
            [
                .offerPrice: offerPrice, .period: periods.counted(duration), .span: periods.span(duration),
                .priceLine: priceLine(price, every: period),
            ])
    }

    /// An offer as a condition: "New subscribers: 1 week free, then $9.99 per month".
    package func conditionalOffer(_ offer: String, for audience: OfferAudience) -> String {
        let pattern =
            switch audience {
            case .newSubscribers: patterns.offerForNewSubscribers
            case .returningSubscribers: patterns.offerForReturningSubscribers
            case .selectedSubscribers: patterns.offerForSelectedSubscribers
            case .codeHolders: patterns.offerWithCode
            }
        return fill(pattern, [.offer: offer])
    }
}

extension Wording {
    /// "£3.99 per month for 12 months". The duration keeps its unit: twelve bills a month are not "for 1 year".
    package func commitmentBill(_ price: String, every period: BillingPeriod, for duration: BillingPeriod) -> String {
        fill(
            patterns.commitmentBill,
            [
                .price: price, .priceLine: priceLine(price, every: period),
                .span: periods.spanKeepingUnit(duration),
            ])
    }

    /// "Total commitment: £47.88".
    package func commitmentTotal(_ price: String) -> String { fill(patterns.commitmentTotal, [.price: price]) }

    /// "12 payments of £3.99, £47.88 in total": all that one binds oneself to, in a line.
    package func commitmentPayments(_ count: Int, of bill: String, total: String) -> String {
        fill(patterns.commitmentPayments, count: count, [.price: bill, .total: total])
    }

    /// For legal reading. That a subscription renews at this price, and how one stops it.
    package func renewal(_ price: String, every period: BillingPeriod) -> String {
        fill(patterns.renewal, [.priceLine: priceLine(price, every: period)])
    }
}
