/// The line that a finding stands in, and the marks under it: `^~~~`.
struct SourceExcerpt {
    /// `  6 | headline: …`
    let line: String
    /// The gutter of the line of marks, and spaces up to the first mark.
    let markIndent: String
    /// `^~~~`, at least `^`.
    let marks: String

    /// An excerpt at most `width` columns wide; a longer line is cut around the marks with `…`.
    init(of range: SourceRange, width: Int) {
        let number = String(range.start.line)
        let gutter = "  \(number) | "
        let blankGutter = "  \(String(repeating: " ", count: number.count)) | "
        // More of a line than this is never shown, and generated files have lines of megabytes.
        let stretch = range.source.lineStretch(around: range.offsets, reach: 4_096)
        let cells = Self.cells(of: stretch.text)
        let marked = Self.markedColumns(of: range, in: cells, scalarsBefore: stretch.scalarsBefore)
        let window = Window(cells: cells, marked: marked, width: max(width - gutter.count, 16))
        line = Self.withoutTrailingSpaces(gutter + window.text)
        markIndent = blankGutter + String(repeating: " ", count: window.marked.lowerBound)
        marks = "^" + String(repeating: "~", count: max(window.marked.count - 1, 0))
    }

    /// How many columns the line of marks takes.
    var markWidth: Int { markIndent.count + marks.count }
}

extension SourceExcerpt {
    /// One character as it is shown, and its columns.
    struct Cell {
        let text: String
        let width: Int
        /// How many Unicode scalars of the source it stands for.
        let scalarCount: Int
    }

    private static func cells(of line: String) -> [Cell] {
        var cells: [Cell] = []
        var column = 0
        for character in line {
            let text =
                character == "\t" ? String(repeating: " ", count: 4 - column % 4) : String(character).safeForTerminal
            let width = TextWidth.of(text)
            cells.append(Cell(text: text, width: width, scalarCount: character.unicodeScalars.count))
            column += width
        }
        return cells
    }

    /// The columns, from 0, that the range takes in a part of its first line.
    private static func markedColumns(
        of range: SourceRange, in cells: [Cell], scalarsBefore: Int
    ) -> Range<Int> {
        let start = range.start
        let end = range.end
        let lower = column(ofScalar: start.column - 1 - scalarsBefore, in: cells, rounding: .down)
        let upper =
            end.line > start.line
            ? cells.reduce(0) { $0 + $1.width }
            : column(ofScalar: end.column - 1 - scalarsBefore, in: cells, rounding: .up)
        return lower..<max(upper, lower)
    }

    private enum Rounding { case down, up }

    private static func column(ofScalar wanted: Int, in cells: [Cell], rounding: Rounding) -> Int {
        var scalar = 0
        var column = 0
        for cell in cells {
            if scalar >= wanted { return column }
            if scalar + cell.scalarCount > wanted { return rounding == .down ? column : column + cell.width }
            scalar += cell.scalarCount
            column += cell.width
        }
        return column
    }

    private static func withoutTrailingSpaces(_ text: String) -> String {
        var text = text[...]
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

/// The part of a line that fits.
private struct Window {
    let text: String
    /// The marked columns, counted from the beginning of the text.
    let marked: Range<Int>

    init(cells: [SourceExcerpt.Cell], marked: Range<Int>, width: Int) {
        let total = cells.reduce(0) { $0 + $1.width }
        if total <= width {
            text = cells.map(\.text).joined()
            self.marked = marked
            return
        }
        let isCutLeft = marked.upperBound > width - 1 && marked.lowerBound > width / 2
        let start = isCutLeft ? min(marked.lowerBound - width / 4, total - width + 1) : 0
        let isCutRight = total - start > width - (isCutLeft ? 1 : 0)
        let end = start + width - (isCutLeft ? 1 : 0) - (isCutRight ? 1 : 0)
        text = (isCutLeft ? "…" : "") + Self.text(of: cells, columns: start..<end) + (isCutRight ? "…" : "")
        let shift = start - (isCutLeft ? 1 : 0)
        let lower = min(max(marked.lowerBound, start), end) - shift
        self.marked = lower..<max(min(marked.upperBound, end) - shift, lower)
    }

    /// The characters that lie wholly inside the columns; half a wide character becomes a space.
    private static func text(of cells: [SourceExcerpt.Cell], columns: Range<Int>) -> String {
        var text = ""
        var column = 0
        for cell in cells {
            let place = column..<column + cell.width
            column = place.upperBound
            if place.lowerBound >= columns.lowerBound, place.upperBound <= columns.upperBound {
                text += cell.text
            } else {
                text += String(repeating: " ", count: place.clamped(to: columns).count)
            }
        }
        return text
    }
}
