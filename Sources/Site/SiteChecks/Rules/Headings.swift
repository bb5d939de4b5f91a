import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let headings = CheckRule(
        "R24", "check.heading.order", title: "The headings of a page are out of order",
        why:
            "People who hear a page go by its headings: one of the first level, and no level left out on the way down.",
        basis: "WCAG 2.2 1.3.1, 2.4.6",
        failing: .markdown("## Plans\n\n#### Prices"), passing: .markdown("## Plans\n\n### Prices"),
        .page { page, findings in
            var last = 0
            var hasFirst = false
            for element in page.elements {
                guard let level = element.headingLevel else { continue }
                let place = page.source(of: element)
                let seen = page.place(of: element)
                let words = element.readText
                if level == 1, hasFirst {
                    findings.report(
                        "\"\(words)\" is a second heading of the first level", at: place, seen: seen,
                        suggestion: page.page.markdown == nil ? nil : .write("## \(words)"))
                } else if level > last + 1 {
                    let before = last == 0 ? "no heading" : "level \(last)"
                    findings.report(
                        "\"\(words)\" is a heading of level \(level) after \(before)", at: place, seen: seen,
                        suggestion: page.page.markdown == nil
                            ? nil : .write(String(repeating: "#", count: last + 1) + " \(words)"))
                }
                if level == 1 { hasFirst = true }
                last = level
            }
            if !hasFirst {
                findings.report("the page has no heading of the first level", at: page.template("<main", "<body"))
            }
        })
}

extension HTMLElement {
    /// From 1 to 6.
    fileprivate var headingLevel: Int? {
        guard name.utf8.count == 2, name.first == "h", let level = name.last?.wholeNumberValue else { return nil }
        return (1...6).contains(level) ? level : nil
    }
}

extension ReadPage {
    /// Where a heading was written: the line of the Markdown, or the template.
    fileprivate func source(of heading: HTMLElement) -> Diagnostic.Place {
        let level = heading.headingLevel ?? 1
        let mark = String(repeating: "#", count: level) + " "
        if let markdown = page.markdown, let range = markdown.first(mark + heading.readText) {
            return .range(range)
        }
        return template("<\(heading.name)>", "<\(heading.name) ")
    }
}
