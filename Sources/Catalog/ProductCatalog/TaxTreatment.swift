/// How the prices of an App Store stand to the taxes on a sale.
package enum TaxTreatment: Sendable, Hashable {
    /// A value added tax, or one of its kind, is part of the price.
    case included
    /// Sales taxes come on top of the price.
    case added
}

extension Storefront {
    /// `nil` where Apple is not known to collect a tax on sales: nothing is to be said there.
    package var tax: TaxTreatment? {
        if TaxTable.added.contains(alpha2) { return .added }
        return TaxTable.included.contains(alpha2) ? .included : nil
    }
}

/// The storefronts of which it is known how prices stand to taxes.
///
/// Sources: the notices "Tax and price changes for apps and In-App Purchases" of Apple Developer News from 2018 to 2025,
/// each of which says for which countries and regions Apple collects and remits a tax (Exhibit B, now Schedule B, of the
/// Paid Applications Agreement); for the European Union, Norway and Switzerland, their laws, by which a price for consumers
/// includes the tax (Directive 98/6/EC and its like); for Japan, the law on showing total prices (総額表示, since April
/// 2021). In the United States and Canada sales taxes depend on where the buyer lives and come on top. Terms of the Apple
/// Media Services say the same to buyers. Whoever sells has the table read by whoever answers for taxes.
private enum TaxTable {
    static let added: Set = ["US", "CA"]

    static let included = Set(
        [
            // The European Union.
            "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK",
            // The rest of Europe, and its neighbours.
            "AL AM AZ BA BY CH GB GE IS KZ KG MD NO RS RU TJ TR UA UZ",
            // Asia and the Pacific.
            "AU ID IN JP KH KR MY NZ PH SG TH TW VN",
            // The Middle East and Africa.
            "AE BH CM EG GH KE NG OM SA SN TZ UG ZA ZM ZW",
            // Latin America.
            "BB CL CO CR MX PE UY",
        ].flatMap { $0.split(separator: " ").map(String.init) })
}
