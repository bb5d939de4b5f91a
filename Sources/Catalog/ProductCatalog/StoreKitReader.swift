package import Diagnostics
import Localization
import SourceFiles

/// Reads `.storekit` files of every format from 1.0 to 6.3, by Xcode and by other writers.
package enum StoreKitReader {
    /// The file, or `nil` when anything in it is wrong enough to be an error; all findings are in `diagnostics`.
    package static func read(_ source: SourceText, into diagnostics: inout [Diagnostic]) -> StoreKitFile? {
        if let message = emptiness(of: source) {
            diagnostics.append(
                Diagnostic(
                    .storekitEmpty, message, at: source.place(at: 0),
                    suggestion: .advice("save it again in Xcode, or take it out of the catalog")))
            return nil
        }
        guard let root = JSONReader.read(source, allowsLeadingComments: true, into: &diagnostics) else { return nil }
        var parser = StoreKitParser()
        let file = parser.file(root, source: source)
        diagnostics += parser.diagnostics
        return parser.diagnostics.hasErrors ? nil : file
    }

    /// What to say of a file without a value; `nil` when there is something in it.
    private static func emptiness(of source: SourceText) -> String? {
        if source.bytes.isEmpty { return "the file is empty (0 bytes)" }
        var hasComment = false
        for number in 1...source.lineCount {
            let line = source.line(number).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
            if line.hasPrefix("//") { hasComment = true } else if !line.isEmpty { return nil }
        }
        return hasComment ? "the file has a // header and nothing else" : "the file has only blanks in it"
    }
}

extension StoreKitParser {
    /// The keys of the root under which products stand.
    private static let productLists = [
        "products", "nonRenewingSubscriptions", "subscriptionGroups", "subscriptionSuiteGroups",
    ]

    fileprivate mutating func file(_ root: JSONNode, source: SourceText) -> StoreKitFile? {
        guard let file = object(root, "a StoreKit configuration", keys: .file) else { return nil }
        let version = version(of: file)
        let settings = file["settings"].flatMap { object($0, "\"settings\"", keys: .settings) }
        var products = list("products", of: file).compactMap { product($0, as: .product) }
        products += list("nonRenewingSubscriptions", of: file).compactMap { product($0, as: .nonRenewingSubscription) }
        var groups: [SubscriptionGroup] = []
        for kind in SubscriptionGroupKind.allCases {
            for node in list(kind.key, of: file) {
                guard let read = kind == .bundles ? bundleGroup(node) : group(node, of: kind) else { continue }
                groups.append(read.group)
                products += read.products
            }
        }
        reportDoubles(among: products)
        let storefront = settings.flatMap { self.storefront(of: $0) }
        if let storefront { reportDigits(of: products, in: storefront) }
        let locale = settings.flatMap { text("_locale", of: $0) }.flatMap { LanguageTag($0.text) }
        return StoreKitFile(
            source: source, version: version, identifier: text("identifier", of: file)?.text, storefront: storefront,
            locale: locale, lastSynchronized: settings.flatMap { self.lastSynchronized(of: $0) }, products: products,
            groups: groups)
    }

    private mutating func version(of file: StoreKitObject) -> FormatVersion? {
        guard let node = file["version"] else {
            let place = file.node.range.part(0..<1)
            if Self.productLists.contains(where: { file[$0] != nil }) {
                report(.storekitVersionAbsent, "the file names no version; it is read as the newest format", at: place)
            } else {
                report(
                    .storekitVersion, "the file has no \"version\", so it is no StoreKit configuration", at: place)
            }
            return nil
        }
        guard node.object != nil else {
            let major = node.number ?? node.string ?? "4"
            report(
                .storekitVersion, "\"version\" is an object with \"major\" and \"minor\", but here is \(node.kindName)",
                at: node.range,
                suggestion: Int(major).map { .write("{ \"major\" : \($0), \"minor\" : 0 }") })
            return nil
        }
        guard let object = object(node, "\"version\"", keys: .version) else { return nil }
        guard let major = integer("major", of: object, in: 1...99) else {
            if object["major"] == nil {
                report(.storekitVersion, "\"version\" has no \"major\"", at: node.range.part(0..<1))
            }
            return nil
        }
        let version = FormatVersion(major: major, minor: integer("minor", of: object, in: 0...99) ?? 0)
        if version > .newestKnown {
            isNewerFormat = true
            report(
                .storekitVersionNewer,
                "format \(version) is newer than \(FormatVersion.newestKnown): what is new in it is not read",
                at: node.range)
        }
        return version
    }

    private mutating func storefront(of settings: StoreKitObject) -> Storefront? {
        guard let found = text("_storefront", of: settings), !found.text.isEmpty else { return nil }
        if let storefront = Storefront.find(found.text) { return storefront }
        report(
            .storekitStorefront, "no App Store has the storefront \"\(found.text)\": the prices have no currency",
            at: found.range, suggestion: Storefront.suggestion(for: found.text).map { .name($0) })
        return nil
    }

    /// Not 0, which is what Xcode writes for a file that was never read from App Store Connect.
    private func lastSynchronized(of settings: StoreKitObject) -> String? {
        guard let number = settings["_lastSynchronizedDate"]?.number else { return nil }
        return number.contains { $0 != "0" && $0 != "." } ? number : nil
    }

    /// No file with a bundle group in it is known, so one is read as a suite group is, and left out where it is otherwise.
    private mutating func bundleGroup(_ node: JSONNode) -> (group: SubscriptionGroup, products: [Product])? {
        var trial = StoreKitParser()
        let place = node.range.part(0..<1)
        guard let read = trial.group(node, of: .bundles), !trial.diagnostics.hasErrors, !read.products.isEmpty else {
            report(.storekitBundle, "this bundle group is not built as a suite group is: it is left out", at: place)
            return nil
        }
        diagnostics += trial.diagnostics
        report(.storekitBundle, "the bundle group \(read.group.name) is read as a suite group is", at: place)
        return read
    }

    /// Prices for which the storefront's currency has no coin, once for the file: most often its prices are another
    /// storefront's.
    private mutating func reportDigits(of products: [Product], in storefront: Storefront) {
        let currency = storefront.currency
        let prices = products.flatMap { product in
            [product.price] + (product.subscription?.offers.map(\.price) ?? [])
                + (product.subscription?.billingPlans.map(\.price) ?? [])
        }
        let odd = prices.compactMap(\.self).filter { $0.hasMoreDigits(than: currency) }
        guard let first = odd.first else { return }
        let has = currency.minorUnitDigits == 0 ? "no decimals" : "\(currency.minorUnitDigits) decimals"
        let others = odd.count - 1
        let more = others == 0 ? "" : others == 1 ? "; 1 more price too" : "; \(others) more prices too"
        report(
            .pricesDigits,
            "\(first.text) has too many decimals: prices for \(storefront.alpha2), in \(currency.code), have \(has)\(more)",
            at: first.range)
    }

    private mutating func reportDoubles(among products: [Product]) {
        var first: [String: Product] = [:]
        for product in products {
            if let earlier = first[product.id] {
                report(
                    .productDouble, "\(product.id) is in this file twice", at: product.range,
                    notes: [Diagnostic.Note("first here", at: .range(earlier.range))])
            } else {
                first[product.id] = product
            }
        }
    }
}
