/// The line that a tag has for itself.
struct StandaloneLine {
    /// The blanks before the tag.
    let indentation: Range<Int>
    /// The whole line, with its line break.
    let offsets: Range<Int>

    /// `nil` when anything but blanks shares the line with the tag. A tag over several lines is judged by what stands
    /// before its beginning and after its end.
    init?(of tag: Range<Int>, in bytes: [UInt8], from contentStart: Int) {
        guard let leading = Self.leading(before: tag.lowerBound, in: bytes, from: contentStart),
            let end = Self.lineEnd(after: tag.upperBound, in: bytes)
        else { return nil }
        indentation = leading
        offsets = leading.lowerBound..<end
    }

    /// The blanks between the beginning of a line and an offset, when nothing else stands there.
    static func leading(before offset: Int, in bytes: [UInt8], from contentStart: Int) -> Range<Int>? {
        var start = offset
        while start > contentStart, bytes[start - 1].isBlank { start -= 1 }
        return start == contentStart || bytes[start - 1] == UInt8(ascii: "\n") ? start..<offset : nil
    }

    /// Where the next line (or the file's end) is, when nothing but blanks comes before it.
    static func lineEnd(after offset: Int, in bytes: [UInt8]) -> Int? {
        var end = offset
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        guard end < bytes.count else { return end }
        if bytes[end] == UInt8(ascii: "\r"), end + 1 < bytes.count { end += 1 }
        return bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
    }
}
