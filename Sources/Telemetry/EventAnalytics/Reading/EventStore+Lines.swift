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
                    try readLine(bytes, &scanner, &slots)
                } catch {
                    counts.note(error, file: file, line: line)
                    while bytes.byte(scanner.at) != UInt8(ascii: "\n") { scanner.at += 1 }
                }
            }
            scanner.at += 1
            line += 1
        }
    }

    /// Reads one line: an object, or a list of objects. The scanner then stands on the line break.
    @inline(__always)
    private mutating func readLine(
        _ bytes: RawSpan, _ scanner: inout JSONLineScanner, _ slots: inout EventSlots
    ) throws(LineFault) {
        switch bytes.byte(scanner.at) {
        case UInt8(ascii: "{"): try readEvent(bytes, &scanner, &slots)
        case UInt8(ascii: "["):
            if scanner.beginElements(bytes) {
                repeat {
                    guard bytes.byte(scanner.at) == UInt8(ascii: "{") else {
                        throw bytes.byte(scanner.at) == UInt8(ascii: "\n") ? .endsTooSoon : .notAnObject
                    }
                    try readEvent(bytes, &scanner, &slots)
                } while try scanner.nextMember(bytes, close: UInt8(ascii: "]"))
            }
        default: throw .notAnObject
        }
        scanner.skipSpace(bytes)
        guard bytes.byte(scanner.at) == UInt8(ascii: "\n") else { throw .textAfterEnd }
    }

    @inline(__always)
    private mutating func readEvent(
        _ bytes: RawSpan, _ scanner: inout JSONLineScanner, _ slots: inout EventSlots
    ) throws(LineFault) {
        let start = scanner.at
        slots.clear()
        try scanner.scanEvent(bytes, plan.vocabulary, into: &slots)
        try add(bytes, start, scanner.at, slots)
    }
}
