/// An event as it is kept in memory: 24 bytes. All that a report needs of a view, and of types without an outcome.
package struct EventRecord: BitwiseCopyable, Sendable {
    /// Time (42 bits), type (6 bits), count (16 bits).
    private let stamp: UInt64
    /// 96 bits of the user's digest; all zero for an event without a user.
    package let userHigh: UInt64
    package let userLow: UInt32
    /// The group's number (27 bits) and flags (5 bits).
    private var groupAndFlags: UInt32

    @inline(__always)
    package init(time: Int64, type: EventType, count: UInt16, user: Digest, group: UInt32, flags: EventFlags) {
        stamp = UInt64(truncatingIfNeeded: time) << 22 | UInt64(type.rawValue) << 16 | UInt64(count)
        userHigh = user.high
        userLow = UInt32(truncatingIfNeeded: user.low)
        groupAndFlags = group << 5 | UInt32(flags.rawValue)
    }
}

extension EventRecord {
    package static let groupLimit: UInt32 = 1 << 27

    /// Milliseconds since 1970 UTC.
    @inline(__always) package var time: Int64 { Int64(truncatingIfNeeded: stamp &>> 22) }
    @inline(__always)
    package var type: EventType { EventType(rawValue: UInt8(truncatingIfNeeded: stamp &>> 16) & 0x3F) ?? .other }
    /// How many events of the same kind this one stands for.
    @inline(__always) package var count: Int { Int(stamp & 0xFFFF) }
    @inline(__always) package var group: UInt32 { groupAndFlags >> 5 }
    @inline(__always)
    package var flags: EventFlags {
        get { EventFlags(rawValue: UInt8(groupAndFlags & 31)) }
        set { groupAndFlags = groupAndFlags & ~31 | UInt32(newValue.rawValue) }
    }
    @inline(__always) package var hasUser: Bool { userHigh != 0 || userLow != 0 }

    /// The same event in another group (when the tables of several readers are joined).
    package func inGroup(_ group: UInt32) -> EventRecord {
        var copy = self
        copy.groupAndFlags = group << 5 | groupAndFlags & 31
        return copy
    }

    /// The same event at another time.
    package func atTime(_ time: Int64) -> EventRecord {
        EventRecord(
            time: time, type: type, count: UInt16(truncatingIfNeeded: count),
            user: Digest(high: userHigh, low: UInt64(userLow)), group: group, flags: flags)
    }

    @inline(__always)
    package static func isSameUser(_ left: EventRecord, _ right: EventRecord) -> Bool {
        left.userHigh == right.userHigh && left.userLow == right.userLow
    }

    /// Whether everything that is kept of two events is equal.
    package static func isSame(_ left: EventRecord, _ right: EventRecord) -> Bool {
        left.stamp == right.stamp && isSameUser(left, right) && left.groupAndFlags == right.groupAndFlags
    }
}

/// What else is known of an event.
package struct EventFlags: OptionSet, BitwiseCopyable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Found to be a repeat of another event.
    package static let dropped = EventFlags(rawValue: 1)
    package static let test = EventFlags(rawValue: 2)
    package static let sandbox = EventFlags(rawValue: 4)
    /// Received more than a day after it happened.
    package static let late = EventFlags(rawValue: 8)
    /// A TelemetryDeck body without a time: it can be counted, but lies in no window.
    package static let undated = EventFlags(rawValue: 16)
}

/// A start of a purchase, or an outcome: 40 bytes.
package struct CommerceRecord: BitwiseCopyable, Sendable {
    package var event: EventRecord
    /// The number of the product's id among the values; 0 when the event names none.
    package var product: UInt32
    /// Where the transaction stands; `noMoney` when the event has none.
    package var money: UInt32
    /// The digest of the attempt's id; 0 when the event names none.
    package var attempt: UInt64

    package static let noMoney = UInt32.max
}

/// What an event says about its transaction and its money.
package struct MoneyRecord: BitwiseCopyable, Sendable, Equatable {
    /// The digest of environment and transaction id; 0 without one, and for the id `0`.
    package var transaction: UInt64
    /// The digest of environment and original transaction id; the transaction's own when the event names none.
    package var original: UInt64
    /// Milliseconds since 1970 UTC; `none` when not given.
    package var purchasedAt: Int64
    package var expires: Int64
    /// Signed thousandths of the currency's unit; `none` when not given.
    package var price: Int64
    /// The number of the currency among the values; 0 when not given.
    package var currency: UInt32
    /// Ten-thousandths of the price.
    package var tax: Int32
    package var fee: Int32
    /// Whether a server reported it (it knows money and life cycle; the app knows user and paywall).
    package var isFromServer: Bool

    package static let none = Int64.min
}

/// Who an event is: 24 bytes, of which the first 12 say whether two events are the same one.
package struct IdentityRecord: BitwiseCopyable, Sendable {
    package let idHigh: UInt64
    package let idLow: UInt32
    /// Where the event's record stands.
    package let place: RecordPlace
    /// The digest of the whole signal's text: tells a repeat from a conflict.
    package let content: UInt64
}

/// Where a record stands: kind (1 bit), partition (6 bits), reader (3 bits), place in its list (22 bits).
package struct RecordPlace: BitwiseCopyable, Sendable, Hashable {
    private let bits: UInt32

    package static let readerLimit = 8
    package static let listLimit = 1 << 22

    @inline(__always)
    package init(isCommerce: Bool, partition: Int, reader: Int, index: Int) {
        bits =
            (isCommerce ? 1 << 31 : 0) | UInt32(truncatingIfNeeded: partition) << 25
            | UInt32(truncatingIfNeeded: reader) << 22 | UInt32(truncatingIfNeeded: index)
    }

    package var isCommerce: Bool { bits >> 31 == 1 }
    package var partition: Int { Int(bits >> 25 & 63) }
    package var reader: Int { Int(bits >> 22 & 7) }
    package var index: Int { Int(bits & 0x3F_FFFF) }
}
