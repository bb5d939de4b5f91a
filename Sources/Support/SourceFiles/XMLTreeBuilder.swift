import Diagnostics

/// Makes elements from what the parser tells, within the limits of `XMLReader`, up to the first fault.
final class XMLTreeBuilder {
    private let source: SourceText
    /// Where the bytes that the parser reads begin in the file.
    private let start: Int
    private var open: [OpenElement] = []
    private var pendingText: [UInt8] = []
    private var fault: XMLFault?
    private(set) var root: XMLElement?
    /// Makes the parser read no further.
    var stop: () -> Void = {}

    /// - Parameter start: where the bytes that the parser reads begin in the file.
    init(_ source: SourceText, start: Int) {
        self.source = source
        self.start = start
    }

    private struct OpenElement {
        let name: String
        let attributes: [(name: String, value: String)]
        /// The offset of its `<`, and of the byte behind its start tag.
        let start: Int
        let contentStart: Int
        let isEmpty: Bool
        var content: [XMLElement.Content] = []
    }
}

extension XMLTreeBuilder {
    func startElement(_ name: String, attributes: [(name: String, value: String)], offset: Int) {
        guard fault == nil else { return }
        takeText()
        let end = min(start + offset, source.bytes.count)
        // A value of an attribute cannot hold "<", so that the nearest one before begins the tag.
        let tagStart = source.bytes[..<end].lastIndex(of: UInt8(ascii: "<")) ?? end
        let isEmpty = end < source.bytes.count && source.bytes[end] == .slash
        let element = OpenElement(
            name: name, attributes: attributes, start: tagStart, contentStart: end + (isEmpty ? 2 : 1), isEmpty: isEmpty
        )
        if open.count >= XMLReader.depthLimit { return stop(at: tagStart - start, .tooDeep) }
        if attributes.contains(where: { $0.value.utf8.count > XMLReader.textLimit }) {
            return stop(at: tagStart - start, .textTooLong)
        }
        open.append(element)
    }

    func endElement(offset: Int) {
        guard fault == nil else { return }
        takeText()
        guard let element = open.popLast() else { return }
        let end = min(start + offset, source.bytes.count)
        let contentEnd =
            element.isEmpty
            ? element.contentStart : source.bytes[..<end].lastIndex(of: UInt8(ascii: "<")) ?? element.contentStart
        let finished = XMLElement(
            name: element.name, attributes: element.attributes, content: element.content,
            range: source.range(element.start..<max(element.start, end)),
            contentRange: source.range(element.contentStart..<max(element.contentStart, contentEnd)))
        if open.isEmpty { root = finished } else { open[open.count - 1].content.append(.element(finished)) }
    }

    func text(_ bytes: [UInt8]) {
        guard fault == nil else { return }
        pendingText += bytes
        if pendingText.count > XMLReader.textLimit {
            stop(at: (open.last?.contentStart ?? start) - start, .textTooLong)
        }
    }

    private func takeText() {
        guard !pendingText.isEmpty else { return }
        if !open.isEmpty {
            open[open.count - 1].content.append(.text(String(decoding: pendingText, as: UTF8.self)))
        }
        pendingText = []
    }
}

extension XMLTreeBuilder {
    /// Keeps the first fault and ends the reading.
    func stop(at offset: Int, _ problem: XMLFault.Problem) {
        guard fault == nil else { return }
        let opening = open.last.map { XMLFault.Opening(name: $0.name, offset: $0.start) }
        fault = XMLFault(problem: problem, offset: start + offset, opening: opening)
        stop()
    }

    /// The first fault, if there was one.
    func finish() -> XMLFault? {
        if fault == nil, root == nil || !open.isEmpty {
            stop(at: source.bytes.count - start, .syntax(code: 0, words: ""))
        }
        return fault
    }
}
