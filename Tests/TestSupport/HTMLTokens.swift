/// A second, independent reading of HTML, to test escaping against: cuts a whole text into tags, text and comments by
/// searching, where the product follows it byte by byte.
///
/// Written from the tokenizer of the HTML standard (13.2.5), without script's escaped states, which the product refuses.
package struct HTMLTokens: Sendable {
    package private(set) var tokens: [Token] = []
    /// Inside what the text ends.
    package private(set) var end = End.text

    package enum Token: Hashable, Sendable {
        case text(String)
        case startTag(String, [Attribute])
        case endTag(String)
        case comment(String)
    }

    package struct Attribute: Hashable, Sendable {
        package let name: String
        /// With character references as they are written.
        package let value: String
    }

    package enum End: Hashable, Sendable {
        case text, raw(String), tagName, attributeName, unquotedValue, quotedValue, comment, declaration
    }

    private let bytes: [UInt8]
    private var position = 0

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while position < bytes.count, end == .text { readToken() }
    }
}

extension HTMLTokens {
    /// What must not depend on values: tags and the names of their attributes.
    package var structure: [String] {
        tokens.compactMap { token in
            switch token {
            case .startTag(let name, let attributes): "<\(name)\(attributes.map { " \($0.name)" }.joined())>"
            case .endTag(let name): "</\(name)>"
            case .comment: "<!---->"
            case .text: nil
            }
        }
    }

    package var text: String {
        tokens.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined()
    }

    /// The values of all attributes of this name.
    package func values(of name: String) -> [String] {
        tokens.flatMap { token in
            if case .startTag(_, let attributes) = token {
                attributes.filter { $0.name == name }.map { Self.withoutReferences($0.value) }
            } else {
                [String]()
            }
        }
    }

    /// Resolves the character references that an escaper may write. On bytes: a mark after `;` joins it into one
    /// `Character`.
    package static func withoutReferences(_ text: String) -> String {
        let references = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
            .map { (Array($0.utf8), Array($1.utf8)) }
        var rest = Array(text.utf8)[...]
        var resolved: [UInt8] = []
        while let first = rest.first {
            if let (reference, character) = references.first(where: { rest.starts(with: $0.0) }) {
                resolved += character
                rest = rest.dropFirst(reference.count)
            } else {
                resolved.append(first)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: resolved, as: UTF8.self)
    }
}

// MARK: Reading

extension HTMLTokens {
    private static let raw: Set<String> = [
        "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes",
    ]

    private mutating func readToken() {
        let start = position
        guard let open = firstMarkup(from: position) else {
            addText(start..<bytes.count)
            position = bytes.count
            return
        }
        addText(start..<open)
        position = open + 1
        guard position < bytes.count else {
            end = .tagName
            return
        }
        switch bytes[position] {
        case UInt8(ascii: "!"): readDeclaration()
        case UInt8(ascii: "?"): readBogusComment()
        case UInt8(ascii: "/"): readEndTag()
        default: readTag(isEnd: false)
        }
    }

    /// The next `<` that begins anything but text.
    private func firstMarkup(from start: Int) -> Int? {
        for index in start..<bytes.count where bytes[index] == UInt8(ascii: "<") {
            guard index + 1 < bytes.count else { return index }
            let next = bytes[index + 1]
            if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") || next == UInt8(ascii: "/")
                || Self.isLetter(next)
            {
                return index
            }
        }
        return nil
    }

    private mutating func readEndTag() {
        position += 1
        guard position < bytes.count else {
            end = .tagName
            return
        }
        if bytes[position] == UInt8(ascii: ">") {
            position += 1
        } else if Self.isLetter(bytes[position]) {
            readTag(isEnd: true)
        } else {
            readBogusComment()
        }
    }

    private mutating func readDeclaration() {
        guard starts(with: "!--", at: position) else {
            readBogusComment()
            return
        }
        position += 3
        // The two abrupt ends, then the regular ones.
        for abrupt in [">", "->"] where starts(with: abrupt, at: position) {
            position += abrupt.utf8.count
            tokens.append(.comment(""))
            return
        }
        let start = position
        // "--" may begin with the dashes of "<!--" only as "<!-->", which is handled above.
        for index in start..<bytes.count {
            for mark in ["-->", "--!>"] where starts(with: mark, at: index) {
                tokens.append(.comment(string(start..<index)))
                position = index + mark.utf8.count
                return
            }
        }
        position = bytes.count
        end = .comment
    }

