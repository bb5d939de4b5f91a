import SourceFiles

/// Reads inputs a second time for the texts of a few signals: only they can decide between two events of one id and
/// one time. A pipe cannot be read twice; its signals are not found.
package struct SignalTexts: Sendable {
    private let paths: [String]

    package init(paths: [String]) { self.paths = paths }

    /// The texts of the signals whose digests are wanted, as far as they can be found.
    package func fetch(_ wanted: Set<UInt64>) -> [UInt64: [UInt8]] {
        var found: [UInt64: [UInt8]] = [:]
        for path in paths where path != "-" {
            do throws(FileError) {
                guard try InputDescriptor.sizeOfFile(path) != nil else { continue }
                try search(path, wanted, into: &found)
            } catch {
                // The file has gone since it was read; its ties are decided by digest, and that is counted.
                continue
            }
        }
        return found
    }

    private func search(
        _ path: String, _ wanted: Set<UInt64>, into found: inout [UInt64: [UInt8]]
    ) throws(FileError) {
        var feeder = try LineFeeder(try InputDescriptor(path: path))
        while true {
            switch try feeder.next() {
            case .lines(let range): unsafe Self.search(feeder.buffer.span.bytes, range, wanted, into: &found)
            case .tooLong: continue
            case .end: return
            }
        }
    }

    private static func search(
        _ bytes: RawSpan, _ range: Range<Int>, _ wanted: Set<UInt64>, into found: inout [UInt64: [UInt8]]
    ) {
        var scanner = JSONLineScanner(at: range.lowerBound)
        while scanner.at < range.upperBound {
            scanner.skipSpace(bytes)
            // A fault only ends its line: what stands before it was read as events, and is looked at here too.
            try? searchLine(bytes, &scanner, wanted, into: &found)
            while bytes.byte(scanner.at) != UInt8(ascii: "\n") { scanner.at += 1 }
            scanner.at += 1
        }
    }

    private static func searchLine(
        _ bytes: RawSpan, _ scanner: inout JSONLineScanner, _ wanted: Set<UInt64>,
        into found: inout [UInt64: [UInt8]]
    ) throws(LineFault) {
        let isList = bytes.byte(scanner.at) == UInt8(ascii: "[")
        if isList, !scanner.beginElements(bytes) { return }
        while true {
            let start = scanner.at
            guard bytes.byte(start) == UInt8(ascii: "{") else { return }
            // An event's own braces do not count as depth.
            try scanner.skipValue(bytes, depth: -1)
            let digest = Digest(bytes, start, scanner.at).high
            if wanted.contains(digest) { found[digest] = bytes.copied(start, scanner.at) }
            guard isList, try scanner.nextMember(bytes, close: UInt8(ascii: "]")) else { return }
        }
    }
}
