import Diagnostics

/// The words for what can be wrong with a JSON text.
extension JSONFault {
    func diagnostic(in source: SourceText) -> Diagnostic {
        let (kind, message, suggestion) = wording(in: source)
        var notes: [Diagnostic.Note] = []
        if let opening {
            notes.append(Diagnostic.Note(openingNote, at: .range(source.place(at: opening))))
        }
        let place: Diagnostic.Place =
            problem == .empty || problem == .onlyComments ? .file(source.path) : .range(source.range(offsets))
        return Diagnostic(kind, message, at: place, suggestion: suggestion, notes: notes)
    }

    private var openingNote: String {
        switch problem {
        case .lineBreakInText, .truncated(in: .text): "the text begins here"
        default: "opened here"
        }
    }

    private typealias Wording = (DiagnosticKind, String, Diagnostic.Suggestion?)

    private func wording(in source: SourceText) -> Wording {
        switch problem {
        case .empty: (.jsonEmpty, "the file is empty", nil)
        case .onlyComments: (.jsonEmpty, "the file holds nothing but comments", nil)
        case .truncated(let construct): (.jsonTruncated, Self.truncated(in: construct), nil)
        case .conflictMark: (.fileConflict, "a merge conflict is left in the file", nil)
        case .tooDeep:
            (.jsonDepth, "objects and lists stand more than \(JSONReader.depthLimit) deep in each other", nil)
        case .trailingComma, .missingComma, .missingColon, .missingValue, .missingKey, .wrongClosing:
            punctuation
        case .singleQuotes, .typographicQuotes, .unquotedKey, .unquotedText, .misspeltWord: quoting
        case .lineBreakInText, .controlCharacter, .unknownEscape, .shortUnicodeEscape, .loneSurrogate: text
        case .notFinite, .leadingZero, .plusSign, .digitsMissing, .hexadecimal: number(in: source)
        case .textAfterEnd: (.jsonSyntax, "the value has ended, yet more text follows", nil)
        case .comment: (.jsonSyntax, "JSON has no comments", .advice("take the comment out"))
        case .unexpected(let character): (.jsonSyntax, "\"\(character)\" cannot stand here", nil)
        case .keyIsNoText: (.jsonSyntax, "a key must be text in double quotes", nil)
        }
    }

    private static func truncated(in construct: Construct) -> String {
        switch construct {
        case .object: "the file ends inside an object: \"}\" is missing"
        case .list: "the file ends inside a list: \"]\" is missing"
        case .text: "the file ends inside a text: its closing quote is missing"
        case .word: "the file ends inside a word"
        case .number: "the file ends inside a number"
        }
    }

    private var punctuation: Wording {
        switch problem {
        case .trailingComma(.object):
            (.jsonComma, "a comma follows the last member of an object", .advice("take the comma out"))
        case .trailingComma(.list):
            (.jsonComma, "a comma follows the last element of a list", .advice("take the comma out"))
        case .missingComma(.object): (.jsonComma, "a comma is missing before this member", nil)
        case .missingComma(.list): (.jsonComma, "a comma is missing before this element", nil)
        case .missingColon: (.jsonSyntax, "a colon is missing between key and value", nil)
        case .missingValue: (.jsonSyntax, "a value is missing here", nil)
        case .missingKey: (.jsonSyntax, "a key is missing here", nil)
        case .wrongClosing(.object): (.jsonSyntax, "an object closes with \"}\", not with \"]\"", nil)
        default: (.jsonSyntax, "a list closes with \"]\", not with \"}\"", nil)
        }
    }

    private var quoting: Wording {
        switch problem {
        case .singleQuotes: (.jsonQuotes, "text needs double quotes, not single ones", nil)
        case .typographicQuotes: (.jsonQuotes, "text needs straight double quotes, not typographic ones", nil)
        case .unquotedKey(let key): (.jsonQuotes, "a key needs double quotes", .write("\"\(key)\""))
        case .misspeltWord(let word, let meant): (.jsonSyntax, "\"\(word)\" is no word of JSON", .name(meant))
        case .unquotedText(let text): (.jsonQuotes, "text needs double quotes", .write("\"\(text)\""))
        default: preconditionFailure("\(problem) is no matter of quotes")
        }
    }

    private var text: Wording {
        switch problem {
        case .lineBreakInText:
            (.jsonText, "a text may not run over the end of a line", .advice("close the quote, or write \\n"))
        case .controlCharacter(let byte): (.jsonText, "a control character must be escaped", .write(Self.escape(byte)))
        case .unknownEscape(let escape):
            (.jsonText, "\(escape) is no escape of JSON", .advice("a backslash itself is written \\\\"))
        case .shortUnicodeEscape: (.jsonText, "\\u needs four hexadecimal digits", nil)
        default: (.jsonText, "half of a pair of surrogates stands alone", nil)
        }
    }

    private func number(in source: SourceText) -> Wording {
        switch problem {
        case .notFinite(let word): (.jsonNumber, "JSON has no \(word)", nil)
        case .leadingZero: (.jsonNumber, "a number may not begin with a zero before other digits", nil)
        case .plusSign: (.jsonNumber, "a number may not begin with a plus sign", nil)
        case .hexadecimal: (.jsonNumber, "a number must be decimal", nil)
        default: (.jsonNumber, "digits are missing in this number", nil)
        }
    }

    private static func escape(_ byte: UInt8) -> String {
        switch byte {
        case .tab: "\\t"
        default: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }
}

extension Diagnostic {
    /// A key that stands twice in one object.
    static func doubledKey(_ member: JSONMember, first: JSONMember) -> Diagnostic {
        Diagnostic(
            .jsonKeyDouble, "the key \"\(member.key)\" stands twice in this object; the last one counts",
            at: member.keyRange, notes: [Note("the first is here", at: .range(first.keyRange))])
    }
}
