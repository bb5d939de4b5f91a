import Diagnostics
import SourceFiles

/// A key and its text as a `.strings` file has them.
struct StringsPair {
    let key: String
    let keyRange: SourceRange
    let text: String
    let textRange: SourceRange
    /// The comment right before the key.
    var comment: String?
}

/// Parses the text form of `.strings` files: `"key" = "text";`, the oldest of Apple's property lists.
///
/// As CoreFoundation does: quotes may be single or left out, a key alone (`"key";`) is its own text, braces may stand round
/// the whole, a text may run over lines, and a comment is `//` or `/* */`.
struct StringsFileParser {
    private let source: SourceText
    private let bytes: [UInt8]
    private var index: Int
    private var comment: String?
    private(set) var warnings: [Diagnostic] = []

    /// The source must be UTF-8.
    init(_ source: SourceText) {
        self.source = source
        bytes = source.bytes
        index = TextEncoding.contentStart(of: bytes)
    }

    struct Fault: Error {
        let message: String
        let offsets: Range<Int>
        var suggestion: Diagnostic.Suggestion?
    }

    /// Every pair in file order, doubles too.
    mutating func pairs() throws(Fault) -> [StringsPair] {
        var pairs: [StringsPair] = []
        try skipBlank()
        let opening = index
        let isBraced = take("{")
        while true {
            try skipBlank()
            if isBraced, take("}") { break }
            if index == bytes.count {
                if isBraced { throw Fault(message: "the \"{\" is not closed", offsets: opening..<opening + 1) }
                return pairs
            }
            pairs.append(try pair())
            comment = nil
        }
        try skipBlank()
        if index < bytes.count { throw unexpected("the \"}\" has ended the table, yet more follows") }
        return pairs
    }
}

extension StringsFileParser {
    private mutating func pair() throws(Fault) -> StringsPair {
        let note = comment
        let (key, keyRange) = try token("a key")
        let keyEnd = index
        try skipBlank()
        if take(";") {
            return StringsPair(key: key, keyRange: keyRange, text: key, textRange: keyRange, comment: note)
        }
        guard take("=") else { throw missing("=", behind: "the key", at: keyEnd) }
        try skipBlank()
        let (text, textRange) = try token("a text")
        let textEnd = index
        try skipBlank()
        guard take(";") else { throw missing(";", behind: "the text", at: textEnd) }
        return StringsPair(key: key, keyRange: keyRange, text: text, textRange: textRange, comment: note)
    }

    private mutating func token(_ what: String) throws(Fault) -> (String, SourceRange) {
        guard index < bytes.count else {
            throw Fault(message: "the file ends where \(what) is expected", offsets: index..<index)
        }
        let start = index
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return (try quoted(), source.range(start..<index))
        default: break
        }
        while index < bytes.count, Self.isBare(bytes[index]) { index += 1 }
        guard index > start else { throw unexpected("\(what) is expected here") }
        return (source.text(in: start..<index), source.range(start..<index))
    }

    /// What may stand without quotes.
    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_$/:.-".utf8.contains(byte)
        }
    }

    private mutating func quoted() throws(Fault) -> String {
        let start = index
        let quote = bytes[index]
        index += 1
        var text: [UInt8] = []
        while index < bytes.count, bytes[index] != quote {
            if bytes[index] == UInt8(ascii: "\\") {
                var escape = StringsEscape(source, at: index)
                guard let scalars = escape.read() else {
                    throw Fault(message: escape.fault, offsets: index..<min(escape.end, bytes.count))
                }
                if let remark = escape.remark { warnings.append(remark) }
                text += Array(scalars.utf8)
                index = escape.end
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
        guard index < bytes.count else {
            throw Fault(message: "the text that begins here has no closing quote", offsets: start..<start + 1)
        }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }
}

extension StringsFileParser {
    /// Passes over white space and comments; keeps the last comment.
    private mutating func skipBlank() throws(Fault) {
        while index < bytes.count {
            if bytes[index] <= 0x20 {
                index += 1
            } else if let width = lineSeparatorWidth {
                index += width
            } else if starts("//") {
                let start = index
                while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
                comment = source.text(in: start + 2..<index).trimmedBlank
            } else if starts("/*") {
                let start = index
                index += 2
                while index < bytes.count, !starts("*/") { index += 1 }
                guard index < bytes.count else {
                    throw Fault(message: "the comment that begins here is not closed", offsets: start..<start + 2)
                }
                comment = source.text(in: start + 2..<index).trimmedBlank
                index += 2
            } else {
                return
            }
        }
    }

    /// U+2028, U+2029 and a byte order mark between tokens are white space too.
    private var lineSeparatorWidth: Int? {
        let next = bytes[index..<min(index + 3, bytes.count)]
        return [[0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9], [0xEF, 0xBB, 0xBF]].contains(Array(next)) ? 3 : nil
    }

    private func starts(_ text: StaticString) -> Bool {
        bytes[index...].starts(with: text.description.utf8)
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private func missing(_ sign: String, behind what: String, at offset: Int) -> Fault {
        Fault(
            message: "\"\(sign)\" is missing behind \(what)", offsets: offset..<min(offset + 1, bytes.count),
            suggestion: nil)
    }

    private func unexpected(_ message: String) -> Fault {
        let end = min(index + 3, bytes.count)
        let isTypographic = ["“", "”", "„", "«"].contains {
            Array($0.utf8) == Array(bytes[index..<min(end, index + $0.utf8.count)])
        }
        return Fault(
            message: message, offsets: index..<index + 1,
            suggestion: isTypographic ? .advice("quotes must be straight ones: \"") : nil)
    }
}

extension String {
    /// Without white space at both ends.
    fileprivate var trimmedBlank: String {
        let start = drop { $0.isWhitespace }
        return String(start.reversed().drop { $0.isWhitespace }.reversed())
    }
}
