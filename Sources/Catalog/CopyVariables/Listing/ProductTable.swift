import Diagnostics
import Localization
import ProductCatalog

/// The rows of a listing: in columns where they fit, else each product on lines of its own.
struct ProductTable {
    let listing: ProductListing
    let width: Int
    let style: TerminalStyle

    private struct Row {
        /// Level, id, price, what is sold, name.
        let cells: [String]
        let remarks: [String]
    }
}

extension ProductTable {
    func lines(_ products: [Product]) -> [String] {
        let rows = products.map(row)
        let widths = (0..<5).map { column in rows.map { TextWidth.of($0.cells[column]) }.max() ?? 0 }
        let used = widths.filter { $0 > 0 }
        let fits = used.reduce(0, +) + (used.count - 1) * 2 + 2 <= width
        return rows.flatMap { fits ? wide($0, widths) : stacked($0, levelWidth: widths[0]) }
    }

    private func wide(_ row: Row, _ widths: [Int]) -> [String] {
        var line = " "
        for (column, cell) in row.cells.enumerated() where widths[column] > 0 {
            let blanks = String(repeating: " ", count: widths[column] - TextWidth.of(cell))
            // Numbers stand at the right of their column.
            line += " " + (column == 0 || column == 2 ? blanks + cell : cell + blanks) + " "
        }
        let indent = widths[0] > 0 ? widths[0] + 6 : 4
        return [trimmed(line)] + remarks(row, indent: indent)
    }

    private func stacked(_ row: Row, levelWidth: Int) -> [String] {
        let indent = levelWidth > 0 ? levelWidth + 4 : 4
        let level = String(repeating: " ", count: levelWidth - TextWidth.of(row.cells[0])) + row.cells[0]
        let head = levelWidth > 0 ? "  \(level)  \(row.cells[1])" : "  \(row.cells[1])"
        let facts = row.cells[2...].filter { !$0.isEmpty }
        let together = facts.joined(separator: "   ")
        let blanks = String(repeating: " ", count: indent)
        let lines =
            TextWidth.of(together) + indent <= width
            ? [together] : [facts.dropLast().joined(separator: "   "), facts.last ?? ""]
        return [head] + lines.flatMap { wrapped($0, indent: indent, blanks) } + remarks(row, indent: indent)
    }

    private func wrapped(_ text: String, indent: Int, _ blanks: String) -> [String] {
        TextWidth.of(text) + indent <= width
            ? [blanks + text] : TextWrapping.lines(text, width: width, indent: indent + 2, firstIndent: indent)
    }

    private func remarks(_ row: Row, indent: Int) -> [String] {
        row.remarks.flatMap { TextWrapping.lines($0, width: width, indent: indent + 2, firstIndent: indent) }
    }

    private func trimmed(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }
}

extension ProductTable {
    private func row(_ product: Product) -> Row {
        let terms = product.subscription
        let period = terms.flatMap { terms in listing.wording?.periods.counted(terms.period) }
        let sold = (period ?? product.type.words) + (product.isFamilyShareable ? ", family" : "")
        let cells = [
            terms?.level.map { String($0) } ?? "", product.id, product.price.map { listing.text($0) } ?? "no price",
            sold, listing.name(of: product) ?? "(no name)",
        ]
        let remarks = terms.map { plans(of: $0) + offers(of: product, $0) } ?? []
        return Row(cells: cells.map(plain), remarks: remarks.map(plain))
    }

    private func plain(_ text: String) -> String { text.withoutDirectionMarks.safeForTerminal }

    /// What there is beside paying up front.
    private func plans(of terms: SubscriptionTerms) -> [String] {
        terms.billingPlans.compactMap { plan in
            guard plan.isEnabled else { return "\(plan.kind.name) plan: not sold (isEnabled is false)" }
            guard plan.kind == .monthly else { return nil }
            let month = BillingPeriod(count: 1, unit: .month)
            guard let price = plan.price, let wording = listing.wording,
                let count = BillCount.of(month, in: terms.period)
            else { return "monthly plan: no price" }
            let bill = wording.commitmentBill(
                listing.text(price), every: month, for: BillingPeriod(count: count, unit: .month))
            let total = plan.commitmentPrice.map { wording.commitmentTotal(listing.text($0)) }
            return "monthly plan: " + wording.sentences([bill, total].compactMap(\.self))
        }
    }

    private func offers(of product: Product, _ terms: SubscriptionTerms) -> [String] {
        let offers = terms.introductoryOffers + terms.promotionalOffers + terms.winBackOffers + terms.codeOffers
        return offers.map { offer in
            var label = offer.kind.words
            if let name = offer.offerID ?? offer.referenceName { label += " \(name)" }
            if !offer.codeEligibility.isEmpty {
                label += " (\(offer.codeEligibility.map(\.rawValue).joined(separator: ", ")))"
            }
            if offer.billingPlan == .monthly { label += ", monthly plan" }
            return "\(label): \(words(offer, of: product, terms))"
        }
    }

    private func words(_ offer: SubscriptionOffer, of product: Product, _ terms: SubscriptionTerms) -> String {
        guard let wording = listing.wording else { return offer.paymentMode.rawValue }
        let plan = offer.billingPlan ?? .upFront
        let period = plan == .monthly ? BillingPeriod(count: 1, unit: .month) : terms.period
        let then = product.price(of: plan).map { listing.text($0) } ?? "(no price)"
        let price = offer.price.map { listing.text($0) } ?? "(no price)"
        switch offer.paymentMode {
        case .freeTrial:
            return wording.offerFree(for: offer.duration, then: then, every: period)
        case .payAsYouGo:
            return wording.offerPayAsYouGo(
                price, every: offer.period.normalized, for: offer.duration, then: then, every: period)
        case .payUpFront:
            return wording.offerPayUpFront(price, for: offer.duration, then: then, every: period)
        }
    }
}

extension OfferKind {
    /// As people read it.
    fileprivate var words: String {
        switch self {
        case .introductory: "introductory offer"
        case .promotional: "promotional offer"
        case .winBack: "win-back offer"
        case .code: "offer code"
        }
    }
}
