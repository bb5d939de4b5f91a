/// The line that a tag has for itself.
struct StandaloneLine {
    /// The blanks before the tag.
    let indentation: Range<Int>
    /// The whole line, with its line break.
    let offsets: Range<Int>

    /// `nil` when anything but blanks shares the line with the tag. A tag over several lines is judged by what stands
    /// before its beginning and after its end.
    init?(of tag: Range<Int>, in bytes: [UInt8], from contentStart: Int) {
        var start = tag.lowerBound
        while start > contentStart, bytes[start - 1].isBlank { start -= 1 }
        guard start == contentStart || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }

        var end = tag.upperBound
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        if end < bytes.count {
            if bytes[end] == UInt8(ascii: "\r"), end + 1 < bytes.count { end += 1 }
            guard bytes[end] == UInt8(ascii: "\n") else { return nil }
            end += 1
        }
        indentation = start..<tag.lowerBound
        offsets = start..<end
    }
}
