import CopyVariables
import Localization
import ProductCatalog
import TemplateEngine

/// The plans of a page that run equally long: what a switch between yearly and monthly shows at a time.
struct PlanPeriod: Sendable {
    /// `Yearly`, `Every 3 months`, `One-time purchase`.
    var label: String
    /// Of the page's products, in their order; at least one.
    var indexes: [Int]
}

extension PlanPeriod {
    /// The periods in the order in which their first plans are shown.
    ///
    /// A plan belongs to how long it runs, not to how often it is billed: a year in twelve bills is a yearly plan.
    static func periods(of products: [PlannedProduct], in language: CopyLanguage) -> [PlanPeriod] {
        var periods: [(period: BillingPeriod?, indexes: [Int])] = []
        for (index, product) in products.enumerated() {
            let period = product.plan.product.subscription?.period.normalized
            if let known = periods.firstIndex(where: { $0.period == period }) {
                periods[known].indexes.append(index)
            } else {
                periods.append((period, [index]))
            }
        }
        return periods.map { period, indexes in
            let words = period.map { language.wording.periods.adverb($0) } ?? language.wording.words.oneTime
            return PlanPeriod(
                label: CopyFunction.capitalize.apply(to: words, language: language.language), indexes: indexes)
        }
    }
}

extension PaywallContent {
    /// The value of `periods` in the page schema.
    ///
    /// - Parameter blocks: the values of the products, in their order.
    func periodValues(_ blocks: [TemplateValue]) -> [TemplateValue] {
        let selected = products.firstIndex { $0.isSelected } ?? 0
        return periods.enumerated().map { number, period in
            let first = period.indexes.contains(selected) ? selected : period.indexes[0]
            return PageSchema.period.makeValue([
                "label": .text(period.label), "period_id": .text("period-\(number + 1)"),
                "is_shown": .flag(period.indexes.contains(selected)),
                "has_choice": .flag(period.indexes.count > 1),
                "badge": .optional(text: period.indexes.lazy.compactMap { products[$0].badge }.first),
                "products": .list(
                    period.indexes.map { index in
                        guard (index == first) != products[index].isSelected else { return blocks[index] }
                        var block = products[index]
                        block.isSelected = index == first
                        return block.value(index: index, features: features)
                    }),
                "features": .list(features.map { $0.value(of: period.indexes) }),
            ])
        }
    }
}
