import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let priceAfterOffer = CheckRule(
        "R4", "check.offer.price", title: "An offer is promised without the price after it",
        why: "Whoever begins a free or cheaper period has to see, in the same line, what is charged when it ends.",
        basis: "App Review 3.1.2(c)",
        failing: .page(
            selling: ExampleSite.trial,
            """
            <div data-role="plan"><bdi data-role="price">£49.99</bdi> <p data-role="offer">1 week free</p>
              <button data-action="purchase" data-product="pro.yearly">Subscribe</button></div>
            """),
        passing: .page(
            selling: ExampleSite.trial,
            """
            <div data-role="plan"><bdi data-role="price">£49.99</bdi>
              <p data-role="offer">New subscribers: 1 week free, then £49.99 per year</p>
              <button data-action="purchase" data-product="pro.yearly">Subscribe</button></div>
            """),
        .page { page, findings in
            for (product, plan) in page.plans where product.offer != nil {
                guard let plan else { continue }
                let offers = plan.descendants.filter { $0.role == "offer" }
                if offers.isEmpty {
                    findings.report(
                        "the plan \(product.id) has an offer, and the page does not say its terms",
                        at: page.template("data-role=\"plan\""), seen: page.place(of: plan),
                        suggestion: .write("{{#offer}}<p data-role=\"offer\">{{ offer }}</p>{{/offer}}"))
                }
                for offer in offers where !offer.readText.contains(product.price.asRead) {
                    findings.report(
                        "the offer of \(product.id) does not say the price after it",
                        at: page.template("data-role=\"offer\""), seen: page.place(of: offer),
                        suggestion: .write("<p data-role=\"offer\">{{ offer }}</p>"))
                }
            }
            // Buttons have their terms beside them; a headline or a badge stands alone.
            guard let paywall = page.page.paywall else { return }
            for copy in paywall.promises where copy.value.contains("product.offer_") {
                guard !copy.value.contains("product.price") else { continue }
                findings.report(
                    "this promises an offer without the price after it", at: copy.range,
                    suggestion: .write("… then {{ product.price_per_period }}"))
            }
        })
}
