import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let benefits = CheckRule(
        "R15", "check.benefits", title: "A paywall does not say what a buyer gets",
        why: "At least one line names what is bought: paywalls without one are sent back.",
        basis: "App Review 3.1.2(c)",
        failing: CheckExample("headline: FieldNotes Pro\nbenefits: []") { site in
            site.pages[0].paywall?.benefits = []
        },
        passing: CheckExample("headline: FieldNotes Pro\nbenefits: [Unlimited notes]") { site in
            site.pages[0].html = ExampleSite.html(body: "<ul data-role=\"benefits\"><li>Unlimited notes</li></ul>")
        },
        .page { page, findings in
            guard let paywall = page.page.paywall else { return }
            if paywall.benefits.isEmpty {
                findings.report(
                    "the paywall names no benefit", at: paywall.key("benefits"),
                    suggestion: .write("benefits: [What a buyer gets]"))
            } else if page.all(role: "benefits").allSatisfy(\.readText.isEmpty) {
                findings.report(
                    "the page does not show the benefits", at: page.template("#benefits"),
                    suggestion: .write("<ul data-role=\"benefits\">{{#benefits}}<li>{{ text }}</li>{{/benefits}}</ul>"))
            }
        })
}

extension CheckedPaywall {
    /// Where a key of the paywall stands, else where the file begins.
    func key(_ name: String) -> SourceRange {
        range.source.first("\n\(name):").map { $0.part(1..<name.utf8.count + 1) } ?? range.part(0..<1)
    }
}
