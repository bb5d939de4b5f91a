/// What the fields of one event mean.
package enum EventReading {
    static func type(
        _ bytes: RawSpan, _ slots: borrowing EventSlots, _ vocabulary: borrowing FieldVocabulary
    ) throws(LineFault) -> EventType {
        guard let slot = slots[.type] else { throw .noType }
        let found: UInt8?
        switch slot.form {
        case .text: found = vocabulary.types.find(bytes, Int(slot.start), Int(slot.end))
        case .escapedText: found = vocabulary.types.find(try JSONEscapes.decode(bytes, Int(slot.start), Int(slot.end)))
        default: throw .badType
        }
        return found.flatMap(EventType.init(rawValue:)) ?? .other
    }

    /// When it happened. `ts` counts before TelemetryDeck's `receivedAt`; a body without either is undated.
    static func timeAndFlags(
        _ bytes: RawSpan, _ slots: borrowing EventSlots
    ) throws(LineFault) -> (Int64, EventFlags) {
        let bodyReceived = try time(bytes, slots, .receivedAt)
        let own = try time(bytes, slots, .ts)
        guard let time = own ?? bodyReceived else {
            if slots.isTelemetryDeckBody { return (0, .undated) }
            throw .noTime
        }
        let received = try self.time(bytes, slots, .received)
        let isLate = (received ?? bodyReceived).map { $0 - time > EventTime.millisecondsPerDay } ?? false
        return (time, isLate ? .late : [])
    }

    static func time(
        _ bytes: RawSpan, _ slots: borrowing EventSlots, _ field: EventField
    ) throws(LineFault) -> Int64? {
        guard let slot = slots[field] else { return nil }
        guard slot.form == .text || slot.form == .number,
            let time = EventTime.parse(bytes, Int(slot.start), Int(slot.end))
        else { throw .badTime }
        return time
    }

    /// Test mode, a debug build, the simulator or TestFlight.
    static func isTest(_ bytes: RawSpan, _ slots: borrowing EventSlots) throws(LineFault) -> Bool {
        if let slot = slots[.test] {
            switch slot.form {
            case .literalTrue: return true
            case .literalFalse: break
            case .text where bytes.isEqual(slot, "true"): return true
            case .text where bytes.isEqual(slot, "false") || slot.start == slot.end: break
            default: throw .badBoolean
            }
        }
        return isTrue(bytes, slots, .isTestMode) || isTrue(bytes, slots, .isTestFlight)
            || isTrue(bytes, slots, .isDebug) || isTrue(bytes, slots, .isSimulator)
    }

    /// `true` or `"true"`; TelemetryDeck takes everything else as false.
    @inline(__always)
    private static func isTrue(_ bytes: RawSpan, _ slots: borrowing EventSlots, _ field: EventField) -> Bool {
        guard let slot = slots[field] else { return false }
        return slot.form == .literalTrue || (slot.form == .text && bytes.isEqual(slot, "true"))
    }

    /// The user's digest; zero for an event without a user, or with an empty one (which means "do not count").
    static func user(_ bytes: RawSpan, _ slots: borrowing EventSlots) throws(LineFault) -> Digest {
        try digest(bytes, slots[.clientUser] ?? slots[.user]) ?? Digest(high: 0, low: 0)
    }

    /// The digest of the id; `nil` for an event that has none.
    static func identity(_ bytes: RawSpan, _ slots: borrowing EventSlots) throws(LineFault) -> Digest? {
        try digest(bytes, slots[.id])
    }

    static func attempt(_ bytes: RawSpan, _ slots: borrowing EventSlots) throws(LineFault) -> UInt64 {
        guard let digest = try digest(bytes, slots[.attempt]) else { return 0 }
        return max(digest.high, 1)
    }

    static func count(_ bytes: RawSpan, _ slots: borrowing EventSlots) throws(LineFault) -> UInt16 {
        guard let count = try integer(bytes, slots, .count) else { return 1 }
        guard count >= 1 else { throw .badNumberField }
        return UInt16(clamping: count)
    }

    static func environment(
        _ bytes: RawSpan, _ slots: borrowing EventSlots
    ) throws(LineFault) -> EventEnvironment {
        guard let slot = slots[.environment], slot.start < slot.end else { return .production }
        if bytes.isEqual(slot, "production") || bytes.isEqual(slot, "Production") { return .production }
        let text = try plainText(bytes, slot, EventField.environment.rawValue)
        return EventEnvironment(name: text.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 })
    }

    static func money(
        _ bytes: RawSpan, _ slots: borrowing EventSlots, _ environment: EventEnvironment
    ) throws(LineFault) -> MoneyRecord {
        let transaction = try transaction(bytes, slots, .transaction, environment)
        let original = try self.transaction(bytes, slots, .originalTransaction, environment)
        return MoneyRecord(
            transaction: transaction, original: original == 0 ? transaction : original,
            purchasedAt: try time(bytes, slots, .purchasedAt) ?? MoneyRecord.none,
            expires: try time(bytes, slots, .expires) ?? MoneyRecord.none,
            price: try integer(bytes, slots, .price) ?? MoneyRecord.none, currency: ValueTable.absent,
            tax: try share(bytes, slots, .tax), fee: try share(bytes, slots, .fee),
            isFromServer: slots[.source].map { isServer(bytes, $0) } ?? false)
    }
}

