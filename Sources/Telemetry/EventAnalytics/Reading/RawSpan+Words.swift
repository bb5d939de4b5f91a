/// Reading single bytes and words; every buffer that is read so ends in at least 16 bytes of padding.
extension RawSpan {
    @inline(__always)
    package func byte(_ offset: Int) -> UInt8 {
        unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self)
    }

    /// The eight bytes from an offset, the first being the lowest.
    @inline(__always)
    package func word(_ offset: Int) -> UInt64 {
        UInt64(littleEndian: unsafe unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The first `count` (0 to 8) of the eight bytes from an offset, the others zero.
    @inline(__always)
    package func word(_ offset: Int, count: Int) -> UInt64 {
        guard count > 0 else { return 0 }
        return word(offset) & (UInt64.max >> UInt64(64 - 8 * min(count, 8)))
    }

    /// A copy of the bytes `start..<end`.
    package func copied(_ start: Int, _ end: Int) -> [UInt8] {
        var copy = [UInt8]()
        copy.reserveCapacity(end - start)
        for offset in start..<end { copy.append(byte(offset)) }
        return copy
    }
}
