import Diagnostics

/// Finds out what a name in copy stands for, or what is wrong with it.
struct CopyNameReader {
    let names: CopyNames

    struct Fault: Error {
        let kind: DiagnosticKind
        let message: String
        let suggestion: Diagnostic.Suggestion?
    }

    func read(_ text: String) -> Result<CopyVariable.Name, Fault> {
        let fields = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        switch (fields.first, fields.count) {
        case ("product", 2):
            return variable(fields[1], prefix: "product.").map { .product($0) }
        case ("products", 3):
            guard names.aliases.contains(fields[1]) else { return .failure(unknownAlias(fields[1], in: text)) }
            return variable(fields[2], prefix: "products.\(fields[1]).").map { .products(alias: fields[1], $0) }
        case ("custom", 2):
            return names.custom.contains(fields[1]) ? .success(.custom(fields[1])) : .failure(unknown(text))
        default:
            return .failure(unknown(text))
        }
    }

    private func variable(_ name: String, prefix: String) -> Result<ProductVariable, Fault> {
        guard let variable = ProductVariable(rawValue: name) else { return .failure(unknown(prefix + name)) }
        guard variable != .offerEndDate else {
            return .failure(
                Fault(
                    kind: .copyDate,
                    message: "\(prefix)\(name) has no value in a text: nobody knows when a buyer begins",
                    suggestion: .advice("say how long the offer lasts: {{ \(prefix)offer_period_with_unit }}")))
        }
        return .success(variable)
    }

    private func unknown(_ text: String) -> Fault {
        Fault(kind: .copyUnknown, message: "unknown variable \"\(text)\"", suggestion: suggestion(for: text))
    }

    private func unknownAlias(_ alias: String, in text: String) -> Fault {
        let nearest = NearestName.find(alias, in: names.aliases)
        let known = names.aliases.sorted().joined(separator: ", ")
        return Fault(
            kind: .copyUnknown, message: "this paywall has no product \"\(alias)\"",
            suggestion: nearest.map { .name($0) } ?? (known.isEmpty ? nil : .advice("it has \(known)")))
    }

    private func suggestion(for text: String) -> Diagnostic.Suggestion? {
        if let renamed = Self.olderNames[text] { return .name("product.\(renamed.rawValue)") }
        if ProductVariable(rawValue: text) != nil { return .name("product.\(text)") }
        let products = ProductVariable.allCases.map { "product.\($0.rawValue)" }
        let others = names.aliases.flatMap { alias in
            ProductVariable.allCases.map { "products.\(alias).\($0.rawValue)" }
        }
        let custom = names.custom.map { "custom.\($0)" }
        return NearestName.find(text, in: products + others + custom).map { .name($0) }
    }

    /// The names of RevenueCat's first generation, and what took their place.
    private static let olderNames: [String: ProductVariable] = [
        "product_name": .storeProductName, "price_per_period_full": .pricePerPeriod,
        "sub_duration": .periodWithUnit, "sub_offer_duration": .offerPeriodWithUnit, "sub_offer_price": .offerPrice,
        "sub_period": .periodly, "sub_period_abbreviated": .periodAbbreviated, "sub_period_length": .period,
        "sub_price_per_month": .pricePerMonth, "sub_price_per_week": .pricePerWeek,
        "sub_relative_discount": .relativeDiscount,
    ]
}
