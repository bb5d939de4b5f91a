/// Breaks text into lines for a terminal.
package enum TextWrapping {
    /// The lines of a text, broken at spaces so that none is wider than `width` columns; a word that is wider by itself
    /// (a path, an id) stays whole, so that it can be copied. All lines but the first begin with `indent` spaces, which
    /// count. Line breaks in the text are kept.
    package static func lines(_ text: String, width: Int, indent: Int = 0, firstIndent: Int = 0) -> [String] {
        var lines: [String] = []
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let first = lines.isEmpty ? firstIndent : indent
            lines += wrap(paragraph, width: width, indent: indent, firstIndent: first)
        }
        return lines
    }

    private static func wrap(_ text: Substring, width: Int, indent: Int, firstIndent: Int) -> [String] {
        var lines: [String] = []
        var line = String(repeating: " ", count: firstIndent)
        var column = firstIndent
        var isEmpty = true
        for word in text.split(separator: " ") {
            let wordWidth = TextWidth.of(word)
            if !isEmpty, column + 1 + wordWidth > width {
                lines.append(line)
                line = String(repeating: " ", count: indent)
                column = indent
                isEmpty = true
            }
            if !isEmpty {
                line += " "
                column += 1
            }
            line += word
            column += wordWidth
            isEmpty = false
        }
        lines.append(isEmpty ? "" : line)
        return lines
    }
}
