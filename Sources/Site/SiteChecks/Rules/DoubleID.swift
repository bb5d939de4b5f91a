import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let doubleID = CheckRule(
        "R23", "check.id.double", title: "Two elements of a page have the same id",
        why: "A label, a link or a description that names the id reaches only the first of them.",
        basis: "HTML, id; WCAG 2.2 4.1.2",
        failing: .page("<p id=\"note\">One</p> <p id=\"note\">Two</p>"),
        passing: .page("<p id=\"note\">One</p> <p id=\"remark\">Two</p>"),
        .page { page, findings in
            var seen = Set<String>()
            for element in page.elements {
                guard let id = element.attribute("id"), !seen.insert(id).inserted else { continue }
                findings.report(
                    "the id \(id) stands twice on the page", at: page.template("id=\"\(id)\"", "id="),
                    seen: page.place(of: element))
            }
        })
}
