import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let commitment = CheckRule(
        "R10", "check.commitment", title: "A plan with a commitment does not say what it binds to",
        why:
            "Bill, number of bills, total and what cancelling does stand together, so that nobody takes the bill for the"
            + " price.",
        basis: "App Review 3.1.2(c)",
        failing: .page(
            selling: ExampleSite.spread,
            """
            <div data-role="plan"><bdi data-role="price">£4.99</bdi>
              <button data-action="purchase" data-product="pro.yearly" data-plan="monthly">Subscribe</button></div>
            """),
        passing: .page(
            selling: ExampleSite.spread,
            """
            <div data-role="plan"><bdi data-role="price">£4.99</bdi>
              <p data-role="payments">12 × £4.99 = £59.88</p>
              <p data-role="cancel">If you cancel, the remaining bills still fall due.</p>
              <button data-action="purchase" data-product="pro.yearly" data-plan="monthly">Subscribe</button></div>
            """),
        .page { page, findings in
            for (product, plan) in page.plans {
                guard let plan, let commitment = product.commitment else { continue }
                func says(_ role: String, _ text: String) -> Bool {
                    plan.descendants.contains { $0.role == role && $0.readText == text.asRead }
                }
                let saysPayments = says("payments", commitment.payments)
                var missing: [(role: String, words: String)] = []
                if !saysPayments, !says("bill", commitment.bill) { missing.append(("bill", "how often it is billed")) }
                if !saysPayments, !says("total", commitment.total) { missing.append(("total", "what it comes to")) }
                if !says("cancel", commitment.cancel) { missing.append(("cancel", "what cancelling does")) }
                for (role, words) in missing {
                    findings.report(
                        "the plan \(product.id) does not say \(words)",
                        at: page.template("#commitment", "data-role=\"plan\""), seen: page.place(of: plan),
                        suggestion: .write(
                            "{{#commitment}}<p data-role=\"\(role)\">{{ \(role) }}</p>{{/commitment}}"))
                }
            }
        })
}
