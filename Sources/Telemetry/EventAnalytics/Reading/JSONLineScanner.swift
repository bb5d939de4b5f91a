/// Walks over the JSON of one line and notes where the wanted values stand; everything else is checked and skipped.
///
/// The buffer must hold a line break after the line, and 16 bytes after that: no text, number or word can run past a
/// line break, so no step needs to compare with the end.
package struct JSONLineScanner: ~Copyable {
    /// Deeper nesting is refused; it stands in no event, and it would use up the stack.
    package static let depthLimit = 64

    /// The offset of the next byte to read.
    package var at: Int

    package init(at: Int) { self.at = at }
}

extension JSONLineScanner {
    @inline(__always)
    package mutating func skipSpace(_ bytes: RawSpan) {
        while true {
            let byte = bytes.byte(at)
            guard byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") else { return }
            at += 1
        }
    }

    /// Reads an object whose `{` is the next byte into the slots.
    package mutating func scanEvent(
        _ bytes: RawSpan, _ vocabulary: borrowing FieldVocabulary, into slots: inout EventSlots
    ) throws(LineFault) {
        guard try beginMembers(bytes) else { throw .empty }
        repeat {
            let field = try scanKey(bytes, vocabulary.top)
            if field == EventField.payload.rawValue {
                try scanPayload(bytes, vocabulary, into: &slots)
            } else {
                try scanValue(bytes, field, into: &slots)
            }
        } while try nextMember(bytes, close: UInt8(ascii: "}"))
    }

    /// Skips one value of any kind, checking it.
    package mutating func skipValue(_ bytes: RawSpan, depth: Int = 0) throws(LineFault) {
        guard depth < Self.depthLimit else { throw .tooDeep }
        switch bytes.byte(at) {
        case UInt8(ascii: "{"):
            guard try beginMembers(bytes) else { return }
            repeat {
                _ = try scanText(bytes)
                try scanColon(bytes)
                try skipValue(bytes, depth: depth + 1)
            } while try nextMember(bytes, close: UInt8(ascii: "}"))
        case UInt8(ascii: "["):
            guard beginElements(bytes) else { return }
            repeat {
                try skipValue(bytes, depth: depth + 1)
            } while try nextMember(bytes, close: UInt8(ascii: "]"))
        default:
            _ = try scanScalar(bytes)
        }
    }

    /// Enters a list whose `[` is the next byte; false when it is empty (and then it is passed).
    package mutating func beginElements(_ bytes: RawSpan) -> Bool {
        at += 1
        skipSpace(bytes)
        guard bytes.byte(at) == UInt8(ascii: "]") else { return true }
        at += 1
        return false
    }

    /// Passes a comma (true) or the closing bracket (false).
    @inline(__always)
    package mutating func nextMember(_ bytes: RawSpan, close: UInt8) throws(LineFault) -> Bool {
        skipSpace(bytes)
        let byte = bytes.byte(at)
        guard byte == UInt8(ascii: ",") || byte == close else {
            throw isLineEnd(byte) ? .endsTooSoon : .commaExpected
        }
        at += 1
        guard byte == UInt8(ascii: ",") else { return false }
        skipSpace(bytes)
        return true
    }
}

extension JSONLineScanner {
    private mutating func scanPayload(
        _ bytes: RawSpan, _ vocabulary: borrowing FieldVocabulary, into slots: inout EventSlots
    ) throws(LineFault) {
        slots.set(EventField.payload.rawValue, at, at, .container)
        switch bytes.byte(at) {
        case UInt8(ascii: "{"):
            guard try beginMembers(bytes) else { return }
            repeat {
                let field = try scanKey(bytes, vocabulary.payload)
                try scanValue(bytes, field, into: &slots)
            } while try nextMember(bytes, close: UInt8(ascii: "}"))
        case UInt8(ascii: "["):
            guard beginElements(bytes) else { return }
            repeat {
                try scanPair(bytes, vocabulary, into: &slots)
            } while try nextMember(bytes, close: UInt8(ascii: "]"))
        default:
            try skipValue(bytes)
        }
    }

    /// One `"key:value"` of the list that TelemetryDeck's first ingest version has as its payload.
    private mutating func scanPair(
        _ bytes: RawSpan, _ vocabulary: borrowing FieldVocabulary, into slots: inout EventSlots
    ) throws(LineFault) {
        guard bytes.byte(at) == UInt8(ascii: "\"") else { return try skipValue(bytes) }
        let (start, end, form) = try scanText(bytes)
        var colon = start
        while colon < end, bytes.byte(colon) != UInt8(ascii: ":") { colon += 1 }
        guard colon < end, let field = vocabulary.payload.find(bytes, start, colon) else { return }
        slots.set(field, colon + 1, end, form)
    }

    @inline(__always)
    private mutating func scanKey(_ bytes: RawSpan, _ table: borrowing KeyTable) throws(LineFault) -> UInt8? {
        let (start, end, form) = try scanText(bytes)
        try scanColon(bytes)
        if form == .text { return table.find(bytes, start, end) }
        return table.find(try JSONEscapes.decode(bytes, start, end))
    }

