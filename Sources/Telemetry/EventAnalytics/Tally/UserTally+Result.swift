/// What one user adds to the counts.
extension UserTally {
    /// Adds what the user did to the rows, the total and the arms.
    mutating func finish() {
        for state in rows { finish(state) }
        for state in splitRows { finish(state) }
        for attempt in attempts where attempt.isSelected {
            result.total.outcomes.count(attempt.outcome, attempt.count)
            if let key = attempt.key { result[key].outcomes.count(attempt.outcome, attempt.count) }
        }
        finishTotal()
        finishArms()
    }

    private mutating func finish(_ state: RowState) {
        var tally = RowTally()
        tally.viewers = 1
        tally.views = state.views
        tally.outcomeViews = state.outcomeViews
        if state.firstOutcomeView != nil { tally.outcomeViewers = 1 }
        let isSplit = plan.facts.splits.count > 1
        if !isSplit {
            tally.converted = state.hasConverted ? 1 : 0
            tally.trialViewers = state.hasTrial ? 1 : 0
            tally.started = state.hasStarted ? 1 : 0
            tally.starters = state.firstStart == nil ? 0 : 1
            tally.completedStarters = state.hasCompleted ? 1 : 0
        }
        result.rows[Int(state.row)] += tally
        result.total.views += state.views
        result.total.outcomeViews += state.outcomeViews
    }

    private mutating func finish(_ state: SplitState) {
        var tally = RowTally()
        tally.converted = state.hasConverted ? 1 : 0
        tally.trialViewers = state.hasTrial ? 1 : 0
        tally.started = state.hasStarted ? 1 : 0
        tally.starters = state.firstStart == nil ? 0 : 1
        tally.completedStarters = state.hasCompleted ? 1 : 0
        result[state.key] += tally
    }

    private mutating func finishTotal() {
        if !rows.isEmpty {
            result.total.viewers += 1
            if rows.contains(where: { $0.firstOutcomeView != nil }) { result.total.outcomeViewers += 1 }
            if rows.contains(where: \.hasConverted) { result.total.converted += 1 }
            if rows.contains(where: \.hasTrial) { result.total.trialViewers += 1 }
            if rows.contains(where: \.hasStarted) { result.total.started += 1 }
        }
        if total.firstStart != nil { result.total.starters += 1 }
        if total.hasCompleted { result.total.completedStarters += 1 }
        if let time = total.firstIncomplete {
            result.quality.incompleteViewers += 1
            result.quality.firstIncomplete = min(result.quality.firstIncomplete, time)
            result.quality.lastIncomplete = max(result.quality.lastIncomplete, time)
        }
        for view in views where view.isSelected && view.isCredited {
            result.total.convertedViews += 1
            let row = plan.facts.groups[Int(view.group)].row
            for split in view.splits { result[RowKey(row: row, split: split)].convertedViews += 1 }
        }
    }

    /// A user who saw several variants of one paywall belongs to none of them: the arms would not be independent.
    private mutating func finishArms() {
        var isInSeveral = false
        for state in arms {
            let paywall = plan.facts.arms[Int(state.arm)].paywall
            if arms.contains(where: { $0.arm != state.arm && plan.facts.arms[Int($0.arm)].paywall == paywall }) {
                isInSeveral = true
                continue
            }
            result.arms[state.arm, default: ArmTally()].trials += 1
            if state.hasConverted { result.arms[state.arm, default: ArmTally()].successes += 1 }
        }
        if isInSeveral { result.quality.multipleVariants += 1 }
    }
}
