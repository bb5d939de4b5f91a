import Diagnostics
import SourceFiles

/// The columns of a price list, and where its header has them.
struct PriceListColumns {
    enum Column: String, CaseIterable {
        case storefront, product, price, currency, plan

        var isRequired: Bool { self == .storefront || self == .product || self == .price }
    }

    private let positions: [Column: Int]
    /// How many fields the header has.
    let count: Int

    /// Where a column stands, from 0; `nil` when the list does not have it.
    subscript(column: Column) -> Int? { positions[column] }
}

extension PriceListColumns {
    /// Reads a header; `nil` (and reported) when a column is missing, double or unknown.
    init?(header: CSVRow, into diagnostics: inout [Diagnostic]) {
        if Storefront.find(header.fields[0].text) != nil {
            diagnostics.append(
                Diagnostic(
                    .pricesColumn, "the first row holds a price, not the names of the columns", at: header.range,
                    suggestion: .write(Self.shortest)))
            return nil
        }
        var positions: [Column: Int] = [:]
        var faults: [Diagnostic] = []
        for (index, field) in header.fields.enumerated() {
            let name = field.text.trimmingBlanks().lowercased()
            guard let column = Column(rawValue: name) else {
                faults.append(Self.unknown(field, name))
                continue
            }
            if positions.updateValue(index, forKey: column) != nil {
                faults.append(Diagnostic(.pricesColumn, "the column \"\(name)\" is there twice", at: field.range))
            }
        }
        let missing = Column.allCases.filter { $0.isRequired && positions[$0] == nil }.map { "\"\($0.rawValue)\"" }
        if !missing.isEmpty {
            faults.append(
                Diagnostic(
                    .pricesColumn, "the header lacks \(missing.joined(separator: " and "))", at: header.range,
                    suggestion: faults.isEmpty ? .write(Self.shortest) : nil))
        }
        diagnostics += faults
        guard faults.isEmpty else { return nil }
        self.positions = positions
        count = header.fields.count
    }

    private static let shortest = "storefront,product,price"

    /// Names that people give to a column of ours.
    private static let meant: [String: Column] = [
        "amount": .price, "billing_plan": .plan, "country": .storefront, "currency code": .currency, "id": .product,
        "product_id": .product, "productid": .product, "region": .storefront, "sku": .product,
        "territory": .storefront,
    ]

    private static func unknown(_ field: CSVField, _ name: String) -> Diagnostic {
        if name.isEmpty { return Diagnostic(.pricesColumn, "a column has no name", at: field.range) }
        let known = Column.allCases.map(\.rawValue)
        return Diagnostic(
            .pricesColumn, "unknown column \"\(name)\"", at: field.range,
            suggestion: (meant[name]?.rawValue ?? NearestName.find(name, in: known)).map { .name($0) }
                ?? .advice("there are \(known.joined(separator: ", "))"))
    }
}

extension String {
    /// Without blanks at both ends.
    func trimmingBlanks() -> String {
        let start = drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
