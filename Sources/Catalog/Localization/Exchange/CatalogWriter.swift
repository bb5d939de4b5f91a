import Diagnostics
import SourceFiles

/// Writes a changed String Catalog in the layout that it had: indentation, the signs around keys, line ends, and whatever
/// stands before and behind the value, the last line break above all.
struct CatalogWriter {
    private let source: SourceText
    private let indent: String
    private let lineBreak: String
    /// Between key and value: Xcode writes `" : "`.
    private let colon: String
    /// Writes everything anew, to compare the layout with the file's own.
    private let rewritesAll: Bool

    init(_ root: JSONNode, rewritesAll: Bool = false) {
        let source = root.range.source
        let text = source.text(in: root.range.offsets)
        let first = root.object?.first
        let blank = first.map { source.text(in: root.range.offsets.lowerBound + 1..<$0.keyRange.offsets.lowerBound) }
        let spaces = blank?.drop { $0.isNewline }.filter { $0 == " " || $0 == "\t" } ?? ""
        self.source = source
        self.rewritesAll = rewritesAll
        lineBreak = text.contains("\r\n") ? "\r\n" : "\n"
        colon =
            first.map { source.text(in: $0.keyRange.offsets.upperBound..<$0.value.range.offsets.lowerBound) } ?? " : "
        indent = spaces.isEmpty ? "  " : spaces
    }

    /// The whole file.
    func file(_ value: CatalogValue, root: JSONNode) -> [UInt8] {
        var text = ""
        write(value, depth: 0, to: &text)
        return source.bytes[..<root.range.offsets.lowerBound] + Array(text.utf8)
            + source.bytes[root.range.offsets.upperBound...]
    }
}

extension CatalogWriter {
    private func write(_ value: CatalogValue, depth: Int, to text: inout String) {
        switch value {
        case .text(let string): text += Self.quoted(string)
        case .object(let members, let node):
            if let node, members.contains(where: { $0.node != nil }) {
                write(members, in: node, depth: depth, to: &text)
            } else {
                write(members, depth: depth, to: &text)
            }
        case .kept(let node):
            if rewritesAll, let members = node.object {
                write(members.map { CatalogMember($0) }, depth: depth, to: &text)
            } else if rewritesAll, let values = node.array {
                text += "["
                for (index, value) in values.enumerated() {
                    text += (index > 0 ? "," : "") + newLine(depth + 1)
                    write(.kept(value), depth: depth + 1, to: &text)
                }
                text += newLine(depth) + "]"
            } else {
                text += node.range.text
            }
        }
    }

    private func write(_ members: [CatalogMember], depth: Int, to text: inout String) {
        // Xcode leaves a line free in an empty object.
        if members.isEmpty {
            text += colon == " : " ? "{" + lineBreak + newLine(depth) + "}" : "{}"
            return
        }
        text += "{"
        for (index, member) in members.enumerated() {
            text += (index > 0 ? "," : "") + newLine(depth + 1)
            text += (member.node?.keyRange.text ?? Self.quoted(member.key)) + colon
            write(member.value, depth: depth + 1, to: &text)
        }
        text += newLine(depth) + "}"
    }

    /// An object of the file with what stands between its members as it is there, and new members on lines of their own.
    private func write(_ members: [CatalogMember], in node: JSONNode, depth: Int, to text: inout String) {
        // Up to where the file is written.
        var end = node.range.offsets.lowerBound
        for (index, member) in members.enumerated() {
            if let own = member.node {
                if end == node.range.offsets.lowerBound, index > 0 {
                    // New members stand before the first one: its own brace has been written.
                    text += ","
                    end += 1
                }
                text += source.text(in: end..<own.value.range.offsets.lowerBound)
                write(member.value, depth: depth + 1, to: &text)
                end = own.value.range.offsets.upperBound
            } else {
                text += (index > 0 ? "," : "{") + newLine(depth + 1) + Self.quoted(member.key) + colon
                write(member.value, depth: depth + 1, to: &text)
            }
        }
        text += source.text(in: end..<node.range.offsets.upperBound)
    }

    private func newLine(_ depth: Int) -> String { lineBreak + String(repeating: indent, count: depth) }

    /// As Foundation's encoder writes text without escaping slashes.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{8}": result += "\\b"
            case "\u{C}": result += "\\f"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
