import Diagnostics

/// A recursive descent over the bytes of a JSON text that is known to be UTF-8.
struct JSONParser {
    let source: SourceText
    let bytes: [UInt8]
    var index: Int
    /// Where the objects and lists begin that are open here; its count is the depth.
    var openings: [Int] = []
    /// Doubled keys.
    var warnings: [Diagnostic] = []

    init(_ source: SourceText) {
        self.source = source
        bytes = source.bytes
        index = TextEncoding.contentStart(of: source.bytes)
    }

    mutating func parseDocument(allowsLeadingComments: Bool) throws(JSONFault) -> JSONNode {
        let start = index
        skipSpace()
        if allowsLeadingComments { skipLeadingComments() }
        guard index < bytes.count else {
            let isBlank = bytes[start...].allSatisfy { $0 == .space || $0 == .tab || $0.isLineBreak }
            throw JSONFault(isBlank ? .empty : .onlyComments, start..<start)
        }
        let node = try parseValue()
        skipSpace()
        guard index == bytes.count else {
            throw JSONFault(TextEncoding.isConflictMark(in: bytes, at: index) ? .conflictMark : .textAfterEnd, here)
        }
        return node
    }
}

// MARK: Values

extension JSONParser {
    mutating func parseValue() throws(JSONFault) -> JSONNode {
        let start = index
        guard index < bytes.count else { throw truncated }
        switch bytes[index] {
        case .openBrace: return JSONNode(value: .object(try parseObject()), range: range(from: start))
        case .openBracket: return JSONNode(value: .array(try parseArray()), range: range(from: start))
        case .quote: return JSONNode(value: .string(try parseString()), range: range(from: start))
        case .hyphen, UInt8(ascii: "0")...UInt8(ascii: "9"):
            return JSONNode(value: .number(try parseNumber()), range: range(from: start))
        case let byte where byte.isASCIILetter: return JSONNode(value: try parseWord(), range: range(from: start))
        default: throw unexpectedValue
        }
    }

    private mutating func parseObject() throws(JSONFault) -> [JSONMember] {
        try open()
        var members = MemberList()
        skipSpace()
        if next == .closeBrace {
            close()
            return []
        }
        while true {
            let keyStart = index
            guard next == .quote else { throw unexpectedKey }
            let key = try parseString()
            let keyRange = range(from: keyStart)
            skipSpace()
            guard next == .colon else { throw index < bytes.count ? fault(.missingColon) : truncated }
            index += 1
            skipSpace()
            let member = JSONMember(key: key, keyRange: keyRange, value: try parseValue())
            if let first = members.add(member) { warnings.append(.doubledKey(member, first: first)) }
            if try !continues(.object, closedBy: .closeBrace) { return members.members }
        }
    }

    private mutating func parseArray() throws(JSONFault) -> [JSONNode] {
        try open()
        var elements: [JSONNode] = []
        skipSpace()
        if next == .closeBracket {
            close()
            return []
        }
        while true {
            elements.append(try parseValue())
            if try !continues(.list, closedBy: .closeBracket) { return elements }
        }
    }

    /// After a member or an element: steps over a comma to the next one, or over the closing bracket.
    private mutating func continues(
        _ container: JSONFault.Container, closedBy closing: UInt8
    ) throws(JSONFault) -> Bool {
        skipSpace()
        guard let byte = next else { throw truncated }
        if byte == closing {
            close()
            return false
        }
        guard byte == .comma else { throw faultAfterElement(of: container) }
        let comma = index
        index += 1
        skipSpace()
        if next == closing { throw JSONFault(.trailingComma(container), comma..<comma + 1) }
        return true
    }

    private mutating func open() throws(JSONFault) {
        guard openings.count < JSONReader.depthLimit else { throw fault(.tooDeep) }
        openings.append(index)
        index += 1
    }

    private mutating func close() {
        openings.removeLast()
        index += 1
    }
}

// MARK: Bytes

extension JSONParser {
    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    /// The character that stands here, or the end of the file.
    var here: Range<Int> {
        var end = min(index + 1, bytes.count)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return index..<end
    }

    func range(from start: Int) -> SourceRange { source.range(start..<index) }

    mutating func skipSpace() {
        while index < bytes.count {
            switch bytes[index] {
            case .space, .lineFeed, .carriageReturn, .tab: index += 1
            default: return
            }
        }
    }

    private mutating func skipLeadingComments() {
        while index + 1 < bytes.count, bytes[index] == .slash, bytes[index + 1] == .slash {
            while index < bytes.count, !bytes[index].isLineBreak { index += 1 }
            skipSpace()
        }
    }
}

/// The members of one object, each key once: where the first of two stood, the last one counts.
private struct MemberList {
    var members: [JSONMember] = []
    /// Where each key stands in `members`; filled only for objects too large to search.
    private var positions: [String: Int] = [:]
    private static let searchLimit = 16

    /// Adds a member; returns the earlier one with the same key, whose place it takes.
    mutating func add(_ member: JSONMember) -> JSONMember? {
        if let position = position(of: member.key) {
            let earlier = members[position]
            members[position] = member
            return earlier
        }
        members.append(member)
        if members.count == Self.searchLimit {
            for (position, member) in members.enumerated() { positions[member.key] = position }
        } else if members.count > Self.searchLimit {
            positions[member.key] = members.count - 1
        }
        return nil
    }

    /// Keys are compared by their bytes: é in one scalar and é in two are equal strings, but two keys.
    private func position(of key: String) -> Int? {
        guard members.count >= Self.searchLimit else {
            return members.firstIndex { Self.isSame($0.key, key) }
        }
        guard let position = positions[key], Self.isSame(members[position].key, key) else { return nil }
        return position
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count && left.utf8.elementsEqual(right.utf8)
    }
}
