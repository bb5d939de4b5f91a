/// What is wrong with a JSON text, as a fact; `JSONMessages` has the words.
struct JSONFault: Error {
    let problem: Problem
    /// The bytes that are wrong.
    let offsets: Range<Int>
    /// Where the object, list or text began that is not finished.
    var opening: Int?

    init(_ problem: Problem, _ offsets: Range<Int>, opening: Int? = nil) {
        self.problem = problem
        self.offsets = offsets
        self.opening = opening
    }

    enum Container { case object, list }

    enum Problem: Equatable {
        case empty
        case onlyComments
        case truncated(in: Construct)
        case trailingComma(Container)
        case missingComma(Container)
        case missingColon
        case missingValue
        case missingKey
        case wrongClosing(Container)
        case textAfterEnd
        case comment
        case conflictMark
        case unexpected(String)
        case singleQuotes
        case typographicQuotes
        case unquotedKey(String)
        case unquotedText(String)
        case misspeltWord(String, meant: String)
        case keyIsNoText
        case lineBreakInText
        case controlCharacter(UInt8)
        case unknownEscape(String)
        case shortUnicodeEscape
        case loneSurrogate
        case notFinite(String)
        case leadingZero
        case plusSign
        case digitsMissing(String)
        case hexadecimal
        case tooDeep
    }

    enum Construct { case object, list, text, word, number }
}
