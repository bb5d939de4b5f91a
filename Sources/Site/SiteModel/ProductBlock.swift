import TemplateEngine

/// A product as one page shows it: every text finished.
struct ProductBlock: Sendable {
    var alias: String
    var id: String
    /// `monthly` for the plan with a commitment.
    var plan: String?
    var name: String
    var description: String?
    var price: String
    var priceLine: String
    var periodLine: String?
    var equivalent: String?
    var badge: String?
    var isSelected: Bool
    var offer: String?
    var commitment: Commitment?
    var renewal: String
    var button: String
    var buyLabel: String
    var spoken: String

    struct Commitment: Sendable {
        var bill: String
        var total: String
        var payments: String
        var cancel: String
    }
}

extension ProductBlock {
    /// - Parameters:
    ///   - index: the place among the page's products, which makes the id of its input unique.
    ///   - features: the page's table.
    func value(index: Int, features: [FeatureRow]) -> TemplateValue {
        PageSchema.product.makeValue(fields: [
            "alias": .text(alias), "id": .text(id), "plan": .optional(text: plan), "name": .text(name),
            "description": .optional(text: description), "price": .text(price), "price_line": .text(priceLine),
            "period_line": .optional(text: periodLine), "equivalent": .optional(text: equivalent),
            "badge": .optional(text: badge), "is_selected": .flag(isSelected), "offer": .optional(text: offer),
            "commitment": commitment.map { commitment in
                PageSchema.commitment.makeValue(fields: [
                    "bill": .text(commitment.bill), "total": .text(commitment.total),
                    "payments": .text(commitment.payments), "cancel": .text(commitment.cancel),
                ])
            } ?? .absent,
            "features": .list(features.map { $0.value(ofProductAt: index) }),
            "renewal": .text(renewal), "button": .text(button), "buy_label": .text(buyLabel),
            "spoken": .text(spoken), "input_id": .text("plan-\(index + 1)"),
        ])
    }
}
