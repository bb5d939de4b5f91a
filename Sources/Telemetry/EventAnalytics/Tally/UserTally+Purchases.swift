/// Starts, outcomes and purchases: what each is credited to, and what follows from it.
extension UserTally {
    /// Takes note of one start or outcome; every view at or before its time has been seen.
    mutating func handle(_ record: CommerceRecord, _ money: MoneyRecord?) {
        switch record.event.type {
        case .purchaseStarted: start(record)
        case .purchased, .trialStarted:
            if let money, isRestore(record, money) {
                result.quality.restored += 1
            } else {
                purchase(record, money)
            }
        case .purchaseCancelled, .purchasePending, .purchaseFailed: end(record, creditedTo: credit(of: record))
        default: if let money { follow(record, money) }
        }
    }

    /// A purchase more than a day old when it is reported was made before: buying again what one owns gives the old
    /// transaction.
    func isRestore(_ record: CommerceRecord, _ money: MoneyRecord) -> Bool {
        record.event.type == .purchased && money.purchasedAt != MoneyRecord.none
            && record.event.time - money.purchasedAt > EventTime.millisecondsPerDay
    }

    private mutating func start(_ record: CommerceRecord) {
        let group = plan.facts.groups[Int(record.event.group)]
        noteStart(record, group)
        let view =
            group.namesNothing
            ? lastViewInWindow(record, includesOpenWeb: true) : lastView(namedBy: group, includesOpenWeb: true)
        let isSelected = isSelected(record, view)
        if isSelected {
            noteSelected(record.event.time)
            if total.firstStart == nil { total.firstStart = record.event.time }
        }
        let key = view.map { rowKey(of: $0, record) }
        if let key { noteStart(key, at: record.event.time, isSelected: isSelected) }
        guard record.attempt == 0 || attemptsByID[record.attempt] == nil else { return }
        add(
            Attempt(
                id: record.attempt, product: record.product, start: record.event.time, hasStart: true, key: key,
                isSelected: isSelected, count: record.event.count))
    }

    private mutating func noteStart(_ record: CommerceRecord, _ group: GroupFacts.Group) {
        let start = LastStart(product: record.product, paywall: group.paywall, time: record.event.time)
        if let index = lastStarts.firstIndex(where: { $0.product == record.product }) {
            lastStarts[index] = start
        } else {
            lastStarts.append(start)
        }
    }

    private mutating func noteStart(_ key: RowKey, at time: Int64, isSelected: Bool) {
        guard let index = rows.firstIndex(where: { $0.row == key.row }) else {
            // No view of the row is a denominator of the period, but the start is one by itself.
            if isSelected { withSplit(key) { if $0.firstStart == nil { $0.firstStart = time } } }
            return
        }
        let isInWindow = isInWindow(time, rows[index].firstView)
        if isInWindow { rows[index].hasStarted = true }
        let isCounted = splitRows.contains { $0.key == key && $0.firstStart != nil }
        if isSelected, rows[index].firstStart == nil, !isCounted { rows[index].firstStart = time }
        guard plan.facts.splits.count > 1 else { return }
        withSplit(key) { state in
            if isInWindow { state.hasStarted = true }
            if isSelected, state.firstStart == nil { state.firstStart = time }
        }
    }

    private mutating func purchase(_ record: CommerceRecord, _ money: MoneyRecord?) {
        let time = record.event.time
        let view = credit(of: record)
        end(record, creditedTo: view)
        if let first = total.firstStart, isInWindow(time, first), meetsConditions(record, view) {
            total.hasCompleted = true
        }
        let isSelected = isSelected(record, view)
        guard let view else {
            if isSelected { result.total.unattributed += record.event.count }
            return
        }
        let group = plan.facts.groups[Int(views[view].group)]
        let key = rowKey(of: view, record)
        if meetsPurchaseConditions(record) {
            views[view].isCredited = true
            if !views[view].splits.contains(key.split) { views[view].splits.append(key.split) }
            convert(key, at: time, isTrial: record.event.type == .trialStarted)
            if let index = arms.firstIndex(where: { $0.arm == group.arm }), isInWindow(time, arms[index].firstView) {
                arms[index].hasConverted = true
            }
        }
        keepCredit(record, money, view: view, key: key, isSelected: isSelected)
    }

