package import SourceFiles

/// Everything that a report says, before it is written down in some form.
package struct ConversionReport: Sendable {
    /// One row, by the values of the fields of `--by`.
    package struct Row: Sendable {
        package let key: [String?]
        package let measures: Measures
    }

    package let settings: ReportSettings
    package let rows: [Row]
    package let total: Measures
    package let experiments: [Experiment]
    package let quality: ReportQuality
    /// The days of the first and the last view in the period; without views, of starts and outcomes.
    package let days: ClosedRange<CivilDay>?
    /// The days of first views whose window has not passed.
    package let incompleteDays: ClosedRange<CivilDay>?
    /// Fields of `--by` and of the conditions that no event has.
    package let unseenFields: [String]
    /// Fields of `--by` that only purchases carry: they split numerators only.
    package let numeratorFields: [String]
}

/// What a reader of the report should know about the data.
package struct ReportQuality: Sendable {
    package let reading: ReadingCounts
    package let repeats: RepeatFinder.Counts
    package let tally: TallyQuality
    package let unattributed: Int

    /// Events dropped as repeats of others.
    package var duplicates: Int { repeats.sameIdentity + repeats.sameTransaction }

    /// The share of all counted events that belong to one user; `nil` without events.
    package var largestUserShare: Double? {
        tally.counted == 0 ? nil : Double(tally.largestUser) / Double(tally.counted)
    }

    /// Whether one user has so many events that several people must be behind it.
    package var hasDominantUser: Bool { tally.counted >= 1000 && (largestUserShare ?? 0) > 0.01 }

    /// Whether ids seem to change daily: many users over several days, and none of them seen on two.
    package var hasDailyIDs: Bool {
        tally.users >= 100 && tally.usersOnSeveralDays == 0 && tally.lastTime > tally.firstTime
            && tally.lastTime - tally.firstTime > 3 * EventTime.millisecondsPerDay
    }
}

extension ConversionReport {
    /// Reads the inputs and counts them.
    ///
    /// - Parameter progress: Called now and then with the number of bytes read since the last call.
    package static func make(
        of paths: [String], _ settings: ReportSettings, progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws(FileError) -> ConversionReport {
        let plan = settings.plan
        let reader = EventReader(
            plan: plan, readers: settings.workers, chunk: settings.chunk, smallestStretch: settings.smallestStretch)
        let read = try await reader.read(paths, progress: progress)
        let texts = SignalTexts(paths: paths)
        return await make(of: EventSet(read, plan: plan), settings) { texts.fetch($0) }
    }

    /// Counts what has been read.
    package static func make(
        of set: consuming EventSet, _ settings: ReportSettings, texts: @escaping RepeatFinder.TextSource
    ) async -> ConversionReport {
        let (events, repeats) = await RepeatFinder.resolve(set, workers: settings.workers, texts: texts)
        let greatest = events.greatestTime(includesTest: settings.includesTest)
        let period = settings.period
        let end = settings.until == nil ? greatest ?? 0 : period.upperBound
        // A day that has events and is asked for to its end counts as seen to its end.
        let isLastDaySeen = settings.until.map { day in greatest.map { settings.zone.day(of: $0) >= day } ?? false }
        let facts = GroupFacts(events.groups, values: events.values, plan: events.plan)
        let plan = TallyPlan(
            window: settings.window, period: period, includesTest: settings.includesTest,
            horizon: isLastDaySeen == true ? max(end, greatest ?? 0) : greatest ?? 0, end: end, zone: settings.zone,
            facts: facts, takesUndated: settings.since == nil && settings.until == nil)
        let result = await EventTally(events, plan: plan).count(workers: settings.workers)
        return ReportMaker(settings: settings, set: events, facts: facts, repeats: repeats, result: result, end: end)
            .report()
    }
}

extension EventSet {
    /// The greatest time of an event that counts; `nil` without one.
    fileprivate func greatestTime(includesTest: Bool) -> Int64? {
        var greatest: Int64?
        func see(_ record: EventRecord) {
            let flags = record.flags
            guard flags.isDisjoint(with: [.dropped, .undated]),
                includesTest || flags.isDisjoint(with: [.test, .sandbox])
            else { return }
            greatest = max(greatest ?? .min, record.time)
        }
        for store in stores {
            for partition in 0..<Partition.count {
                store.events.lists[partition].forEach { see($0) }
                store.commerce.lists[partition].forEach { see($0.event) }
            }
        }
        return greatest
    }
}
