import Diagnostics
import MustacheTemplates

/// Compiling what comes from other files: partials, parents and their blocks. Everything is taken in where it stands,
/// so it is compiled for the names and the HTML that it finds there.
extension LayoutCompilation {
    mutating func compile(_ tag: PartialTag, at place: Place) {
        guard let document = document(of: tag.reference, tag.offsets, at: place) else { return }
        var inner = Place(source: document.source, scope: place.scope)
        inner.layout = place.layout.inside(tag.indentation, of: place.source)
        takeIn(document, named: tag.reference, tag.offsets, at: place, inner)
    }

    mutating func compile(_ parent: ParentTag, at place: Place) {
        reportStrayText(in: parent, at: place)
        guard let document = document(of: parent.reference, parent.opening, at: place) else { return }
        var inner = Place(source: document.source, scope: place.scope)
        inner.layout = place.layout.inside(parent.indentation, of: place.source)
        inner.blocks = parent.overrides(in: place.source, outer: place.blocks)

        let outerBlocks = shownBlocks
        shownBlocks = []
        takeIn(document, named: parent.reference, parent.opening, at: place, inner)
        for block in parent.blocks where !shownBlocks.contains(block.name) {
            reportUnknownBlock(block, of: parent, at: place)
        }
        shownBlocks.formUnion(outerBlocks)
    }

    mutating func compile(_ block: BlockTag, at place: Place) {
        guard depth < Self.depthLimit else {
            reportTooLarge(at: place.source.range(block.opening))
            return
        }
        shownBlocks.insert(block.name)
        guard let override = place.blocks[block.name] else {
            compile(block.children, at: place)
            return
        }
        var inner = Place(source: override.source, scope: place.scope, blocks: place.blocks)
        inner.layout = place.layout.replacing(block, of: place.source, by: override)
        // Inside itself a block shows its own content.
        inner.blocks[block.name] = nil
        switch (block.contentIndentation != nil, override.beginsOnLine) {
        case (true, false): addIndentation(inner)
        case (false, true): hasLineBegun = true
        case (true, true), (false, false): break
        }
        compile(override.children, at: inner)
        hasLineBegun = false
    }
}

extension LayoutCompilation {
    /// The file that a tag names; reports why there is none to take in.
    private mutating func document(
        of reference: PartialReference, _ tag: Range<Int>, at place: Place
    ) -> TemplateDocument? {
        guard case .named(let name, let offsets) = reference else {
            reportUnsupported("dynamic names ({{>*…}}) are", tag, in: place)
            return nil
        }
        let range = place.source.range(offsets)
        guard let partial = partials[name] else {
            reportMissingPartial(name, at: range)
            return nil
        }
        guard !openPartials.contains(where: { $0.name == name }) else {
            reportRecursivePartial(name, at: range)
            return nil
        }
        guard depth < Self.depthLimit, nodeCount < Self.nodeLimit else {
            reportTooLarge(at: range)
            return nil
        }
        if partial.document == nil { diagnostics += partial.diagnostics }
        return partial.document
    }

    private mutating func takeIn(
        _ document: TemplateDocument, named reference: PartialReference, _ tag: Range<Int>, at place: Place,
        _ inner: Place
    ) {
        guard case .named(let name, _) = reference else { return }
        openPartials.append((name, place.source.range(tag)))
        compile(document.nodes, at: inner)
        openPartials.removeLast()
    }

    private mutating func reportUnknownBlock(_ block: BlockTag, of parent: ParentTag, at place: Place) {
        guard case .named(let name, _) = parent.reference else { return }
        let known = shownBlocks.sorted()
        add(
            .unknownBlock, "\(name) has no block \(block.name)", place.source.range(block.opening),
            NearestName.find(block.name, in: known).map { .name($0) },
            known.isEmpty ? [] : [.init("it has \(known.joined(separator: ", "))")])
    }

    /// Between the blocks of a parent nothing shows, so what stands there is lost.
    private mutating func reportStrayText(in parent: ParentTag, at place: Place) {
        for node in parent.children {
            guard let range = node.shownOffsets(in: place.source) else { continue }
            add(
                .textInParent, "what stands in a parent outside its blocks shows nowhere", place.source.range(range),
                .advice("put it into a block, or remove it"))
            return
        }
    }
}

extension TemplateNode {
    /// Where it stands, if it would show anywhere but in a parent.
    fileprivate func shownOffsets(in source: SourceText) -> Range<Int>? {
        switch self {
        case .text(let range): source.text(in: range).allSatisfy(\.isWhitespace) ? nil : range
        case .lineStart, .block: nil
        case .variable(let tag): tag.offsets
        case .section(let section): section.opening
        case .partial(let tag): tag.offsets
        case .parent(let parent): parent.opening
        }
    }
}
