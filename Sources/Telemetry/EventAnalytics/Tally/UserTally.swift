/// Counts the events of one user after the other, in the order of time. Its lists are used again for the next user.
package struct UserTally: Sendable {
    let plan: TallyPlan
    package var result: TallyResult

    // What is known of the user so far.
    var views: [SeenView] = []
    var lastViews: [LastView] = []
    var lastStarts: [LastStart] = []
    var attempts: [Attempt] = []
    var attemptsByID: [UInt64: Int] = [:]
    var rows: [RowState] = []
    var splitRows: [SplitState] = []
    var arms: [ArmState] = []
    var total = TotalState()

    package init(plan: TallyPlan) {
        self.plan = plan
        result = TallyResult(rows: plan.facts.rows.count)
    }
}

extension UserTally {
    /// A view that stays after those within a second of it are dropped.
    struct SeenView {
        let time: Int64
        let group: UInt32
        /// Whether it is a denominator of the period that can report an outcome.
        let isSelected: Bool
        var isCredited = false
        /// The splits by which purchases were credited to it.
        var splits: [Int32] = []
    }

    /// The last view of a group.
    struct LastView {
        let group: UInt32
        var view: Int
    }

    /// The last start for a product.
    struct LastStart {
        let product: UInt32
        var paywall: UInt32
        var time: Int64
    }

    /// One try to buy.
    struct Attempt {
        let id: UInt64
        let product: UInt32
        let start: Int64
        /// False for an outcome whose start was not recorded.
        let hasStart: Bool
        let key: RowKey?
        let isSelected: Bool
        let count: Int
        var outcome = AttemptOutcome.none
    }

    /// What happened in one row.
    struct RowState {
        let row: Int32
        let firstView: Int64
        var firstOutcomeView: Int64?
        var views = 0
        var outcomeViews = 0
        var hasConverted = false
        var hasTrial = false
        var hasStarted = false
        var firstStart: Int64?
        var hasCompleted = false
    }

    /// The same for one split of a row; its views are the row's.
    struct SplitState {
        let key: RowKey
        var hasConverted = false
        var hasTrial = false
        var hasStarted = false
        var firstStart: Int64?
        var hasCompleted = false
    }

    /// What happened in one arm of an experiment.
    struct ArmState {
        let arm: Int32
        let firstView: Int64
        var hasConverted = false
    }

    /// What happened over all rows.
    struct TotalState {
        var firstStart: Int64?
        var hasCompleted = false
        var firstIncomplete: Int64?
    }
}

extension UserTally {
    /// Counts all events of one user.
    ///
    /// - Parameters:
    ///   - events: The user's events without an outcome, by time.
    ///   - commerce: The user's starts and outcomes with what is known of their transactions, by time and, at one time,
    ///     in the order of a purchase.
    package mutating func count(
        events: ArraySlice<EventRecord>, commerce: ArraySlice<(record: CommerceRecord, money: MoneyRecord?)>
    ) {
        clear()
        noteUser(events, commerce)
        var next = events.startIndex
        for (record, money) in commerce {
            // A view at the very time of an outcome counts as before it.
            while next < events.endIndex, events[next].time <= record.event.time {
                see(events[next])
                next += 1
            }
            handle(record, money)
        }
        while next < events.endIndex {
            see(events[next])
            next += 1
        }
        finish()
    }

    private mutating func clear() {
        views.removeAll(keepingCapacity: true)
        lastViews.removeAll(keepingCapacity: true)
        lastStarts.removeAll(keepingCapacity: true)
        attempts.removeAll(keepingCapacity: true)
        attemptsByID.removeAll(keepingCapacity: true)
        rows.removeAll(keepingCapacity: true)
        splitRows.removeAll(keepingCapacity: true)
        arms.removeAll(keepingCapacity: true)
        total = TotalState()
    }

    private mutating func noteUser(
        _ events: ArraySlice<EventRecord>,
        _ commerce: ArraySlice<(record: CommerceRecord, money: MoneyRecord?)>
    ) {
        let count = events.count + commerce.count
        result.quality.users += 1
        result.quality.largestUser = max(result.quality.largestUser, count)
        guard count > 1 else { return }
        let first = min(events.first?.time ?? .max, commerce.first?.record.event.time ?? .max)
        let last = max(events.last?.time ?? .min, commerce.last?.record.event.time ?? .min)
        if plan.zone.dayNumber(of: first) != plan.zone.dayNumber(of: last) { result.quality.usersOnSeveralDays += 1 }
    }
}

extension UserTally {
    /// Takes note of one event that has no outcome.
    mutating func see(_ event: EventRecord) {
        guard event.type == .paywallViewed else { return }
        let group = plan.facts.groups[Int(event.group)]
        if isRepeat(event, group) {
            result.quality.repeatedViews += 1
            return
        }
        result.quality.recordedViews += 1
        let isOpenWeb = group.marks.contains(.openWeb)
        let isSelected = plan.period.contains(event.time) && group.marks.contains(.meetsViewConditions)
        views.append(SeenView(time: event.time, group: event.group, isSelected: isSelected && !isOpenWeb))
        if let index = lastViews.firstIndex(where: { $0.group == event.group }) {
            lastViews[index].view = views.count - 1
        } else {
            lastViews.append(LastView(group: event.group, view: views.count - 1))
        }
        if isSelected { select(event, group, isOpenWeb) }
    }

    /// Whether the user saw the same paywall at most a second before: that is one view.
    private func isRepeat(_ event: EventRecord, _ group: GroupFacts.Group) -> Bool {
        for view in views.reversed() {
            guard event.time - view.time <= 1000 else { return false }
            if plan.facts.groups[Int(view.group)].paywall == group.paywall { return true }
        }
        return false
    }

    private mutating func select(_ event: EventRecord, _ group: GroupFacts.Group, _ isOpenWeb: Bool) {
        noteView(event.time)
        let index: Int
        if let known = rows.firstIndex(where: { $0.row == group.row }) {
            index = known
        } else {
            index = rows.count
            rows.append(RowState(row: group.row, firstView: event.time))
        }
        rows[index].views += event.count
        if isOpenWeb {
            result.quality.openWebViews += event.count
            return
        }
        rows[index].outcomeViews += event.count
        if rows[index].firstOutcomeView == nil {
            rows[index].firstOutcomeView = event.time
            if total.firstIncomplete == nil, event.time > plan.horizon - plan.window {
                total.firstIncomplete = event.time
            }
        }
        if group.arm >= 0, !arms.contains(where: { $0.arm == group.arm }) {
            arms.append(ArmState(arm: group.arm, firstView: event.time))
        }
    }

    mutating func noteView(_ time: Int64) {
        result.quality.firstView = min(result.quality.firstView, time)
        result.quality.lastView = max(result.quality.lastView, time)
        noteSelected(time)
    }

    mutating func noteSelected(_ time: Int64) {
        result.quality.firstSelected = min(result.quality.firstSelected, time)
        result.quality.lastSelected = max(result.quality.lastSelected, time)
    }
}
