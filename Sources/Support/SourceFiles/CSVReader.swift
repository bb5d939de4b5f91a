package import Diagnostics

/// A line of a table, or several lines when a quoted field holds line breaks.
package struct CSVRow: Sendable {
    package let fields: [CSVField]
    package let range: SourceRange
}

/// A cell of a table.
package struct CSVField: Sendable {
    /// The text without its quotes, doubled quotes made one; spaces are kept, as RFC 4180 says.
    package let text: String
    /// The whole field with its quotes.
    package let range: SourceRange
    package let isQuoted: Bool
}

/// Reads comma-separated values (RFC 4180), as spreadsheets and App Store Connect write them.
///
/// Taken besides the standard: a byte order mark, line feeds or carriage returns alone, blank lines (left out), another
/// delimiter. What a header or a missing field means is for the caller to say.
package enum CSVReader {
    /// The rows of a file, or `nil` after an error has been reported.
    package static func read(
        _ source: SourceText, delimiter: UInt8 = UInt8(ascii: ","), into diagnostics: inout [Diagnostic]
    ) -> [CSVRow]? {
        guard TextEncoding.check(source, into: &diagnostics) else { return nil }
        var parser = CSVParser(source, delimiter: delimiter)
        let rows = parser.parseRows()
        diagnostics += parser.diagnostics
        return parser.diagnostics.hasErrors ? nil : rows
    }
}

private struct CSVParser {
    let source: SourceText
    let bytes: [UInt8]
    let delimiter: UInt8
    var index: Int
    var diagnostics: [Diagnostic] = []

    init(_ source: SourceText, delimiter: UInt8) {
        self.source = source
        self.delimiter = delimiter
        bytes = source.bytes
        index = TextEncoding.contentStart(of: source.bytes)
    }

    mutating func parseRows() -> [CSVRow] {
        var rows: [CSVRow] = []
        while index < bytes.count {
            let start = index
            var fields = [parseField()]
            while index < bytes.count, bytes[index] == delimiter {
                index += 1
                fields.append(parseField())
            }
            let isBlank = fields.count == 1 && !fields[0].isQuoted && fields[0].text.allSatisfy { $0 == " " }
            if !isBlank { rows.append(CSVRow(fields: fields, range: source.range(start..<index))) }
            skipLineBreak()
        }
        return rows
    }

    private mutating func parseField() -> CSVField {
        if index < bytes.count, bytes[index] == .quote { return parseQuotedField() }
        let start = index
        while index < bytes.count, bytes[index] != delimiter, !bytes[index].isLineBreak {
            if bytes[index] == .quote { report("a quote stands inside a field without quotes", at: index) }
            index += 1
        }
        return CSVField(text: source.text(in: start..<index), range: source.range(start..<index), isQuoted: false)
    }

    private mutating func parseQuotedField() -> CSVField {
        let start = index
        var content: [UInt8] = []
        index += 1
        while index < bytes.count {
            if bytes[index] == .quote {
                index += 1
                guard index < bytes.count, bytes[index] == .quote else { return endQuotedField(content, from: start) }
            }
            content.append(bytes[index])
            index += 1
        }
        diagnostics.append(
            Diagnostic(.csvQuotes, "the quoted field that begins here is not closed", at: source.place(at: start)))
        return CSVField(text: "", range: source.range(start..<index), isQuoted: true)
    }

    private mutating func endQuotedField(_ content: [UInt8], from start: Int) -> CSVField {
        let range = source.range(start..<index)
        if index < bytes.count, bytes[index] != delimiter, !bytes[index].isLineBreak {
            report("text follows the closing quote of a field", at: index)
            while index < bytes.count, bytes[index] != delimiter, !bytes[index].isLineBreak { index += 1 }
        }
        return CSVField(text: String(decoding: content, as: UTF8.self), range: range, isQuoted: true)
    }

    private mutating func skipLineBreak() {
        guard index < bytes.count else { return }
        let isCRLF =
            bytes[index] == .carriageReturn && index + 1 < bytes.count && bytes[index + 1] == .lineFeed
        index += isCRLF ? 2 : 1
    }

    private mutating func report(_ message: String, at offset: Int) {
        diagnostics.append(
            Diagnostic(
                .csvQuotes, message, at: source.place(at: offset),
                suggestion: .advice("put quotes around the whole field and double each quote in it")))
    }
}

extension DiagnosticKind {
    package static let csvQuotes = DiagnosticKind(
        "csv.quotes", title: "The quotes of a table do not match",
        why:
            "A field that holds a comma, a quote or a line break is quoted whole, each quote in it doubled (RFC 4180).",
        example: "GB,\"12\" wallpaper\",3.99", mend: "GB,\"12\"\" wallpaper\",3.99")
}
