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
/// What was checked, in copies of the notices "Tax and price changes for apps and In-App Purchases" of Apple Developer News
/// (September 2020, January and autumn 2022, January and July 2023, February 2024), which speak of a value added tax and of
/// proceeds calculated on the price without it: AT AZ BH BS CL DE EE EG FI FR GB ID IE IT KG KH KZ LU LV MX OM PE RO SA SG
/// SK TJ TR TZ UA UG UZ ZW. That sales taxes are reported by the buyer's address in the United States and Canada is in the
/// fields of App Store Connect's transaction tax report.
///
/// The rest was written from memory of such notices and of laws on prices for consumers (in the European Union Directive
/// 98/6/EC, in Japan 総額表示) and has not been checked against a source. Whoever sells has the table read by whoever
/// answers for taxes.
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
            // Latin America and the Caribbean.
            "BB BS CL CO CR MX PE UY",
        ].flatMap { $0.split(separator: " ").map(String.init) })
}
