import Diagnostics
import Localization
import SourceFiles

/// The App Store Connect API's answer to `/v1/subscriptions/ID/prices?include=subscriptionPricePoint,territory`.
///
/// Each element of `data` names its price point and territory, which stand in `included` with the price and the
/// currency. `planType` is `UPFRONT` or `MONTHLY` (API 4.4). Prices that were set ahead have a `startDate`; the one that
/// holds from the beginning has none. Source: Apple's reference, "List all prices for a subscription".
struct ConnectPriceAnswer {
    private let product: PriceFile.NamedProduct
    private let plan: BillingPlanKind?
    private let day: String?
    private let included: Included
    private var checks = PriceFieldChecks()

    static func read(
        _ source: SourceText, product: PriceFile.NamedProduct, plan: BillingPlanKind?, day: String?,
        into diagnostics: inout [Diagnostic]
    ) -> PriceList? {
        guard let root = JSONReader.read(source, into: &diagnostics) else { return nil }
        guard let data = root["data"]?.array else {
            diagnostics.append(
                Diagnostic(
                    .pricesAnswer, "this is no list of prices: it has no list \"data\"", at: root.range.part(0..<1),
                    suggestion: .advice(
                        "save the answer of /v1/subscriptions/ID/prices?include=subscriptionPricePoint,territory")))
            return nil
        }
        var answer = ConnectPriceAnswer(product: product, plan: plan, day: day, included: Included(root))
        let rows = answer.rows(data)
        if let next = root["links"]?["next"], next.string != nil {
            answer.checks.report(
                .pricesPage, "this is one page of several: the prices of the others are not here", at: next.range,
                suggestion: .advice("ask with limit=200, or save every page in a file of its own"))
        }
        diagnostics += answer.checks.diagnostics
        return answer.checks.diagnostics.hasErrors ? nil : PriceList(source: source, rows: rows)
    }

    private init(product: PriceFile.NamedProduct, plan: BillingPlanKind?, day: String?, included: Included) {
        self.product = product
        self.plan = plan
        self.day = day
        self.included = included
    }

    /// What `data` refers to, by type and id.
    private struct Included {
        private var nodes: [String: JSONNode] = [:]

        init(_ root: JSONNode) {
            for node in root["included"]?.array ?? [] {
                if let type = node["type"]?.string, let id = node["id"]?.string { nodes["\(type) \(id)"] = node }
            }
        }

        /// The one that a relationship of a price leads to.
        func node(_ relationship: String, of price: JSONNode) -> JSONNode? {
            guard let target = price["relationships"]?[relationship]?["data"], let type = target["type"]?.string,
                let id = target["id"]?.string
            else { return nil }
            return nodes["\(type) \(id)"]
        }
    }

    /// One element of `data`, read.
    private struct Entry {
        let row: PriceList.Row
        /// From which day it holds; empty for the one that holds from the beginning.
        let start: String
    }

    private struct Key: Hashable {
        let storefront: Storefront
        let plan: BillingPlanKind
    }
}

extension ConnectPriceAnswer {
    /// One price for each storefront and plan, in the order of the file.
    private mutating func rows(_ data: [JSONNode]) -> [PriceList.Row] {
        var order: [Key] = []
        var entries: [Key: [Entry]] = [:]
        for node in data {
            guard let entry = entry(node) else { continue }
            let key = Key(storefront: entry.row.storefront, plan: entry.row.plan)
            if entries[key] == nil { order.append(key) }
            entries[key, default: []].append(entry)
        }
        reportChanges(order.compactMap { entries[$0] })
        return order.compactMap { key in entries[key].flatMap(current) }
    }

    /// The price that holds on the day that is wanted; without a day the first.
    private func current(_ entries: [Entry]) -> PriceList.Row? {
        let sorted = entries.sorted { $0.start < $1.start }
        guard let day else { return sorted.first?.row }
        return (sorted.last { $0.start <= day } ?? sorted.first)?.row
    }

    /// Prices that change are said once, with the days.
    private mutating func reportChanges(_ entries: [[Entry]]) {
        let changing = entries.filter { $0.count > 1 }
        guard day == nil, let first = changing.first else { return }
        let days = Set(changing.joined().map(\.start)).subtracting([""]).sorted()
        let storefronts = Set(changing.compactMap { $0.first?.row.storefront.alpha2 }).sorted()
        let listed = storefronts.prefix(3).joined(separator: ", ")
        let more = storefronts.count > 3 ? " and \(storefronts.count - 3) more" : ""
        checks.report(
            .pricesDates,
            "the price for \(listed)\(more) changes on \(days.joined(separator: " and ")): the first is taken",
            at: first[0].row.price.range,
            suggestion: days.last.map { .advice("say the day whose prices count: { file: …, on: \($0) }") })
    }

    private mutating func entry(_ node: JSONNode) -> Entry? {
        let place = node.object == nil ? node.range : node.range.part(0..<1)
        guard
            let point = included.node("subscriptionPricePoint", of: node)
                ?? included.node("inAppPurchasePricePoint", of: node)
        else {
            lacks("price point", "subscriptionPricePoint", at: place)
            return nil
        }
        guard let territory = included.node("territory", of: node) ?? included.node("territory", of: point),
            let code = territory["id"]?.string
        else {
            lacks("territory", "territory", at: place)
            return nil
        }
        guard let price = point["attributes"]?["customerPrice"], let text = price.string ?? price.number else {
            checks.report(.pricesAnswer, "this price point has no \"customerPrice\"", at: point.range.part(0..<1))
            return nil
        }
        let read = checks.price(text, at: price.range, emptyRange: price.range)
        guard let storefront = Storefront.find(code) else {
            checks.report(
                .storefrontUnknown, "no App Store is known as \"\(code)\": its price is left out",
                at: territory["id"]?.range ?? place, severity: .warning)
            return nil
        }
        if let currency = territory["attributes"]?["currency"], let code = currency.string {
            checks.checkCurrency(code, of: storefront, at: currency.range)
        }
        guard let read, let plan = plan(of: node) else { return nil }
        checks.checkDigits(of: read, in: storefront.currency)
        let row = PriceList.Row(
            storefront: storefront, productID: product.id, productRange: product.range, plan: plan,
            price: read.inDigits(of: storefront.currency))
        return Entry(row: row, start: node["attributes"]?["startDate"]?.string ?? "")
    }

    private mutating func lacks(_ what: String, _ name: String, at place: SourceRange) {
        checks.report(
            .pricesAnswer, "this price has no \(what) in \"included\"", at: place,
            suggestion: .advice("ask for it: ?include=subscriptionPricePoint,territory (missing: \(name))"))
    }

    private mutating func plan(of node: JSONNode) -> BillingPlanKind? {
        guard let type = node["attributes"]?["planType"], !type.isNull else { return plan ?? .upFront }
        switch type.string {
        case "UPFRONT", BillingPlanKind.upFront.rawValue: return .upFront
        case BillingPlanKind.monthly.rawValue: return .monthly
        default:
            checks.report(
                .pricesPlan, "unknown plan type \"\(type.string ?? type.kindName)\": its price is left out",
                at: type.range, severity: .warning)
            return nil
        }
    }
}
