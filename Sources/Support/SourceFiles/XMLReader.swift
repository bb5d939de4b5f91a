package import Diagnostics

/// Reads XML 1.0 and keeps the place of every element.
///
/// UTF-8 and UTF-16 are read, whichever of them the file declares. Nothing outside the file is opened: a document type is
/// passed over. A file that declares entities or default attributes of its own is refused, which no tool for string tables
/// writes and which is how small files are made to grow without end. Nesting and the length of a text have limits.
package enum XMLReader {
    /// How deep elements may stand in each other.
    package static let depthLimit = 64
    /// How long one text may be, in bytes: 1 MiB.
    package static let textLimit = 1 << 20

    /// The element that a file holds, or `nil` after an error has been reported.
    package static func read(_ source: SourceText, into diagnostics: inout [Diagnostic]) -> XMLElement? {
        guard let source = UnicodeText.utf8(source, into: &diagnostics) else { return nil }
        let start = TextEncoding.contentStart(of: source.bytes)
        let content = source.bytes[start...]
        if content.allSatisfy({ $0 == .space || $0 == .tab || $0.isLineBreak }) {
            diagnostics.append(Diagnostic(.xmlSyntax, "the file is empty", at: .file(source.path)))
            return nil
        }
        if let encoding = declaredEncoding(content), !["UTF-8", "UTF-16", "US-ASCII"].contains(encoding.uppercased()) {
            diagnostics.append(
                Diagnostic(
                    .fileEncoding, "the file says that it is \(encoding); only UTF-8 and UTF-16 are read",
                    at: source.place(at: start), suggestion: .advice("save it as UTF-8")))
            return nil
        }
        guard content.count <= FileReader.sizeLimit else {
            diagnostics.append(Diagnostic(.xmlLimit, "the file is too large", at: .file(source.path)))
            return nil
        }
        let builder = XMLTreeBuilder(source, start: start)
        XMLParserHandle(builder).read(content)
        if let fault = builder.finish() {
            diagnostics.append(fault.diagnostic(in: source))
            return nil
        }
        return builder.root
    }

    /// What `encoding="…"` of the XML declaration says.
    private static func declaredEncoding(_ bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.starts(with: Array("<?xml".utf8)), let end = bytes.firstIndex(of: UInt8(ascii: ">")) else {
            return nil
        }
        let declaration = String(decoding: bytes[..<end], as: UTF8.self)
        guard let match = declaration.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/) else { return nil }
        return String(match.1)
    }
}
