/// A line and a column, both from 1. A column counts Unicode scalars.
package struct SourcePosition: Sendable, Hashable, Comparable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A stretch of one file, in byte offsets; lines and columns are worked out when a person asks.
package struct SourceRange: Sendable {
    package let source: SourceText
    package let offsets: Range<Int>

    package init(source: SourceText, offsets: Range<Int>) {
        self.source = source
        self.offsets = offsets
    }

    package var start: SourcePosition { source.position(at: offsets.lowerBound) }
    package var end: SourcePosition { source.position(at: offsets.upperBound) }
    /// What stands there, as it is written in the file.
    package var text: String { source.text(in: offsets) }

    /// A part of this range, in byte offsets from its own start; clamped to it.
    package func part(_ part: Range<Int>) -> SourceRange {
        let low = offsets.lowerBound + max(part.lowerBound, 0)
        let high = offsets.lowerBound + max(part.upperBound, 0)
        return SourceRange(
            source: source, offsets: min(low, offsets.upperBound)..<min(max(low, high), offsets.upperBound))
    }
}
