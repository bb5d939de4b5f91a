import Diagnostics

/// Which mistake a wrong byte most likely is.
extension JSONParser {
    func fault(_ problem: JSONFault.Problem) -> JSONFault { JSONFault(problem, here) }

    /// The file ends here although something is open.
    var truncated: JSONFault {
        let opening = openings.last
        let isList = opening.map { bytes[$0] == .openBracket } ?? false
        return JSONFault(.truncated(in: isList ? .list : .object), end, opening: opening)
    }

    /// Behind the last character that is no space: people look there, not at empty lines below.
    var end: Range<Int> {
        var end = bytes.count
        while end > 0, bytes[end - 1] == .space || bytes[end - 1] == .tab || bytes[end - 1].isLineBreak { end -= 1 }
        return end..<end
    }

    /// No value can begin with what stands here.
    var unexpectedValue: JSONFault {
        guard let byte = next else { return truncated }
        if let common = commonMistake { return common }
        switch byte {
        case .comma, .closeBrace, .closeBracket, .colon: return fault(.missingValue)
        case .dot: return fault(.digitsMissing("."))
        case .plus: return fault(.plusSign)
        default: return fault(.unexpected(source.text(in: here)))
        }
    }

    /// No key can begin with what stands here.
    var unexpectedKey: JSONFault {
        guard let byte = next else { return truncated }
        if let common = commonMistake { return common }
        switch byte {
        case .comma, .colon: return fault(.missingKey)
        case .closeBracket: return JSONFault(.wrongClosing(.object), here, opening: openings.last)
        case .openBrace, .openBracket, .hyphen: return fault(.keyIsNoText)
        case let byte where byte.isASCIIDigit: return fault(.keyIsNoText)
        case let byte where byte.isASCIILetter || byte == .underscore || byte == UInt8(ascii: "$"):
            var copy = self
            copy.skipWord()
            let offsets = index..<copy.index
            return JSONFault(.unquotedKey(source.text(in: offsets)), offsets)
        default: return fault(.unexpected(source.text(in: here)))
        }
    }

    /// Neither a comma nor the right closing bracket follows a member or an element.
    func faultAfterElement(of container: JSONFault.Container) -> JSONFault {
        guard let byte = next else { return truncated }
        if byte == .closeBrace || byte == .closeBracket {
            return JSONFault(.wrongClosing(container), here, opening: openings.last)
        }
        if byte == .slash || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ">"),
            let common = commonMistake
        {
            return common
        }
        let beginsValue =
            byte == .quote || byte == .apostrophe || byte == .openBrace || byte == .openBracket || byte == .hyphen
            || byte.isASCIIDigit || byte.isASCIILetter
        return fault(beginsValue ? .missingComma(container) : .unexpected(source.text(in: here)))
    }

    /// Mistakes that are made wherever a key or a value should begin.
    private var commonMistake: JSONFault? {
        switch bytes[index] {
        case .apostrophe: return fault(.singleQuotes)
        case 0xE2, 0xC2:
            let quotes = ["“", "”", "„", "‘", "’", "«", "»"]
            return quotes.contains(source.text(in: here)) ? fault(.typographicQuotes) : nil
        case .slash:
            let isComment = index + 1 < bytes.count && (bytes[index + 1] == .slash || bytes[index + 1] == .asterisk)
            return isComment ? JSONFault(.comment, index..<index + 2) : nil
        case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
            guard TextEncoding.isConflictMark(in: bytes, at: index) else { return nil }
            return JSONFault(.conflictMark, index..<index + 7)
        default: return nil
        }
    }

    /// A number that goes on with letters or a dot: `0x1F`, `-Infinity`, `1.2.3`, `-.5`.
    mutating func wordAsNumber(from start: Int) -> JSONFault {
        skipWord()
        let text = source.text(in: start..<index)
        let bare = text.drop { $0 == "-" }
        if ["infinity", "inf", "nan"].contains(bare.lowercased()) { return JSONFault(.notFinite(text), start..<index) }
        if bare.hasPrefix("0x") || bare.hasPrefix("0X") { return JSONFault(.hexadecimal, start..<index) }
        if bare.hasPrefix(".") { return JSONFault(.digitsMissing(text), start..<index) }
        return JSONFault(.unquotedText(text), start..<index)
    }

    /// A word that is none of JSON's three.
    func faultForWord(_ word: String, at offsets: Range<Int>) -> JSONFault {
        let words = ["true", "false", "null"]
        if offsets.upperBound == bytes.count, words.contains(where: { $0.hasPrefix(word) }) {
            return JSONFault(.truncated(in: .word), end, opening: openings.last)
        }
        switch word.lowercased() {
        case "nan", "infinity", "inf": return JSONFault(.notFinite(word), offsets)
        case "none", "nil", "undefined": return JSONFault(.misspeltWord(word, meant: "null"), offsets)
        case "yes": return JSONFault(.misspeltWord(word, meant: "true"), offsets)
        case "no": return JSONFault(.misspeltWord(word, meant: "false"), offsets)
        default: break
        }
        if let meant = NearestName.find(word, in: words) {
            return JSONFault(.misspeltWord(word, meant: meant), offsets)
        }
        return JSONFault(.unquotedText(word), offsets)
    }
}
