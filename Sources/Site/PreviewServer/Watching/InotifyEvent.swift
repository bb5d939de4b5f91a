#if os(Linux)
/// One record of an inotify descriptor: `struct inotify_event`.
struct InotifyEvent: Equatable {
    let watch: Int32
    let mask: UInt32
    /// Empty when the watched folder itself is meant.
    let name: String

    func has(_ flag: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: flag) != 0 }

    /// The records that a read gave, which are always whole.
    static func all(in bytes: ArraySlice<UInt8>) -> [InotifyEvent] {
        let headLength = 16
        var events: [InotifyEvent] = []
        var rest = bytes
        while rest.count >= headLength {
            let nameLength = Int(word(rest, at: 12))
            guard rest.count >= headLength + nameLength else { break }
            let name = rest.dropFirst(headLength).prefix(nameLength).prefix { $0 != 0 }
            events.append(
                InotifyEvent(
                    watch: Int32(bitPattern: word(rest, at: 0)), mask: word(rest, at: 4),
                    name: String(decoding: name, as: UTF8.self)))
            rest = rest.dropFirst(headLength + nameLength)
        }
        return events
    }

    private static func word(_ bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
        var value: UInt32 = 0
        for index in 0..<4 {
            let byte = UInt32(bytes[bytes.startIndex + offset + index])
            #if _endian(little)
            value |= byte << (8 * index)
            #else
            value = value << 8 | byte
            #endif
        }
        return value
    }
}
#endif
