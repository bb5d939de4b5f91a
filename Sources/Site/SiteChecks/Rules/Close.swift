import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let close = CheckRule(
        "R8", "check.close", title: "A paywall cannot be closed at once",
        why: "A close button that is missing, hidden or shown late is rejected: nobody may be held on a paywall.",
        basis: "App Review 3.1.2, 5.6",
        failing: .page(
            """
            <style>.close { animation: appear 5s }</style>
            <button class="close" data-action="close" aria-label="Close">×</button>
            """),
        passing: .page("<button class=\"close\" data-action=\"close\" aria-label=\"Close\">×</button>"),
        .page { page, findings in
            guard let paywall = page.page.paywall else { return }
            guard paywall.actions.contains(.close) else {
                findings.report(
                    "the paywall has no close button", at: paywall.key("actions"),
                    suggestion: .write("actions: [\(paywall.actions(with: .close))]"))
                return
            }
            page.checkAction("close", &findings)
            for button in page.elements where button.attribute("data-action") == "close" {
                for rule in StyleRule.all(in: page.styles) where rule.speaks(of: button) && rule.hides {
                    findings.report(
                        "the close button is hidden or comes late: \(rule.selector)",
                        at: page.template(rule.selector, "data-action=\"close\""), seen: page.place(of: button))
                }
            }
        })
}

/// A rule of a style sheet: enough of it to see what is said about one element.
struct StyleRule: Sendable {
    let selector: String
    let declarations: String

    static func all(in sheet: String) -> [StyleRule] {
        sheet.split(separator: "}").compactMap { part in
            let pieces = part.split(separator: "{")
            guard pieces.count >= 2 else { return nil }
            return StyleRule(
                selector: pieces[pieces.count - 2].trimmed, declarations: String(pieces[pieces.count - 1]))
        }
    }

    /// Whether the last part of a selector names the element's class or action.
    func speaks(of element: HTMLElement) -> Bool {
        let classes = (element.attribute("class") ?? "").split(separator: " ")
        // `host-only` and its like are shared; a class of its own is named after it.
        let own = classes.filter { $0.contains("close") }.map { ".\($0)" }
        let names = own + ["[data-action=\"close\"]", "[data-action=close]"]
        return selector.split(separator: ",").contains { one in
            let last = one.split(separator: " ").last.map(String.init) ?? ""
            return names.contains { last == $0 || last.hasPrefix($0 + ":") || last.hasPrefix($0 + ".") }
        }
    }

    /// Whether it hides, or shows only after a while.
    var hides: Bool {
        let text = declarations.filter { !$0.isWhitespace }.lowercased()
        return ["animation:", "animation-", "transition-delay", "opacity:0", "visibility:hidden", "display:none"]
            .contains { text.contains($0) } && !text.contains("opacity:0.") && !text.contains("animation:none")
    }
}

extension Substring {
    fileprivate var trimmed: String {
        split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
