/// Counts a set of events, user by user, on several cores.
package struct EventTally: Sendable {
    let set: EventSet
    let plan: TallyPlan

    package init(_ set: EventSet, plan: TallyPlan) {
        self.set = set
        self.plan = plan
    }

    /// Counts everything.
    ///
    /// - Parameter workers: How many partitions are worked through at once; has no effect on any number.
    package func count(workers: Int) async -> TallyResult {
        let workers = max(1, workers)
        var result = await withTaskGroup(of: TallyResult.self) { group in
            for worker in 0..<workers {
                group.addTask { countPartitions(from: worker, by: workers) }
            }
            var sum = TallyResult(rows: plan.facts.rows.count)
            for await part in group { sum.add(part) }
            return sum
        }
        countUndated(into: &result)
        return result
    }

    private func countPartitions(from first: Int, by step: Int) -> TallyResult {
        var tally = UserTally(plan: plan)
        var events: [EventRecord] = []
        var commerce: [(record: CommerceRecord, money: MoneyRecord?)] = []
        for partition in stride(from: first, to: Partition.count, by: step) {
            gather(partition, &events, &commerce, &tally.result.quality)
            sort(&events)
            sort(&commerce)
            countUsers(events, commerce, &tally)
        }
        return tally.result
    }
}

extension EventTally {
    /// The events of a partition that count, of all readers.
    private func gather(
        _ partition: Int, _ events: inout [EventRecord],
        _ commerce: inout [(record: CommerceRecord, money: MoneyRecord?)], _ quality: inout TallyQuality
    ) {
        events.removeAll(keepingCapacity: true)
        commerce.removeAll(keepingCapacity: true)
        for store in set.stores {
            store.events.lists[partition].forEach { record in
                if note(record, &quality) { events.append(record) }
            }
            store.commerce.lists[partition].forEach { record in
                guard note(record.event, &quality) else { return }
                let money = record.money == CommerceRecord.noMoney ? nil : store.money[Int(record.money)]
                commerce.append((record, money))
            }
        }
    }

    /// Counts an event's marks; false when it takes no part in anything else.
    @inline(__always)
    private func note(_ record: EventRecord, _ quality: inout TallyQuality) -> Bool {
        let flags = record.flags
        if flags.contains(.dropped) { return false }
        if !plan.includesTest, flags.contains(.test) || flags.contains(.sandbox) {
            if flags.contains(.test) { quality.test += 1 } else { quality.sandbox += 1 }
            return false
        }
        quality.counted += 1
        if flags.contains(.late) { quality.late += 1 }
        if !record.hasUser { quality.withoutUser += 1 }
        if flags.contains(.undated) {
            quality.undated += 1
            return false
        }
        quality.firstTime = min(quality.firstTime, record.time)
        quality.lastTime = max(quality.lastTime, record.time)
        return true
    }

    private func sort(_ events: inout [EventRecord]) {
        let groups = plan.facts.groups
        events.sort { left, right in
            if left.userHigh != right.userHigh { return left.userHigh < right.userHigh }
            if left.userLow != right.userLow { return left.userLow < right.userLow }
            if left.time != right.time { return left.time < right.time }
            if left.group != right.group { return groups[Int(left.group)].rank < groups[Int(right.group)].rank }
            return left.count < right.count
        }
    }

    private func sort(_ commerce: inout [(record: CommerceRecord, money: MoneyRecord?)]) {
        let groups = plan.facts.groups
        let values = set.values
        commerce.sort { left, right in
            let one = left.record
            let other = right.record
            if one.event.userHigh != other.event.userHigh { return one.event.userHigh < other.event.userHigh }
            if one.event.userLow != other.event.userLow { return one.event.userLow < other.event.userLow }
            if one.event.time != other.event.time { return one.event.time < other.event.time }
            if one.event.type != other.event.type { return one.event.type.step < other.event.type.step }
            if one.event.group != other.event.group {
                return groups[Int(one.event.group)].rank < groups[Int(other.event.group)].rank
            }
            if one.product != other.product {
                return values.bytes(of: one.product).lexicographicallyPrecedes(values.bytes(of: other.product))
            }
            if one.attempt != other.attempt { return one.attempt < other.attempt }
            return (left.money?.order ?? []).lexicographicallyPrecedes(right.money?.order ?? [])
        }
    }

    private func countUsers(
        _ events: [EventRecord], _ commerce: [(record: CommerceRecord, money: MoneyRecord?)], _ tally: inout UserTally
    ) {
        var event = 0
        var outcome = 0
        while event < events.count || outcome < commerce.count {
            let user = Self.lesserUser(
                event < events.count ? events[event] : nil,
                outcome < commerce.count ? commerce[outcome].record.event : nil)
            let firstEvent = event
            while event < events.count, EventRecord.isSameUser(events[event], user) { event += 1 }
            let firstOutcome = outcome
            while outcome < commerce.count, EventRecord.isSameUser(commerce[outcome].record.event, user) {
                outcome += 1
            }
            if user.hasUser {
                tally.count(events: events[firstEvent..<event], commerce: commerce[firstOutcome..<outcome])
            } else {
                tally.countWithoutUser(events: events[firstEvent..<event], commerce: commerce[firstOutcome..<outcome])
            }
        }
    }

    private static func lesserUser(_ left: EventRecord?, _ right: EventRecord?) -> EventRecord {
        switch (left, right) {
        case (let one?, let other?):
            (one.userHigh, one.userLow) <= (other.userHigh, other.userLow) ? one : other
        case (let one?, nil): one
        case (nil, let other?): other
        case (nil, nil): preconditionFailure("called only while events are left")
        }
    }

    /// Outcomes without a time: each is an attempt of which nothing else is known.
    private func countUndated(into result: inout TallyResult) {
        for store in set.stores {
            for partition in 0..<Partition.count {
                store.commerce.lists[partition].forEach { record in
                    let flags = record.event.flags
                    guard flags.contains(.undated), !flags.contains(.dropped),
                        plan.includesTest || flags.isDisjoint(with: [.test, .sandbox]),
                        plan.facts.groups[Int(record.event.group)].marks.contains(.meetsAllConditions),
                        plan.takesUndated, let outcome = AttemptOutcome(record.event.type)
                    else { return }
                    result.total.outcomes.count(outcome, record.event.count)
                    if outcome == .purchased { result.total.unattributed += record.event.count }
                }
            }
        }
    }
}

extension EventType {
    /// The order of events of one time: a start comes before its outcome, a purchase before its refund.
    fileprivate var step: Int {
        switch self {
        case .purchaseStarted: 0
        case .purchasePending: 1
        case .purchaseCancelled: 2
        case .purchaseFailed: 3
        case .trialStarted: 4
        case .purchased: 5
        case .trialConverted: 6
        case .renewed: 7
        case .refunded: 8
        case .refundReversed: 9
        default: 10
        }
    }
}

extension MoneyRecord {
    /// Everything that may differ, for a total order.
    fileprivate var order: [Int64] {
        [
            Int64(bitPattern: transaction), Int64(bitPattern: original), purchasedAt, expires, price, Int64(tax),
            Int64(fee), isFromServer ? 1 : 0,
        ]
    }
}
