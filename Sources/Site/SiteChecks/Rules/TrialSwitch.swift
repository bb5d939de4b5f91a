import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let trialSwitch = CheckRule(
        "R9", "check.trial.switch", title: "A switch turns a trial on",
        why:
            "Paywalls with a switch between trial and no trial are rejected in numbers since January 2026: it hides what"
            + " is bought. Show the plans side by side.",
        basis: "App Review 3.1.2, 5.6",
        failing: .page("<label><input type=\"checkbox\" role=\"switch\"> Free trial</label>"),
        passing: .page("<p data-role=\"offer\">New subscribers: 1 week free, then £49.99 per year</p>"),
        .page { page, findings in
            guard page.page.paywall != nil else { return }
            for element in page.elements {
                let isBox = element.name == "input" && element.attribute("type")?.lowercased() == "checkbox"
                guard isBox || element.attribute("role") == "switch" else { continue }
                findings.report(
                    "the paywall has a switch", at: page.template("role=\"switch\"", "type=\"checkbox\""),
                    seen: page.place(of: element), suggestion: .advice("show the plans as a choice of products"))
            }
        })
}
