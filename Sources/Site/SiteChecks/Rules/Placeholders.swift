import Diagnostics
import Foundation
import Localization
import SiteModel
import SourceFiles

extension CheckRule {
    static let placeholders = CheckRule(
        "R12", "check.translation.placeholders", title: "A translation has other placeholders than its source",
        why: "A lost placeholder loses a price or a name in one language, where nobody of the team may see it.",
        basis: "App Review 2.3",
        failing: .translation("Subscribe for {{ product.price }}", "Jetzt abonnieren"),
        passing: .translation("Subscribe for {{ product.price }}", "Für {{ product.price }} abonnieren"),
        .site { site, findings in
            for translation in site.site.translations {
                let wanted = Placeholders.all(in: translation.source)
                let found = Placeholders.all(in: translation.text.value)
                if let missing = wanted.first(where: { !found.contains($0) }) {
                    findings.report(
                        "the \(translation.language) text lacks \(missing)", at: translation.text.range,
                        notes: [.init("the source is: \(translation.source)")])
                } else if let extra = found.first(where: { !wanted.contains($0) }) {
                    findings.report(
                        "the \(translation.language) text has \(extra), which its source has not",
                        at: translation.text.range, notes: [.init("the source is: \(translation.source)")])
                }
            }
        })
}

extension CheckExample {
    /// A text and its German translation.
    fileprivate static func translation(_ source: String, _ text: String) -> CheckExample {
        CheckExample("\"\(source)\" : { \"localizations\" : { \"de\" : { \"value\" : \"\(text)\" } } }") { site in
            site.translations = [
                CheckedTranslation(
                    source: source, language: ExampleSite.german,
                    text: Located(text, at: ExampleSite.settings.range(0..<5)))
            ]
        }
    }
}

/// What a text leaves open: `{{ product.price }}` (without blanks and functions), `%@`, `%1$lld`.
enum Placeholders {
    static func all(in text: String) -> [String] { (variables(in: text) + specifiers(in: text)).sorted() }

    private static func variables(in text: String) -> [String] {
        text.components(between: "{{", and: "}}").map { inside in
            let name = inside.split(separator: "|").first ?? ""
            return "{{ \(name.filter { !$0.isWhitespace }) }}"
        }
    }

    private static func specifiers(in text: String) -> [String] {
        var found: [String] = []
        var rest = Substring(text)
        while let percent = rest.firstIndex(of: "%") {
            rest = rest[rest.index(after: percent)...]
            let specifier = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "$" || "lqh".contains($0)) }
            let kind = rest.dropFirst(specifier.count).first
            guard let kind, "@dDuUxXfFeEgGsScC".contains(kind), specifier.first != " " else { continue }
            found.append("%\(specifier)\(kind)")
            rest = rest.dropFirst(specifier.count + 1)
        }
        return found
    }
}

extension String {
    fileprivate func components(between open: String, and close: String) -> [String] {
        ranges(of: open).compactMap { start in
            guard let end = self[start.upperBound...].range(of: close) else { return nil }
            return String(self[start.upperBound..<end.lowerBound])
        }
    }
}
