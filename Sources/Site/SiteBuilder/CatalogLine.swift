import FoundationEssentials
import Localization
import ProductCatalog

/// One line about a `.storekit` file: "App/Products.storekit  8 products, USD, synced 2 Oct 2026".
enum CatalogLine {
    static func text(_ file: StoreKitFile, shownAs path: String, storefront: Storefront?) -> String {
        let count = file.products.count
        var facts = ["\(count) \(count == 1 ? "product" : "products")"]
        facts.append(storefront?.currency.code ?? "no storefront")
        if let seconds = file.lastSynchronized.flatMap({ Double($0) }), seconds > 0 {
            facts.append("synced \(day(seconds))")
        }
        return "\(path)  \(facts.joined(separator: ", "))"
    }

    /// A day in UTC, from seconds since 2001-01-01: "2 Oct 2026".
    private static func day(_ seconds: Double) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents(
            [.day, .month, .year], from: Date(timeIntervalSinceReferenceDate: seconds))
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard let day = parts.day, let month = parts.month, let year = parts.year else { return "" }
        return "\(day) \(months[month - 1]) \(year)"
    }
}
