package import SourceFiles

/// Hands out an input, or a stretch of a file, as runs of whole lines in one buffer that is used again and again.
///
/// A stretch holds the lines that *begin* in it, so that neighbouring stretches share no line and leave none out. Every
/// run ends in a line break, also where the input does not, and 16 bytes of padding follow it.
package struct LineFeeder: ~Copyable {
    /// A longer line is passed over and counted.
    package static let usualLineLimit = 16 << 20
    package static let usualChunk = 1 << 20
    private static let padding = 32

    /// What comes next.
    package enum Run: Equatable {
        /// Whole lines in these bytes of the buffer.
        case lines(Range<Int>)
        /// A line longer than the limit was passed over.
        case tooLong
        case end
    }

    private let input: InputDescriptor
    package private(set) var buffer: [UInt8]
    /// The bytes of the buffer that hold what was read and not yet handed out.
    private var pending = 0..<0
    /// The offset in the file of `pending.lowerBound`.
    private var offset: Int
    /// Lines that begin here or later belong to the next stretch.
    private let limit: Int
    private let lineLimit: Int
    private var isAtEnd = false
    private var isFirst = true

    /// The lines of `input` that begin in `stretch`, or all of them.
    package init(
        _ input: consuming InputDescriptor, stretch: Range<Int>? = nil, chunk: Int = LineFeeder.usualChunk,
        lineLimit: Int = LineFeeder.usualLineLimit
    ) throws(FileError) {
        buffer = [UInt8](repeating: 0, count: max(chunk, 16) + Self.padding)
        self.lineLimit = lineLimit
        limit = stretch?.upperBound ?? Int.max
        offset = stretch?.lowerBound ?? 0
        self.input = input
        if offset > 0 {
            // One byte earlier, so that a line break just before the stretch is seen.
            offset -= 1
            try self.input.seek(to: offset)
            try skipRestOfLine()
        }
    }
}

extension LineFeeder {
    /// Reads on; call it again until it says `end`.
    package mutating func next() throws(FileError) -> Run {
        while true {
            if offset >= limit { return .end }
            if let end = lastLineEnd() { return .lines(handOut(upTo: end)) }
            if isAtEnd {
                guard !pending.isEmpty else { return .end }
                buffer[pending.upperBound] = UInt8(ascii: "\n")
                pending = pending.lowerBound..<(pending.upperBound + 1)
                return .lines(handOut(upTo: pending.upperBound))
            }
            if pending.count >= lineLimit {
                try skipRestOfLine()
                return .tooLong
            }
            try fill()
        }
    }

    private mutating func handOut(upTo end: Int) -> Range<Int> {
        let run = pending.lowerBound..<end
        offset += run.count
        pending = end..<pending.upperBound
        return run
    }

    /// The offset in the buffer behind the last line that belongs to this stretch; `nil` when more must be read.
    private func lastLineEnd() -> Int? {
        var end = pending.upperBound
        if offset + pending.count > limit {
            // The first line break at or behind the last byte of the stretch ends its last line.
            var at = pending.lowerBound + max(0, limit - 1 - offset)
            while at < pending.upperBound {
                if buffer[at] == UInt8(ascii: "\n") { return at + 1 }
                at += 1
            }
            end = pending.lowerBound + max(0, limit - 1 - offset)
        }
        while end > pending.lowerBound {
            if buffer[end - 1] == UInt8(ascii: "\n") { return end }
            end -= 1
        }
        return nil
    }

    /// Moves what is left to the front and reads behind it.
    private mutating func fill() throws(FileError) {
        let count = pending.count
        if pending.lowerBound > 0 {
            for index in 0..<count { buffer[index] = buffer[pending.lowerBound + index] }
            pending = 0..<count
        }
        if count + Self.padding >= buffer.count {
            buffer.append(contentsOf: repeatElement(0, count: buffer.count))
        }
        let read = try input.read(into: &buffer, from: count, count: buffer.count - Self.padding - count)
        if read == 0 { isAtEnd = true }
        pending = 0..<(count + read)
        if isFirst { skipByteOrderMark() }
    }

    private mutating func skipByteOrderMark() {
        guard pending.count >= 3 || isAtEnd else { return }
        isFirst = false
        guard offset == 0, pending.count >= 3, buffer[0] == 0xEF, buffer[1] == 0xBB, buffer[2] == 0xBF else { return }
        pending = 3..<pending.upperBound
        offset = 3
    }

    /// Passes everything up to and with the next line break.
    private mutating func skipRestOfLine() throws(FileError) {
        isFirst = false
        while true {
            var at = pending.lowerBound
            while at < pending.upperBound, buffer[at] != UInt8(ascii: "\n") { at += 1 }
            if at < pending.upperBound {
                _ = handOut(upTo: at + 1)
                return
            }
            _ = handOut(upTo: pending.upperBound)
            if isAtEnd { return }
            try fill()
        }
    }
}
