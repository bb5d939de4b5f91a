import Diagnostics
import SourceFiles

/// A `.strings` file that may be changed and written back in its own form and encoding. What is not changed stays byte for
/// byte as it was.
struct StringsDocument {
    let source: SourceText
    /// Each key once, in file order.
    private(set) var pairs: [StringsPair]
    private var edits: FileEdits
    private let form: Form
    private var indices: [String: Int]
    /// The keys that are not in the file yet.
    private var added: [String] = []

    private enum Form {
        case text
        case xml(PropertyListNode)
        /// Which is read, and not written.
        case binary
    }

    /// `nil` for a file that cannot be read; why has been said when its texts were.
    init?(_ source: SourceText) {
        var known: [Diagnostic] = []
        guard let pairs = StringsFileReader.read(source, into: &known) else { return nil }
        self.source = source
        self.pairs = pairs
        indices = Dictionary(pairs.enumerated().map { ($1.key, $0) }) { _, last in last }
        guard !PropertyListReader.isBinary(source), let text = UnicodeText.utf8(source, into: &known) else {
            form = .binary
            edits = FileEdits(source, text: source)
            return
        }
        edits = FileEdits(source, text: text)
        guard StringsFileReader.isXML(text) else {
            form = .text
            return
        }
        guard let root = PropertyListReader.read(text, into: &known) else { return nil }
        form = .xml(root)
    }

    /// A file that is not there yet.
    init(newPath path: String) {
        source = SourceText(path: path, bytes: [])
        pairs = []
        indices = [:]
        form = .text
        edits = FileEdits(source, text: source)
    }

    var canBeWritten: Bool { if case .binary = form { false } else { true } }
    var isChanged: Bool { !edits.isEmpty || !added.isEmpty }
}

extension StringsDocument {
    func text(of key: String) -> String? { indices[key].map { pairs[$0].text } }

    /// Sets the text of a key; one that is not there is put at the end, behind its comment.
    mutating func set(_ text: String, of key: String, comment: String?) {
        guard let index = indices[key] else {
            let place = edits.text.place(at: edits.text.bytes.count)
            indices[key] = pairs.count
            added.append(key)
            pairs.append(StringsPair(key: key, keyRange: place, text: text, textRange: place, comment: comment))
            return
        }
        let pair = pairs[index]
        pairs[index] = StringsPair(
            key: key, keyRange: pair.keyRange, text: text, textRange: pair.textRange, comment: pair.comment)
        if added.contains(key) { return }
        switch form {
        case .binary: return
        case .xml(let root):
            if let node = root[key] { edits.set(text, of: node) }
        case .text:
            let range = pair.textRange.offsets
            if range == pair.keyRange.offsets {
                // A key alone is its own text.
                edits.insert(" = " + Self.quoted(text), at: range.upperBound)
            } else {
                edits.replace(range, with: Self.quoted(text))
            }
        }
    }

    /// The file's bytes; `nil` where what was set cannot be read from them again.
    var bytes: [UInt8]? {
        guard canBeWritten else { return nil }
        var edits = edits
        if !added.isEmpty { append(to: &edits) }
        let bytes = edits.bytes
        var known: [Diagnostic] = []
        let again = StringsFileReader.read(SourceText(path: source.path, bytes: bytes), into: &known)
        guard let again, again.map(\.key) == pairs.map(\.key), again.map(\.text) == pairs.map(\.text) else {
            return nil
        }
        return bytes
    }
}

extension StringsDocument {
    private func append(to edits: inout FileEdits) {
        let added = added.compactMap { key in indices[key].map { pairs[$0] } }
        if case .xml(let root) = form {
            edits.append(added.map { ($0.key, [FileEdits.element("string", $0.text)]) }, to: root)
            return
        }
        let lineBreak = edits.lineBreak
        let blocks = added.map { pair in
            let comment = pair.comment.map { "/* \($0.replacing("*/", with: "* /")) */\n" } ?? ""
            return (comment + "\(Self.quoted(pair.key)) = \(Self.quoted(pair.text));").replacing("\n", with: lineBreak)
        }
        let text = blocks.joined(separator: lineBreak + lineBreak)
        let bytes = edits.text.bytes
        let content = bytes[TextEncoding.contentStart(of: bytes)...]
        if content.isEmpty { return edits.insert(text + lineBreak, at: bytes.count) }
        // Old files have braces round the whole.
        var end = bytes.count
        if let brace = content.lastIndex(where: { $0 > 0x20 }), bytes[brace] == UInt8(ascii: "}") { end = brace }
        let endsLine = end > 0 && (bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D)
        edits.insert((endsLine ? "" : lineBreak) + lineBreak + text + (endsLine ? lineBreak : ""), at: end)
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
