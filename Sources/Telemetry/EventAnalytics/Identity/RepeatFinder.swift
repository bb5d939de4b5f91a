/// Finds events that are one event (identity, rules 1 and 2 of `docs/telemetry.md`) and drops all but one of them.
package struct RepeatFinder: Sendable {
    /// What was found.
    package struct Counts: Sendable, Equatable {
        /// Events dropped because another with the same id, or the same text, stays.
        package var sameIdentity = 0
        /// Texts beyond the first under one id: the same id stands for different events.
        package var conflicts = 0
        /// Events dropped because another of the same transaction, type and purchase time stays.
        package var sameTransaction = 0
        /// Ties between texts that could not be read again (they came through a pipe) and were decided by digest.
        package var decidedByDigest = 0

        package init() {}
    }

    /// Fetches the texts of signals by their digests; gives only those that it could find.
    package typealias TextSource = @Sendable (Set<UInt64>) -> [UInt64: [UInt8]]

    private var set: EventSet
    private var counts = Counts()
    private let texts: TextSource

    private init(_ set: consuming EventSet, texts: @escaping TextSource) {
        self.set = set
        self.texts = texts
    }

    /// Marks the repeats; the identities are given back, since nothing else needs them.
    ///
    /// - Parameter workers: How many partitions are sorted at once; has no effect on any number.
    package static func resolve(
        _ set: consuming EventSet, workers: Int, texts: @escaping TextSource
    ) async -> (EventSet, Counts) {
        var finder = RepeatFinder(set, texts: texts)
        await finder.dropSameIdentity(workers: workers)
        finder.dropSameTransaction()
        for index in finder.set.stores.indices { finder.set.stores[index].identities = Partitioned() }
        return (finder.set, finder.counts)
    }
}

extension RepeatFinder {
    private mutating func dropSameIdentity(workers: Int) async {
        let runs = await Self.runs(of: set.stores, workers: max(1, workers))
        settle(runs.compactMap { keepEarliest($0) })
    }

