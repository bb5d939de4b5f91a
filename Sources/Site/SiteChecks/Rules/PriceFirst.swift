import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let priceFirst = CheckRule(
        "R2", "check.price.first", title: "Another price comes before the billed one, or is as large",
        why: "The billed amount is the clearest and most conspicuous price. A price per month of a yearly plan, or that"
            + " of an offer, is smaller and comes after it.",
        basis: "App Review 3.1.2(c)",
        failing: .page(
            """
            <div data-role="plan"><b data-role="equivalent">£4.16 per month</b> <bdi data-role="price">£49.99</bdi>
              <button data-action="purchase" data-product="pro.yearly">Subscribe</button></div>
            """),
        passing: .page(
            """
            <div data-role="plan"><bdi data-role="price">£49.99</bdi> <small data-role="equivalent">£4.16 per month</small>
              <button data-action="purchase" data-product="pro.yearly">Subscribe</button></div>
            """),
        .page { page, findings in
            for (product, plan) in page.plans {
                guard let parts = plan?.descendants, let first = parts.firstIndex(where: { $0.role == "price" })
                else { continue }
                for other in parts[..<first] where ["equivalent", "offer"].contains(other.role) {
                    let role = other.role ?? ""
                    findings.report(
                        "in the plan \(product.id) the \(role) comes before the billed price",
                        at: page.template("data-role=\"\(role)\""), seen: page.place(of: other))
                }
            }
            guard let tokens = page.theme?.tokens, page.page.paywall != nil, let price = tokens.size("price")
            else { return }
            for role in ["equivalent", "offer"] where !page.all(role: role).isEmpty {
                guard let size = tokens.size(ofRole: role), size.value >= price.value else { continue }
                findings.report(
                    "the \(role) is as large as the billed price: \(size.pixels) and \(price.pixels) px",
                    at: size.range, suggestion: .advice("make it smaller than the price"))
            }
        })
}

extension ThemeTokens {
    /// The size of a role's text, in hundredths of a CSS pixel: its own, or that of what it is like.
    func size(ofRole role: String) -> Located<Int>? {
        let likes = [
            "period": "small", "equivalent": "small", "offer": "body", "renewal": "legal", "legal": "legal",
            "price": "price",
        ]
        return size(role) ?? likes[role].flatMap { size($0) }
    }
}

extension Located<Int> {
    /// Hundredths as pixels: `22`, `13.5`.
    var pixels: String {
        let rest = value % 100
        if rest == 0 { return "\(value / 100)" }
        return rest % 10 == 0 ? "\(value / 100).\(rest / 10)" : "\(value / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}
