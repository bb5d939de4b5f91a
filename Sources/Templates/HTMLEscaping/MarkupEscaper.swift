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
        guard !bytes.isEmpty else { return }
        // Each byte becomes six at most; replacements are stored as words of eight.
        output.append(addingCapacity: bytes.count * 6 + 8) { target in
            unsafe target.withUnsafeMutableBufferPointer { buffer, count in
                unsafe bytes.withUnsafeBytes { source in
                    count += unsafe write(source, to: UnsafeMutableRawBufferPointer(buffer))
                }
            }
        }
    }

    /// Writes the escaped bytes; returns how many. Whole words without a byte to replace are copied as they are.
    ///
    /// Memory: reads `source` within its bounds only; `target` holds at least `source.count * 6 + 8` bytes.
    private func write(_ source: UnsafeRawBufferPointer, to target: UnsafeMutableRawBufferPointer) -> Int {
        let count = source.count
        var read = 0
        var written = 0
        while read + 8 <= count {
            let word = unsafe source.loadUnaligned(fromByteOffset: read, as: UInt64.self)
            if Self.mayHoldEscaped(word) {
                for index in read..<read + 8 { unsafe write(source[index], to: target, at: &written) }
            } else {
                unsafe target.storeBytes(of: word, toByteOffset: written, as: UInt64.self)
                written += 8
            }
            read += 8
        }
        while read < count {
            unsafe write(source[read], to: target, at: &written)
            read += 1
        }
        return written
    }

    @inline(__always)
    private func write(_ byte: UInt8, to target: UnsafeMutableRawBufferPointer, at written: inout Int) {
        if byte < 64, escaped &>> UInt64(byte) & 1 == 1 {
            let (word, length) = Self.replacement(of: byte)
            unsafe target.storeBytes(of: word.littleEndian, toByteOffset: written, as: UInt64.self)
            written += length
        } else {
            unsafe target[written] = byte
            written += 1
        }
    }

    /// Whether one of eight bytes is `& " # '`, `< >` or NUL: all that any escaper replaces, and `#`, which costs less to
    /// look at again than to tell apart. Finds a zero byte in each of three differences.
    @inline(__always)
    private static func mayHoldEscaped(_ word: UInt64) -> Bool {
        let quotes = word & 0xFAFA_FAFA_FAFA_FAFA ^ 0x2222_2222_2222_2222
        let angles = word & 0xFDFD_FDFD_FDFD_FDFD ^ 0x3C3C_3C3C_3C3C_3C3C
        let ones: UInt64 = 0x0101_0101_0101_0101
        let zeros = (quotes &- ones) & ~quotes | (angles &- ones) & ~angles | (word &- ones) & ~word
        return zeros & 0x8080_8080_8080_8080 != 0
    }

    /// What replaces a byte, its first byte lowest, and its length.
    private static func replacement(of byte: UInt8) -> (word: UInt64, length: Int) {
        switch byte {
        case UInt8(ascii: "&"): (0x3B_70_6D_61_26, 5)  // &amp;
        case UInt8(ascii: "<"): (0x3B_74_6C_26, 4)  // &lt;
        case UInt8(ascii: ">"): (0x3B_74_67_26, 4)  // &gt;
        case UInt8(ascii: "\""): (0x3B_74_6F_75_71_26, 6)  // &quot;
        case UInt8(ascii: "'"): (0x3B_39_33_23_26, 5)  // &#39;
        default: (0xBD_BF_EF, 3)  // U+FFFD
        }
    }
}
