import Diagnostics
import HTMLEscaping
import MustacheTemplates

/// Compiling what comes from other files: partials, parents and their blocks. Everything is taken in where it stands,
/// so it is compiled for the names and the HTML that it finds there.
extension LayoutCompilation {
    mutating func compile(_ tag: PartialTag, at place: Place) {
        takeIn(tag.reference, tag.offsets, at: place) { document in
            var inner = Place(source: document.source, scope: place.scope)
            inner.layout = place.layout.inside(tag.indentation, of: place.source)
            return inner
        }
    }

    mutating func compile(_ parent: ParentTag, at place: Place) {
        reportStrayText(in: parent, at: place)
        let outerBlocks = shownBlocks
        shownBlocks = []
        let isComplete = takeIn(parent.reference, parent.opening, at: place) { document in
            var inner = Place(source: document.source, scope: place.scope)
            inner.layout = place.layout.inside(parent.indentation, of: place.source)
            inner.blocks = parent.overrides(in: place.source, outer: place.blocks)
            return inner
        }
        if isComplete {
            for block in parent.blocks where !shownBlocks.contains(block.name) {
                reportUnknownBlock(block, of: parent, at: place)
            }
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
    /// Compiles the file that a tag names, or each of those that it may name, where the tag stands. False when one of
    /// them could not be taken in, which has been reported.
    @discardableResult
    private mutating func takeIn(
        _ reference: PartialReference, _ tag: Range<Int>, at place: Place, inside makePlace: (TemplateDocument) -> Place
    ) -> Bool {
        let range = place.source.range(tag)
        switch reference {
        case .named(let name, let offsets):
            return takeIn(name, namedAt: place.source.range(offsets), tag: range, inside: makePlace)
        case .dynamic(let name):
            guard let resolution = resolve(name, at: place) else { return false }
            guard case .choice(let words) = resolution.type.present else {
                reportNoChoice(name, resolution.type, at: place)
                return false
            }
            if let untested = resolution.untested {
                reportUntested(untested, tag, at: place)
                return false
            }
            let slot = builder.makeSlot(resolution.location)
            return takeInEach(of: words, slot, named: name.text, tag: range, inside: makePlace)
        }
    }

    /// A branch for each word, of which one is always right; all of them have to end in the same place of the HTML.
    private mutating func takeInEach(
        of words: [String], _ slot: TemplateSlot, named name: String, tag: SourceRange,
        inside makePlace: (TemplateDocument) -> Place
    ) -> Bool {
        let start = context
        var end: HTMLContext?
        var jumps: [Int] = []
        var isComplete = true
        for word in words {
            context = start
            let branch = word == words.last ? nil : builder.addComparison(slot, with: word)
            isComplete = takeIn(word, namedAt: tag, tag: tag, inside: makePlace) && isComplete
            if let branch {
                jumps.append(builder.count)
                builder.add(.jump(0))
                builder.setTarget(of: branch, to: builder.makeTarget())
            }
            guard !isContextLost else { continue }
            guard let joined = end.map({ $0.joined(with: context) }) ?? context else {
                reportBranches(end ?? start, context, ofChoice: name, at: tag)
                continue
            }
            end = joined
        }
        let target = builder.makeTarget()
        for jump in jumps { builder.setTarget(of: jump, to: target) }
        if let end { context = end }
        return isComplete
    }

    private mutating func takeIn(
        _ name: String, namedAt range: SourceRange, tag: SourceRange, inside makePlace: (TemplateDocument) -> Place
    ) -> Bool {
        guard let document = document(name, namedAt: range) else { return false }
        openPartials.append((name, tag))
        compile(document.nodes, at: makePlace(document))
        openPartials.removeLast()
        return true
    }

    /// The partial of a name; reports why there is none to take in.
    private mutating func document(_ name: String, namedAt range: SourceRange) -> TemplateDocument? {
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

    private mutating func reportUnknownBlock(_ block: BlockTag, of parent: ParentTag, at place: Place) {
        let name = parent.reference.text
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

extension PartialReference {
    /// As messages name it.
    fileprivate var text: String {
        switch self {
        case .named(let name, _): name
        case .dynamic(let name): "*\(name.text)"
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