    private mutating func convert(_ key: RowKey, at time: Int64, isTrial: Bool) {
        let isSplit = plan.facts.splits.count > 1
        if let index = rows.firstIndex(where: { $0.row == key.row }) {
            if let first = rows[index].firstOutcomeView, isInWindow(time, first) {
                rows[index].hasConverted = true
                if isTrial { rows[index].hasTrial = true }
                if isSplit {
                    withSplit(key) { state in
                        state.hasConverted = true
                        if isTrial { state.hasTrial = true }
                    }
                }
            }
            if let first = rows[index].firstStart, isInWindow(time, first) { rows[index].hasCompleted = true }
        }
        let window = plan.window
        if let index = splitRows.firstIndex(where: { $0.key == key }), let first = splitRows[index].firstStart,
            time >= first, time - first <= window
        {
            splitRows[index].hasCompleted = true
        }
    }

    private mutating func withSplit(_ key: RowKey, _ change: (inout SplitState) -> Void) {
        if let index = splitRows.firstIndex(where: { $0.key == key }) {
            change(&splitRows[index])
        } else {
            var state = SplitState(key: key)
            change(&state)
            splitRows.append(state)
        }
    }

    /// Gives an outcome to the attempt that it ends, or makes an attempt of it whose start was not recorded.
    private mutating func end(_ record: CommerceRecord, creditedTo view: Int?) {
        guard let outcome = AttemptOutcome(record.event.type) else { return }
        if let index = attempt(endedBy: record) {
            if isInWindow(record.event.time, attempts[index].start) { attempts[index].outcome = outcome }
            return
        }
        let isSelected = isSelected(record, view)
        if isSelected { noteSelected(record.event.time) }
        add(
            Attempt(
                id: record.attempt, product: record.product, start: record.event.time, hasStart: false,
                key: view.map { rowKey(of: $0, record) }, isSelected: isSelected, count: record.event.count,
                outcome: outcome))
    }

    private mutating func add(_ attempt: Attempt) {
        if attempt.id != 0 { attemptsByID[attempt.id] = attempts.count }
        attempts.append(attempt)
    }

    /// The attempt of the outcome's own id; without one, the last start for its product within the window.
    private func attempt(endedBy record: CommerceRecord) -> Int? {
        if record.attempt != 0, let index = attemptsByID[record.attempt] { return index }
        return attempts.lastIndex { attempt in
            attempt.hasStart && (record.attempt == 0 || attempt.id == 0)
                && (attempt.product == record.product || attempt.product == 0 || record.product == 0)
                && isInWindow(record.event.time, attempt.start)
        }
    }
}

extension UserTally {
    /// The view that a purchase or an outcome is credited to, by the rule of `docs/telemetry.md`.
    private func credit(of record: CommerceRecord) -> Int? {
        let group = plan.facts.groups[Int(record.event.group)]
        if !group.namesNothing { return lastView(namedBy: group, includesOpenWeb: false) }
        if let paywall = paywallOfLastStart(record),
            let view = lastView(includesOpenWeb: false, where: { $0.paywall == paywall })
        {
            return view
        }
        return lastViewInWindow(record, includesOpenWeb: false)
    }

    /// The last view of the paywall and variant that an event names; `nil` when it names none.
    private func lastView(namedBy group: GroupFacts.Group, includesOpenWeb: Bool) -> Int? {
        guard !group.namesNothing else { return nil }
        return lastView(includesOpenWeb: includesOpenWeb) { view in
            (group.paywall == ValueTable.absent || view.paywall == group.paywall)
                && (group.variant == ValueTable.absent || view.variant == group.variant)
        }
    }

    private func paywallOfLastStart(_ record: CommerceRecord) -> UInt32? {
        var last: LastStart?
        for start in lastStarts where record.product == 0 || start.product == record.product {
            if let known = last, (known.time, known.paywall) > (start.time, start.paywall) { continue }
            last = start
        }
        guard let last, last.paywall != ValueTable.absent else { return nil }
        return last.paywall
    }

