package import Diagnostics

/// The parts of a text file that may begin with YAML between two lines of `---`.
package struct FrontMatter: Sendable {
    /// The bytes between the two lines; `nil` when the file has no front matter.
    package let yaml: Range<Int>?
    /// The bytes that follow.
    package let body: Range<Int>

    /// Finds the parts. A first line `---` that no second one follows is reported, and all is taken for the body.
    package init(_ source: SourceText, into diagnostics: inout [Diagnostic]) {
        let bytes = source.bytes
        let start = TextEncoding.contentStart(of: bytes)
        let first = YAMLLine(at: start, in: bytes)
        guard Self.isFence(bytes[start..<first.end]) else {
            yaml = nil
            body = start..<bytes.count
            return
        }
        let yamlStart = Self.next(after: first, in: bytes)
        var offset = yamlStart
        while offset < bytes.count {
            let line = YAMLLine(at: offset, in: bytes)
            let next = Self.next(after: line, in: bytes)
            if Self.isFence(bytes[line.start..<line.end]) {
                yaml = yamlStart..<line.start
                body = next..<bytes.count
                return
            }
            offset = next
        }
        diagnostics.append(
            Diagnostic(
                .yamlSyntax, "the front matter that begins here is not closed: a second line --- is missing",
                at: source.range(start..<first.end)))
        yaml = nil
        body = start..<bytes.count
    }

    private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: [.hyphen, .hyphen, .hyphen]) && line.dropFirst(3).allSatisfy { $0 == .space || $0 == .tab }
    }

    private static func next(after line: YAMLLine, in bytes: [UInt8]) -> Int {
        let isCRLF =
            line.end + 1 < bytes.count && bytes[line.end] == .carriageReturn && bytes[line.end + 1] == .lineFeed
        return min(line.end + (isCRLF ? 2 : 1), bytes.count)
    }
}
