/// Why a line, or one signal of it, could not be read.
package enum LineFault: UInt8, Error, Sendable {
    // The text is no JSON.
    case notAnObject, endsTooSoon, textAfterEnd, keyExpected, colonExpected, commaExpected, valueExpected
    case badNumber, badLiteral, badEscape, controlCharacter, badUnicode, tooDeep, tooLong, empty
    // The object is no event.
    case noType, noTime, badTime, badType, badText, badNumberField, badBoolean
}

extension LineFault {
    /// What is wrong, as half a sentence.
    package var reason: String {
        switch self {
        case .notAnObject: "no JSON object"
        case .endsTooSoon: "the line ends inside the event"
        case .textAfterEnd: "text follows the event on its line"
        case .keyExpected: "a name in quotes is missing"
        case .colonExpected: "a colon is missing after a name"
        case .commaExpected: "a comma is missing between two fields"
        case .valueExpected: "a value is missing"
        case .badNumber: "a number is malformed"
        case .badLiteral: "a word that JSON does not know"
        case .badEscape: "a malformed escape in a text"
        case .controlCharacter: "a control character in a text"
        case .badUnicode: "a text is not UTF-8"
        case .tooDeep: "nested more than \(JSONLineScanner.depthLimit) deep"
        case .tooLong: "longer than \(LineFeeder.usualLineLimit >> 20) MiB"
        case .empty: "an empty object"
        case .noType: "no type"
        case .noTime: "no ts"
        case .badTime: "a time is neither RFC 3339 nor milliseconds from 1970 to 2105"
        case .badType: "the type is not a text"
        case .badText: "a field that should be a text is an object or a list"
        case .badNumberField: "a field that should be a whole number is none"
        case .badBoolean: "a field that should be true or false is neither"
        }
    }
}
