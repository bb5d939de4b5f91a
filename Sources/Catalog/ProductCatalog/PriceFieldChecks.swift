import Diagnostics
import Localization
import SourceFiles

/// What every kind of file with prices checks of a price, and the findings that come of it.
struct PriceFieldChecks {
    private(set) var diagnostics: [Diagnostic] = []

    mutating func report(
        _ kind: DiagnosticKind, _ message: String, at range: SourceRange, suggestion: Diagnostic.Suggestion? = nil,
        notes: [Diagnostic.Note] = [], severity: Severity? = nil
    ) {
        diagnostics.append(
            Diagnostic(kind, message, at: range, suggestion: suggestion, notes: notes, severity: severity))
    }

    /// A price; `nil` (and reported) when the text is none.
    ///
    /// - Parameter emptyRange: where an empty price is shown.
    mutating func price(_ text: String, at range: SourceRange, emptyRange: SourceRange) -> SourcedPrice? {
        switch PriceText.read(text) {
        case .price(let amount, let digits):
            return SourcedPrice(amount: amount, text: digits, range: range)
        case .comma(_, let digits):
            report(
                .priceMalformed, "\"\(text)\" is not a price: decimals stand behind a point here", at: range,
                suggestion: .write(digits))
        case .empty:
            report(.priceMalformed, "the price is empty", at: emptyRange)
        case .malformed(let reason):
            report(.priceMalformed, "\"\(text)\" is not a price: \(reason)", at: range)
        }
        return nil
    }

    /// Reports a currency in which the storefront does not sell.
    mutating func checkCurrency(_ code: String, of storefront: Storefront, at range: SourceRange) {
        guard code.uppercased() != storefront.currency.code else { return }
        report(
            .pricesCurrency,
            "the App Store of \(storefront.alpha2) (\(storefront.name)) sells in \(storefront.currency.code), not in \(code)",
            at: range, suggestion: .write(storefront.currency.code))
    }

    /// Warns of a price for which the currency has no coin.
    mutating func checkDigits(of price: SourcedPrice, in currency: Currency) {
        guard price.hasMoreDigits(than: currency) else { return }
        let has = currency.minorUnitDigits == 0 ? "no decimals" : "\(currency.minorUnitDigits) decimals"
        report(
            .pricesDigits, "\(price.text) has too many decimals: prices in \(currency.code) have \(has)",
            at: price.range)
    }
}

extension SourcedPrice {
    /// Whether it needs more decimals than prices in a currency have; zeros at the end are not needed.
    func hasMoreDigits(than currency: Currency) -> Bool {
        let decimals = text.split(separator: ".").dropFirst().first ?? ""
        return decimals.reversed().drop { $0 == "0" }.count > currency.minorUnitDigits
    }

    /// The same price in as many digits as its currency shows: App Store Connect writes `8.0` for $8.00 and `1200.0` for
    /// ¥1,200.
    func inDigits(of currency: Currency) -> SourcedPrice {
        SourcedPrice(amount: amount, text: Money(amount: amount, currency: currency).digits, range: range)
    }
}
