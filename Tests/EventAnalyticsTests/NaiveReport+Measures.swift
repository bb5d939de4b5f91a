extension NaiveReport {
    struct Attempt {
        let id: String?
        let product: String?
        let start: Int64
        let hasStart: Bool
        let key: [String?]?
        let isSelected: Bool
        var outcome: String
    }

    /// The attempts of one user, in the order of time.
    private func attempts(of user: String) -> [Attempt] {
        let names = [
            "purchased": "purchased", "trial_started": "purchased", "purchase_cancelled": "cancelled",
            "purchase_pending": "pending", "purchase_failed": "failed",
        ]
        var attempts: [Attempt] = []
        for event in events where event.user == user {
            let id = event.string("attempt")
            let product = event.string("product")
            if event.type == "purchase_started" {
                if id != nil, attempts.contains(where: { $0.id == id }) { continue }
                let view = credit(event, isStart: true)
                attempts.append(
                    Attempt(
                        id: id, product: product, start: event.time, hasStart: true, key: view.map { key($0) },
                        isSelected: isSelected(event, view), outcome: "none"))
            } else if let name = names[event.type] {
                if event.type == "purchased", !isPurchase(event) { continue }
                let own = id == nil ? nil : attempts.lastIndex { $0.id == id }
                let matching = attempts.lastIndex {
                    $0.hasStart && (id == nil || $0.id == nil)
                        && ($0.product == product || $0.product == nil || product == nil)
                        && event.time - $0.start <= window
                }
                if let index = own ?? matching {
                    if event.time - attempts[index].start <= window { attempts[index].outcome = name }
                } else {
                    let view = credit(event)
                    attempts.append(
                        Attempt(
                            id: id, product: product, start: event.time, hasStart: false, key: view.map { key($0) },
                            isSelected: isSelected(event, view), outcome: name))
                }
            }
        }
        return attempts
    }

    var users: Set<String> { Set(events.compactMap(\.user)) }

    /// Rows by key, and the total under the key `["total"]` (which no row has).
    func measures(end: Int64) -> (rows: [[String?]: Measures], total: Measures) {
        var keys = Set(events.filter { $0.type == "paywall_viewed" }.map { key($0) })
        let purchases = events.filter { isPurchase($0) && $0.user != nil }
        keys.formUnion(purchases.compactMap { credit($0) }.map { key($0) })
        var rows: [[String?]: Measures] = [:]
        for key in keys { rows[key] = measures(of: { self.key($0) == key }, key: key, end: end) }
        return (rows, total(end: end, keys: keys))
    }

    private func measures(of isRow: (Event) -> Bool, key: [String?], end: Int64) -> Measures {
        var row = Measures()
        let views = events.filter { isSelectedView($0) && isRow($0) }
        row.views = views.count
        row.viewers = Set(views.compactMap(\.user)).count
        let outcomeViews = views.filter { !$0.isOpenWeb }
        row.viewConversion = [views.count { isCredited($0) && !$0.isOpenWeb }, outcomeViews.count]
        let outcomeViewers = Set(outcomeViews.compactMap(\.user))
        row.conversion = [outcomeViewers.count { converts($0, isRow, onlyTrials: false) }, outcomeViewers.count]
        row.trialStart = [outcomeViewers.count { converts($0, isRow, onlyTrials: true) }, outcomeViewers.count]
        row.checkoutRate = [Set(views.compactMap(\.user)).count { starts($0, isRow) }, row.viewers]
        row.completion = completion(of: isRow)
        for attempt in users.flatMap({ attempts(of: $0) }) where attempt.isSelected && attempt.key == key {
            row.outcomes[attempt.outcome, default: 0] += 1
        }
        money(of: { credit in isRow(credit) }, end: end, into: &row)
        return row
    }

    private func total(end: Int64, keys: Set<[String?]>) -> Measures {
        var row = Measures()
        let views = events.filter { isSelectedView($0) }
        let viewers = Set(views.compactMap(\.user))
        let outcomeViewers = Set(views.filter { !$0.isOpenWeb }.compactMap(\.user))
        row.views = views.count
        row.viewers = viewers.count
        row.viewConversion = [views.count { isCredited($0) && !$0.isOpenWeb }, views.count { !$0.isOpenWeb }]
        let inAnyRow = { (user: String, trials: Bool) in
            keys.contains { key in converts(user, { self.key($0) == key }, onlyTrials: trials) }
        }
        row.conversion = [outcomeViewers.count { inAnyRow($0, false) }, outcomeViewers.count]
        row.trialStart = [outcomeViewers.count { inAnyRow($0, true) }, outcomeViewers.count]
        row.checkoutRate = [
            viewers.count { user in keys.contains { key in starts(user, { self.key($0) == key }) } }, viewers.count,
        ]
        row.completion = totalCompletion
        let withoutUser = [
            "purchased": "purchased", "trial_started": "purchased", "purchase_cancelled": "cancelled",
            "purchase_pending": "pending", "purchase_failed": "failed",
        ]
        for attempt in users.flatMap({ attempts(of: $0) }) where attempt.isSelected {
            row.outcomes[attempt.outcome, default: 0] += 1
        }
        for event in events where event.user == nil && isSelected(event, nil) {
            if event.type == "purchased", !isPurchase(event) { continue }
            if let name = withoutUser[event.type] { row.outcomes[name, default: 0] += 1 }
        }
        row.unattributed = events.count { isPurchase($0) && credit($0) == nil && isSelected($0, nil) }
        money(of: { _ in true }, end: end, into: &row)
        return row
    }

    private func isCredited(_ view: Event) -> Bool {
        events.contains { isPurchase($0) && $0.user == view.user && $0.user != nil && credit($0)?.text == view.text }
    }

    private func converts(_ user: String, _ isRow: (Event) -> Bool, onlyTrials: Bool) -> Bool {
        let views = events.filter { isSelectedView($0) && $0.user == user && isRow($0) && !$0.isOpenWeb }
        guard let first = views.map(\.time).min() else { return false }
        return events.contains { event in
            guard event.user == user, isPurchase(event), !onlyTrials || event.type == "trial_started",
                event.time >= first, event.time - first <= window, let view = credit(event)
            else { return false }
            return isRow(view)
        }
    }

    private func starts(_ user: String, _ isRow: (Event) -> Bool) -> Bool {
        let views = events.filter { isSelectedView($0) && $0.user == user && isRow($0) }
        guard let first = views.map(\.time).min() else { return false }
        return events.contains { event in
            guard event.user == user, event.type == "purchase_started", event.time >= first,
                event.time - first <= window, let view = credit(event, isStart: true)
            else { return false }
            return isRow(view)
        }
    }

    private func completion(of isRow: (Event) -> Bool) -> [Int] {
        var result = [0, 0]
        for user in users {
            let starts = events.filter { event in
                guard event.user == user, event.type == "purchase_started", let view = credit(event, isStart: true)
                else { return false }
                return isRow(view) && isSelected(event, view)
            }
            guard let first = starts.map(\.time).min() else { continue }
            result[1] += 1
            let isCompleted = events.contains { event in
                guard event.user == user, isPurchase(event), event.time >= first, event.time - first <= window,
                    let view = credit(event)
                else { return false }
                return isRow(view)
            }
            if isCompleted { result[0] += 1 }
        }
        return result
    }

    private var totalCompletion: [Int] {
        var result = [0, 0]
        for user in users {
            let starts = events.filter { event in
                event.user == user && event.type == "purchase_started"
                    && isSelected(event, credit(event, isStart: true))
            }
            guard let first = starts.map(\.time).min() else { continue }
            result[1] += 1
            let isCompleted = events.contains { event in
                event.user == user && isPurchase(event) && event.time >= first && event.time - first <= window
                    && meets(credit(event) ?? event)
            }
            if isCompleted { result[0] += 1 }
        }
        return result
    }

    private func money(of isRow: (Event) -> Bool, end: Int64, into row: inout Measures) {
        for event in events where isPurchase(event) {
            guard let view = credit(event), isRow(view) else { continue }
            let isTrial = event.type == "trial_started"
            if period.contains(view.time), meets(view), !isTrial, let price = event.number("price") {
                let share = Int128(10_000 - (event.number("tax") ?? 0) - (event.number("fee") ?? 0))
                row.proceeds[event.string("currency") ?? "XXX", default: 0] += Int128(price) * share
            }
            guard isSelected(event, view) else { continue }
            if isTrial {
                if let expires = event.number("expires"), expires < end { row.trialConversion[1] += 1 }
            } else {
                row.refundRate[1] += 1
            }
        }
        row.proceeds = row.proceeds.filter { _ in true }
    }
}
