import Diagnostics

/// Cuts a template into text and tags: follows changes of delimiters, drops comments, takes out the lines that a tag has
/// for itself.
struct TemplateLexer {
    private let source: SourceText
    private let bytes: [UInt8]
    /// After a byte order mark.
    private let contentStart: Int
    private var delimiters = TemplateDelimiters.mustache
    /// What comes before counts as blank for the tags after it: the file's beginning, or the opening tag of a parent,
    /// which shows nothing itself.
    private var lineFloor: Int
    private var tokens: [TemplateToken] = []
    private var diagnostics: [Diagnostic] = []

    private init(_ source: SourceText) {
        self.source = source
        bytes = source.bytes
        contentStart = source.bytes.hasPattern([0xEF, 0xBB, 0xBF], at: 0) ? 3 : 0
        lineFloor = contentStart
    }

    static func tokens(of source: SourceText, into diagnostics: inout [Diagnostic]) -> [TemplateToken] {
        var lexer = TemplateLexer(source)
        lexer.run()
        diagnostics += lexer.diagnostics
        return lexer.tokens
    }
}

extension TemplateLexer {
    private mutating func run() {
        var textStart = contentStart
        var position = contentStart
        while let open = bytes.firstIndex(of: delimiters.open, from: position) {
            switch readTag(at: open) {
            case .unclosed(let isLast):
                report(
                    .unclosedTag, "this tag is never closed", open..<open + delimiters.open.count,
                    .advice("close it with \(closingText)"))
                // Each unclosed tag costs a search through the rest of the file.
                let givesUp = isLast || diagnostics.count == TemplateParser.findingLimit
                position = givesUp ? bytes.count : open + delimiters.open.count
            case .tag(let tag):
                textStart = emit(tag, textStart: textStart)
                position = textStart
            }
        }
        emitText(textStart..<bytes.count)
    }

    /// Emits the text before a tag and the tag; returns where the text after it begins.
    private mutating func emit(_ tag: TemplateTag, textStart: Int) -> Int {
        var tag = tag
        var end = tag.offsets.upperBound
        noteLine(of: &tag)
        if tag.kind.mayStandAlone, let line = StandaloneLine(of: tag.offsets, in: bytes, from: lineFloor) {
            emitText(textStart..<max(textStart, line.offsets.lowerBound))
            tag.indentation = line.indentation
            end = line.offsets.upperBound
        } else {
            emitText(textStart..<tag.offsets.lowerBound)
            if isLineStart(tag.offsets.lowerBound) { tokens.append(.lineStart) }
        }
        if tag.kind == .parent || tag.kind == .dynamicParent, tag.leading != nil { lineFloor = tag.offsets.upperBound }
        switch tag.kind {
        case .comment: break
        case .delimiters: changeDelimiters(tag)
        default: tokens.append(.tag(tag))
        }
        return end
    }

    /// What blocks and parents need to know about the line they stand on.
    private mutating func noteLine(of tag: inout TemplateTag) {
        switch tag.kind {
        case .block, .parent, .dynamicParent:
            tag.leading = StandaloneLine.leading(before: tag.offsets.lowerBound, in: bytes, from: lineFloor)
        case .close: tag.lineEnd = StandaloneLine.lineEnd(after: tag.offsets.upperBound, in: bytes)
        default: break
        }
    }

    private mutating func emitText(_ range: Range<Int>) {
        var start = range.lowerBound
        while start < range.upperBound {
            var end = start
            while end < range.upperBound, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            if end < range.upperBound { end += 1 }
            if isLineStart(start) { tokens.append(.lineStart) }
            tokens.append(.text(start..<end))
            start = end
        }
    }

    private func isLineStart(_ offset: Int) -> Bool {
        offset == contentStart || bytes[offset - 1] == UInt8(ascii: "\n")
    }

    private mutating func changeDelimiters(_ tag: TemplateTag) {
        guard let changed = TemplateDelimiters(source.text(in: tag.content)) else {
            report(
                .badDelimiters, "a change of delimiters needs two words without =", tag.offsets,
                .advice("write it like {{=<% %>=}}"))
            return
        }
        delimiters = changed
    }

    private mutating func report(
        _ kind: DiagnosticKind, _ message: String, _ range: Range<Int>, _ suggestion: Diagnostic.Suggestion?
    ) {
        diagnostics.append(Diagnostic(kind, message, at: source.range(range), suggestion: suggestion))
    }

    private var closingText: String { String(decoding: delimiters.close, as: UTF8.self) }
}

extension TemplateLexer {
    private enum Reading {
        case tag(TemplateTag)
        /// `isLast` when nothing after it can be a closed tag either.
        case unclosed(isLast: Bool)
    }

    private func readTag(at open: Int) -> Reading {
        var start = open + delimiters.open.count
        while start < bytes.count, bytes[start].isBlank || bytes[start].isLineBreak { start += 1 }
        guard start < bytes.count else { return .unclosed(isLast: true) }
        let (kind, signLength, closing) = sign(at: start)
        start += signLength
        guard let close = bytes.firstIndex(of: closing, from: start) else {
            // Without any closing delimiter ahead no later tag can be closed.
            return .unclosed(isLast: bytes.firstIndex(of: delimiters.close, from: start) == nil)
        }
        let content = bytes.trimmed(start..<close)
        if kind != .comment, kind != .delimiters, runsOn(content) { return .unclosed(isLast: false) }
        return .tag(TemplateTag(kind: kind, offsets: open..<close + closing.count, content: content))
    }

    /// The kind of a tag by the sign it begins with, the sign's length, and what closes it.
    private func sign(at start: Int) -> (TemplateTag.Kind, Int, [UInt8]) {
        let close = delimiters.close
        return switch bytes[start] {
        case UInt8(ascii: "#"): (.section, 1, close)
        case UInt8(ascii: "^"): (.inverted, 1, close)
        case UInt8(ascii: "/"): (.close, 1, close)
        case UInt8(ascii: "&"): (.unescapedVariable, 1, close)
        case UInt8(ascii: "{"): (.unescapedVariable, 1, [UInt8(ascii: "}")] + close)
        case UInt8(ascii: "!"): (.comment, 1, close)
        case UInt8(ascii: "="): (.delimiters, 1, [UInt8(ascii: "=")] + close)
        case UInt8(ascii: "$"): (.block, 1, close)
        case UInt8(ascii: ">"): dynamicSign(after: start).map { (.dynamicPartial, $0, close) } ?? (.partial, 1, close)
        case UInt8(ascii: "<"): dynamicSign(after: start).map { (.dynamicParent, $0, close) } ?? (.parent, 1, close)
        default: (.variable, 0, close)
        }
    }

    /// The length of a sign with the `*` of a dynamic name.
    private func dynamicSign(after start: Int) -> Int? {
        var index = start + 1
        while index < bytes.count, bytes[index].isBlank { index += 1 }
        return index < bytes.count && bytes[index] == UInt8(ascii: "*") ? index + 1 - start : nil
    }

    /// Whether a tag's content holds a line break or another tag's beginning: its closing delimiter was forgotten.
    private func runsOn(_ content: Range<Int>) -> Bool {
        for index in content where bytes[index].isLineBreak { return true }
        guard let next = bytes.firstIndex(of: delimiters.open, from: content.lowerBound) else { return false }
        return next + delimiters.open.count <= content.upperBound
    }
}
