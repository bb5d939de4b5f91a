/// Finds ASCII text in bytes without regard to ASCII case.
enum ByteSearch {
    /// Where lower-case `text` begins first.
    static func firstIndex(of text: StaticString, in bytes: [UInt8], from start: Int = 0) -> Int? {
        let wanted = Array(text.description.utf8)
        guard start + wanted.count <= bytes.count else { return nil }
        return (start...(bytes.count - wanted.count)).first { matches(wanted, bytes, $0) }
    }

    /// Where lower-case `text` begins last.
    static func lastIndex(of text: StaticString, in bytes: [UInt8]) -> Int? {
        let wanted = Array(text.description.utf8)
        guard wanted.count <= bytes.count else { return nil }
        return (0...(bytes.count - wanted.count)).last { matches(wanted, bytes, $0) }
    }

    private static func matches(_ wanted: [UInt8], _ bytes: [UInt8], _ start: Int) -> Bool {
        var index = 0
        while index < wanted.count {
            let byte = bytes[start + index]
            let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
            if lower != wanted[index] { return false }
            index += 1
        }
        return true
    }
}
