package import Diagnostics

/// Reads YAML that people write, one document a file, and keeps the place of every value and key.
///
/// Of YAML it takes mappings, lists, scalars of every style, anchors and aliases. Tags, merge keys, several documents
/// and keys that are no text are refused: nothing here needs them, and each has surprised somebody. Scalars stay text;
/// what a value means is decided by whoever asks for its key.
package enum YAMLReader {
    /// How deep mappings and lists may stand in each other.
    package static let depthLimit = 64
    /// How many values a file may hold once its aliases are filled in.
    package static let valueLimit = 100_000

    /// The value that a file holds, or `nil` after an error has been reported. A file without a value holds an empty
    /// scalar.
    ///
    /// With `offsets`, only those bytes are read, such as the front matter of a Markdown page.
    package static func read(
        _ source: SourceText, in offsets: Range<Int>? = nil, into diagnostics: inout [Diagnostic]
    ) -> YAMLNode? {
        guard TextEncoding.check(source, into: &diagnostics) else { return nil }
        let whole = TextEncoding.contentStart(of: source.bytes)..<source.bytes.count
        let offsets = (offsets ?? whole).clamped(to: whole)
        guard checkCharacters(of: source, in: offsets, into: &diagnostics) else { return nil }
        return read(source, in: offsets, mask: YAMLMask(source.bytes), into: &diagnostics)
    }

    /// Reads again and again while values that begin with `{{` keep libyaml from going on, so that all are reported.
    private static func read(
        _ source: SourceText, in offsets: Range<Int>, mask: YAMLMask, into diagnostics: inout [Diagnostic]
    ) -> YAMLNode? {
        var mask = mask
        while true {
            var composer = YAMLComposer(source, bytes: mask.bytes, in: offsets)
            do throws(YAMLFault) {
                let node = try composer.composeDocument()
                let found = mask.diagnostics(in: source) + composer.diagnostics
                diagnostics += found
                return found.hasErrors ? nil : node
            } catch {
                if mask.coverBraces(behind: error, in: source) { continue }
                diagnostics += mask.diagnostics(in: source) + composer.diagnostics
                diagnostics.append(error.diagnostic(in: source))
                return nil
            }
        }
    }

    /// Reports the first character that YAML does not allow, such as a NUL byte.
    private static func checkCharacters(
        of source: SourceText, in offsets: Range<Int>, into diagnostics: inout [Diagnostic]
    ) -> Bool {
        let bytes = source.bytes
        for offset in offsets {
            let byte = bytes[offset]
            let isControl = byte < 0x20 && byte != .tab && !byte.isLineBreak || byte == 0x7F
            guard isControl || isOddCharacter(at: offset, in: bytes) else { continue }
            let scalar = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars
            let digits = String(scalar.first?.value ?? 0, radix: 16, uppercase: true)
            let padding = String(repeating: "0", count: max(0, 4 - digits.count))
            diagnostics.append(
                Diagnostic(
                    .yamlSyntax, "the control character U+\(padding)\(digits) cannot stand in YAML",
                    at: source.place(at: offset),
                    suggestion: .advice("take it out, or write \\u\(padding)\(digits) in double quotes")))
            return false
        }
        return true
    }

    /// U+0080 to U+009F, U+FFFE and U+FFFF, which YAML forbids, and U+2028 and U+2029, which it takes for line breaks.
    private static func isOddCharacter(at offset: Int, in bytes: [UInt8]) -> Bool {
        switch bytes[offset] {
        case 0xC2: bytes[offset + 1] < 0xA0
        case 0xE2: bytes[offset + 1] == 0x80 && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9)
        case 0xEF: bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE
        default: false
        }
    }
}
