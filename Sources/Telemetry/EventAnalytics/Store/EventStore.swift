/// All events that one reader has read, in the form in which they are kept.
package struct EventStore: Sendable {
    package let plan: ReadingPlan
    /// The reader's number, at most `RecordPlace.readerLimit` less one.
    package let reader: Int
    package var events = Partitioned<EventRecord>()
    package var commerce = Partitioned<CommerceRecord>()
    package var money = BlockList<MoneyRecord>()
    package var identities = Partitioned<IdentityRecord>()
    package var values = ValueTable()
    package var groups: GroupTable
    package var counts = ReadingCounts()
    /// Whether a list has grown beyond what a place can name: more than 200 million events for one reader.
    package var isFull = false
    /// Longer lines are not read.
    package var lineLimit = LineFeeder.usualLineLimit

    package init(plan: ReadingPlan, reader: Int) {
        precondition(reader < RecordPlace.readerLimit, "a place names \(RecordPlace.readerLimit) readers at most")
        self.plan = plan
        self.reader = reader
        groups = GroupTable(width: plan.groupWidth)
        groupKey = [UInt32](repeating: 0, count: plan.groupWidth)
    }

    /// Used again for every event.
    private var groupKey: [UInt32]
}

extension EventStore {
    /// Keeps the event whose text is `start..<end` and whose fields stand in the slots.
    package mutating func add(
        _ bytes: RawSpan, _ start: Int, _ end: Int, _ slots: borrowing EventSlots
    ) throws(LineFault) {
        let type = try EventReading.type(bytes, slots, plan.vocabulary)
        var (time, flags) = try EventReading.timeAndFlags(bytes, slots)
        if try EventReading.isTest(bytes, slots) { flags.insert(.test) }
        let environment = try EventReading.environment(bytes, slots)
        if !environment.isProduction { flags.insert(.sandbox) }
        if flags.contains(.undated) { time = 0 }
        let user = try EventReading.user(bytes, slots)
        let isRelevant = type.isCommerce || type == .paywallViewed
        let event = EventRecord(
            time: time, type: type, count: try EventReading.count(bytes, slots), user: user,
            group: isRelevant ? try group(bytes, slots) : try emptyGroup(), flags: flags)

        let content = Digest(bytes, start, end)
        let id = try EventReading.identity(bytes, slots) ?? content
        let partition = Partition.of(user.high)
        let index: Int
        if type.isCommerce {
            let record = try commerceRecord(event, type, bytes, slots, environment)
            index = commerce.append(record, to: partition)
        } else {
            index = events.append(event, to: partition)
        }
        if index >= RecordPlace.listLimit - 1 { isFull = true }
        let place = RecordPlace(isCommerce: type.isCommerce, partition: partition, reader: reader, index: index)
        _ = identities.append(
            IdentityRecord(
                idHigh: id.high, idLow: UInt32(truncatingIfNeeded: id.low), place: place, content: content.high),
            to: Partition.of(id.high))
        counts.events += 1
        if slots.isTelemetryDeckBody { counts.telemetryDeckBodies += 1 }
    }
}

extension EventStore {
    private mutating func commerceRecord(
        _ event: EventRecord, _ type: EventType, _ bytes: RawSpan, _ slots: borrowing EventSlots,
        _ environment: EventEnvironment
    ) throws(LineFault) -> CommerceRecord {
        var record = CommerceRecord(
            event: event, product: try value(bytes, slots, EventField.product.rawValue),
            money: CommerceRecord.noMoney, attempt: try EventReading.attempt(bytes, slots))
        if type.hasTransaction {
            var details = try EventReading.money(bytes, slots, environment)
            details.currency = try value(bytes, slots, EventField.currency.rawValue)
            record.money = UInt32(money.count)
            money.append(details)
        }
        return record
    }

    /// The number of a field's value.
    @inline(__always)
    private mutating func value(
        _ bytes: RawSpan, _ slots: borrowing EventSlots, _ place: UInt8
    ) throws(LineFault) -> UInt32 {
        guard let slot = slots[place: place] else { return ValueTable.absent }
        if slot.form == .container { throw .badText }
        let start = Int(slot.start)
        let end = Int(slot.end)
        if slot.form != .escapedText, place != EventField.locale.rawValue || !bytes.contains("_", start, end) {
            return try values.number(of: bytes, start, end)
        }
        return try values.number(of: try EventReading.plainText(bytes, slot, place))
    }

    private mutating func group(_ bytes: RawSpan, _ slots: borrowing EventSlots) throws(LineFault) -> UInt32 {
        groupKey[0] = try marks(bytes, slots).rawValue
        for index in 0..<plan.columnPlaces.count {
            let value = try value(bytes, slots, plan.columnPlaces[index])
            if value != ValueTable.absent { counts.seenColumns |= 1 &<< UInt64(index) }
            groupKey[index + 1] = value
        }
        return groups.number(of: groupKey)
    }

    private mutating func emptyGroup() throws(LineFault) -> UInt32 {
        for index in 0..<groupKey.count { groupKey[index] = 0 }
        return groups.number(of: groupKey)
    }

    @inline(__always)
    private mutating func marks(_ bytes: RawSpan, _ slots: borrowing EventSlots) throws(LineFault) -> GroupMarks {
        var marks: GroupMarks = [.meetsViewConditions, .meetsPurchaseConditions]
        if let slot = slots[.store], bytes.isEqual(slot, "none") { marks.insert(.openWeb) }
        for index in 0..<plan.conditions.count {
            let column = plan.conditions[index].column
            if let slot = slots[place: column.place] {
                counts.seenColumns |= 1 &<< UInt64(min(plan.columns.count + index, 63))
                if plan.conditions[index].values.contains(try EventReading.plainText(bytes, slot, column.place)) {
                    continue
                }
            } else if plan.conditions[index].values.contains([]) {
                continue
            }
            marks.remove(column.belongsToPurchases ? .meetsPurchaseConditions : .meetsViewConditions)
        }
        return marks
    }
}
