import Diagnostics
import SourceFiles

/// Changes of a text file, byte range by byte range. What no change names stays as it is.
struct FileEdits {
    /// In UTF-8, whatever the file is in.
    let text: SourceText
    private let original: SourceText
    private var edits: [(offsets: Range<Int>, text: String)] = []

    /// - Parameter text: the file's content as UTF-8.
    init(_ original: SourceText, text: SourceText) {
        self.original = original
        self.text = text
    }

    var isEmpty: Bool { edits.isEmpty }

    mutating func replace(_ offsets: Range<Int>, with text: String) { edits.append((offsets, text)) }

    mutating func insert(_ text: String, at offset: Int) { replace(offset..<offset, with: text) }

    /// The file's bytes in its own encoding. Of several insertions at one place the first comes first.
    var bytes: [UInt8] {
        guard !edits.isEmpty else { return original.bytes }
        var result: [UInt8] = []
        var end = 0
        let inOrder = edits.enumerated().sorted {
            ($0.element.offsets.lowerBound, $0.offset) < ($1.element.offsets.lowerBound, $1.offset)
        }
        for (_, edit) in inOrder {
            result += text.bytes[end..<edit.offsets.lowerBound] + Array(edit.text.utf8)
            end = edit.offsets.upperBound
        }
        return UnicodeText.encoded(result + text.bytes[end...], like: original)
    }

    /// The line break that the file uses.
    var lineBreak: String {
        guard let index = text.bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
        if text.bytes[index] == 0x0A { return "\n" }
        return index + 1 < text.bytes.count && text.bytes[index + 1] == 0x0A ? "\r\n" : "\r"
    }
}

// MARK: Property lists

extension FileEdits {
    /// Changes the text of a `<string>`.
    mutating func set(_ value: String, of node: PropertyListNode) {
        let range = node.range.offsets
        if range.isEmpty, text.bytes[..<range.lowerBound].suffix(2).elementsEqual("/>".utf8),
            let start = text.bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "<"))
        {
            replace(start..<range.lowerBound, with: Self.element("string", value))
        } else {
            replace(range, with: Self.escaped(value))
        }
    }

    /// Adds members at the end of a `<dict>`, each on a line of its own.
    ///
    /// - Parameter members: the keys, and the values' XML line by line.
    mutating func append(_ members: [(key: String, xml: [String])], to dictionary: PropertyListNode) {
        let range = dictionary.range.offsets
        let outer = indentation(at: range.lowerBound)
        let inner =
            (dictionary.dictionary?.first).map { indentation(at: $0.keyRange.offsets.lowerBound) } ?? outer + "\t"
        let lines = members.flatMap { [Self.element("key", $0.key)] + $0.xml }.map { inner + $0 + lineBreak }.joined()
        guard text.text(in: range).hasSuffix("</dict>") else {
            return replace(range, with: "<dict>" + lineBreak + lines + outer + "</dict>")
        }
        let close = range.upperBound - "</dict>".utf8.count
        let lineStart = text.bytes[..<close].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        if text.bytes[lineStart..<close].allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
            insert(lines, at: lineStart)
        } else {
            insert(lineBreak + lines + outer, at: close)
        }
    }

    /// The white space before what stands first in a line.
    private func indentation(at offset: Int) -> String {
        let lineStart = text.bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        return String(decoding: text.bytes[lineStart..<offset].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    }

    static func element(_ name: String, _ text: String) -> String { "<\(name)>\(escaped(text))</\(name)>" }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\r", with: "&#13;")
    }
}
