package import Diagnostics
import SourceFiles

/// A file with prices, of any of the kinds that there are; which one it is, its beginning tells.
///
/// * a team's own list, `storefront,product,price[,currency][,plan]` (`PriceList.read`);
/// * App Store Connect's price file of one product, a table that begins with `Countries or Regions`;
/// * an answer of the App Store Connect API to `/v1/subscriptions/ID/prices`, with price points and territories.
///
/// The last two do not say whose prices they are: the settings do, or the file's name.
package struct PriceFile: Sendable {
    package let source: SourceText
    /// What the settings say of the file.
    package let settings: Settings

    /// What the settings may say of a file that does not say it itself.
    package struct Settings: Sendable {
        /// The product whose prices they are.
        package var product: String?
        /// Where the settings name it.
        package var productRange: SourceRange?
        package var plan: BillingPlanKind?
        /// The day whose prices are wanted, where prices change on a day: `2026-10-02`.
        package var day: String?

        package init(
            product: String? = nil, productRange: SourceRange? = nil, plan: BillingPlanKind? = nil, day: String? = nil
        ) {
            self.product = product
            self.productRange = productRange
            self.plan = plan
            self.day = day
        }
    }

    package init(_ source: SourceText, settings: Settings = Settings()) {
        self.source = source
        self.settings = settings
    }

    /// How the names of such files end, where a folder of them is read.
    package static let endings = [".csv", ".json"]
}

extension PriceFile {
    /// - Parameter productIDs: of all products there are, to find the one that the file's name means.
    /// - Returns: the prices, or `nil` after an error; all findings are in `diagnostics`.
    package func read(productIDs: [String], into diagnostics: inout [Diagnostic]) -> PriceList? {
        switch kind {
        case .list:
            if let range = settings.productRange {
                diagnostics.append(
                    Diagnostic(
                        .pricesProduct, "\(source.path) is a price list, which names its products itself", at: range,
                        suggestion: .advice("take \"product\" out")))
                return nil
            }
            return PriceList.read(source, into: &diagnostics)
        case .connectTable:
            guard let product = product(among: productIDs, into: &diagnostics) else { return nil }
            return ConnectPriceTable(product: product, plan: settings.plan ?? .upFront)
                .read(source, into: &diagnostics)
        case .connectAnswer:
            guard let product = product(among: productIDs, into: &diagnostics) else { return nil }
            return ConnectPriceAnswer.read(
                source, product: product, plan: settings.plan, day: settings.day, into: &diagnostics)
        }
    }

    /// A product and where it is named.
    struct NamedProduct {
        let id: String
        let range: SourceRange
    }

    private enum Kind { case list, connectTable, connectAnswer }

    private var kind: Kind {
        let start = source.bytes.prefix(4096)
        let text = String(decoding: start, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if text.first == "{" || source.path.lowercased().hasSuffix(".json") { return .connectAnswer }
        let header = text.drop { $0 == "\"" }.lowercased()
        return header.hasPrefix(ConnectPriceTable.firstColumn) ? .connectTable : .list
    }

    /// The product that the settings name; else the one whose id the file's name holds, the longest where there are
    /// several: `com.example.pro.yearly.csv`, `com.example.pro.yearly prices 2026-10.csv`.
    private func product(among ids: [String], into diagnostics: inout [Diagnostic]) -> NamedProduct? {
        if let product = settings.product {
            return NamedProduct(id: product, range: settings.productRange ?? source.place(at: 0))
        }
        let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
        if let id = ids.filter({ Self.holds(name, $0) }).max(by: { $0.utf8.count < $1.utf8.count }) {
            return NamedProduct(id: id, range: source.place(at: 0))
        }
        let stem = name.split(separator: ".").dropLast().joined(separator: ".")
        let nearest = NearestName.find(stem, in: ids)
        diagnostics.append(
            Diagnostic(
                .pricesProduct, "nobody says whose prices these are: the file's name holds no product's id",
                at: source.place(at: 0),
                suggestion: .advice(
                    "name the file \(nearest ?? ids.first ?? "com.example.pro").csv, or say it in site.yaml:"
                        + " prices: [{ file: …, product: … }]")))
        return nil
    }

    /// Whether a file's name holds an id that is no part of a longer one.
    private static func holds(_ name: String, _ id: String) -> Bool {
        func isPart(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: false
            }
        }
        let (name, id) = (Array(name.utf8), Array(id.utf8))
        guard !id.isEmpty, name.count >= id.count else { return false }
        return (0...name.count - id.count).contains { start in
            let end = start + id.count
            guard name[start..<end].elementsEqual(id) else { return false }
            let isBegin = start == 0 || !isPart(name[start - 1])
            return isBegin && (end == name.count || !isPart(name[end]))
        }
    }
}
