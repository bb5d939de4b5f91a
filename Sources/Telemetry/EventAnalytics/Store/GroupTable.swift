/// The combinations of values (paywall, variant and whatever the report is split by) that occur in the events, each
/// kept once and known by a number.
package struct GroupTable: Sendable {
    /// How many numbers make a combination.
    package let width: Int
    private var keys: [UInt32] = []
    private var places = [UInt32](repeating: .max, count: 64)
    private var last: UInt32 = .max

    package init(width: Int) { self.width = width }

    package var count: Int { keys.count / max(width, 1) }

    /// The numbers of a combination.
    package func key(_ group: UInt32) -> ArraySlice<UInt32> {
        keys[Int(group) * width..<(Int(group) + 1) * width]
    }

    @inline(__always)
    package func value(_ group: UInt32, _ column: Int) -> UInt32 { keys[Int(group) * width + column] }
}

extension GroupTable {
    /// The number of a combination of `width` numbers.
    @inline(__always)
    package mutating func number(of key: [UInt32]) -> UInt32 {
        if last != .max, isEqual(last, key) { return last }
        last = lookUp(key)
        return last
    }

    private mutating func lookUp(_ key: [UInt32]) -> UInt32 {
        precondition(key.count == width, "a combination has \(width) numbers")
        var place = Self.hash(key[...]) & (places.count - 1)
        while places[place] != .max {
            if isEqual(places[place], key) { return places[place] }
            place = (place + 1) & (places.count - 1)
        }
        let number = UInt32(count)
        precondition(number < EventRecord.groupLimit, "more combinations than a record can name")
        places[place] = number
        keys.append(contentsOf: key)
        if count * 2 > places.count { grow() }
        return number
    }

    private mutating func grow() {
        places = [UInt32](repeating: .max, count: places.count * 4)
        for number in 0..<UInt32(count) {
            var place = Self.hash(key(number)) & (places.count - 1)
            while places[place] != .max { place = (place + 1) & (places.count - 1) }
            places[place] = number
        }
    }

    private static func hash(_ key: ArraySlice<UInt32>) -> Int {
        var state: UInt64 = 0x243F_6A88_85A3_08D3
        for part in key { state = (state ^ UInt64(part)) &* 0x9E37_79B9_7F4A_7C15 ^ (state &>> 29) }
        return Int(truncatingIfNeeded: state &>> 33)
    }

    @inline(__always)
    private func isEqual(_ number: UInt32, _ key: [UInt32]) -> Bool {
        let start = Int(number) * width
        for column in 0..<width where keys[start + column] != key[column] { return false }
        return true
    }
}
