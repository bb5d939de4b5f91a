import Diagnostics

// MARK: Text

extension JSONParser {
    /// The text of the string that begins here; ends behind its closing quote.
    mutating func parseString() throws(JSONFault) -> String {
        let opening = index
        index += 1
        let start = index
        skipPlainText()
        if next == .quote {
            defer { index += 1 }
            return String(decoding: bytes[start..<index], as: UTF8.self)
        }
        var text = Array(bytes[start..<index])
        while true {
            guard let byte = next else { throw JSONFault(.truncated(in: .text), end, opening: opening) }
            switch byte {
            case .quote:
                index += 1
                return String(decoding: text, as: UTF8.self)
            case .backslash: try parseEscape(into: &text, opening: opening)
            case .lineFeed, .carriageReturn: throw JSONFault(.lineBreakInText, here, opening: opening)
            default: throw fault(.controlCharacter(byte))
            }
            let plain = index
            skipPlainText()
            text += bytes[plain..<index]
        }
    }

    private mutating func skipPlainText() {
        while index < bytes.count {
            let byte = bytes[index]
            if byte == .quote || byte == .backslash || byte < 0x20 { return }
            index += 1
        }
    }

    private mutating func parseEscape(into text: inout [UInt8], opening: Int) throws(JSONFault) {
        let start = index
        index += 1
        guard let byte = next else { throw JSONFault(.truncated(in: .text), end, opening: opening) }
        switch byte {
        case .quote, .backslash, .slash: text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(.lineFeed)
        case UInt8(ascii: "r"): text.append(.carriageReturn)
        case UInt8(ascii: "t"): text.append(.tab)
        case UInt8(ascii: "u"):
            text += UTF8.encode(try parseUnicodeEscape(from: start, opening: opening)).map { Array($0) } ?? []
            return
        default:
            let offsets = start..<here.upperBound
            throw JSONFault(.unknownEscape(source.text(in: offsets)), offsets)
        }
        index += 1
    }

    /// `\uXXXX`, or two of them that make a pair of surrogates; `index` stands at the `u`.
    private mutating func parseUnicodeEscape(from start: Int, opening: Int) throws(JSONFault) -> Unicode.Scalar {
        let first = try parseHexadecimalDigits(from: start, opening: opening)
        if let scalar = Unicode.Scalar(first) { return scalar }
        let isHigh = first < 0xDC00
        guard isHigh, next == .backslash, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "u") else {
            if isHigh, index + 1 >= bytes.count, next == nil || next == .backslash {
                throw JSONFault(.truncated(in: .text), end, opening: opening)
            }
            throw JSONFault(.loneSurrogate, start..<index)
        }
        let end = index
        index += 1
        let second = try parseHexadecimalDigits(from: end, opening: opening)
        guard (0xDC00...0xDFFF).contains(second),
            let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
        else { throw JSONFault(.loneSurrogate, start..<end) }
        return scalar
    }

    private mutating func parseHexadecimalDigits(from start: Int, opening: Int) throws(JSONFault) -> UInt32 {
        index += 1
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next else { throw JSONFault(.truncated(in: .text), end, opening: opening) }
            guard let digit = byte.hexadecimalValue else { throw JSONFault(.shortUnicodeEscape, start..<index) }
            value = value << 4 | digit
            index += 1
        }
        return value
    }
}

// MARK: Numbers and words

extension JSONParser {
    /// The digits of the number that begins here, as they are written.
    mutating func parseNumber() throws(JSONFault) -> String {
        let start = index
        if next == .hyphen { index += 1 }
        guard let first = next else { throw JSONFault(.truncated(in: .number), end, opening: openings.last) }
        if first.isASCIILetter || first == .dot { throw wordAsNumber(from: start) }
        guard first.isASCIIDigit else { throw JSONFault(.digitsMissing("-"), start..<index) }
        skipDigits()
        if first == .zero, index - start > (bytes[start] == .hyphen ? 2 : 1) {
            throw JSONFault(.leadingZero, start..<index)
        }
        if next == .dot {
            index += 1
            try needDigits(from: start)
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            index += 1
            if next == .plus || next == .hyphen { index += 1 }
            try needDigits(from: start)
        }
        if let byte = next, byte.isASCIILetter || byte == .dot || byte == .underscore {
            throw wordAsNumber(from: start)
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipDigits() {
        while let byte = next, byte.isASCIIDigit { index += 1 }
    }

    private mutating func needDigits(from start: Int) throws(JSONFault) {
        guard let byte = next else { throw JSONFault(.truncated(in: .number), end, opening: openings.last) }
        guard byte.isASCIIDigit else {
            throw JSONFault(.digitsMissing(source.text(in: start..<index)), start..<index)
        }
        skipDigits()
    }

    /// `true`, `false` or `null`.
    mutating func parseWord() throws(JSONFault) -> JSONNode.Value {
        let start = index
        skipWord()
        let word = source.text(in: start..<index)
        switch word {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default: throw faultForWord(word, at: start..<index)
        }
    }

    mutating func skipWord() {
        while let byte = next, byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || "_-.$".utf8.contains(byte) {
            index += 1
        }
    }
}
