import CopyVariables
import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

/// Resolves the texts of one page.
struct PageCopy {
    let planner: PaywallPlanner
    let paywall: PaywallSource
    let route: Route
    let products: [PlannedProduct]
    let custom: [String: String]
    /// Whether every text so far exists in the language.
    private(set) var isComplete = true

    init(
        planner: PaywallPlanner, paywall: PaywallSource, route: Route, products: [PlannedProduct],
        custom: [String: String]
    ) {
        self.planner = planner
        self.paywall = paywall
        self.route = route
        self.products = products
        self.custom = custom
    }
}

extension PageCopy {
    /// A text that the page cannot do without: a variable without a value is an error that names product and locale.
    mutating func needed(
        _ copy: SourceCopy, for product: PlannedProduct? = nil, withOffer: Bool = false,
        findings: inout PlanFindings
    ) -> String? {
        switch resolution(of: copy, for: product, withOffer: withOffer, findings: &findings) {
        case nil: return nil
        case .text(let text)?: return text
        case .withoutValue(let names)?:
            findings.note(
                PlanFindings.MissingValue(
                    names: names.map { "{{ \($0) }}" }.joined(separator: ", "),
                    subject: (product ?? selected)?.plan.product.id ?? paywall.name, place: copy.range,
                    suggestion: Self.offerAdvice(names)),
                in: planner.locale.tag)
            return nil
        }
    }

    /// A line that goes when one of its variables has no value.
    mutating func line(
        _ copy: SourceCopy?, for product: PlannedProduct? = nil, findings: inout PlanFindings
    ) -> String? {
        guard let copy else { return nil }
        guard case .text(let text)? = resolution(of: copy, for: product, withOffer: false, findings: &findings) else {
            return nil
        }
        return text
    }

    /// Everything that the page says of one product.
    mutating func block(_ product: PlannedProduct, findings: inout PlanFindings) -> ProductBlock? {
        let badge = line(product.source.badge, for: product, findings: &findings)
        let buttons = buttons(for: product, findings: &findings)
        guard let button = buttons else { return nil }
        let texts = product.texts
        return ProductBlock(
            alias: product.source.alias, id: product.plan.product.id,
            plan: product.plan.plan == .monthly ? product.plan.plan.name : nil, name: texts.name,
            description: product.facts.description, price: texts.price, priceLine: texts.priceLine,
            periodLine: texts.periodLine, equivalent: texts.equivalent, badge: badge, isSelected: product.isSelected,
            offer: texts.offer,
            commitment: texts.commitment.map {
                .init(bill: $0.bill, total: $0.total, payments: $0.payments, cancel: $0.cancel)
            },
            renewal: texts.renewal, button: button, buyLabel: texts.buyLabel, spoken: texts.spoken)
    }

    /// The picture behind a gate and its texts.
    mutating func locked(findings: inout PlanFindings) -> PaywallContent.Locked? {
        guard let locked = paywall.locked, let asset = planner.content.assets[locked.image.value],
            let size = asset.size
        else { return nil }
        let alternative = needed(locked.alternative, findings: &findings)
        let unlock = needed(locked.unlock, findings: &findings)
        let save = needed(locked.save, findings: &findings)
        guard let alternative, let unlock, let save else { return nil }
        return PaywallContent.Locked(
            imagePath: asset.outputPath, size: size, alternative: alternative, unlock: unlock, save: save)
    }
}

extension PageCopy {
    private var selected: PlannedProduct? { products.first { $0.isSelected } }

    /// The button's text. The texts for offers are checked too, since an app shows them to whoever is eligible.
    private mutating func buttons(for product: PlannedProduct, findings: inout PlanFindings) -> String? {
        guard let standard = paywall.button[.standard] else { return product.texts.buyLabel }
        for kind in ButtonKind.allCases where kind != .standard {
            guard let copy = paywall.button[kind] else { continue }
            if kind == product.offerButton {
                _ = needed(copy, for: product, withOffer: true, findings: &findings)
            } else {
                _ = line(copy, for: product, findings: &findings)
            }
        }
        let copy = product.plan.commitment == nil ? standard : paywall.button[.commitment] ?? standard
        return needed(copy, for: product, findings: &findings)
    }

    private mutating func resolution(
        of copy: SourceCopy, for product: PlannedProduct?, withOffer: Bool, findings: inout PlanFindings
    ) -> CopyResolution? {
        let language = planner.language.language
        let aliases = paywall.products.map(\.alias)
        guard
            let text = planner.book.text(copy, in: language, aliases: aliases, for: route, findings: &findings)
        else {
            isComplete = false
            return nil
        }
        guard hasCustomValues(of: text, findings: &findings) else {
            isComplete = false
            return nil
        }
        return resolve(text, for: product ?? selected, withOffer: withOffer, language: language)
    }

    /// Puts the values in. A text that speaks of its product alone reads alike on every page that sells it.
    private func resolve(
        _ text: CopyText, for product: PlannedProduct?, withOffer: Bool, language: LanguageTag
    ) -> CopyResolution {
        guard text.hasVariables else { return text.resolve(CopyValues(), language: language) }
        let facts = product?.facts
        let variables = withOffer ? facts?.offerVariables ?? facts?.variables : facts?.variables
        guard let facts, text.speaksOfProductAlone else {
            let values = CopyValues(
                product: variables,
                products: Dictionary(products.map { ($0.source.alias, $0.facts.variables) }) { first, _ in first },
                custom: custom)
            return text.resolve(values, language: language)
        }
        let key = PlanningMemory.ResolutionKey(
            text: text.text, product: ObjectIdentifier(facts), withOffer: withOffer)
        if let known = planner.book.memory.resolutions[key] { return known }
        let resolution = text.resolve(CopyValues(product: variables), language: language)
        planner.book.memory.resolutions[key] = resolution
        return resolution
    }

    /// Whether the site's own values that a text names exist in the language; those that do not are noted.
    private func hasCustomValues(of text: CopyText, findings: inout PlanFindings) -> Bool {
        var hasAll = true
        for case .custom(let name) in text.variables.map(\.name) where custom[name] == nil {
            hasAll = false
            guard let value = planner.content.settings.custom[name] else { continue }
            findings.note(missing: value, in: planner.language.language, for: route)
        }
        return hasAll
    }

    /// Whoever writes an offer into the standard button has most likely meant the text for offers.
    private static func offerAdvice(_ names: [String]) -> Diagnostic.Suggestion? {
        guard names.contains(where: { $0.contains(".offer_") }) else { return nil }
        return .advice("put it under trial:, and a text without an offer under default:")
    }
}

extension CopyText {
    fileprivate var speaksOfProductAlone: Bool {
        variables.allSatisfy { if case .product = $0.name { true } else { false } }
    }
}

extension PlannedProduct {
    /// The button's text for a buyer who gets the introductory offer.
    fileprivate var offerButton: ButtonKind? {
        guard let offer = plan.introductoryOffer?.offer else { return nil }
        return switch offer.paymentMode {
        case .freeTrial: .trial
        case .payAsYouGo: .payAsYouGo
        case .payUpFront: .payUpFront
        }
    }
}
