/// Texts that occur again and again (paywalls, variants, products, locales), each kept once and known by a number.
package struct ValueTable: Sendable {
    /// The number of "no value".
    package static let absent: UInt32 = 0

    /// All texts, one after the other.
    private var arena: [UInt8] = []
    /// Where each text begins in the arena, and where the last one ends; number 0 is the empty text.
    private var starts: [Int] = [0, 0]
    /// Open addressing; 0 is an empty place.
    private var places = [UInt32](repeating: 0, count: 64)

    package init() {}

    package var count: Int { starts.count - 1 }

    /// The text of a number; `nil` for `absent`.
    package subscript(number: UInt32) -> String? {
        number == Self.absent ? nil : String(decoding: bytes(of: number), as: UTF8.self)
    }

    package func bytes(of number: UInt32) -> ArraySlice<UInt8> {
        arena[starts[Int(number)]..<starts[Int(number) + 1]]
    }
}

extension ValueTable {
    /// The number of the text `start..<end`. An empty text is no value.
    @inline(__always)
    package mutating func number(of bytes: RawSpan, _ start: Int, _ end: Int) throws(LineFault) -> UInt32 {
        guard start < end else { return Self.absent }
        var place = Self.hash(bytes, start, end) & (places.count - 1)
        while places[place] != 0 {
            if isEqual(places[place], bytes, start, end) { return places[place] }
            place = (place + 1) & (places.count - 1)
        }
        return try insert(bytes.copied(start, end), at: place)
    }

    /// The number of a text of its own.
    package mutating func number(of text: [UInt8]) throws(LineFault) -> UInt32 {
        let padded = text + [UInt8](repeating: 0, count: 16)
        return try unsafe number(of: padded.span.bytes, 0, text.count)
    }

    private mutating func insert(_ text: [UInt8], at place: Int) throws(LineFault) -> UInt32 {
        guard String(validating: text, as: UTF8.self) != nil else { throw .badUnicode }
        let number = UInt32(count)
        arena.append(contentsOf: text)
        starts.append(arena.count)
        places[place] = number
        if count * 2 > places.count { grow() }
        return number
    }

    private mutating func grow() {
        places = [UInt32](repeating: 0, count: places.count * 4)
        for number in 1..<count {
            let text = bytes(of: UInt32(number))
            let padded = text + [UInt8](repeating: 0, count: 16)
            var place = unsafe Self.hash(Array(padded).span.bytes, 0, text.count) & (places.count - 1)
            while places[place] != 0 { place = (place + 1) & (places.count - 1) }
            places[place] = UInt32(number)
        }
    }

    @inline(__always)
    private static func hash(_ bytes: RawSpan, _ start: Int, _ end: Int) -> Int {
        let length = end - start
        let first = bytes.word(start, count: length)
        let last = length > 8 ? bytes.word(end - 8) : 0
        let middle = length > 16 ? bytes.word(start + length / 2 - 4) : 0
        let mixed = (first ^ (last &* 0xE703_7ED1_A0B4_28DB) ^ (middle &* 0x8EBC_6AF0_9C88_C6E3)) &+ UInt64(length)
        return Int(truncatingIfNeeded: (mixed &* 0x9E37_79B9_7F4A_7C15) &>> 33)
    }

    @inline(__always)
    private func isEqual(_ number: UInt32, _ bytes: RawSpan, _ start: Int, _ end: Int) -> Bool {
        let from = starts[Int(number)]
        let length = starts[Int(number) + 1] - from
        guard length == end - start else { return false }
        let texts = unsafe arena.span.bytes
        var at = 0
        while at + 8 <= length {
            if texts.word(from + at) != bytes.word(start + at) { return false }
            at += 8
        }
        while at < length {
            if texts.byte(from + at) != bytes.byte(start + at) { return false }
            at += 1
        }
        return true
    }
}
