import Synchronization

#if canImport(FoundationInternationalization)
import FoundationEssentials
import FoundationInternationalization
#else
import Foundation
#endif

/// A currency, by its ISO 4217 code.
package struct Currency: Sendable, Hashable {
    /// Three upper-case letters: `USD`.
    package let code: String
    /// How many fraction digits the formatter shows for this currency: 2 for USD, 0 for JPY, 3 for KWD.
    ///
    /// Asked from the formatter itself, since CLDR departs from ISO 4217: COP, IDR and PKR show none. It does not depend
    /// on the language.
    package let minorUnitDigits: Int

    /// `nil` when the code is not three letters. Whether such a currency exists is not asked: a code that CLDR does not
    /// know is shown as itself.
    package init?(_ code: String) {
        let isWellFormed =
            code.utf8.count == 3
            && code.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
        guard isWellFormed else { return nil }
        self.code = code.uppercased()
        minorUnitDigits = MinorUnits.digits(of: self.code)
    }

    package static func == (left: Self, right: Self) -> Bool { left.code == right.code }
    package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

/// The digits that the formatter shows, asked once a currency.
private enum MinorUnits {
    private static let known = Mutex<[String: Int]>([:])

    static func digits(of code: String) -> Int {
        if let digits = known.withLock({ $0[code] }) { return digits }
        let shown = Decimal(1).formatted(
            Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: "en")).presentation(.isoCode))
        let digits = shown.split(separator: ".").dropFirst().last?.utf8.count ?? 0
        known.withLock { $0[code] = digits }
        return digits
    }
}
