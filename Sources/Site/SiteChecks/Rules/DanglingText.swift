import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let danglingText = CheckRule(
        "R13", "check.text.dangling", title: "A text has a hole where a value belongs",
        why: "An empty value leaves words that lead nowhere, such as \"£49.99/\" or \"()\", or shows a placeholder to"
            + " buyers.",
        basis: "App Review 2.1",
        failing: .page("<p>£119.49/</p>"), passing: .page("<p>£119.49/year</p>"),
        .page { page, findings in
            for element in page.elements where !["script", "style", "head", "title"].contains(element.name) {
                if let role = element.role, DanglingText.needed.contains(role), element.readText.isEmpty {
                    findings.report(
                        "the \(role) is empty", at: page.template("data-role=\"\(role)\""),
                        seen: page.place(of: element))
                }
                for case .text(let text) in element.content {
                    guard let words = DanglingText.problem(in: text.asRead) else { continue }
                    findings.report(
                        words, at: page.source(of: text.asRead), seen: page.place(of: element))
                }
            }
        })
}

private enum DanglingText {
    static let needed = ["price", "period", "equivalent", "offer", "bill", "total", "payments", "cancel", "renewal"]

    /// What is wrong with a text; `nil` when nothing is.
    static func problem(in text: String) -> String? {
        guard !text.isEmpty else { return nil }
        for mark in ["{{", "}}", "%@", "%lld", "%#@", "¤"] where text.contains(mark) {
            return "the text \"\(text.short)\" shows the placeholder \(mark)"
        }
        if ["n/a", "null", "undefined", "nan", "nil"].contains(text.lowercased()) {
            return "the text \"\(text.short)\" is no value"
        }
        for hole in ["()", "( )", "（）", "[]"] where text.contains(hole) {
            return "the text \"\(text.short)\" has an empty pair of brackets"
        }
        if text.count > 1, let last = text.last, "/×=+".contains(last) {
            return "the text \"\(text.short)\" ends with \(last)"
        }
        return nil
    }
}

extension String {
    /// At most forty characters, for a message.
    fileprivate var short: String { count > 40 ? prefix(39) + "…" : self }
}

extension ReadPage {
    /// Where a person wrote a text: the paywall's copy with the same words, the Markdown file, or the template.
    fileprivate func source(of text: String) -> Diagnostic.Place {
        if let markdown = page.markdown, let range = markdown.first(text) { return .range(range) }
        let copy = page.paywall?.copy.first { copy in
            let words = copy.value.asRead
            let begin = words.prefix { $0 != "{" }
            return words == text || begin.count > 3 && text.hasPrefix(begin)
        }
        return copy.map { .range($0.range) } ?? template(text)
    }
}
