package import Diagnostics

/// Text files that may be UTF-16, as Xcode and Windows tools write them.
package enum UnicodeText {
    /// The same file as UTF-8, whose places are lines and columns of what a person sees; a file in UTF-8 comes back as it
    /// is. `nil` after an error: other encodings, half a character at the end, half of a pair of surrogates.
    package static func utf8(_ source: SourceText, into diagnostics: inout [Diagnostic]) -> SourceText? {
        guard let isBigEndian = byteOrder(of: source.bytes) else {
            return TextEncoding.check(source, into: &diagnostics) ? source : nil
        }
        var reading = UTF16Reading(isBigEndian: isBigEndian)
        reading.read(source.bytes)
        let text = SourceText(path: source.path, bytes: reading.utf8)
        guard let fault = reading.fault else { return text }
        diagnostics.append(Diagnostic(.fileEncoding, fault.message, at: text.place(at: fault.offset)))
        return nil
    }

    /// A changed text in the encoding of the file that it comes from, behind the same byte order marks.
    package static func encoded(_ utf8: [UInt8], like source: SourceText) -> [UInt8] {
        guard let isBigEndian = byteOrder(of: source.bytes) else { return utf8 }
        let mark: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
        var bytes: [UInt8] = []
        while source.bytes[bytes.count...].starts(with: mark) { bytes += mark }
        for unit in String(decoding: utf8, as: UTF8.self).utf16 {
            let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
            bytes += isBigEndian ? [high, low] : [low, high]
        }
        return bytes
    }

    /// Whether UTF-16 is big-endian; `nil` when the file is none. Without a mark the zero byte of the first character tells.
    private static func byteOrder(of bytes: [UInt8]) -> Bool? {
        guard bytes.count >= 2 else { return nil }
        let isUTF32 =
            bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF])
            || bytes.starts(with: [0, 0, 0])
        switch (bytes[0], bytes[1]) {
        case _ where isUTF32: return nil
        case (0xFE, 0xFF): return true
        case (0xFF, 0xFE): return false
        case (0, 1...): return true
        case (1..., 0): return false
        default: return nil
        }
    }
}

/// UTF-16 on its way to UTF-8.
private struct UTF16Reading {
    let isBigEndian: Bool
    var utf8: [UInt8] = []
    /// What is wrong first, and where in `utf8`.
    var fault: (message: String, offset: Int)?

    init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

    mutating func read(_ bytes: [UInt8]) {
        utf8.reserveCapacity(bytes.count)
        var index = 0
        // Some tools put the mark of a file that has one already before it once more.
        while index + 1 < bytes.count, unit(bytes, index) == 0xFEFF { index += 2 }
        while index + 1 < bytes.count {
            let first = unit(bytes, index)
            index += 2
            if UTF16.isLeadSurrogate(first), index + 1 < bytes.count, UTF16.isTrailSurrogate(unit(bytes, index)) {
                append(UTF16.decode(UTF16.EncodedScalar([first, unit(bytes, index)])))
                index += 2
            } else if let scalar = Unicode.Scalar(first) {
                append(scalar)
            } else {
                note("half of a pair of surrogates stands alone here")
                append("\u{FFFD}")
            }
        }
        if index < bytes.count { note("the file ends inside a character of UTF-16") }
    }

    private func unit(_ bytes: [UInt8], _ index: Int) -> UInt16 {
        let (high, low) = isBigEndian ? (bytes[index], bytes[index + 1]) : (bytes[index + 1], bytes[index])
        return UInt16(high) << 8 | UInt16(low)
    }

    private mutating func append(_ scalar: Unicode.Scalar) { utf8.append(contentsOf: UTF8.encode(scalar) ?? .init()) }

    private mutating func note(_ message: String) { fault = fault ?? (message, utf8.count) }
}
