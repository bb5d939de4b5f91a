package import Diagnostics
import Localization
import ProductCatalog

extension ProductListing {
    /// The listing for a terminal: a heading, the subscription groups with their levels, what is bought once, the
    /// languages of the names, the counts.
    package func text(width: Int, style: TerminalStyle) -> String {
        var blocks = [heading(width: width, style)]
        let table = ProductTable(listing: self, width: width, style: style)
        for group in file.groups {
            let products = group.productIDs.compactMap { id in file.products.first { $0.id == id } }
            guard !products.isEmpty else { continue }
            blocks.append(groupTitle(group, products, width: width, style) + table.lines(byLevel(products)))
        }
        let once = file.products.filter { $0.subscription == nil }
        if !once.isEmpty { blocks.append([style.bold("Bought once")] + table.lines(once)) }
        blocks.append(languages(width: width) + TextWrapping.lines(counts, width: width, indent: 2))
        return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
    }

    /// Highest level first; the file's order among equals.
    private func byLevel(_ products: [Product]) -> [Product] {
        products.enumerated().sorted { left, right in
            let levels = (left.element.subscription?.level ?? .max, right.element.subscription?.level ?? .max)
            return (levels.0, left.offset) < (levels.1, right.offset)
        }.map(\.element)
    }

    private func heading(width: Int, _ style: TerminalStyle) -> [String] {
        var facts = [file.version.map { "format \($0)" } ?? "no format version"]
        if let storefront {
            facts.append("prices for \(storefront.name) (\(storefront.alpha2)) in \(storefront.currency.code)")
        } else {
            facts.append("no storefront: currency unknown (--storefront US says which)")
        }
        if let day = file.lastSynchronized.flatMap({ SyncDate($0) }) {
            facts.append("read from App Store Connect \(day.text)")
        }
        let path = file.source.path.safeForTerminal
        let line = ([path] + facts).joined(separator: "   ")
        if TextWidth.of(line) <= width { return [style.bold(path) + line.dropFirst(path.count)] }
        return [style.bold(path)] + facts.flatMap { TextWrapping.lines($0, width: width, indent: 4, firstIndent: 2) }
    }

    private func groupTitle(
        _ group: SubscriptionGroup, _ products: [Product], width: Int, _ style: TerminalStyle
    ) -> [String] {
        let levels = Set(products.compactMap { $0.subscription?.level }).count
        let kind =
            switch products.first?.type {
            case .subscriptionSuite: "suite group"
            case .subscriptionBundle: "bundle group"
            default: "subscription group"
            }
        let title = group.name.safeForTerminal
        let about = levels > 1 ? "\(kind), \(levels) levels, the highest first" : kind
        if TextWidth.of(title) + 3 + TextWidth.of(about) <= width { return ["\(style.bold(title))   \(about)"] }
        return [style.bold(title)] + TextWrapping.lines(about, width: width, indent: 4, firstIndent: 2)
    }

    /// The languages in which names are, and what lacks one that others have.
    private func languages(width: Int) -> [String] {
        func languages(of product: Product) -> Set<String> {
            Set(
                product.localizations.filter { !$0.displayName.isEmpty }.map { $0.language?.identifier ?? $0.locale })
        }
        let all = file.products.reduce(into: Set<String>()) { $0.formUnion(languages(of: $1)) }.sorted()
        guard !all.isEmpty else { return file.products.isEmpty ? [] : ["No product has a localized name"] }
        var lines = TextWrapping.lines("Names in \(all.joined(separator: ", "))", width: width, indent: 2)
        for language in all {
            let lacking = file.products.filter { !languages(of: $0).contains(language) }.map(\.id)
            guard !lacking.isEmpty else { continue }
            let shown = lacking.prefix(3).joined(separator: ", ")
            let more = lacking.count > 3 ? " and \(lacking.count - 3) more" : ""
            lines += TextWrapping.lines(
                "no \(language) name: \(shown)\(more)".safeForTerminal, width: width, indent: 4, firstIndent: 2)
        }
        return lines
    }

    private var counts: String {
        let offers = file.products.compactMap(\.subscription).map(\.offers.count).reduce(0, +)
        let counted = [
            (file.products.count, "product", "products"),
            (file.groups.count, "subscription group", "subscription groups"),
            (offers, "offer", "offers"),
        ]
        guard !file.products.isEmpty else { return "Nothing is sold" }
        return counted.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }.joined(separator: ", ")
    }
}

/// The day on which a file was last read from App Store Connect.
private struct SyncDate {
    let text: String

    /// From seconds since 1 January 2001, in UTC; `nil` for what lies outside the years 2001 to 2200.
    init?(_ seconds: String) {
        guard let whole = Int(seconds.prefix { $0 != "." }), (0..<6_300_000_000).contains(whole) else { return nil }
        // Days since 1 March 2000, from which leap days fall at the ends of years.
        let days = whole / 86_400 + 306
        let cycle = (days - days / 1460 + days / 36_524 - days / 146_096) / 365
        let dayOfYear = days - (365 * cycle + cycle / 4 - cycle / 100 + cycle / 400)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let names = ["Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "Jan", "Feb"]
        text = "\(day) \(names[month]) \(2000 + cycle + (month >= 10 ? 1 : 0))"
    }
}
