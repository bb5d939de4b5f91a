/// The events of all readers under one numbering of values and groups, on their way to being counted.
package struct EventSet: Sendable {
    package var stores: [EventStore]
    package let plan: ReadingPlan
    package private(set) var values: ValueTable
    package private(set) var groups: GroupTable
    package let counts: ReadingCounts

    package init(_ read: EventsRead, plan: ReadingPlan) {
        stores = read.stores
        self.plan = plan
        counts = read.counts
        values = stores.first?.values ?? ValueTable()
        groups = stores.first?.groups ?? GroupTable(width: plan.groupWidth)
        for index in stores.indices.dropFirst() { renumber(index) }
    }

    /// Gives the records of a later reader the numbers of the first one's tables.
    private mutating func renumber(_ index: Int) {
        let table = stores[index].values
        let valueNumbers: [UInt32] = (0..<table.count).map { number in
            // The texts have been checked when they were first seen, so that this cannot fail.
            (try? values.number(of: Array(table.bytes(of: UInt32(number))))) ?? ValueTable.absent
        }
        let groupTable = stores[index].groups
        let groupNumbers: [UInt32] = (0..<groupTable.count).map { number in
            let key = Array(groupTable.key(UInt32(number)))
            return groups.number(of: [key[0]] + key.dropFirst().map { valueNumbers[Int($0)] })
        }
        for partition in 0..<Partition.count {
            for record in 0..<stores[index].events.lists[partition].count {
                let old = stores[index].events[partition, record]
                stores[index].events[partition, record] = old.inGroup(groupNumbers[Int(old.group)])
            }
            for record in 0..<stores[index].commerce.lists[partition].count {
                var changed = stores[index].commerce[partition, record]
                changed.event = changed.event.inGroup(groupNumbers[Int(changed.event.group)])
                changed.product = valueNumbers[Int(changed.product)]
                stores[index].commerce[partition, record] = changed
            }
        }
        for record in 0..<stores[index].money.count {
            let currency = stores[index].money[record].currency
            stores[index].money[record].currency = valueNumbers[Int(currency)]
        }
    }
}

extension EventSet {
    package func event(at place: RecordPlace) -> EventRecord {
        place.isCommerce
            ? stores[place.reader].commerce[place.partition, place.index].event
            : stores[place.reader].events[place.partition, place.index]
    }

    package mutating func drop(_ place: RecordPlace) {
        if place.isCommerce {
            stores[place.reader].commerce[place.partition, place.index].event.flags.insert(.dropped)
        } else {
            stores[place.reader].events[place.partition, place.index].flags.insert(.dropped)
        }
    }

    /// The transaction and money of a purchase-like event.
    package func money(at place: RecordPlace) -> MoneyRecord? {
        guard place.isCommerce else { return nil }
        let index = stores[place.reader].commerce[place.partition, place.index].money
        return index == CommerceRecord.noMoney ? nil : stores[place.reader].money[Int(index)]
    }

    /// Whether everything that is kept of two events is equal, so that it does not matter which of them stays.
    package func isSame(_ left: RecordPlace, _ right: RecordPlace) -> Bool {
        guard left.isCommerce == right.isCommerce, EventRecord.isSame(event(at: left), event(at: right)) else {
            return false
        }
        guard left.isCommerce else { return true }
        let one = stores[left.reader].commerce[left.partition, left.index]
        let other = stores[right.reader].commerce[right.partition, right.index]
        return one.product == other.product && one.attempt == other.attempt && money(at: left) == money(at: right)
    }
}
