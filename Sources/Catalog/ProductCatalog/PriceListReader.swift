package import Diagnostics
import Localization
import SourceFiles

extension PriceList {
    /// Reads a price list that a team writes: comma-separated values with the header
    /// `storefront,product,price[,currency][,plan]`, the columns in any order.
    ///
    /// - Returns: the list, or `nil` after an error; all findings are in `diagnostics`.
    package static func read(_ source: SourceText, into diagnostics: inout [Diagnostic]) -> PriceList? {
        let delimiter = delimiter(of: source)
        guard let rows = CSVReader.read(source, delimiter: delimiter, into: &diagnostics) else { return nil }
        guard let header = rows.first else {
            diagnostics.append(
                Diagnostic(
                    .pricesColumn, "the price list is empty", at: source.place(at: 0),
                    suggestion: .write("storefront,product,price")))
            return nil
        }
        guard let columns = PriceListColumns(header: header, into: &diagnostics) else { return nil }
        var reader = PriceRowReader(columns: columns)
        let read = rows.dropFirst().compactMap { reader.row($0) }
        diagnostics += reader.checks.diagnostics
        return reader.checks.diagnostics.hasErrors ? nil : PriceList(source: source, rows: read)
    }

    /// Spreadsheets write semicolons where the decimal separator is a comma.
    private static func delimiter(of source: SourceText) -> UInt8 {
        let header = source.line(1)
        return header.contains(";") && !header.contains(",") ? UInt8(ascii: ";") : UInt8(ascii: ",")
    }
}

/// Reads rows, and collects what is wrong with them.
private struct PriceRowReader {
    let columns: PriceListColumns
    var checks = PriceFieldChecks()

    init(columns: PriceListColumns) { self.columns = columns }

    mutating func row(_ row: CSVRow) -> PriceList.Row? {
        guard hasRightLength(row) else { return nil }
        let storefront = storefront(of: row)
        let product = required(.product, of: row)
        let price = price(of: row)
        let plan = plan(of: row)
        if let storefront { checkCurrency(of: row, storefront) }
        guard let storefront, let product, let price, let plan else { return nil }
        checks.checkDigits(of: price, in: storefront.currency)
        return PriceList.Row(
            storefront: storefront, productID: product.text.trimmingBlanks(), productRange: product.range, plan: plan,
            price: price)
    }

    private mutating func report(
        _ kind: DiagnosticKind, _ message: String, at range: SourceRange, suggestion: Diagnostic.Suggestion? = nil
    ) {
        checks.report(kind, message, at: range, suggestion: suggestion)
    }
}

extension PriceRowReader {
    /// Fields that are left out at the end are empty, if they may be.
    private mutating func hasRightLength(_ row: CSVRow) -> Bool {
        let count = row.fields.count
        let lacks = PriceListColumns.Column.allCases.contains { column in
            guard let position = columns[column] else { return false }
            return column.isRequired && position >= count
        }
        guard lacks || count > columns.count else { return true }
        if count == columns.count + 1, let split = splitPrice(in: row) {
            report(
                .priceMalformed, "\"\(split.text)\" is not a price: decimals stand behind a point here", at: split,
                suggestion: .write(split.text.replacing(",", with: ".")))
        } else {
            let fields = count == 1 ? "1 field" : "\(count) fields"
            report(.pricesRow, "this row has \(fields), but the header \(columns.count)", at: row.range)
        }
        return false
    }

    /// A price with a decimal comma and without quotes, which has become two fields.
    private func splitPrice(in row: CSVRow) -> SourceRange? {
        guard let position = columns[.price], position + 1 < row.fields.count else { return nil }
        let parts = row.fields[position...position + 1]
        let areDigits = parts.allSatisfy { !$0.text.isEmpty && $0.text.allSatisfy { $0.isASCII && $0.isNumber } }
        guard areDigits, let first = parts.first, let last = parts.last else { return nil }
        return SourceRange(
            source: first.range.source, offsets: first.range.offsets.lowerBound..<last.range.offsets.upperBound)
    }

    /// The field of a column; `nil` when the list does not have it, or the row ends before it.
    private func field(_ column: PriceListColumns.Column, of row: CSVRow) -> CSVField? {
        guard let position = columns[column], position < row.fields.count else { return nil }
        return row.fields[position]
    }

    private mutating func required(_ column: PriceListColumns.Column, of row: CSVRow) -> CSVField? {
        guard let field = field(column, of: row) else { return nil }
        if field.text.trimmingBlanks().isEmpty {
            report(.pricesRow, "the \(column.rawValue) is empty", at: field.range.source.range(row.range.offsets))
            return nil
        }
        return field
    }

    private mutating func storefront(of row: CSVRow) -> Storefront? {
        guard let field = required(.storefront, of: row) else { return nil }
        let code = field.text.trimmingBlanks()
        if let storefront = Storefront.find(code) { return storefront }
        report(
            .storefrontUnknown, "no App Store has the storefront \"\(code)\"", at: field.range,
            suggestion: Storefront.suggestion(for: code).map { .name($0) })
        return nil
    }

    private mutating func price(of row: CSVRow) -> SourcedPrice? {
        guard let field = field(.price, of: row) else { return nil }
        return checks.price(field.text.trimmingBlanks(), at: field.range, emptyRange: row.range)
    }

    private mutating func plan(of row: CSVRow) -> BillingPlanKind? {
        guard let field = field(.plan, of: row) else { return .upFront }
        let name = field.text.trimmingBlanks()
        if name.isEmpty { return .upFront }
        if let kind = BillingPlanKind(name: name.lowercased()) { return kind }
        let known = BillingPlanKind.allCases.map(\.name)
        report(
            .pricesPlan, "unknown billing plan \"\(name)\"", at: field.range,
            suggestion: NearestName.find(name, in: known).map { .name($0) }
                ?? .advice("there are \(known.joined(separator: " and "))"))
        return nil
    }

    private mutating func checkCurrency(of row: CSVRow, _ storefront: Storefront) {
        guard let field = field(.currency, of: row) else { return }
        let code = field.text.trimmingBlanks()
        if !code.isEmpty { checks.checkCurrency(code, of: storefront, at: field.range) }
    }
}
