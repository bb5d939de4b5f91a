import Diagnostics

/// Puts tokens into each other: keeps the sections that are open, without recursion.
struct TemplateTreeBuilder {
    private let source: SourceText
    private var open: [OpenTag] = []
    private var nodes: [TemplateNode] = []
    private var diagnostics: [Diagnostic] = []
    private var isTooDeep = false
    /// Whether nothing more is to be learned from the rest of the file.
    var givesUp: Bool { isTooDeep || diagnostics.count >= TemplateParser.findingLimit }
    /// Text up to here is the rest of a line that a parent has for itself.
    private var lineEnd = 0

    init(_ source: SourceText) {
        self.source = source
    }
}

extension TemplateTreeBuilder {
    mutating func add(_ token: TemplateToken) {
        switch token {
        case .text(let range): if range.upperBound > lineEnd { nodes.append(.text(range)) }
        case .lineStart: nodes.append(.lineStart)
        case .tag(let tag): add(tag)
        }
    }

    /// The nodes of the whole file; reports what is still open.
    mutating func finish(into found: inout [Diagnostic]) -> [TemplateNode] {
        if !givesUp {
            for tag in open { reportUnclosed(tag, notes: []) }
        }
        found += diagnostics
        return nodes
    }

    private mutating func add(_ tag: TemplateTag) {
        switch tag.kind {
        case .variable, .unescapedVariable:
            guard let name = name(of: tag) else { return }
            nodes.append(
                .variable(
                    VariableTag(name: name, isEscaped: tag.kind == .variable, offsets: tag.offsets)))
        case .partial, .dynamicPartial:
            guard let reference = reference(of: tag) else { return }
            nodes.append(
                .partial(
                    PartialTag(reference: reference, indentation: tag.indentation, offsets: tag.offsets)))
        case .section, .inverted, .block, .parent, .dynamicParent: begin(tag)
        case .close: close(tag)
        case .comment, .delimiters: break
        }
    }
}

extension TemplateTreeBuilder {
    private mutating func begin(_ tag: TemplateTag) {
        guard open.count < TemplateParser.nestingLimit else {
            isTooDeep = true
            diagnostics.append(
                Diagnostic(
                    .nestedTooDeep, "sections lie more than \(TemplateParser.nestingLimit) deep in each other",
                    at: source.range(tag.offsets), suggestion: .advice("move the inner part into a partial")))
            return
        }
        // A wrong name is reported here and the tag still opens, so that its closing tag is no second finding.
        switch tag.kind {
        case .section, .inverted: _ = name(of: tag)
        default: _ = reference(of: tag)
        }
        open.append(OpenTag(tag: tag, name: source.text(in: tag.content), before: nodes))
        nodes = []
    }

    private mutating func close(_ tag: TemplateTag) {
        let name = source.text(in: tag.content)
        guard let last = open.last else {
            diagnostics.append(
                Diagnostic(
                    .strayClose, "nothing is open that {{/\(name)}} could close", at: source.range(tag.offsets)))
            return
        }
        guard let depth = open.lastIndex(where: { $0.name == name }) else {
            // A slip in the name.
            reportMismatch(of: tag, name: name, last: last)
            open.removeLast()
            fold(last, closing: tag)
            return
        }
        while open.count > depth + 1, let opened = open.popLast() {
            let closing = Diagnostic.Note("{{/\(name)}} stands here", at: .range(source.range(tag.offsets)))
            reportUnclosed(opened, notes: [closing])
            fold(opened, closing: tag)
        }
        if let opened = open.popLast() { fold(opened, closing: tag) }
    }