extension EventReading {
    /// The text of a slot without escapes, with `_` as `-` in a locale.
    static func plainText(_ bytes: RawSpan, _ slot: EventSlots.Slot, _ place: UInt8) throws(LineFault) -> [UInt8] {
        var text: [UInt8]
        switch slot.form {
        case .container: throw .badText
        case .escapedText: text = try JSONEscapes.decode(bytes, Int(slot.start), Int(slot.end))
        default: text = bytes.copied(Int(slot.start), Int(slot.end))
        }
        if place == EventField.locale.rawValue {
            for index in text.indices where text[index] == UInt8(ascii: "_") { text[index] = UInt8(ascii: "-") }
        }
        return text
    }

    /// The digest of a text, or of a number as it is written; `nil` for none or an empty text.
    @inline(__always)
    private static func digest(_ bytes: RawSpan, _ slot: EventSlots.Slot?) throws(LineFault) -> Digest? {
        guard let slot, slot.start < slot.end else { return nil }
        switch slot.form {
        case .container: throw .badText
        case .escapedText: return Digest(try JSONEscapes.decode(bytes, Int(slot.start), Int(slot.end)))
        default: return Digest(bytes, Int(slot.start), Int(slot.end))
        }
    }

    /// A whole number, also one written as a text.
    private static func integer(
        _ bytes: RawSpan, _ slots: borrowing EventSlots, _ field: EventField
    ) throws(LineFault) -> Int64? {
        guard let slot = slots[field], slot.start < slot.end else { return nil }
        guard slot.form == .number || slot.form == .text, slot.end - slot.start <= 19 else { throw .badNumberField }
        var at = Int(slot.start)
        let isNegative = bytes.byte(at) == UInt8(ascii: "-")
        if isNegative { at += 1 }
        guard at < Int(slot.end) else { throw .badNumberField }
        var value: Int64 = 0
        while at < Int(slot.end) {
            let digit = bytes.byte(at) &- UInt8(ascii: "0")
            let (scaled, overflows) = value.multipliedReportingOverflow(by: 10)
            guard digit <= 9, !overflows else { throw .badNumberField }
            let (sum, sumOverflows) = scaled.addingReportingOverflow(Int64(digit))
            guard !sumOverflows else { throw .badNumberField }
            value = sum
            at += 1
        }
        // Far above any price, and sums of a billion of them still fit.
        guard value <= 1_000_000_000_000_000 else { throw .badNumberField }
        return isNegative ? -value : value
    }

    /// Ten-thousandths, 0 to 10 000.
    private static func share(
        _ bytes: RawSpan, _ slots: borrowing EventSlots, _ field: EventField
    ) throws(LineFault) -> Int32 {
        guard let value = try integer(bytes, slots, field) else { return 0 }
        guard (0...10_000).contains(value) else { throw .badNumberField }
        return Int32(value)
    }

    /// The digest of a transaction's id within its environment; 0 without one, and for the id `0` of a test session.
    private static func transaction(
        _ bytes: RawSpan, _ slots: borrowing EventSlots, _ field: EventField, _ environment: EventEnvironment
    ) throws(LineFault) -> UInt64 {
        guard let slot = slots[field], let digest = try digest(bytes, slot), !bytes.isEqual(slot, "0") else { return 0 }
        return max(Digest(digest.high, environment.digest).high, 1)
    }

    /// Whether a source speaks for a store's server; everything else is an app or a page.
    private static func isServer(_ bytes: RawSpan, _ slot: EventSlots.Slot) -> Bool {
        bytes.isEqual(slot, "app_store") || bytes.isEqual(slot, "assn") || bytes.isEqual(slot, "server")
            || bytes.isEqual(slot, "revenuecat") || bytes.isEqual(slot, "adapty") || bytes.isEqual(slot, "superwall")
    }
}

/// Where a purchase was made. Whatever is not production is a sandbox.
package struct EventEnvironment: Sendable {
    package let isProduction: Bool
    /// Tells environments apart in the identity of a transaction.
    package let digest: UInt64

    package static let production = EventEnvironment(isProduction: true, digest: 0)

    private init(isProduction: Bool, digest: UInt64) {
        self.isProduction = isProduction
        self.digest = digest
    }

    /// By its name in lower case.
    package init(name: [UInt8]) {
        let isProduction = name == Array("production".utf8)
        self.init(isProduction: isProduction, digest: isProduction ? 0 : Digest(name).high | 1)
    }
}

extension RawSpan {
    /// Whether a slot holds exactly this text.
    @inline(__always)
    func isEqual(_ slot: EventSlots.Slot, _ text: StaticString) -> Bool {
        let count = Int(slot.end - slot.start)
        guard count == text.utf8CodeUnitCount else { return false }
        var index = 0
        let pointer = unsafe text.utf8Start
        while index < count {
            if unsafe byte(Int(slot.start) + index) != pointer[index] { return false }
            index += 1
        }
        return true
    }

    /// Whether a byte occurs in `start..<end`.
    @inline(__always)
    func contains(_ character: Unicode.Scalar, _ start: Int, _ end: Int) -> Bool {
        for offset in start..<end where byte(offset) == UInt8(ascii: character) { return true }
        return false
    }
}
