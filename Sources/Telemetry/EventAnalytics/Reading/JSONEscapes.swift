/// Takes the escapes out of the texts of JSON.
package enum JSONEscapes {
    /// The bytes that the text `start..<end` (between its quotes) stands for. A surrogate without its partner is a
    /// fault, since no UTF-8 can hold it.
    package static func decode(_ bytes: RawSpan, _ start: Int, _ end: Int) throws(LineFault) -> [UInt8] {
        var decoded = [UInt8]()
        decoded.reserveCapacity(end - start + 16)
        var at = start
        while at < end {
            let byte = bytes.byte(at)
            guard byte == UInt8(ascii: "\\") else {
                decoded.append(byte)
                at += 1
                continue
            }
            guard at + 1 < end else { throw .badEscape }
            let letter = bytes.byte(at + 1)
            at += 2
            if letter == UInt8(ascii: "u") {
                decoded.append(contentsOf: UTF8.encode(try scalar(bytes, &at, end)).map(Array.init) ?? [])
            } else {
                decoded.append(try simple(letter))
            }
        }
        return decoded
    }

    private static func simple(_ letter: UInt8) throws(LineFault) -> UInt8 {
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: throw .badEscape
        }
    }

    /// The scalar of `\uXXXX` or of two such that make a pair; `at` stands behind the first `\u`.
    private static func scalar(_ bytes: RawSpan, _ at: inout Int, _ end: Int) throws(LineFault) -> Unicode.Scalar {
        let unit = try unit(bytes, &at, end)
        if let scalar = Unicode.Scalar(unit) { return scalar }
        guard unit < 0xDC00, at + 6 <= end, bytes.byte(at) == UInt8(ascii: "\\"),
            bytes.byte(at + 1) == UInt8(ascii: "u")
        else { throw .badEscape }
        at += 2
        let second = try self.unit(bytes, &at, end)
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (second - 0xDC00))
        else { throw .badEscape }
        return scalar
    }

    private static func unit(_ bytes: RawSpan, _ at: inout Int, _ end: Int) throws(LineFault) -> UInt32 {
        guard at + 4 <= end else { throw .badEscape }
        var value: UInt32 = 0
        for offset in at..<(at + 4) {
            let digit: UInt8
            switch bytes.byte(offset) {
            case let byte where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
            case let byte where byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"):
                digit = (byte | 0x20) - UInt8(ascii: "a") + 10
            default: throw .badEscape
            }
            value = value << 4 | UInt32(digit)
        }
        at += 4
        return value
    }
}
