import Diagnostics
import HTMLEscaping

/// What shows about a value only when a page is rendered.
enum ValueProblem {
    case url(URLSchemes.Verdict)
    case cssValue
}

extension ValueProblem {
    /// The finding, for a value with a path from the page (`paywall.products[1].url`) that the tag at a place prints;
    /// names the schemes that the site allows.
    func diagnostic(value: TemplateValue, path: String, place: SourceRange, allowed: [[UInt8]]) -> Diagnostic {
        let text = value.shownText
        let note = Diagnostic.Note("\(path) is \(JSONText.string(text.shortened).compact())")
        switch self {
        case .url(.refusedScheme(let offsets)):
            let scheme = String(decoding: Array(text.utf8)[offsets], as: UTF8.self)
            return Diagnostic(
                .urlScheme, "\(path) is an address with the scheme \(scheme), which the site does not allow", at: place,
                suggestion: .advice(Self.advice(allowed)), notes: [note])
        case .url(.unclearScheme):
            return Diagnostic(
                .urlScheme, "\(path) is an address whose scheme cannot be told", at: place,
                suggestion: .advice(Self.advice(allowed)), notes: [note])
        case .url(.hiddenCharacter), .url(.allowed):
            return Diagnostic(
                .urlCharacter, "\(path) is an address with a blank at its end or a control character", at: place,
                suggestion: .advice("remove them from the address"), notes: [note])
        case .cssValue:
            return Diagnostic(
                .cssValue, "\(path) is no plain CSS value", at: place,
                suggestion: .advice("a colour, a length, words, or a function that only computes"), notes: [note])
        }
    }

    static func advice(_ allowed: [[UInt8]]) -> String {
        let names = allowed.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ", ")
        return names.isEmpty ? "no schemes are allowed" : "allowed are \(names) and addresses without a scheme"
    }
}

extension TemplateValue {
    fileprivate var shownText: String {
        switch self {
        case .text(let text), .url(let text), .trustedHTML(let text): text
        case .absent, .flag, .json, .list, .record: kindName
        }
    }
}

extension String {
    fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
