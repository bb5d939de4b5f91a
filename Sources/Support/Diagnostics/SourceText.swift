/// The bytes of one input file and where its lines begin.
///
/// A `SourceText` is shared by every place that points into it, so it is an immutable reference. Offsets are in bytes
/// from 0; lines and columns count from 1, and a column counts Unicode scalars, as editors do.
package final class SourceText: Sendable {
    /// The path as it is shown to a person: relative to the folder the command runs in, with `/`.
    package let path: String
    /// The whole file, as it was read.
    package let bytes: [UInt8]
    /// The byte offset at which each line begins; never empty.
    private let lineStarts: [Int]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts = [0]
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\r") {
                if index < bytes.count, bytes[index] == UInt8(ascii: "\n") { index += 1 }
                starts.append(index)
            } else if byte == UInt8(ascii: "\n") {
                starts.append(index)
            }
        }
        lineStarts = starts
    }

    package convenience init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}

extension SourceText {
    /// The number of lines; a final newline does not begin another line that counts for people, but it has a place.
    package var lineCount: Int { lineStarts.count }

    /// The line and column of a byte offset. An offset past the end is the end.
    package func position(at offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(at: offset)
        let column = scalarCount(lineStarts[line]..<offset) + 1
        return SourcePosition(line: line + 1, column: column)
    }

    /// The byte offset of a line and column, both from 1; clamped to the line.
    package func offset(line: Int, column: Int) -> Int {
        let index = min(max(line - 1, 0), lineStarts.count - 1)
        var offset = lineStarts[index]
        let end = lineContentRange(at: index).upperBound
        var remaining = column - 1
        while remaining > 0, offset < end {
            offset += 1
            while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            remaining -= 1
        }
        return offset
    }

    /// The text of a line (from 1) without its line break; invalid UTF-8 is repaired for showing.
    package func line(_ number: Int) -> String {
        guard number >= 1, number <= lineStarts.count else { return "" }
        return String(decoding: bytes[lineContentRange(at: number - 1)], as: UTF8.self)
    }

    /// The line that a byte range begins in, or of a very long one what lies within `reach` bytes of the range's
    /// beginning; and how many Unicode scalars of the line come before it.
    func lineStretch(around offsets: Range<Int>, reach: Int) -> (text: String, scalarsBefore: Int) {
        let line = lineContentRange(at: lineIndex(at: offsets.lowerBound))
        var low = min(max(offsets.lowerBound - reach, line.lowerBound), line.upperBound)
        var high = max(min(offsets.lowerBound + reach, line.upperBound), low)
        while low > line.lowerBound, bytes[low] & 0xC0 == 0x80 { low -= 1 }
        while high < line.upperBound, bytes[high] & 0xC0 == 0x80 { high += 1 }
        return (String(decoding: bytes[low..<high], as: UTF8.self), scalarCount(line.lowerBound..<low))
    }

    /// The text of a byte range; invalid UTF-8 is repaired for showing.
    package func text(in offsets: Range<Int>) -> String {
        String(decoding: bytes[offsets.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// A place in this file.
    package func range(_ offsets: Range<Int>) -> SourceRange {
        SourceRange(source: self, offsets: offsets)
    }

    /// The place of a single byte, or of the end of the file.
    package func place(at offset: Int) -> SourceRange {
        let start = min(max(offset, 0), bytes.count)
        return SourceRange(source: self, offsets: start..<min(start + 1, bytes.count))
    }
}

extension SourceText {
    private func lineIndex(at offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private func lineContentRange(at index: Int) -> Range<Int> {
        let start = lineStarts[index]
        var end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
        while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    private func scalarCount(_ offsets: Range<Int>) -> Int {
        var count = 0
        for offset in offsets where bytes[offset] & 0xC0 != 0x80 { count += 1 }
        return count
    }
}
