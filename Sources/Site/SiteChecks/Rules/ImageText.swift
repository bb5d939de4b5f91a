import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let imageText = CheckRule(
        "R25", "check.image.text", title: "A picture has no text for people who cannot see it",
        why:
            "A picture of the content says what it shows. Only what decorates may have an empty text, and says so itself"
            + " with alt=\"\".",
        basis: "WCAG 2.2 1.1.1",
        failing: .page("<img src=\"../../assets/lake.webp\" width=\"640\" height=\"480\">"),
        passing: .page(
            "<img src=\"../../assets/lake.webp\" width=\"640\" height=\"480\" alt=\"A lake at night\">"),
        .page { page, findings in
            for element in page.elements where element.name == "img" {
                let text = element.attribute("alt")
                let address = element.attribute("src") ?? ""
                // In Markdown an empty text is one that somebody left out.
                let isMissing = text == nil || page.page.markdown != nil && text?.isEmpty == true
                guard isMissing else { continue }
                let place: Diagnostic.Place
                let mend: String
                if let markdown = page.page.markdown, let range = markdown.first("![](\(address)") {
                    place = .range(range)
                    mend = "![what it shows](\(address))"
                } else {
                    place = page.template("<img")
                    mend = "alt=\"…\""
                }
                findings.report(
                    "the picture has no text", at: place, seen: page.place(of: element), suggestion: .write(mend))
            }
        })

    static let controlName = CheckRule(
        "R26", "check.control.name", title: "A button or a link has no name",
        why: "A screen reader says \"button\" and nothing else. A picture alone is no name: add a text or aria-label.",
        basis: "WCAG 2.2 4.1.2",
        failing: .page("<button data-action=\"close\"><svg></svg></button>"),
        passing: .page("<button data-action=\"close\" aria-label=\"Close\"><svg></svg></button>"),
        .page { page, findings in
            for element in page.elements where element.isControl && !element.hasName {
                let action = element.attribute("data-action").map { "data-action=\"\($0)\"" }
                findings.report(
                    "a \(element.name == "a" ? "link" : "button") has no name",
                    at: page.template(action ?? "<\(element.name)"), seen: page.place(of: element),
                    suggestion: .write("aria-label=\"…\""))
            }
        })
}

extension HTMLElement {
    fileprivate var isControl: Bool { name == "button" || name == "a" && attribute("href") != nil }

    fileprivate var hasName: Bool {
        let labels = ["aria-label", "aria-labelledby", "title"].compactMap { attribute($0) }
        let pictures = descendants.filter { $0.name == "img" }.compactMap { $0.attribute("alt") }
        return ([text] + labels + pictures).contains { $0.contains { !$0.isWhitespace } }
    }
}
