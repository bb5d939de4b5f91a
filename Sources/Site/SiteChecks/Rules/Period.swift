import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let period = CheckRule(
        "R3", "check.price.period", title: "The billed price stands without its period",
        why: "A price says nothing without how often it is charged, so the period stands beside it.",
        basis: "App Review 3.1.2(c)",
        failing: .page(
            """
            <div data-role="plan"><p><bdi data-role="price">£49.99</bdi></p>
              <button data-action="purchase" data-product="pro.yearly">Subscribe</button></div>
            """),
        passing: .page(
            """
            <div data-role="plan"><p><bdi data-role="price">£49.99</bdi> <small data-role="period">per year</small></p>
              <button data-action="purchase" data-product="pro.yearly">Subscribe</button></div>
            """),
        .page { page, findings in
            for (product, plan) in page.plans {
                guard let period = product.period, let plan else { continue }
                let words = plan.descendants.filter { $0.role == "period" }
                let seen = page.place(of: plan)
                if !words.contains(where: { $0.readText == period.asRead }) {
                    findings.report(
                        "the plan \(product.id) does not say its period", at: page.template("data-role=\"price\""),
                        seen: seen, suggestion: .write("<span data-role=\"period\">{{ period_line }}</span>"))
                } else if !plan.holdsTogether("price", "period") {
                    findings.report(
                        "in the plan \(product.id) the period is not beside the price",
                        at: page.template("data-role=\"period\""), seen: seen,
                        suggestion: .advice("put both into one element"))
                }
            }
        })
}

extension HTMLElement {
    /// Whether an element inside has a part of each role, at most two levels down.
    fileprivate func holdsTogether(_ one: String, _ other: String) -> Bool {
        descendants.contains { element in
            let near = element.elements + element.elements.flatMap(\.elements)
            return near.contains { $0.role == one } && near.contains { $0.role == other }
        }
    }
}