    private mutating func readBogusComment() {
        let start = position
        guard let close = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else {
            end = .declaration
            return
        }
        tokens.append(.comment(string(start..<close)))
        position = close + 1
    }

    private mutating func readTag(isEnd: Bool) {
        let nameEnd = firstIndex(from: position) {
            Self.isBlank($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">")
        }
        guard let nameEnd else {
            end = .tagName
            return
        }
        let name = string(position..<nameEnd).lowercased()
        position = nameEnd
        guard let attributes = readAttributes() else { return }
        tokens.append(isEnd ? .endTag(name) : .startTag(name, attributes))
        if !isEnd, Self.raw.contains(name) { readRawText(of: name) }
    }

    /// Reads up to and with the `>`; `nil` when there is none.
    private mutating func readAttributes() -> [Attribute]? {
        var attributes: [Attribute] = []
        while true {
            position = firstIndex(from: position) { !Self.isBlank($0) && $0 != UInt8(ascii: "/") } ?? bytes.count
            guard position < bytes.count else {
                end = .attributeName
                return nil
            }
            if bytes[position] == UInt8(ascii: ">") {
                position += 1
                return attributes
            }
            guard let attribute = readAttribute() else { return nil }
            if !attributes.contains(where: { $0.name == attribute.name }) { attributes.append(attribute) }
        }
    }

    private mutating func readAttribute() -> Attribute? {
        // A "=" at its beginning belongs to the name.
        let nameEnd = firstIndex(from: position + 1) {
            Self.isBlank($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "=")
        }
        guard let nameEnd else {
            end = .attributeName
            return nil
        }
        let name = string(position..<nameEnd).lowercased()
        position = firstIndex(from: nameEnd) { !Self.isBlank($0) } ?? bytes.count
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
            return Attribute(name: name, value: "")
        }
        position = firstIndex(from: position + 1) { !Self.isBlank($0) } ?? bytes.count
        guard position < bytes.count else {
            end = .unquotedValue
            return nil
        }
        return readValue().map { Attribute(name: name, value: $0) }
    }

    private mutating func readValue() -> String? {
        let quote = bytes[position]
        if quote == UInt8(ascii: ">") { return "" }
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            guard let close = bytes[(position + 1)...].firstIndex(of: quote) else {
                end = .quotedValue
                return nil
            }
            defer { position = close + 1 }
            return string(position + 1..<close)
        }
        guard let close = firstIndex(from: position, where: { Self.isBlank($0) || $0 == UInt8(ascii: ">") }) else {
            end = .unquotedValue
            return nil
        }
        defer { position = close }
        return string(position..<close)
    }

    private mutating func readRawText(of name: String) {
        for index in position..<bytes.count where starts(with: "</\(name)", at: index) {
            let after = index + 2 + name.utf8.count
            guard after < bytes.count else { break }
            let next = bytes[after]
            guard Self.isBlank(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: ">") else { continue }
            addText(position..<index)
            position = index + 2
            readTag(isEnd: true)
            return
        }
        addText(position..<bytes.count)
        position = bytes.count
        end = .raw(name)
    }
}

extension HTMLTokens {
    private mutating func addText(_ range: Range<Int>) {
        if !range.isEmpty { tokens.append(.text(string(range))) }
    }

    private func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func firstIndex(from start: Int, where matches: (UInt8) -> Bool) -> Int? {
        start < bytes.count ? bytes[start...].firstIndex(where: matches) : nil
    }

    private func starts(with text: String, at start: Int) -> Bool {
        guard start + text.utf8.count <= bytes.count else { return false }
        return zip(text.utf8, bytes[start...]).allSatisfy { Self.lowercased($0) == Self.lowercased($1) }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte | 0x20 : byte }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

    private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) }
}