    @inline(__always)
    private mutating func scanColon(_ bytes: RawSpan) throws(LineFault) {
        skipSpace(bytes)
        guard bytes.byte(at) == UInt8(ascii: ":") else {
            throw isLineEnd(bytes.byte(at)) ? .endsTooSoon : .colonExpected
        }
        at += 1
        skipSpace(bytes)
    }

    @inline(__always)
    private mutating func scanValue(
        _ bytes: RawSpan, _ field: UInt8?, into slots: inout EventSlots
    ) throws(LineFault) {
        let first = bytes.byte(at)
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
            let start = at
            try skipValue(bytes)
            if let field { slots.set(field, start, at, .container) }
        } else {
            let (start, end, form) = try scanScalar(bytes)
            if let field { slots.set(field, start, end, form) }
        }
    }

    @inline(__always)
    private mutating func scanScalar(_ bytes: RawSpan) throws(LineFault) -> (Int, Int, EventSlots.Form) {
        switch bytes.byte(at) {
        case UInt8(ascii: "\""): return try scanText(bytes)
        case UInt8(ascii: "t"): return try scanWord(bytes, 0x6575_7274, 4, .literalTrue)
        case UInt8(ascii: "n"): return try scanWord(bytes, 0x6C6C_756E, 4, .null)
        case UInt8(ascii: "f"): return try scanWord(bytes, 0x65_736C_6166, 5, .literalFalse)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try scanNumber(bytes)
        case let byte: throw isLineEnd(byte) ? .endsTooSoon : isLetter(byte) ? .badLiteral : .valueExpected
        }
    }

    private mutating func scanWord(
        _ bytes: RawSpan, _ word: UInt64, _ length: Int, _ form: EventSlots.Form
    ) throws(LineFault) -> (Int, Int, EventSlots.Form) {
        let start = at
        guard bytes.word(at, count: length) == word, !isLetter(bytes.byte(at + length)) else { throw .badLiteral }
        at += length
        return (start, at, form)
    }

    private mutating func scanNumber(_ bytes: RawSpan) throws(LineFault) -> (Int, Int, EventSlots.Form) {
        let start = at
        if bytes.byte(at) == UInt8(ascii: "-") { at += 1 }
        let integerStart = at
        guard skipDigits(bytes) else { throw .badNumber }
        if bytes.byte(integerStart) == UInt8(ascii: "0"), at > integerStart + 1 { throw .badNumber }
        if bytes.byte(at) == UInt8(ascii: ".") {
            at += 1
            guard skipDigits(bytes) else { throw .badNumber }
        }
        if bytes.byte(at) | 0x20 == UInt8(ascii: "e") {
            at += 1
            if bytes.byte(at) == UInt8(ascii: "+") || bytes.byte(at) == UInt8(ascii: "-") { at += 1 }
            guard skipDigits(bytes) else { throw .badNumber }
        }
        guard !isLetter(bytes.byte(at)) else { throw .badNumber }
        return (start, at, .number)
    }

    private mutating func skipDigits(_ bytes: RawSpan) -> Bool {
        let start = at
        while bytes.byte(at) &- UInt8(ascii: "0") <= 9 { at += 1 }
        return at > start
    }

    /// Enters an object whose `{` is the next byte; false when it is empty (and then it is passed).
    @inline(__always)
    private mutating func beginMembers(_ bytes: RawSpan) throws(LineFault) -> Bool {
        at += 1
        skipSpace(bytes)
        guard bytes.byte(at) == UInt8(ascii: "}") else { return true }
        at += 1
        return false
    }

    /// Reads a text whose opening quote is the next byte; gives the offsets between the quotes.
    @inline(__always)
    private mutating func scanText(_ bytes: RawSpan) throws(LineFault) -> (Int, Int, EventSlots.Form) {
        guard bytes.byte(at) == UInt8(ascii: "\"") else {
            throw isLineEnd(bytes.byte(at)) ? .endsTooSoon : .keyExpected
        }
        let start = at + 1
        var form = EventSlots.Form.text
        at = start
        while true {
            let special = Self.specialBytes(bytes.word(at))
            guard special != 0 else {
                at += 8
                continue
            }
            at += special.trailingZeroBitCount &>> 3
            switch bytes.byte(at) {
            case UInt8(ascii: "\""):
                at += 1
                return (start, at - 1, form)
            case UInt8(ascii: "\\"):
                form = .escapedText
                guard bytes.byte(at + 1) >= 0x20 else { throw .endsTooSoon }
                at += 2
            case let byte: throw isLineEnd(byte) ? .endsTooSoon : .controlCharacter
            }
        }
    }

    /// The high bit of each byte that is a quote, a backslash or a control character. Bits above the lowest one set
    /// may be wrong (a borrow runs upward); only the lowest is used.
    @inline(__always)
    private static func specialBytes(_ word: UInt64) -> UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ (ones &* 0x22)
        let slashes = word ^ (ones &* 0x5C)
        let found = ((quotes &- ones) & ~quotes) | ((slashes &- ones) & ~slashes) | ((word &- ones &* 0x20) & ~word)
        return found & (ones &* 0x80)
    }

    @inline(__always)
    private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") }

    @inline(__always)
    private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
}
