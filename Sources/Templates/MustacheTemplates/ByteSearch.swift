/// Reading bytes of a template.
extension [UInt8] {
    /// Where a pattern next stands at or after `start`.
    func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
        guard let first = pattern.first, count >= pattern.count else { return nil }
        var index = start
        while index <= count - pattern.count {
            if self[index] == first, hasPattern(pattern, at: index) { return index }
            index += 1
        }
        return nil
    }

    func hasPattern(_ pattern: [UInt8], at start: Int) -> Bool {
        guard start >= 0, start + pattern.count <= count else { return false }
        for offset in pattern.indices where self[start + offset] != pattern[offset] { return false }
        return true
    }

    /// A range without the blanks and line breaks at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high, self[low].isBlank || self[low].isLineBreak { low += 1 }
        while low < high, self[high - 1].isBlank || self[high - 1].isLineBreak { high -= 1 }
        return low..<high
    }
}

extension UInt8 {
    var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
    var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
