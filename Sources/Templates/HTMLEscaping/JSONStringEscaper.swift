/// Writes text into JSON strings inside HTML data blocks.
package enum JSONStringEscaper {
    /// Appends the content of a JSON string, without its quotes. `<`, `>` and `&` are escaped, so that neither
    /// `</script>` nor `<!--` can arise; U+2028 and U+2029 are, since older JavaScript ends lines there.
    package static func append(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
        var start = 0
        for index in bytes.indices {
            let byte = bytes[index]
            let length = replacedLength(of: byte, at: index, in: bytes)
            guard length > 0 else { continue }
            if index < start { continue }
            output.append(copying: bytes.extracting(start..<index))
            appendReplacement(of: byte, lineSeparator: length == 3 ? bytes[index + 2] : 0, to: &output)
            start = index + length
        }
        output.append(copying: bytes.extracting(start..<bytes.count))
    }

    /// How many bytes from here are replaced; 0 when this one stands for itself.
    private static func replacedLength(of byte: UInt8, at index: Int, in bytes: Span<UInt8>) -> Int {
        switch byte {
        case 0...0x1F, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "&"):
            return 1
        case 0xE2:
            guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return 0 }
            return bytes[index + 2] == 0xA8 || bytes[index + 2] == 0xA9 ? 3 : 0
        default: return 0
        }
    }

    private static func appendReplacement(of byte: UInt8, lineSeparator: UInt8, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): output.append(byte)
        case 0x0A: output.append(UInt8(ascii: "n"))
        case 0x0D: output.append(UInt8(ascii: "r"))
        case 0x09: output.append(UInt8(ascii: "t"))
        case 0xE2: appendUnicodeEscape(0x20, lineSeparator &- 0x80, to: &output)
        default: appendUnicodeEscape(0, byte, to: &output)
        }
    }

    /// Appends `uXXXX` for a code unit given as its high and low byte.
    private static func appendUnicodeEscape(_ high: UInt8, _ low: UInt8, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "u"))
        output.append(high.highHexDigit)
        output.append(high.lowHexDigit)
        output.append(low.highHexDigit)
        output.append(low.lowHexDigit)
    }
}
