/// Finds what a key of an object means, comparing whole words instead of bytes.
///
/// Open addressing over 256 places. A key of up to 16 bytes is decided by its length, its first and its last word;
/// only longer ones are compared byte by byte.
package struct KeyTable: Sendable {
    /// What decides about a key of up to 16 bytes; plain values only, so that looking costs no reference count.
    private struct Entry {
        let first: UInt64
        let last: UInt64
        let length: Int
        let meaning: UInt8
    }

    private static let empty: UInt8 = 0xFF
    private var entries: [Entry] = []
    /// The whole keys, for those above 16 bytes.
    private var texts: [[UInt8]] = []
    private var places = [UInt8](repeating: KeyTable.empty, count: 256)

    package init(_ keys: [(text: String, meaning: UInt8)]) {
        precondition(keys.count < 200, "256 places must stay sparse")
        for key in keys { insert(Array(key.text.utf8), key.meaning) }
    }

    private mutating func insert(_ text: [UInt8], _ meaning: UInt8) {
        let padded = text + [UInt8](repeating: 0, count: 16)
        let bytes = unsafe padded.span.bytes
        guard find(bytes, 0, text.count) == nil else { return }
        let (first, last) = Self.words(bytes, 0, text.count)
        var place = Self.place(first, last, text.count)
        while places[place] != Self.empty { place = (place + 1) & 255 }
        places[place] = UInt8(entries.count)
        entries.append(Entry(first: first, last: last, length: text.count, meaning: meaning))
        texts.append(text)
    }
}

extension KeyTable {
    /// The meaning of the key `start..<end`, or `nil` when the key is not in the table.
    @inline(__always)
    package func find(_ bytes: RawSpan, _ start: Int, _ end: Int) -> UInt8? {
        let length = end - start
        let (first, last) = Self.words(bytes, start, length)
        var place = Self.place(first, last, length)
        while true {
            let index = places[place]
            if index == Self.empty { return nil }
            let entry = entries[Int(index)]
            if entry.first == first, entry.last == last, entry.length == length,
                length <= 16 || isEqual(Int(index), bytes, start)
            {
                return entry.meaning
            }
            place = (place + 1) & 255
        }
    }

    /// The meaning of a key that stands alone.
    package func find(_ key: [UInt8]) -> UInt8? {
        let padded = key + [UInt8](repeating: 0, count: 16)
        return unsafe find(padded.span.bytes, 0, key.count)
    }

    @inline(__always)
    private static func words(_ bytes: RawSpan, _ start: Int, _ length: Int) -> (UInt64, UInt64) {
        length >= 8
            ? (bytes.word(start), bytes.word(start + length - 8)) : (bytes.word(start, count: length), 0)
    }

    @inline(__always)
    private static func place(_ first: UInt64, _ last: UInt64, _ length: Int) -> Int {
        let mixed = (first ^ (last &<< 1) ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed &>> 56)
    }

    private func isEqual(_ index: Int, _ bytes: RawSpan, _ start: Int) -> Bool {
        for offset in 0..<texts[index].count where texts[index][offset] != bytes.byte(start + offset) { return false }
        return true
    }
}
