import Diagnostics
import SourceFiles

/// A place in a Markdown page that a person has to fill in: `[[your company]]`, as the starter pages have them.
enum Placeholder {
    /// The placeholders of a text: `[[`, a letter, and `]]` in the same line. What stands in code, or is a link, is none.
    static func find(in range: SourceRange) -> [Located<String>] {
        let bytes = range.source.bytes
        var found: [Located<String>] = []
        var index = range.offsets.lowerBound
        let end = range.offsets.upperBound
        while index + 4 < end {
            guard bytes[index] == open, bytes[index + 1] == open, bytes[index + 2].mayBeginPlaceholder,
                index == range.offsets.lowerBound || !code.contains(bytes[index - 1])
            else {
                index += 1
                continue
            }
            let line = bytes[index + 2..<end].prefix { $0 != 0x0A && $0 != 0x0D }
            guard
                let close = line.indices.first(where: {
                    $0 + 1 < line.endIndex && line[$0] == shut && line[$0 + 1] == shut
                })
            else {
                index += 2
                continue
            }
            let after = close + 2 < end ? bytes[close + 2] : 0
            if after != UInt8(ascii: "("), after != open {
                let place = range.source.range(index..<close + 2)
                found.append(Located(place.text, at: place))
            }
            index = close + 2
        }
        return found
    }

    /// One finding a page.
    static func findings(in content: SiteContent, isStrict: Bool) -> [Diagnostic] {
        content.documents.compactMap { document in
            guard let first = document.placeholders.first else { return nil }
            let others = document.placeholders.count - 1
            let more = others == 0 ? "" : others == 1 ? " and 1 other place" : " and \(others) other places"
            return Diagnostic(
                .pagePlaceholder, "the page still has \(first.value)\(more) to fill in", at: first.range,
                notes: isStrict ? [] : [.init("--strict makes this an error")], severity: isStrict ? .error : nil)
        }
    }

    private static let open = UInt8(ascii: "[")
    private static let shut = UInt8(ascii: "]")
    /// A code span, or a backslash.
    private static let code: [UInt8] = [UInt8(ascii: "`"), UInt8(ascii: "\\")]
}

extension UInt8 {
    /// A letter of ASCII, or a byte of another script's.
    fileprivate var mayBeginPlaceholder: Bool { (0x41...0x5A).contains(self & 0xDF) || self >= 0x80 }
}
