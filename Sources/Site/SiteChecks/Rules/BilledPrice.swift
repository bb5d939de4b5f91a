import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let billedPrice = CheckRule(
        "R1", "check.price.billed", title: "A plan does not show the price that is billed",
        why: "The amount that is charged has to stand on the page for every plan, as the store words it.",
        basis: "App Review 3.1.2(c)",
        failing: .page(
            """
            <div data-role="plan"><b>Yearly</b>
              <button data-action="purchase" data-product="pro.yearly">Subscribe</button></div>
            """),
        passing: .page(
            """
            <div data-role="plan"><b>Yearly</b> <bdi data-role="price">£49.99</bdi>
              <button data-action="purchase" data-product="pro.yearly">Subscribe</button></div>
            """),
        .page { page, findings in
            for (product, plan) in page.plans {
                guard let plan else {
                    findings.report(
                        "no plan of the page has a button that buys \(product.id)",
                        at: page.template("data-role=\"plan\""),
                        suggestion: .advice(
                            "mark the plan with data-role=\"plan\", its button with data-action and data-product"))
                    continue
                }
                let prices = plan.descendants.filter { $0.role == "price" }
                if prices.isEmpty {
                    findings.report(
                        "the plan \(product.id) does not show its price", at: page.template("data-role=\"plan\""),
                        seen: page.place(of: plan),
                        suggestion: .write("<bdi data-role=\"price\">{{ price }}</bdi>"))
                }
                for price in prices where price.readText != product.price.asRead {
                    findings.report(
                        "the price of \(product.id) is not the one that is billed",
                        at: page.template("data-role=\"price\""), seen: page.place(of: price),
                        suggestion: .write("<bdi data-role=\"price\">{{ price }}</bdi>"))
                }
            }
        })
}
