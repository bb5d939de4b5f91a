package import Diagnostics

/// How the lines of a partial or block are moved to where they are taken in: blanks are removed from the beginning of
/// each line, and others put there.
package struct LineLayout: Sendable {
    /// What each line begins with.
    package var indentation: [UInt8] = []
    /// How many blanks of its own each line loses.
    package var removed = 0

    package init() {}

    init(indentation: [UInt8], removed: Int) {
        self.indentation = indentation
        self.removed = removed
    }
}

extension LineLayout {
    /// The text at the beginning of a line, without the blanks that are removed.
    package func line(_ range: Range<Int>, in source: SourceText) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, start < range.lowerBound + removed, source.bytes[start].isBlank { start += 1 }
        return start..<range.upperBound
    }

    /// The layout of a partial or parent that stands alone on its line (`tag`: the blanks before it), or does not.
    package func inside(_ tag: Range<Int>?, of source: SourceText) -> LineLayout {
        guard let tag else { return LineLayout() }
        return LineLayout(indentation: indentation + source.bytes[line(tag, in: source)], removed: 0)
    }

    /// The layout of what replaces a block's content: indented as the content is or, where it has none, as the block.
    package func replacing(_ block: BlockTag, of source: SourceText, by override: BlockOverride) -> LineLayout {
        let own = block.children.isEmpty ? nil : block.contentIndentation
        let blanks = (own ?? block.leading).map { source.bytes[line($0, in: source)] } ?? []
        return LineLayout(indentation: indentation + blanks, removed: override.indentation ?? 0)
    }
}

/// What a template that inherits puts in the place of a block.
package struct BlockOverride: Sendable {
    package let children: [TemplateNode]
    package let source: SourceText
    /// When it begins on a line of its own: how many blanks that line begins with.
    let indentation: Int?

    package var beginsOnLine: Bool { indentation != nil }
}

extension ParentTag {
    /// The blocks that are replaced inside the parent: this tag's own, and before them those of `outer`, by which the
    /// file that this tag stands in was itself inherited from.
    package func overrides(in source: SourceText, outer: [String: BlockOverride]) -> [String: BlockOverride] {
        var overrides = outer
        for block in blocks where overrides[block.name] == nil {
            overrides[block.name] = BlockOverride(
                children: block.children, source: source, indentation: block.contentIndentation?.count)
        }
        return overrides
    }

    /// The blocks directly in it; everything else in it shows nowhere.
    package var blocks: [BlockTag] {
        children.compactMap { if case .block(let block) = $0 { block } else { nil } }
    }
}
