/// Finds the `<meta http-equiv="Content-Security-Policy" content="…">` of a page.
enum MetaTag {
    /// Where the value of `content` stands, with its quotes if it has some; nil when the page has no such tag.
    static func policyRange(in page: [UInt8]) -> Range<Int>? {
        var position = 0
        while let start = ByteSearch.firstIndex(of: "<meta", in: page, from: position) {
            position = start + 5
            let attributes = attributes(in: page, from: position)
            let kind = attributes.first { $0.name == "http-equiv" }
            guard let kind, kind.text(in: page).lowercased() == "content-security-policy" else { continue }
            if let content = attributes.first(where: { $0.name == "content" }) { return content.value }
        }
        return nil
    }

    /// An attribute and where its value stands, with its quotes.
    struct Attribute {
        let name: String
        let value: Range<Int>

        func text(in page: [UInt8]) -> String {
            var value = page[value]
            if let quote = value.first, isQuote(quote) { value = value.dropFirst().dropLast() }
            return PageText.unescape(String(decoding: value, as: UTF8.self))
        }
    }

    /// The attributes from inside a tag up to its end (HTML standard, "before attribute name state" and on).
    static func attributes(in page: [UInt8], from start: Int) -> [Attribute] {
        var found: [Attribute] = []
        var index = start
        func skip(while condition: (UInt8) -> Bool) {
            while index < page.count, condition(page[index]) { index += 1 }
        }
        while true {
            skip { isSpace($0) || $0 == UInt8(ascii: "/") }
            guard index < page.count, page[index] != UInt8(ascii: ">") else { return found }
            let nameStart = index
            skip { !isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
            let name = String(decoding: page[nameStart..<index], as: UTF8.self).lowercased()
            if index == nameStart { index += 1 }
            skip(while: isSpace)
            guard index < page.count, page[index] == UInt8(ascii: "=") else { continue }
            index += 1
            skip(while: isSpace)
            let valueStart = index
            if index < page.count, isQuote(page[index]) {
                let quote = page[index]
                index += 1
                skip { $0 != quote }
                index = min(index + 1, page.count)
            } else {
                skip { !isSpace($0) && $0 != UInt8(ascii: ">") }
            }
            found.append(Attribute(name: name, value: valueStart..<index))
        }
    }
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B }
private func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
