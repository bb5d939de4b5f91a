package import Diagnostics

/// What can be said about a file before its grammar is looked at: its encoding, and a merge left half done.
package enum TextEncoding {
    /// The byte order mark that some editors put before UTF-8.
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Where the text begins: behind a byte order mark, if there is one.
    package static func contentStart(of bytes: [UInt8]) -> Int {
        bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    }

    /// Reports bytes that are no UTF-8, at the first of them; `true` when all is well.
    package static func check(_ source: SourceText, into diagnostics: inout [Diagnostic]) -> Bool {
        if let name = otherEncoding(of: source.bytes) {
            diagnostics.append(
                Diagnostic(
                    .fileEncoding, "the file is \(name), not UTF-8", at: .file(source.path),
                    suggestion: .advice("save it as UTF-8")))
            return false
        }
        guard let offset = firstInvalidOffset(in: source.bytes) else { return true }
        let digits = String(source.bytes[offset], radix: 16, uppercase: true)
        diagnostics.append(
            Diagnostic(
                .fileEncoding, "the byte 0x\(digits) is not UTF-8", at: source.place(at: offset),
                suggestion: .advice("save the file as UTF-8")))
        return false
    }

    /// The offset of the first byte that begins no well-formed sequence of UTF-8 (Unicode 16, table 3-7).
    static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
        var index = 0
        while index < bytes.count {
            if bytes[index] < 0x80 {
                index += 1
                continue
            }
            guard let length = sequenceLength(in: bytes, at: index) else { return index }
            index += length
        }
        return nil
    }
}

extension TextEncoding {
    /// UTF-16 and UTF-32 show by their mark or by a zero byte in their first character.
    private static func otherEncoding(of bytes: [UInt8]) -> String? {
        guard bytes.count >= 2 else { return nil }
        let isUTF32 =
            bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
            || bytes.starts(with: [0, 0, 0])
        if isUTF32 { return "UTF-32" }
        let isUTF16 =
            bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || (bytes[0] == 0) != (bytes[1] == 0)
        return isUTF16 ? "UTF-16" : nil
    }

    /// The length of the sequence of two to four bytes that begins here, `nil` when it is ill-formed.
    private static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int? {
        let second: ClosedRange<UInt8>
        let length: Int
        switch bytes[index] {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
        return length
    }
}

extension TextEncoding {
    /// Whether a conflict mark of a version control system (`<<<<<<< `, `=======`, `>>>>>>> `) begins here, at the
    /// beginning of a line.
    static func isConflictMark(in bytes: [UInt8], at index: Int) -> Bool {
        guard index + 7 <= bytes.count, index == 0 || bytes[index - 1].isLineBreak else { return false }
        let mark = bytes[index]
        guard [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|")].contains(mark) else {
            return false
        }
        guard bytes[index..<index + 7].allSatisfy({ $0 == mark }) else { return false }
        return index + 7 == bytes.count || bytes[index + 7] == .space || bytes[index + 7].isLineBreak
    }
}
