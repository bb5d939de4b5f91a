package import Diagnostics
import HTMLEscaping
import MustacheTemplates

/// Mustache as its specification has it: no schema, no look at the HTML, names that are missing print nothing.
///
/// For theme authors who try a template on data of their own, and for the specification's tests; sites are never built
/// with it. Partials may include themselves as long as the data ends.
package struct LenientRenderer: Sendable {
    private let partials: [String: TemplatePartial]
    /// How deep sections and partials may lie in each other at run time.
    package static let depthLimit = 10_000

    package init(partials: [String: SourceText]) {
        self.partials = partials.mapValues(TemplatePartial.init)
    }

    /// Appends the template's output; what was written before an error stays in `output`.
    package func render(
        _ template: SourceText, _ value: LenientValue, into output: inout [UInt8],
        reporting diagnostics: inout [Diagnostic]
    ) {
        guard let document = TemplateParser.parse(template, into: &diagnostics) else { return }
        var run = LenientRun(partials: partials, value: value)
        run.render(document, into: &output)
        diagnostics += run.diagnostics
    }
}

/// One rendering. Keeps its own stack, so that deep data cannot exhaust the machine's.
private struct LenientRun {
    let partials: [String: TemplatePartial]
    var diagnostics: [Diagnostic] = []
    private var frames: [LenientValue]
    private var cursors: [Cursor] = []
    /// The next line's beginning is there already.
    private var hasLineBegun = false

    /// A place in a list of nodes that is being rendered.
    private struct Cursor {
        let nodes: [TemplateNode]
        let source: SourceText
        var layout = LineLayout()
        /// What stands in the place of the file's blocks.
        var blocks: [String: BlockOverride] = [:]
        var isAtLineStart = false
        /// The items of the section's list; one for other sections, none for inverted ones and partials.
        var items: [LenientValue] = []
        var item = 0
        var index = 0
    }

    init(partials: [String: TemplatePartial], value: LenientValue) {
        self.partials = partials
        frames = [value]
    }

    mutating func render(_ document: TemplateDocument, into output: inout [UInt8]) {
        cursors = [Cursor(nodes: document.nodes, source: document.source)]
        while let top = cursors.indices.last {
            let cursor = cursors[top]
            guard cursor.index < cursor.nodes.count else {
                finishPass(of: top)
                continue
            }
            cursors[top].index += 1
            cursors[top].isAtLineStart = cursor.nodes[cursor.index].isLineStart
            step(cursor.nodes[cursor.index], cursor, into: &output)
        }
    }

    /// Goes on with the next item, or leaves the nodes.
    private mutating func finishPass(of top: Int) {
        guard !cursors[top].items.isEmpty else {
            cursors.removeLast()
            return
        }
        cursors[top].item += 1
        cursors[top].index = 0
        guard cursors[top].item < cursors[top].items.count else {
            cursors.removeLast()
            frames.removeLast()
            return
        }
        frames[frames.count - 1] = cursors[top].items[cursors[top].item]
    }

    private mutating func step(_ node: TemplateNode, _ cursor: Cursor, into output: inout [UInt8]) {
        switch node {
        case .text(let range):
            let shown = cursor.isAtLineStart ? cursor.layout.line(range, in: cursor.source) : range
            output += cursor.source.bytes[shown]
            hasLineBegun = false
        case .lineStart:
            if !hasLineBegun { output += cursor.layout.indentation }
            hasLineBegun = false
        case .variable(let tag):
            let text = lookUp(tag.name).printed
            if tag.isEscaped {
                MarkupEscaper.specification.append(text.utf8Span.span, to: &output)
            } else {
                output += text.utf8
            }
        case .section(let section): begin(section, cursor)
        case .partial(let tag): begin(tag, cursor)
        case .block(let block): begin(block, cursor, into: &output)
        case .parent(let parent): begin(parent, cursor)
        }
    }

    private mutating func begin(_ section: SectionTag, _ cursor: Cursor) {
        let value = lookUp(section.name)
        guard value.holds != section.isInverted else { return }
        var inner = Cursor(
            nodes: section.children, source: cursor.source, layout: cursor.layout, blocks: cursor.blocks)
        if !section.isInverted {
            inner.items = if case .list(let items) = value { items } else { [value] }
            frames.append(inner.items[0])
        }
        push(inner, at: cursor.source.range(section.opening))
    }

    private mutating func begin(_ tag: PartialTag, _ cursor: Cursor) {
        guard let document = document(of: tag.reference) else { return }
        let layout = cursor.layout.inside(tag.indentation, of: cursor.source)
        push(
            Cursor(nodes: document.nodes, source: document.source, layout: layout),
            at: cursor.source.range(tag.offsets))
    }

    private mutating func begin(_ parent: ParentTag, _ cursor: Cursor) {
        guard let document = document(of: parent.reference) else { return }
        let layout = cursor.layout.inside(parent.indentation, of: cursor.source)
        let blocks = parent.overrides(in: cursor.source, outer: cursor.blocks)
        push(
            Cursor(nodes: document.nodes, source: document.source, layout: layout, blocks: blocks),
            at: cursor.source.range(parent.opening))
    }

    private mutating func begin(_ block: BlockTag, _ cursor: Cursor, into output: inout [UInt8]) {
        let place = cursor.source.range(block.opening)
        guard let override = cursor.blocks[block.name] else {
            push(
                Cursor(nodes: block.children, source: cursor.source, layout: cursor.layout, blocks: cursor.blocks),
                at: place)
            return
        }
        var inner = Cursor(nodes: override.children, source: override.source, blocks: cursor.blocks)
        inner.layout = cursor.layout.replacing(block, of: cursor.source, by: override)
        inner.blocks[block.name] = nil
        // A block that has a line for itself takes the line's beginning with it; one within a line leaves it there.
        switch (block.contentIndentation != nil, override.beginsOnLine) {
        case (true, false): output += inner.layout.indentation
        case (false, true): hasLineBegun = true
        case (true, true), (false, false): break
        }
        push(inner, at: place)
    }

    /// The file that a tag names; `nil` when there is none, or it is broken, which ends the rendering.
    private mutating func document(of reference: PartialReference) -> TemplateDocument? {
        let name =
            switch reference {
            case .named(let name, _): name
            case .dynamic(let name): lookUp(name).printed
            }
        guard let partial = partials[name] else { return nil }
        if partial.document == nil {
            diagnostics += partial.diagnostics
            cursors = []
        }
        return partial.document
    }

    private mutating func push(_ cursor: Cursor, at range: SourceRange) {
        guard cursors.count < LenientRenderer.depthLimit else {
            diagnostics.append(
                Diagnostic(
                    .nestedTooDeep,
                    "sections and partials lie more than \(LenientRenderer.depthLimit) deep in each other",
                    at: range, suggestion: .advice("let the data end what the template repeats")))
            cursors = []
            return
        }
        cursors.append(cursor)
    }

    /// The first part is looked for from the innermost frame outwards, the others in what it stands for.
    private func lookUp(_ name: TemplateName) -> LenientValue {
        guard let first = name.parts.first else { return frames[frames.count - 1] }
        for frame in frames.reversed() {
            guard case .object(let members) = frame, var value = members[first] else { continue }
            for part in name.parts.dropFirst() {
                guard case .object(let members) = value, let next = members[part] else { return .null }
                value = next
            }
            return value
        }
        return .null
    }
}

extension TemplateNode {
    fileprivate var isLineStart: Bool { if case .lineStart = self { true } else { false } }
}
