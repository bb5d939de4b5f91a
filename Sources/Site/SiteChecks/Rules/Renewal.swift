import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let renewal = CheckRule(
        "R7", "check.renewal", title: "A plan does not say that it renews",
        why:
            "A subscription says on the paywall that it renews by itself, when it is charged and where it is cancelled."
            + " The wording ships with the product, in every language.",
        basis: "App Review 3.1.2(c), Schedule 2 §3.8(b)",
        failing: .page(
            """
            <div data-role="plan"><bdi data-role="price">£49.99</bdi>
              <button data-action="purchase" data-product="pro.yearly">Subscribe</button></div>
            """),
        passing: .page(
            """
            <div data-role="plan"><bdi data-role="price">£49.99</bdi>
              <button data-action="purchase" data-product="pro.yearly">Subscribe</button>
              <p data-role="renewal">Renews at £49.99 per year until you cancel.</p></div>
            """),
        .page { page, findings in
            for (product, plan) in page.plans {
                guard let plan, product.period != nil else { continue }
                let lines = plan.descendants.filter { $0.role == "renewal" }
                if !lines.contains(where: { $0.readText == product.renewal.asRead }) {
                    findings.report(
                        "the plan \(product.id) does not say that it renews",
                        at: page.template("data-role=\"renewal\"", "data-role=\"plan\""), seen: page.place(of: plan),
                        suggestion: .write("<p data-role=\"renewal\">{{ renewal }}</p>"))
                }
            }
        })
}
