/// Events that name no user: they are counted, but nobody can be said to have converted.
extension UserTally {
    package mutating func countWithoutUser(
        events: ArraySlice<EventRecord>, commerce: ArraySlice<(record: CommerceRecord, money: MoneyRecord?)>
    ) {
        for event in events where event.type == .paywallViewed {
            let group = plan.facts.groups[Int(event.group)]
            result.quality.recordedViews += 1
            guard plan.period.contains(event.time), group.marks.contains(.meetsViewConditions) else { continue }
            noteView(event.time)
            result.rows[Int(group.row)].views += event.count
            result.total.views += event.count
            if group.marks.contains(.openWeb) {
                result.quality.openWebViews += event.count
            } else {
                result.rows[Int(group.row)].outcomeViews += event.count
                result.total.outcomeViews += event.count
            }
        }
        for (record, money) in commerce {
            let marks = plan.facts.groups[Int(record.event.group)].marks
            guard plan.period.contains(record.event.time), marks.contains(.meetsAllConditions) else { continue }
            if let money, isRestore(record, money) {
                result.quality.restored += 1
            } else if let outcome = AttemptOutcome(record.event.type) {
                noteSelected(record.event.time)
                result.total.outcomes.count(outcome, record.event.count)
                if outcome == .purchased { result.total.unattributed += record.event.count }
            } else if let money {
                follow(record, money)
            }
        }
    }
}
