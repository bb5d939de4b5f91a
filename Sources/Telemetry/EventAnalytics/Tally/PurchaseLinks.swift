/// Links conversions of trials, renewals and refunds to the purchases they follow, and adds up trials and money.
package struct PurchaseLinks: Sendable {
    /// What follows from the purchases of a row.
    package struct Sums: Sendable, Equatable {
        package var matureTrials = 0
        package var convertedTrials = 0
        package var purchases = 0
        package var refunded = 0
        /// Ten-millionths of the currency's unit (a thousandth times a ten-thousandth), by the currency's number.
        package var proceeds: [UInt32: Int128] = [:]

        package init() {}
    }

    package private(set) var rows: [RowKey: Sums] = [:]
    package private(set) var total = Sums()

    private let credits: [CreditedPurchase]
    private let end: Int64
    /// Credits by what a later event may name, each list in the order of time.
    private var byOriginal: [UInt64: [Int]] = [:]
    private var byTransaction: [UInt64: Int] = [:]
    private var byOwner: [UInt64: [Int]] = [:]
    private var isConverted: [Bool]
    private var refunds: [Int]

    /// - Parameters:
    ///   - end: The report's end; a trial that expires before it is mature.
    ///   - values: The texts of currencies.
    package init(_ result: TallyResult, end: Int64, values: ValueTable) {
        self.end = end
        credits = result.credits.sorted { left, right in
            let one = left.order
            let other = right.order
            if one != other { return one.lexicographicallyPrecedes(other) }
            return values.bytes(of: left.currency).lexicographicallyPrecedes(values.bytes(of: right.currency))
        }
        isConverted = [Bool](repeating: false, count: credits.count)
        refunds = [Int](repeating: 0, count: credits.count)
        for (index, credit) in credits.enumerated() {
            if credit.original != 0 { byOriginal[credit.original, default: []].append(index) }
            if credit.transaction != 0 { byTransaction[credit.transaction] = index }
            if credit.owner != 0 { byOwner[credit.owner, default: []].append(index) }
        }
        for event in result.followers { follow(event) }
        for index in credits.indices { count(index) }
    }
}

extension PurchaseLinks {
    private mutating func follow(_ event: FollowingEvent) {
        guard let index = purchase(followedBy: event) else { return }
        let credit = credits[index]
        switch event.type {
        case .trialConverted:
            if credit.isTrial { isConverted[index] = true }
            add(event.price, event.share, event.currency, of: credit, sign: 1)
        case .renewed:
            add(event.price, event.share, event.currency, of: credit, sign: 1)
        case .refunded, .refundReversed:
            let sign: Int128 = event.type == .refunded ? -1 : 1
            if isOfPurchaseItself(event, credit) { refunds[index] -= Int(sign) }
            let knowsPrice = event.price != MoneyRecord.none
            let price = knowsPrice ? Int64(event.price.magnitude) : credit.price
            add(price, knowsPrice ? event.share : credit.share, event.currency, of: credit, sign: sign)
        default: break
        }
    }

    /// A refund of a renewal is no refund of the purchase.
    private func isOfPurchaseItself(_ event: FollowingEvent, _ credit: CreditedPurchase) -> Bool {
        event.transaction == 0 || credit.transaction == 0 || event.transaction == credit.transaction
    }

    /// The purchase of the same transaction; else the last one before it of the same original transaction; else, for
    /// events that name no transaction, the last of the same user and product.
    private func purchase(followedBy event: FollowingEvent) -> Int? {
        if event.type == .refunded || event.type == .refundReversed, event.transaction != 0,
            let index = byTransaction[event.transaction]
        {
            return index
        }
        if event.original != 0, let list = byOriginal[event.original] { return last(list, before: event) }
        guard event.owner != 0, let list = byOwner[event.owner] else { return nil }
        let candidates = event.original == 0 ? list : list.filter { credits[$0].original == 0 }
        return last(candidates, before: event)
    }

    private func last(_ list: [Int], before event: FollowingEvent) -> Int? {
        let wantsTrial = event.type == .trialConverted && list.contains { credits[$0].isTrial }
        let candidates = wantsTrial ? list.filter { credits[$0].isTrial } : list
        return candidates.last { credits[$0].time <= event.time } ?? candidates.first
    }

    private mutating func count(_ index: Int) {
        let credit = credits[index]
        if !credit.isTrial { add(credit.price, credit.share, credit.currency, of: credit, sign: 1) }
        guard credit.isSelected else { return }
        var sums = Sums()
        if credit.isTrial {
            guard credit.expires != MoneyRecord.none, credit.expires < end else { return }
            sums.matureTrials = 1
            sums.convertedTrials = isConverted[index] ? 1 : 0
        } else {
            sums.purchases = 1
            sums.refunded = refunds[index] > 0 ? 1 : 0
        }
        rows[credit.row, default: Sums()].add(sums)
        total.add(sums)
    }

    private mutating func add(
        _ price: Int64, _ share: Int64, _ currency: UInt32, of credit: CreditedPurchase, sign: Int128
    ) {
        guard credit.hasSelectedView, price != MoneyRecord.none else { return }
        let amount = sign * Int128(price) * Int128(share)
        let currency = currency == ValueTable.absent ? credit.currency : currency
        rows[credit.row, default: Sums()].proceeds[currency, default: 0] += amount
        total.proceeds[currency, default: 0] += amount
    }
}

extension PurchaseLinks.Sums {
    package mutating func add(_ other: PurchaseLinks.Sums) {
        matureTrials += other.matureTrials
        convertedTrials += other.convertedTrials
        purchases += other.purchases
        refunded += other.refunded
        for (currency, amount) in other.proceeds { proceeds[currency, default: 0] += amount }
    }
}

extension CreditedPurchase {
    /// Time, then everything that may differ, for a total order.
    fileprivate var order: [Int64] {
        [
            time, isTrial ? 0 : 1, Int64(bitPattern: transaction), Int64(bitPattern: original),
            Int64(bitPattern: owner), expires, price, share, isSelected ? 1 : 0, hasSelectedView ? 1 : 0,
            Int64(ranks.view), Int64(ranks.purchase),
        ]
    }
}
