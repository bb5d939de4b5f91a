/// One line of a YAML file, looked at without a grammar: for messages about lines that the grammar refuses.
struct YAMLLine: Equatable {
    let start: Int
    /// Before the line break.
    let end: Int
    /// The first byte that is no space or tab.
    let contentStart: Int

    /// The line that an offset stands in.
    init(at offset: Int, in bytes: [UInt8]) {
        var start = min(offset, bytes.count)
        while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
        self.start = start
        end = bytes[start...].firstIndex { $0.isLineBreak } ?? bytes.count
        contentStart = bytes[start..<end].firstIndex { $0 != .space && $0 != .tab } ?? end
    }

    /// The number of bytes before the content.
    var indentation: Int { contentStart - start }
    var isBlank: Bool { contentStart == end }
}

extension YAMLLine {
    /// The line above, `nil` for the first.
    func above(in bytes: [UInt8]) -> YAMLLine? {
        guard start > 0 else { return nil }
        let isCRLF = start > 1 && bytes[start - 1] == .lineFeed && bytes[start - 2] == .carriageReturn
        return YAMLLine(at: start - (isCRLF ? 2 : 1), in: bytes)
    }

    /// The nearest line above that says something.
    func contentAbove(in bytes: [UInt8]) -> YAMLLine? {
        var line = above(in: bytes)
        while let candidate = line, candidate.isBlank || bytes[candidate.contentStart] == .hash {
            line = candidate.above(in: bytes)
        }
        return line
    }

    /// The first tab in the indentation.
    func indentationTab(in bytes: [UInt8]) -> Int? { bytes[start..<contentStart].firstIndex(of: .tab) }

    /// Whether the content begins as an element of a list does.
    func isElement(in bytes: [UInt8]) -> Bool {
        guard contentStart < end, bytes[contentStart] == .hyphen else { return false }
        return contentStart + 1 == end || bytes[contentStart + 1] == .space
    }

    /// Where keys and values begin on the line, quoted text and comments left out.
    func valueStarts(in bytes: [UInt8]) -> [Int] { scan(in: bytes).values }

    /// Where each `:` stands that parts a key from its value.
    func colons(in bytes: [UInt8]) -> [Int] { scan(in: bytes).colons }

    private func scan(in bytes: [UInt8]) -> (values: [Int], colons: [Int]) {
        var values: [Int] = []
        var colons: [Int] = []
        var beginsValue = true
        var offset = contentStart
        while offset < end {
            let byte = bytes[offset]
            let next = offset + 1 < end ? bytes[offset + 1] : .space
            if byte == .space || byte == .tab || byte == .hyphen && next == .space && beginsValue {
                offset += 1
                continue
            }
            if byte == .hash, offset == start || bytes[offset - 1] == .space { break }
            if beginsValue { values.append(offset) }
            switch byte {
            case .quote where beginsValue, .apostrophe where beginsValue:
                offset = bytes[(offset + 1)..<end].firstIndex(of: byte) ?? end
                beginsValue = false
            case .openBrace, .openBracket, .comma: beginsValue = true
            case .colon where next == .space:
                colons.append(offset)
                beginsValue = true
            default: beginsValue = false
            }
            offset += 1
        }
        return (values, colons)
    }
}
