/// Turns positions in Unicode scalars, which mostly come in rising order, into byte offsets.
struct ScalarOffsets {
    private let bytes: [UInt8]
    private var position = 0
    private var offset: Int

    /// Position 0 is the byte at `start`; the bytes from there on must be UTF-8.
    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        offset = start
    }

    /// The byte offset of a scalar; a position past the end is the end.
    mutating func offset(of wanted: Int) -> Int {
        while position < wanted, offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            position += 1
        }
        while position > wanted {
            offset -= 1
            while bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            position -= 1
        }
        return offset
    }

    mutating func offsets(of wanted: Range<Int>) -> Range<Int> {
        let start = offset(of: wanted.lowerBound)
        return start..<max(start, offset(of: wanted.upperBound))
    }
}
