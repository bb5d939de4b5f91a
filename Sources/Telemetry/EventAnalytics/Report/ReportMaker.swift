/// Makes a report of what was counted: names for numbers, rows in order.
struct ReportMaker {
    let settings: ReportSettings
    let set: EventSet
    let facts: GroupFacts
    let repeats: RepeatFinder.Counts
    let result: TallyResult
    let end: Int64

    func report() -> ConversionReport {
        let links = PurchaseLinks(result, end: end, values: set.values)
        let total = Measures(result.total, links.total, values: set.values, isTotal: true)
        let quality = result.quality
        let columns = set.plan.columns + set.plan.conditions.map(\.column)
        return ConversionReport(
            settings: settings, rows: rows(links), total: total, experiments: experiments(),
            quality: ReportQuality(
                reading: set.counts, repeats: repeats, tally: quality, unattributed: result.total.unattributed),
            days: days(quality.firstView, quality.lastView) ?? days(quality.firstSelected, quality.lastSelected),
            incompleteDays: days(quality.firstIncomplete, quality.lastIncomplete),
            unseenFields: columns.enumerated().compactMap { index, column in
                let isAskedFor = index >= set.plan.columns.count || set.plan.by.contains(index)
                return isAskedFor && set.counts.seenColumns & 1 << UInt64(min(index, 63)) == 0 ? column.name : nil
            },
            numeratorFields: set.plan.by.map { set.plan.columns[$0] }.filter(\.belongsToPurchases).map(\.name))
    }

    private func days(_ first: Int64, _ last: Int64) -> ClosedRange<CivilDay>? {
        first > last ? nil : settings.zone.day(of: first)...settings.zone.day(of: last)
    }
}

extension ReportMaker {
    /// A row for each key that has a view or anything credited, sorted by the texts of its key, "no value" first.
    private func rows(_ links: PurchaseLinks) -> [ConversionReport.Row] {
        var keys = Set(result.splitRows.keys)
        keys.formUnion(links.rows.keys)
        let isSplit = facts.splits.count > 1
        let splitRows = Set(keys.filter { $0.split != 0 }.map(\.row))
        for row in facts.rows.indices {
            let tally = result.rows[row]
            // Where purchases are split, a row that has any stands there split only.
            let isShown = tally != RowTally() && (!isSplit || !splitRows.contains(Int32(row)) || tally.hasNumerators)
            if isShown { keys.insert(RowKey(row: Int32(row), split: 0)) }
        }
        let rows = keys.map { key in
            let base = result.rows[Int(key.row)]
            var tally = result[key]
            if key.split != 0 { tally.takeDenominators(of: base) }
            return ConversionReport.Row(
                key: names(key),
                measures: Measures(tally, links.rows[key] ?? PurchaseLinks.Sums(), values: set.values, isTotal: false))
        }
        return rows.sorted { left, right in
            for (one, other) in zip(left.key, right.key) where one != other {
                guard let one else { return true }
                guard let other else { return false }
                return Array(one.utf8).lexicographicallyPrecedes(Array(other.utf8))
            }
            return false
        }
    }

    private func names(_ key: RowKey) -> [String?] {
        zip(facts.rows[Int(key.row)], facts.splits[Int(key.split)]).map { view, purchase in
            set.values[view] ?? set.values[purchase]
        }
    }

    /// One for each paywall of which viewers saw at least two variants.
    private func experiments() -> [Experiment] {
        let arms = result.arms.map { arm, tally in
            (
                paywall: set.values[facts.arms[Int(arm)].paywall] ?? "",
                variant: set.values[facts.arms[Int(arm)].variant] ?? "", tally: tally
            )
        }
        let paywalls = Dictionary(grouping: arms, by: \.paywall).filter { $0.value.count >= 2 }
        return paywalls.sorted { $0.key < $1.key }.map { paywall, arms in
            Experiment(
                name: paywall,
                arms: arms.sorted { $0.variant < $1.variant }.map { arm in
                    (name: arm.variant, rate: Rate(arm.tally.successes, of: arm.tally.trials))
                })
        }
    }
}

extension RowTally {
    /// Whether anything of a purchase is counted here.
    fileprivate var hasNumerators: Bool {
        converted + convertedViews + started + starters + trialViewers + outcomes.attempts > 0
    }

    /// The viewers and views of the whole row, where only purchases are split.
    fileprivate mutating func takeDenominators(of row: RowTally) {
        viewers = row.viewers
        views = row.views
        outcomeViewers = row.outcomeViewers
        outcomeViews = row.outcomeViews
    }
}
