import Diagnostics
import Localization
import SourceFiles

/// App Store Connect's price file of one product, as its page "Subscription Prices" saves it: lines that end in CR LF, the
/// header `Countries or Regions,Currency Code,Price,Proceeds,May Adjust Automatically`, storefronts by English name
/// ("China mainland"), prices as `8.0`. Proceeds and what may follow are not read.
struct ConnectPriceTable {
    let product: PriceFile.NamedProduct
    let plan: BillingPlanKind

    static let firstColumn = "countries or regions"
    private static let columns = [firstColumn, "currency code", "price"]
}

extension ConnectPriceTable {
    func read(_ source: SourceText, into diagnostics: inout [Diagnostic]) -> PriceList? {
        guard let rows = CSVReader.read(source, into: &diagnostics), let header = rows.first else { return nil }
        let names = header.fields.map { $0.text.trimmingBlanks().lowercased() }
        let positions = Self.columns.map { names.firstIndex(of: $0) }
        let missing = zip(Self.columns, positions).filter { $0.1 == nil }.map { "\"\($0.0)\"" }
        guard missing.isEmpty else {
            diagnostics.append(
                Diagnostic(
                    .pricesColumn, "the header lacks \(missing.joined(separator: " and "))", at: header.range,
                    suggestion: .advice("save the file again from App Store Connect")))
            return nil
        }
        let places = positions.compactMap(\.self)
        var checks = PriceFieldChecks()
        let read = rows.dropFirst().compactMap { row(of: $0, places, &checks) }
        diagnostics += checks.diagnostics
        return checks.diagnostics.hasErrors ? nil : PriceList(source: source, rows: read)
    }

    private func row(of row: CSVRow, _ places: [Int], _ checks: inout PriceFieldChecks) -> PriceList.Row? {
        guard let last = places.max(), row.fields.count > last else {
            checks.report(
                .pricesRow, "this row has \(row.fields.count) fields, but a price needs \((places.max() ?? 0) + 1)",
                at: row.range)
            return nil
        }
        let (name, currency, price) = (row.fields[places[0]], row.fields[places[1]], row.fields[places[2]])
        let text = name.text.trimmingBlanks()
        let read = checks.price(price.text.trimmingBlanks(), at: price.range, emptyRange: row.range)
        guard let storefront = Storefront.find(named: text) ?? Storefront.find(text) else {
            // The file is Apple's own: an App Store that is new is no mistake of whoever saved it.
            checks.report(
                .storefrontUnknown, "no App Store is known as \"\(text)\": its price is left out", at: name.range,
                suggestion: Storefront.suggestion(for: text).map { .name($0) }, severity: .warning)
            return nil
        }
        checks.checkCurrency(currency.text.trimmingBlanks(), of: storefront, at: currency.range)
        guard let read else { return nil }
        checks.checkDigits(of: read, in: storefront.currency)
        return PriceList.Row(
            storefront: storefront, productID: product.id, productRange: product.range, plan: plan,
            price: read.inDigits(of: storefront.currency))
    }
}
