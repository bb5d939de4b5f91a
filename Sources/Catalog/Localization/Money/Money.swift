#if canImport(FoundationInternationalization)
package import FoundationEssentials
#else
package import Foundation
#endif

/// An exact amount of one currency. There is no conversion to another: an amount never leaves its own currency.
package struct Money: Sendable, Hashable {
    /// In whole units of the currency: 9.99 dollars, 980 yen.
    package let amount: Decimal
    package let currency: Currency

    package init(amount: Decimal, currency: Currency) {
        self.amount = amount
        self.currency = currency
    }
}

extension Money {
    /// The amount cut off at the digits that the formatter shows (¥225.53 is ¥225, KWD 0.41583 is KWD 0.415).
    ///
    /// For computed prices only; a shelf price is shown as it is given. Amounts are never negative here; a negative one
    /// would be cut towards zero.
    package func flooredToMinorUnit() -> Money {
        Money(amount: amount.truncated(toFractionDigits: currency.minorUnitDigits), currency: currency)
    }

    /// The amount in digits with a decimal point, at least as many behind it as the currency shows: `7.00`, `980`, `2.999`.
    package var digits: String {
        let parts = amount.description.split(separator: ".")
        let fraction = parts.count > 1 ? String(parts[1]) : ""
        let missing = max(0, currency.minorUnitDigits - fraction.utf8.count)
        let shown = fraction + String(repeating: "0", count: missing)
        return shown.isEmpty ? String(parts[0]) : "\(parts[0]).\(shown)"
    }
}

extension Decimal {
    /// Without the digits beyond `count` behind the point; exact, since a `Decimal` prints every digit it holds.
    func truncated(toFractionDigits count: Int) -> Decimal {
        guard exponent < -count else { return self }
        let text = description
        guard let point = text.firstIndex(of: ".") else { return self }
        let kept = text[point...].prefix(count == 0 ? 0 : count + 1)
        // The kept digits are a decimal number again, so reading them back cannot fail.
        return Decimal(string: String(text[..<point]) + kept) ?? self
    }

    /// The digits behind the point that are needed to print the amount exactly, without trailing zeros: 1 for 9.90.
    var neededFractionDigits: Int {
        guard exponent < 0, let fraction = description.split(separator: ".").dropFirst().first else { return 0 }
        return fraction.utf8.count
    }
}
