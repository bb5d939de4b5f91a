/// Where the fields of one event stand in the buffer that holds its line. Filled by the scanner, read by the
/// interpreter, used again for the next event: nothing is allocated for an event.
package struct EventSlots: ~Copyable {
    /// How many custom fields a report can ask for.
    package static let customLimit = 16
    package static let count = 64

    /// Bytes `start..<end` of the buffer; for a text without its quotes.
    package struct Slot: Sendable {
        package var start: Int32
        package var end: Int32
        package var form: Form
    }

    package enum Form: UInt8, Sendable {
        case text, escapedText, number, literalTrue, literalFalse, null, container
    }

    private var slots = InlineArray<64, Slot>(repeating: Slot(start: 0, end: 0, form: .null))
    private var present: UInt64 = 0

    package init() {}
}

extension EventSlots {
    @inline(__always)
    package mutating func clear() { present = 0 }

    /// Notes a value; of a name that stands twice the last value counts.
    @inline(__always)
    package mutating func set(_ place: UInt8, _ start: Int, _ end: Int, _ form: Form) {
        let index = Int(place & 63)
        slots[index] = Slot(start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end), form: form)
        present |= 1 &<< UInt64(index)
    }

    /// The value of a field; `nil` when the event does not have it or has `null`.
    @inline(__always)
    package subscript(field: EventField) -> Slot? { self[place: field.rawValue] }

    /// The value at a place: a field's raw value, or a custom field's place after them.
    @inline(__always)
    package subscript(place place: UInt8) -> Slot? {
        let index = Int(place & 63)
        guard present & (1 &<< UInt64(index)) != 0 else { return nil }
        let slot = slots[index]
        return slot.form == .null ? nil : slot
    }

    @inline(__always)
    package func has(_ field: EventField) -> Bool { present & (1 &<< UInt64(field.rawValue)) != 0 }

    /// Whether the event has a field that only TelemetryDeck bodies have.
    @inline(__always)
    package var isTelemetryDeckBody: Bool { present & Self.telemetryDeckFields != 0 }

    private static let telemetryDeckFields: UInt64 = {
        let fields: [EventField] = [.clientUser, .sessionID, .isTestMode, .payload, .receivedAt]
        return fields.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
    }()
}
