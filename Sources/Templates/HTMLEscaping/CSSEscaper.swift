/// Writes values into CSS custom properties.
package enum CSSEscaper {
    /// Appends the content of a CSS string: everything but letters, digits, blanks and non-ASCII characters becomes a
    /// hexadecimal escape (CSS Syntax, 4.3.7), so that it can neither end the string nor the style element.
    package static func appendString(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
        for index in bytes.indices {
            let byte = bytes[index]
            if byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || byte == 0x20 {
                output.append(byte)
            } else {
                output.append(UInt8(ascii: "\\"))
                output.append(byte.highHexDigit)
                output.append(byte.lowHexDigit)
                output.append(0x20)
            }
        }
    }

    /// Whether a value may stand in a custom property as it is: a colour, a length, words, or one of the functions that
    /// only compute. Anything that could end the declaration, begin a comment, or fetch something may not.
    package static func isPlainValue(_ bytes: Span<UInt8>) -> Bool {
        guard !bytes.isEmpty, bytes[0] != UInt8(ascii: "/"), bytes[bytes.count - 1] != UInt8(ascii: "/") else {
            return false
        }
        var depth = 0
        var nameStart = 0
        for index in bytes.indices {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "("):
                guard isComputing(bytes.extracting(nameStart..<index)) else { return false }
                depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "/"): if bytes[index + 1] == UInt8(ascii: "/") { return false }
            case 0x20, UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "+"):
                break
            default: guard byte.isCSSNameByte, byte < 0x80 else { return false }
            }
            guard depth >= 0 else { return false }
            if !byte.isCSSNameByte { nameStart = index + 1 }
        }
        return depth == 0
    }

    private static let computing = [
        "calc", "clamp", "color", "color-mix", "hsl", "hsla", "hwb", "lab", "lch", "light-dark", "max", "min", "oklab",
        "oklch", "rgb", "rgba", "var",
    ].map { Array($0.utf8) }

    private static func isComputing(_ name: Span<UInt8>) -> Bool {
        computing.contains { known in
            guard known.count == name.count else { return false }
            for index in known.indices where known[index] != name[index].lowercased { return false }
            return true
        }
    }
}
