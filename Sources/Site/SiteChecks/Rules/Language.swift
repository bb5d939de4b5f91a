import Diagnostics
import Localization
import SiteModel
import SourceFiles

extension CheckRule {
    static let language = CheckRule(
        "R27", "check.language", title: "A page does not say its language or its direction",
        why:
            "A screen reader reads in the language that the page names, and Arabic runs from the right only when it says so.",
        basis: "WCAG 2.2 3.1.1; HTML, lang and dir",
        failing: CheckExample("<html>") { site in
            site.pages[0].html = Array("<!DOCTYPE html><html><body><p>Pro</p></body></html>".utf8)
        },
        passing: CheckExample("<html lang=\"en\" dir=\"ltr\">") { _ in },
        .page { page, findings in
            let wanted = [
                ("lang", page.page.language.identifier, "language"),
                ("dir", page.page.language.direction.rawValue, "direction"),
            ]
            for (attribute, value, name) in wanted where page.root.attribute(attribute) != value {
                findings.report(
                    "the page does not say its \(name)", at: page.template("<html"),
                    seen: page.place(of: page.root), suggestion: .write("\(attribute)=\"{{ \(name) }}\""))
            }
        })
}