    /// The identities that stand more than once, of all readers and partitions, in no particular order.
    private static func runs(of stores: [EventStore], workers: Int) async -> [[IdentityRecord]] {
        await withTaskGroup(of: [[IdentityRecord]].self) { group in
            for worker in 0..<workers {
                group.addTask {
                    var runs: [[IdentityRecord]] = []
                    var records: [IdentityRecord] = []
                    for partition in stride(from: worker, to: Partition.count, by: workers) {
                        records.removeAll(keepingCapacity: true)
                        for store in stores { store.identities.lists[partition].forEach { records.append($0) } }
                        addRuns(of: &records, to: &runs)
                    }
                    return runs
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
    }

    private static func addRuns(of records: inout [IdentityRecord], to runs: inout [[IdentityRecord]]) {
        records.sort { $0.idHigh != $1.idHigh ? $0.idHigh < $1.idHigh : $0.idLow < $1.idLow }
        var start = 0
        while start < records.count {
            var end = start + 1
            while end < records.count, records[end].idHigh == records[start].idHigh,
                records[end].idLow == records[start].idLow
            {
                end += 1
            }
            if end - start > 1 { runs.append(Array(records[start..<end])) }
            start = end
        }
    }

    /// Drops the later events of one identity; gives the earliest ones when only their texts can decide.
    private mutating func keepEarliest(_ run: [IdentityRecord]) -> [IdentityRecord]? {
        let timed = run.map { (record: $0, time: set.event(at: $0.place).time) }
        let first = timed.map(\.time).min() ?? 0
        var earliest: [IdentityRecord] = []
        for (record, time) in timed where time == first && !earliest.contains(where: { $0.content == record.content }) {
            earliest.append(record)
        }
        counts.sameIdentity += run.count - 1
        counts.conflicts += Set(run.map(\.content)).count - 1
        let isDecided = earliest.dropFirst().allSatisfy { set.isSame($0.place, earliest[0].place) }
        let staying = Set((isDecided ? [earliest[0]] : earliest).map(\.place))
        for record in run where !staying.contains(record.place) { set.drop(record.place) }
        return isDecided ? nil : earliest
    }

    /// Decides between events of one identity and time by their texts.
    private mutating func settle(_ ties: [[IdentityRecord]]) {
        guard !ties.isEmpty else { return }
        let known = texts(Set(ties.joined().map(\.content)))
        for tie in ties {
            let isKnown = tie.allSatisfy { known[$0.content] != nil }
            if !isKnown { counts.decidedByDigest += 1 }
            let ordered = tie.sorted { left, right in
                if isKnown, let one = known[left.content], let other = known[right.content] {
                    return one.lexicographicallyPrecedes(other)
                }
                return left.content < right.content
            }
            for record in ordered.dropFirst() { set.drop(record.place) }
        }
    }
}

extension RepeatFinder {
    private struct Entry {
        let key: Digest
        let place: RecordPlace
        let time: Int64
    }

    private mutating func dropSameTransaction() {
        var entries = transactionEntries()
        entries.sort { ($0.key.high, $0.key.low, $0.time) < ($1.key.high, $1.key.low, $1.time) }
        var runs: [ArraySlice<Entry>] = []
        var start = 0
        while start < entries.count {
            var end = start + 1
            while end < entries.count, entries[end].key == entries[start].key { end += 1 }
            if end - start > 1 { runs.append(entries[start..<end]) }
            start = end
        }
        guard !runs.isEmpty else { return }
        let order = textOrder(of: Set(runs.flatMap { tiedPlaces($0) }))
        for run in runs {
            merge(run.sorted { ($0.time, order[$0.place] ?? 0) < ($1.time, order[$1.place] ?? 0) })
            counts.sameTransaction += run.count - 1
        }
    }

    private func transactionEntries() -> [Entry] {
        var entries: [Entry] = []
        for store in set.stores {
            for partition in 0..<Partition.count {
                let list = store.commerce.lists[partition]
                for index in 0..<list.count {
                    let record = list[index]
                    let type = record.event.type
                    guard record.money != CommerceRecord.noMoney, type.isOncePerTransaction,
                        !record.event.flags.contains(.dropped)
                    else { continue }
                    let money = store.money[Int(record.money)]
                    guard money.transaction != 0 else { continue }
                    let purchase = UInt64(bitPattern: money.purchasedAt) ^ UInt64(type.rawValue) << 56
                    entries.append(
                        Entry(
                            key: Digest(money.transaction, purchase),
                            place: RecordPlace(
                                isCommerce: true, partition: partition, reader: store.reader, index: index),
                            time: record.event.time))
                }
            }
        }
        return entries
    }

    /// The places of a run whose order only the texts can decide: several at one time, and not all the same.
    private func tiedPlaces(_ run: ArraySlice<Entry>) -> [RecordPlace] {
        run.filter { entry in
            run.contains { $0.place != entry.place && $0.time == entry.time && !set.isSame($0.place, entry.place) }
        }.map(\.place)
    }

    /// The rank of each event among these by its text.
    private mutating func textOrder(of places: Set<RecordPlace>) -> [RecordPlace: Int] {
        guard !places.isEmpty else { return [:] }
        var contents: [RecordPlace: UInt64] = [:]
        for store in set.stores {
            for partition in 0..<Partition.count {
                store.identities.lists[partition].forEach { record in
                    if places.contains(record.place) { contents[record.place] = record.content }
                }
            }
        }
        let known = texts(Set(contents.values))
        let isKnown = contents.values.allSatisfy { known[$0] != nil }
        if !isKnown { counts.decidedByDigest += 1 }
        let ordered = contents.sorted { left, right in
            if isKnown, let one = known[left.value], let other = known[right.value], one != other {
                return one.lexicographicallyPrecedes(other)
            }
            return left.value < right.value
        }
        return Dictionary(uniqueKeysWithValues: ordered.enumerated().map { ($1.key, $0) })
    }

    /// Makes one event of a run in its order: money and life cycle as the first server's event has them, user, row and
    /// attempt as the first app's event has them, the time of the first of all.
    private mutating func merge(_ run: [Entry]) {
        let fromServer = run.filter { set.money(at: $0.place)?.isFromServer == true }
        let fromApp = run.filter { set.money(at: $0.place)?.isFromServer == false }
        let survivor = (fromApp.first ?? run[0]).place
        for entry in run where entry.place != survivor { set.drop(entry.place) }
        guard let server = fromServer.first, !fromApp.isEmpty, let details = set.money(at: server.place) else { return }
        let reader = survivor.reader
        var record = set.stores[reader].commerce[survivor.partition, survivor.index]
        set.stores[reader].money[Int(record.money)] = details
        record.event = record.event.atTime(run[0].time)
        set.stores[reader].commerce[survivor.partition, survivor.index] = record
    }
}
