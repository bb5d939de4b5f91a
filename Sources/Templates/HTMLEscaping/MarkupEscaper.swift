/// Escapes text for HTML, on bytes: a loop over `Character` would let `"` followed by a combining mark through.
///
/// All escaped bytes are ASCII, so multi-byte characters pass whole. NUL becomes U+FFFD, as browsers read it, except in
/// the specification's own mode.
package struct MarkupEscaper: Sendable {
    /// A bit for each byte below 64 that has to be replaced.
    private let escaped: UInt64

    private init(_ bytes: StaticString, replacesNUL: Bool = true) {
        var escaped: UInt64 = replacesNUL ? 1 : 0
        bytes.withUTF8Buffer { buffer in
            for index in buffer.indices { escaped |= 1 &<< UInt64(unsafe buffer[index]) }
        }
        self.escaped = escaped
    }

    /// For text, `title`, `textarea` and values in double quotes: `& < > "`.
    package static let text = MarkupEscaper("&<>\"")
    /// For values in single quotes: `& < > " '`.
    package static let singleQuoted = MarkupEscaper("&<>\"'")
    /// Exactly what the Mustache specification escapes: `& < > "`.
    package static let specification = MarkupEscaper("&<>\"", replacesNUL: false)

    /// The escaper for a quoted attribute.
    package static func attribute(_ quote: HTMLQuote) -> MarkupEscaper {
        switch quote {
        case .single: singleQuoted
        case .double: text
        }
    }
}

extension MarkupEscaper {
    /// Appends UTF-8 bytes, escaped.
    package func append(_ bytes: Span<UInt8>, to output: inout [UInt8]) {
        var start = 0
        var index = 0
        let count = bytes.count
        while index < count {
            let byte = unsafe bytes[unchecked: index]
            if byte < 64, escaped &>> UInt64(byte) & 1 == 1 {
                output.append(copying: bytes.extracting(start..<index))
                Self.appendReplacement(of: byte, to: &output)
                start = index + 1
            }
            index += 1
        }
        output.append(copying: bytes.extracting(start..<count))
    }

    private static func appendReplacement(of byte: UInt8, to output: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "&"): append("&amp;", to: &output)
        case UInt8(ascii: "<"): append("&lt;", to: &output)
        case UInt8(ascii: ">"): append("&gt;", to: &output)
        case UInt8(ascii: "\""): append("&quot;", to: &output)
        case UInt8(ascii: "'"): append("&#39;", to: &output)
        default: append("\u{FFFD}", to: &output)
        }
    }

    private static func append(_ text: StaticString, to output: inout [UInt8]) {
        text.withUTF8Buffer { unsafe output.append(contentsOf: $0) }
    }
}
