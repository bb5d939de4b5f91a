/// Reading whole lines into a store.
extension EventStore {
    /// Reads the lines in `range`, which ends in a line break and is followed by padding.
    ///
    /// - Parameters:
    ///   - line: The number of the first line, from 1; afterwards that of the line behind the last.
    package mutating func readLines(_ bytes: RawSpan, _ range: Range<Int>, file: String, line: inout Int) {
        var slots = EventSlots()
        var scanner = JSONLineScanner(at: range.lowerBound)
        counts.bytes += range.count
        while scanner.at < range.upperBound {
            scanner.skipSpace(bytes)
            if bytes.byte(scanner.at) != UInt8(ascii: "\n") {
                counts.lines += 1
                do throws(LineFault) {
                    try readLine(bytes, &scanner, &slots, file: file, line: line)
                } catch {
                    while bytes.byte(scanner.at) != UInt8(ascii: "\n") { scanner.at += 1 }
                    counts.note(error, file: file, line: line)
                }
            }
            scanner.at += 1
            line += 1
        }
    }

    /// Reads one line: an object, or a list of objects. A line that is no JSON as a whole gives no event at all.
    ///
    /// The scanner then stands on the line break.
    @inline(__always)
    private mutating func readLine(
        _ bytes: RawSpan, _ scanner: inout JSONLineScanner, _ slots: inout EventSlots, file: String, line: Int
    ) throws(LineFault) {
        let start = scanner.at
        switch bytes.byte(start) {
        case UInt8(ascii: "{"):
            slots.clear()
            try scanner.scanEvent(bytes, plan.vocabulary, into: &slots)
            let end = scanner.at
            try scanner.endLine(bytes, from: start, limit: lineLimit)
            try add(bytes, start, end, slots)
        case UInt8(ascii: "["):
            // An event's own braces do not count as depth, nor does the list.
            try scanner.skipValue(bytes, depth: -2)
            try scanner.endLine(bytes, from: start, limit: lineLimit)
            readList(bytes, start, &slots, file: file, line: line)
        default: throw .notAnObject
        }
    }

    /// Reads a list that is known to be JSON; a signal in it that is no event is counted, the others are read.
    private mutating func readList(
        _ bytes: RawSpan, _ start: Int, _ slots: inout EventSlots, file: String, line: Int
    ) {
        var scanner = JSONLineScanner(at: start)
        guard scanner.beginElements(bytes) else { return }
        var hasMore = true
        while hasMore {
            let start = scanner.at
            do throws(LineFault) {
                guard bytes.byte(start) == UInt8(ascii: "{") else { throw .notAnObject }
                slots.clear()
                try scanner.scanEvent(bytes, plan.vocabulary, into: &slots)
                try add(bytes, start, scanner.at, slots)
            } catch {
                counts.note(error, file: file, line: line)
                scanner.at = start
                // It has been walked over before, so that this cannot fail.
                try? scanner.skipValue(bytes, depth: -1)
            }
            hasMore = (try? scanner.nextMember(bytes, close: UInt8(ascii: "]"))) ?? false
        }
    }
}

extension JSONLineScanner {
    /// Passes the space behind a value; nothing else may stand before the line break.
    @inline(__always)
    fileprivate mutating func endLine(_ bytes: RawSpan, from start: Int, limit: Int) throws(LineFault) {
        skipSpace(bytes)
        guard bytes.byte(at) == UInt8(ascii: "\n") else { throw .textAfterEnd }
        // Whether a longer line still fits into the buffer depends on the chunks; whether it is read must not.
        if at - start > limit { throw .tooLong }
    }
}
