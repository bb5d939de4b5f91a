extension [UInt8] {
    /// Appends a copy of the bytes in one step.
    @inline(__always)
    package mutating func append(copying bytes: Span<UInt8>) {
        unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }

    /// Appends `%` and two hexadecimal digits.
    mutating func appendPercentEncoded(_ byte: UInt8) {
        append(UInt8(ascii: "%"))
        append(byte.highHexDigit)
        append(byte.lowHexDigit)
    }
}

extension UInt8 {
    var highHexDigit: UInt8 { Self.hexDigit(self >> 4) }
    var lowHexDigit: UInt8 { Self.hexDigit(self & 0xF) }

    private static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
