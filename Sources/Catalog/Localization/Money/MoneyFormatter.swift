#if canImport(FoundationInternationalization)
import FoundationEssentials
import FoundationInternationalization
#else
import Foundation
#endif

/// Prints amounts as the App Store does in a language: `Decimal.FormatStyle.Currency`, standard presentation.
///
/// Make one a language and keep it: its copies share what has been printed, and each price is formatted once.
package struct MoneyFormatter: Sendable {
    package let language: LanguageTag
    private let locale: Locale
    private let printed = PrintedPrices()

    package init(language: LanguageTag) {
        self.language = language
        locale = Locale(identifier: language.ofFormats.identifier)
    }
}

extension MoneyFormatter {
    /// `$9.99`, `9,99 €`, `¥980`: with the currency's own digits, and with more when the amount has more, since a shelf
    /// price is shown as it is given.
    package func string(_ money: Money) -> String { printed.text(of: money, format: format) }

    private func format(_ money: Money) -> String {
        let style = Decimal.FormatStyle.Currency(code: money.currency.code, locale: locale)
        let usual = money.currency.minorUnitDigits
        guard money.amount.exponent < -usual else { return money.amount.formatted(style) }
        let needed = money.amount.neededFractionDigits
        guard needed > usual else { return money.amount.formatted(style) }
        return money.amount.formatted(style.precision(.fractionLength(needed)))
    }

    /// The currency's sign as it stands in a price of this language: `$`, `US$`, `€`, `ر.س.`.
    package func symbol(of currency: Currency) -> String {
        let zero = Decimal(0).formatted(
            Decimal.FormatStyle.Currency(code: currency.code, locale: locale).precision(.fractionLength(0)))
        let kept = zero.unicodeScalars.filter { $0.properties.numericType == nil }
        return String(String.UnicodeScalarView(kept)).trimmingSpacesAndMarks()
    }

    /// A whole number of per cent: `30%` in English, `30 %` with a no-break space in German.
    package func string(wholePercent: Int) -> String {
        wholePercent.formatted(IntegerFormatStyle<Int>.Percent(locale: locale))
    }

    /// A whole number with the language's digits and grouping.
    package func string(_ number: Int) -> String {
        number.formatted(IntegerFormatStyle<Int>(locale: locale))
    }
}

extension String {
    /// Without spaces of any kind and without invisible direction marks at both ends.
    func trimmingSpacesAndMarks() -> String {
        func isEdge(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
        }
        let scalars = unicodeScalars.drop(while: isEdge)
        guard let last = scalars.lastIndex(where: { !isEdge($0) }) else { return "" }
        return String(scalars[...last])
    }
}