    private func lastViewInWindow(_ record: CommerceRecord, includesOpenWeb: Bool) -> Int? {
        guard let view = lastView(includesOpenWeb: includesOpenWeb, where: { _ in true }),
            record.event.time - views[view].time <= plan.window
        else { return nil }
        return view
    }

    private func lastView(includesOpenWeb: Bool, where matches: (GroupFacts.Group) -> Bool) -> Int? {
        var last: Int?
        for candidate in lastViews {
            let group = plan.facts.groups[Int(candidate.group)]
            guard includesOpenWeb || !group.marks.contains(.openWeb), matches(group) else { continue }
            // Views stand in the order of time and then of their groups' texts, so that the greater place is the later.
            if let known = last, known > candidate.view { continue }
            last = candidate.view
        }
        return last
    }

    private func isInWindow(_ time: Int64, _ start: Int64) -> Bool { time >= start && time - start <= plan.window }

    private func rowKey(of view: Int, _ record: CommerceRecord) -> RowKey {
        RowKey(
            row: plan.facts.groups[Int(views[view].group)].row, split: plan.facts.groups[Int(record.event.group)].split)
    }

    /// Whether an event of a denominator belongs to the report: its time, and the conditions as its view meets them.
    private func isSelected(_ record: CommerceRecord, _ view: Int?) -> Bool {
        plan.period.contains(record.event.time) && meetsConditions(record, view)
    }

    private func meetsConditions(_ record: CommerceRecord, _ view: Int?) -> Bool {
        guard meetsPurchaseConditions(record) else { return false }
        let group = view.map { views[$0].group } ?? record.event.group
        return plan.facts.groups[Int(group)].marks.contains(.meetsViewConditions)
    }

    private func meetsPurchaseConditions(_ record: CommerceRecord) -> Bool {
        plan.facts.groups[Int(record.event.group)].marks.contains(.meetsPurchaseConditions)
    }
}

extension UserTally {
    private mutating func keepCredit(
        _ record: CommerceRecord, _ money: MoneyRecord?, view: Int, key: RowKey, isSelected: Bool
    ) {
        let conditions = plan.facts.groups[Int(views[view].group)].marks.contains(.meetsViewConditions)
        let isViewSelected = conditions && plan.period.contains(views[view].time)
        result.credits.append(
            CreditedPurchase(
                isTrial: record.event.type == .trialStarted, time: record.event.time,
                transaction: money?.transaction ?? 0, original: money?.original ?? 0, owner: ownerDigest(record),
                expires: money?.expires ?? MoneyRecord.none, row: key,
                ranks: (
                    view: plan.facts.groups[Int(views[view].group)].rank,
                    purchase: plan.facts.groups[Int(record.event.group)].rank
                ), isSelected: isSelected,
                hasSelectedView: isViewSelected && meetsPurchaseConditions(record),
                price: money?.price ?? MoneyRecord.none, currency: money?.currency ?? ValueTable.absent,
                share: money?.share ?? 10_000))
    }

    mutating func follow(_ record: CommerceRecord, _ money: MoneyRecord) {
        result.followers.append(
            FollowingEvent(
                type: record.event.type, time: record.event.time, transaction: money.transaction,
                original: money.original, owner: ownerDigest(record), price: money.price, currency: money.currency,
                share: money.share))
    }

    /// Stands for user and product: links events that name no transaction.
    private func ownerDigest(_ record: CommerceRecord) -> UInt64 {
        guard record.event.hasUser else { return 0 }
        let user = record.event.userHigh ^ UInt64(record.event.userLow) << 32
        return max(Digest(user, UInt64(record.product)).high, 1)
    }
}

extension GroupFacts.Group {
    /// Whether an event of this group names neither a paywall nor a variant.
    var namesNothing: Bool { paywall == ValueTable.absent && variant == ValueTable.absent }
}

extension MoneyRecord {
    /// The ten-thousandths of the price that are left after tax and fee.
    var share: Int64 { 10_000 - Int64(tax) - Int64(fee) }
}
