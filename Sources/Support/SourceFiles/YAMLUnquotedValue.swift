import Diagnostics

/// A value, or what was meant as one, that should have been written in quotes.
struct YAMLUnquotedValue {
    let offsets: Range<Int>
    /// Whether the value stands inside brackets on its line, where `,`, `]` and `}` end it.
    let isInFlow: Bool

    init(at start: Int, in bytes: [UInt8]) {
        let line = YAMLLine(at: start, in: bytes)
        isInFlow = Self.openBrackets(in: bytes[line.start..<start]) > 0
        var end = line.end
        if isInFlow {
            let behindBraces = Self.isBraces(at: start, in: bytes) ? Self.closingBraces(in: bytes[start..<end]) : start
            end = bytes[behindBraces..<end].firstIndex { [.comma, .closeBracket, .closeBrace].contains($0) } ?? end
        } else if let comment = (start..<end).first(where: {
            bytes[$0] == .hash && $0 > start && bytes[$0 - 1] == .space
        }) {
            end = comment
        }
        while end > start, bytes[end - 1] == .space || bytes[end - 1] == .tab { end -= 1 }
        offsets = start..<end
    }

    /// Whether `{{` stands here.
    static func isBraces(at offset: Int, in bytes: [UInt8]) -> Bool {
        offset + 1 < bytes.count && bytes[offset] == .openBrace && bytes[offset + 1] == .openBrace
    }

    /// How to write it: in a block with what stands before it on the line, in a flow alone.
    func suggestion(in source: SourceText) -> Diagnostic.Suggestion {
        let quoted = YAMLQuoting.quote(source.text(in: offsets))
        guard !isInFlow else { return .write(quoted) }
        let line = YAMLLine(at: offsets.lowerBound, in: source.bytes)
        return .write(source.text(in: min(line.contentStart, offsets.lowerBound)..<offsets.lowerBound) + quoted)
    }

    func bracesDiagnostic(in source: SourceText) -> Diagnostic {
        Diagnostic(
            .yamlBraces, "a value that begins with {{ needs quotes",
            at: source.range(offsets.lowerBound..<offsets.lowerBound + 2), suggestion: suggestion(in: source))
    }
}

extension YAMLUnquotedValue {
    /// Behind the first `}}`; without one, the beginning.
    private static func closingBraces(in bytes: ArraySlice<UInt8>) -> Int {
        let first = bytes.indices.first {
            $0 + 1 < bytes.endIndex && bytes[$0] == .closeBrace && bytes[$0 + 1] == .closeBrace
        }
        return first.map { $0 + 2 } ?? bytes.startIndex
    }

    /// How many brackets are open at the end of a piece of a line, quoted text aside.
    private static func openBrackets(in bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        var quote: UInt8?
        for byte in bytes {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == .quote {
                quote = byte
            } else if byte == .openBrace || byte == .openBracket {
                count += 1
            } else if byte == .closeBrace || byte == .closeBracket {
                count -= 1
            }
        }
        return count
    }
}
