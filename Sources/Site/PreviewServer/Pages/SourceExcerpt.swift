import Diagnostics

/// The lines of a file round a finding, ready to be shown.
///
/// Long lines are cut to a window round the marked part: a `.storekit` file or JSON may be one line of many thousand
/// characters.
struct SourceExcerpt: Equatable {
    let lines: [Line]

    struct Line: Equatable {
        let number: Int
        /// Before the marked part; all of the line when nothing is marked.
        var before: String
        /// What the finding is about; nil on lines that only give context, "" for a point between characters.
        var marked: String?
        var after: String
    }

    /// How many lines of a longer range are marked.
    static let mostMarkedLines = 4
    /// How many characters of a line are shown before and after the marked part.
    static let windowBefore = 60
    static let windowAfter = 120

    init(_ range: SourceRange) {
        let start = range.start
        let end = max(range.end, start)
        let source = range.source
        // A range that ends with a line break ends on the line before.
        let lastLine = end.column == 1 && end.line > start.line ? end.line - 1 : end.line
        let lastMarked = min(lastLine, start.line + Self.mostMarkedLines - 1)
        var lines: [Line] = []
        for number in max(start.line - 1, 1)...min(lastMarked + 1, source.lineCount) {
            let text = Array(source.line(number).unicodeScalars)
            let isMarked = number >= start.line && number <= lastMarked
            guard isMarked else {
                // An empty last line is only the end of the file.
                if number == source.lineCount, text.isEmpty { continue }
                lines.append(Line(number: number, before: Self.head(text), marked: nil, after: ""))
                continue
            }
            let low = number == start.line ? min(start.column - 1, text.count) : Self.indentation(of: text)
            let high = number == end.line ? max(min(end.column - 1, text.count), low) : text.count
            lines.append(Self.line(number, text, marked: low..<high))
        }
        self.lines = lines
    }
}

extension SourceExcerpt {
    private static func line(_ number: Int, _ text: [Unicode.Scalar], marked: Range<Int>) -> Line {
        let from = max(marked.lowerBound - windowBefore, 0)
        let to = min(marked.lowerBound + windowAfter, text.count)
        let markedEnd = min(marked.upperBound, to)
        return Line(
            number: number,
            before: (from > 0 ? "…" : "") + shown(text[from..<marked.lowerBound]),
            marked: shown(text[marked.lowerBound..<markedEnd], marksSpaces: true),
            after: shown(text[markedEnd..<to]) + (to < text.count ? "…" : ""))
    }

    private static func head(_ text: [Unicode.Scalar]) -> String {
        shown(text.prefix(windowAfter)) + (text.count > windowAfter ? "…" : "")
    }

    private static func indentation(of text: [Unicode.Scalar]) -> Int {
        text.firstIndex { $0 != " " && $0 != "\t" } ?? text.count
    }

    /// Control characters as their pictures; marked white space as visible signs, since it is what is wrong.
    private static func shown(_ text: ArraySlice<Unicode.Scalar>, marksSpaces: Bool = false) -> String {
        let isBlank = marksSpaces && text.allSatisfy { $0 == " " || $0 == "\t" || $0 == "\u{A0}" }
        var output = String.UnicodeScalarView()
        for scalar in text {
            switch scalar {
            case "\t": output.append(contentsOf: isBlank ? "→   ".unicodeScalars : "    ".unicodeScalars)
            case " ", "\u{A0}": output.append(isBlank ? "·" : scalar)
            case "\u{0}"..."\u{1F}": output.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
            case "\u{7F}": output.append("\u{2421}")
            // Marks that turn the direction of what follows could make a line read as something else.
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{200E}", "\u{200F}": output.append("\u{FFFD}")
            default: output.append(scalar)
            }
        }
        return String(output)
    }
}