    private mutating func fold(_ opened: OpenTag, closing: TemplateTag) {
        var children = nodes
        nodes = opened.before
        switch opened.tag.kind {
        case .section, .inverted:
            guard let name = TemplateName(opened.name, offsets: opened.tag.content) else { return }
            nodes.append(
                .section(
                    SectionTag(
                        name: name, isInverted: opened.tag.kind == .inverted, children: children,
                        opening: opened.tag.offsets, closing: closing.offsets)))
        case .block:
            // A line that begins with the closing tag is no line of the block.
            if case .lineStart = children.last { children.removeLast() }
            nodes.append(
                .block(
                    BlockTag(
                        name: opened.name, children: children, leading: opened.tag.leading,
                        contentIndentation: contentIndentation(of: opened.tag), opening: opened.tag.offsets,
                        closing: closing.offsets)))
        case .parent, .dynamicParent:
            guard let reference = PartialReference(opened.tag, text: opened.name) else { return }
            let indentation = takeLine(of: opened.tag, closing: closing)
            nodes.append(
                .parent(
                    ParentTag(
                        reference: reference, indentation: indentation, children: children,
                        opening: opened.tag.offsets, closing: closing.offsets)))
        case .variable, .unescapedVariable, .close, .partial, .dynamicPartial, .comment, .delimiters:
            preconditionFailure("only opening tags are kept open")
        }
    }

    /// The blanks that the first line of a block's content begins with, when it is a line of its own.
    private func contentIndentation(of tag: TemplateTag) -> Range<Int>? {
        guard tag.indentation != nil,
            let start = StandaloneLine.lineEnd(after: tag.offsets.upperBound, in: source.bytes)
        else { return nil }
        let end = source.bytes[start...].firstIndex { !$0.isBlank } ?? source.bytes.count
        return start..<end
    }

    /// When nothing but blanks stands before a parent's opening and after its closing tag, takes out both lines and
    /// returns the blanks before it.
    private mutating func takeLine(of tag: TemplateTag, closing: TemplateTag) -> Range<Int>? {
        guard let leading = tag.leading, let end = closing.lineEnd else { return nil }
        if tag.indentation == nil {
            if !leading.isEmpty, case .text = nodes.last { nodes.removeLast() }
            if case .lineStart = nodes.last { nodes.removeLast() }
        }
        lineEnd = end
        return leading
    }
}

extension TemplateTreeBuilder {
    private mutating func name(of tag: TemplateTag) -> TemplateName? {
        if let name = TemplateName(source.text(in: tag.content), offsets: tag.content) { return name }
        reportBadName(of: tag)
        return nil
    }

    private mutating func reference(of tag: TemplateTag) -> PartialReference? {
        if let reference = PartialReference(tag, text: source.text(in: tag.content)) { return reference }
        reportBadName(of: tag)
        return nil
    }

    private mutating func reportBadName(of tag: TemplateTag) {
        let text = source.text(in: tag.content)
        guard !text.isEmpty else {
            diagnostics.append(Diagnostic(.badName, "this tag holds no name", at: source.range(tag.offsets)))
            return
        }
        let advice =
            text.contains("|")
            ? "templates have no functions; a value comes finished"
            : "a tag holds one name, such as price or paywall.headline"
        diagnostics.append(
            Diagnostic(
                .badName, "\"\(text)\" is not a name", at: source.range(tag.content), suggestion: .advice(advice)))
    }

    private mutating func reportMismatch(of tag: TemplateTag, name: String, last: OpenTag) {
        diagnostics.append(
            Diagnostic(
                .mismatchedClose, "{{/\(name)}} stands where \(last.described) has to be closed",
                at: source.range(tag.offsets),
                suggestion: .write("{{/\(last.name)}}"),
                notes: [.init("\(last.described) opens here", at: .range(source.range(last.tag.offsets)))]))
    }

    private mutating func reportUnclosed(_ opened: OpenTag, notes: [Diagnostic.Note]) {
        diagnostics.append(
            Diagnostic(
                .unclosedSection, "\(opened.described) is never closed", at: source.range(opened.tag.offsets),
                suggestion: .advice("close it with {{/\(opened.name)}}"), notes: notes))
    }
}
