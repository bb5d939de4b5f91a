import Diagnostics
import SourceFiles

/// One escape of a quoted text in a `.strings` file, as CoreFoundation reads it (CFOldStylePList.c, getSlashedChar).
struct StringsEscape {
    private let source: SourceText
    private let start: Int
    /// The offset behind the escape.
    private(set) var end: Int
    /// What is wrong, when `read` gives nothing.
    private(set) var fault = ""
    /// What is odd, though it can be read.
    private(set) var remark: Diagnostic?

    /// - Parameter start: the offset of the backslash.
    init(_ source: SourceText, at start: Int) {
        self.source = source
        self.start = start
        end = start + 1
    }

    /// The characters that the escape stands for; `nil` when it stands for none.
    mutating func read() -> String? {
        guard end < source.bytes.count else {
            fault = "the file ends inside an escape"
            return nil
        }
        let byte = source.bytes[end]
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "7"): return octal()
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return unicode(isCapital: byte == UInt8(ascii: "U"))
        default: break
        }
        end += 1
        switch byte {
        case UInt8(ascii: "a"): return "\u{7}"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "v"): return "\u{B}"
        default: break
        }
        // Any other character stands for itself; it may have several bytes.
        while end < source.bytes.count, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
        return source.text(in: start + 1..<end)
    }
}

extension StringsEscape {
    /// Up to three octal digits name a character of NEXTSTEP's encoding, whose first half is ASCII.
    private mutating func octal() -> String {
        var value = 0
        let limit = min(start + 4, source.bytes.count)
        while end < limit, (0x30...0x37).contains(source.bytes[end]) {
            value = value * 8 + Int(source.bytes[end] - 0x30)
            end += 1
        }
        value &= 0xFF
        if value < 0x20, value != 9, value != 10, value != 13 {
            remark = Diagnostic(
                .stringsEscape, "\(source.text(in: start..<end)) is a control character", at: source.range(start..<end),
                suggestion: .advice("a backslash itself is written \\\\"))
        }
        guard value >= 0x80 else { return String(Unicode.Scalar(UInt8(value))) }
        return value > 0xFD ? "\u{FFFD}" : String(Self.nextStep[value - 0x80])
    }

    /// The upper half of NEXTSTEP's encoding from 0x80 to 0xFD (unicode.org, VENDORS/NEXT/NEXTSTEP.TXT).
    private static let nextStep = Array(
        ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóô"
            + "õöæùúûıüýłøœßþÿ").unicodeScalars)

    /// `\U` and up to four hexadecimal digits; two of them in a row may be a pair of surrogates.
    private mutating func unicode(isCapital: Bool) -> String? {
        guard let first = unit() else { return isCapital ? noDigits() : "u" }
        if !isCapital {
            remark = Diagnostic(
                .stringsEscape, "Apple's reader takes \\u for the letter u", at: source.range(start..<end),
                suggestion: .write("\\U" + source.text(in: start + 2..<end)))
        }
        if let scalar = Unicode.Scalar(first) { return String(scalar) }
        let bytes = source.bytes
        if UTF16.isLeadSurrogate(first), end + 1 < bytes.count, bytes[end] == UInt8(ascii: "\\"),
            bytes[end + 1] | 0x20 == UInt8(ascii: "u")
        {
            end += 1
            if let second = unit(), UTF16.isTrailSurrogate(second) {
                return String(UTF16.decode(UTF16.EncodedScalar([first, second])))
            }
        }
        fault = "half of a pair of surrogates stands alone"
        return nil
    }

    /// The letter at `end` and the digits behind it.
    private mutating func unit() -> UInt16? {
        let digitsStart = end + 1
        end = digitsStart
        var value: UInt16 = 0
        while end < min(digitsStart + 4, source.bytes.count),
            let digit = source.bytes[end].hexadecimalValue
        {
            value = value << 4 | digit
            end += 1
        }
        return end > digitsStart ? value : nil
    }

    private mutating func noDigits() -> String? {
        fault = "\\U needs hexadecimal digits"
        return nil
    }
}

extension UInt8 {
    /// The value of an ASCII hexadecimal digit.
    fileprivate var hexadecimalValue: UInt16? {
        Character(Unicode.Scalar(self)).hexDigitValue.map { UInt16($0) }
    }
}
