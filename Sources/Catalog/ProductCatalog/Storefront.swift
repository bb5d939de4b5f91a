import Diagnostics
package import Localization

/// An App Store of a country or region: it sells in one currency.
package struct Storefront: Sendable {
    /// ISO 3166-1 alpha-2, as the pages and `site.yaml` write it: `GB`. Kosovo is `XK`.
    package let alpha2: String
    /// The code StoreKit and App Store Connect use: `GBR`. ISO 3166-1 alpha-3 but for Kosovo, `XKS`.
    package let alpha3: String
    /// The currency in which this store sells.
    package let currency: Currency
    /// The English name, as App Store Connect writes it: `China mainland`.
    package let name: String

    package init(alpha2: String, alpha3: String, currency: Currency, name: String) {
        self.alpha2 = alpha2
        self.alpha3 = alpha3
        self.currency = currency
        self.name = name
    }
}

extension Storefront: Hashable {
    package static func == (left: Self, right: Self) -> Bool { left.alpha3 == right.alpha3 }
    package func hash(into hasher: inout Hasher) { hasher.combine(alpha3) }
}

extension Storefront {
    /// Every storefront, by alpha-3 code.
    package static var all: [Storefront] { StorefrontTable.shared.storefronts }

    /// The storefront with an alpha-2 or alpha-3 code, in upper or lower case.
    package static func find(_ code: String) -> Storefront? { StorefrontTable.shared.byCode[code.uppercased()] }

    /// The storefront with an English name, as App Store Connect writes it or in another common spelling ("Turkey").
    package static func find(named name: String) -> Storefront? {
        StorefrontTable.shared.byName[StorefrontTable.key(ofName: name)]
    }

    /// What was most likely meant by a code or name that no storefront has: the code to write.
    ///
    /// Knows country names with slips of the finger in them, `UK` and its like, and a currency that one store alone has;
    /// codes are too short to guess at.
    package static func suggestion(for text: String) -> String? {
        if let storefront = find(named: text) { return text.count == 3 ? storefront.alpha3 : storefront.alpha2 }
        if let code = StorefrontTable.commonMistakes[text.uppercased()] { return code }
        if text.count > 3 {
            let names = StorefrontTable.shared.byName
            return NearestName.find(StorefrontTable.key(ofName: text), in: names.keys).flatMap { names[$0]?.alpha2 }
        }
        let sellers = all.filter { $0.currency.code == text.uppercased() }
        return sellers.count == 1 ? sellers[0].alpha3 : nil
    }
}
