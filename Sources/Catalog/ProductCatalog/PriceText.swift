#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What a text in a place for a price says.
///
/// Only digits and one decimal point make a price. Signs, exponents, hexadecimal digits, currency symbols, thousands
/// separators and blanks are refused, and so is what no App Store price can need: more than 15 digits.
/// Within that limit every conversion of `PriceConversion` is exact before it is rounded.
package enum PriceText: Hashable {
    /// A price, and its digits with a decimal point.
    case price(Decimal, text: String)
    /// A price whose decimal separator is a comma, as Xcode writes it where the system's region does: `2,99`.
    case comma(Decimal, text: String)
    case empty
    /// Not a price; why, as a clause that follows "is not a price: ".
    case malformed(reason: String)

    /// The most digits that a price may have.
    package static let maximumDigits = 15

    package static func read(_ text: String) -> PriceText {
        if text.isEmpty { return .empty }
        if text.allSatisfy(\.isWhitespace) { return .malformed(reason: "there are only blanks") }
        let separators = text.filter { $0 == "." || $0 == "," }
        guard separators.count <= 1 else { return .malformed(reason: "it has more than one separator") }
        let hasComma = separators == ","
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        for part in parts where !part.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
            return .malformed(reason: reasonAgainst(text))
        }
        guard parts.allSatisfy({ !$0.isEmpty }) else {
            return .malformed(reason: "digits are missing beside its \(hasComma ? "comma" : "decimal point")")
        }
        guard parts.reduce(0, { $0 + $1.count }) <= maximumDigits else {
            return .malformed(reason: "it has too many digits")
        }
        let plain = parts.joined(separator: ".")
        guard let amount = Decimal(string: plain) else { return .malformed(reason: "it is not a number") }
        return hasComma ? .comma(amount, text: plain) : .price(amount, text: plain)
    }

    private static func reasonAgainst(_ text: String) -> String {
        let lower = text.lowercased()
        if lower.hasPrefix("-") || lower.hasPrefix("+") { return "it has a sign" }
        if lower == "nan" || lower.contains("inf") { return "it is not a number" }
        if lower.hasPrefix("0x") { return "it is hexadecimal" }
        if text.contains(where: \.isCurrencySymbol) { return "it has a currency symbol; write the digits alone" }
        let isExponent = lower.split(separator: "e", omittingEmptySubsequences: false)
        if isExponent.count == 2, isExponent[0].contains(where: \.isNumber), isExponent[1].contains(where: \.isNumber) {
            return "it has an exponent"
        }
        if text.contains(where: \.isWhitespace) { return "it has a blank in it" }
        if text.contains(where: \.isNumber) { return "only the digits 0 to 9 and a decimal point may stand in it" }
        return "it has no digits"
    }
}
