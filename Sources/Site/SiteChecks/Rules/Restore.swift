import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let restore = CheckRule(
        "R6", "check.restore", title: "A paywall has no restore button",
        why:
            "Whoever bought on another phone has to get it back without paying again. Pages show the button inside the app.",
        basis: "App Review 3.1.1",
        failing: .page("<button data-action=\"close\" aria-label=\"Close\"></button>"),
        passing: .page("<button data-action=\"restore\">Restore purchases</button>"),
        .page { page, findings in
            guard let paywall = page.page.paywall, paywall.products.contains(where: \.isRestorable) else { return }
            if !paywall.actions.contains(.restore) {
                findings.report(
                    "the paywall has no restore button", at: paywall.key("actions"),
                    suggestion: .write("actions: [\(paywall.actions(with: .restore))]"))
            } else {
                page.checkAction("restore", &findings)
            }
        })
}

extension CheckedPaywall {
    /// The actions with one more, as a list in YAML.
    func actions(with action: PaywallAction) -> String {
        PaywallAction.allCases.filter { actions.contains($0) || $0 == action }.map(\.rawValue)
            .joined(separator: ", ")
    }
}

extension ReadPage {
    /// Reports a button that the page lacks although the paywall wants it, and one that nobody can press.
    func checkAction(_ action: String, _ findings: inout RuleFindings) {
        let buttons = elements.filter { $0.attribute("data-action") == action }
        if buttons.isEmpty {
            findings.report(
                "the page lacks the paywall's \(action) button", at: template("has_\(action)"),
                suggestion: .write("<button type=\"button\" data-action=\"\(action)\">…</button>"))
        }
        for button in buttons {
            let hidden =
                ["hidden", "disabled"].filter { button.attribute($0) != nil }
                + (button.attribute("aria-hidden") == "true" ? ["aria-hidden"] : [])
            if let attribute = hidden.first {
                findings.report(
                    "the \(action) button is \(attribute)", at: template("data-action=\"\(action)\""),
                    seen: place(of: button))
            }
        }
    }
}
