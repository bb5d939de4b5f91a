import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let struckPrice = CheckRule(
        "R11", "check.price.struck", title: "A price is struck through that nobody pays",
        why:
            "A former price that never was one misleads, and consumer law forbids it too. What may be struck through is"
            + " the regular price of a product whose offer costs less.",
        basis: "App Review 2.3.1, 5.6",
        failing: .page("<p><s>£99.99</s> <bdi data-role=\"price\">£49.99</bdi></p>"),
        passing: .page("<p><bdi data-role=\"price\">£49.99</bdi></p>"),
        .page { page, findings in
            guard let paywall = page.page.paywall else { return }
            let regular = Set(paywall.products.filter { $0.offer != nil }.map(\.price.asRead))
            for element in page.elements where ["s", "del", "strike"].contains(element.name) {
                let text = element.readText
                guard text.contains(where: \.isNumber), !regular.contains(text) else { continue }
                findings.report(
                    "the struck price is no product's regular price",
                    at: page.template("<\(element.name)>", "<\(element.name) "), seen: page.place(of: element))
            }
        })
}
