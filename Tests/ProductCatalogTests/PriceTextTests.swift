import Foundation
import ProductCatalog
import TestSupport
import Testing

@Suite("Reading prices")
struct PriceTextTests {
    @Test(
        "Digits and one decimal point are a price, with every digit",
        arguments: [
            ("4.99", "4.99"), ("79", "79"), ("0", "0"), ("0.5", "0.5"), ("9.90", "9.90"), ("8.0", "8.0"),
            ("007.50", "007.50"), ("14.9899999999", "14.9899999999"),
            ("9999999999999.99", "9999999999999.99"),
        ])
    func prices(text: String, digits: String) throws {
        let amount = try #require(Decimal(string: digits))
        #expect(PriceText.read(text) == .price(amount, text: digits))
    }

    @Test("A decimal comma is told apart")
    func comma() throws {
        #expect(PriceText.read("2,99") == .comma(try #require(Decimal(string: "2.99")), text: "2.99"))
        #expect(PriceText.read("0,08") == .comma(try #require(Decimal(string: "0.08")), text: "0.08"))
    }

    @Test("Nothing is empty, and blanks are not a price")
    func empty() {
        #expect(PriceText.read("") == .empty)
        #expect(PriceText.read("  ") == .malformed(reason: "there are only blanks"))
    }

    @Test(
        "Anything else is refused with the reason",
        arguments: [
            ("-1", "it has a sign"), ("+1", "it has a sign"), ("1e400", "it has an exponent"),
            ("1E5", "it has an exponent"), ("1.5e2", "it has an exponent"), ("NaN", "it is not a number"),
            ("inf", "it is not a number"), ("0x10", "it is hexadecimal"),
            ("$2.99", "it has a currency symbol; write the digits alone"),
            ("2.99 €", "it has a currency symbol; write the digits alone"), ("2 99", "it has a blank in it"),
            (" 2.99", "it has a blank in it"), ("1,299.00", "it has more than one separator"),
            ("1.2.3", "it has more than one separator"), (".99", "digits are missing beside its decimal point"),
            ("99.", "digits are missing beside its decimal point"), (",99", "digits are missing beside its comma"),
            (".", "digits are missing beside its decimal point"), ("free", "it has no digits"),
            ("٢٫٩٩", "only the digits 0 to 9 and a decimal point may stand in it"),
            ("２.９９", "only the digits 0 to 9 and a decimal point may stand in it"),
            ("2.99USD", "only the digits 0 to 9 and a decimal point may stand in it"),
            ("1234567890123456", "it has too many digits"), ("0.123456789012345", "it has too many digits"),
        ])
    func malformed(text: String, reason: String) {
        #expect(PriceText.read(text) == .malformed(reason: reason))
    }

    @Test("No short text of likely characters is read as another number than its digits say")
    func shortTexts() {
        let alphabet = ["0", "9", ".", ",", "-", "e", "x", " ", "n"]
        var texts = [""]
        for _ in 0..<4 {
            texts += texts.flatMap { text in alphabet.map { text + $0 } }
            texts = Array(Set(texts))
        }
        for text in texts.sorted() {
            switch PriceText.read(text) {
            case .price(let amount, let digits), .comma(let amount, let digits):
                #expect(digits == text.replacing(",", with: "."))
                #expect(amount >= 0 && NSDecimalNumber(decimal: amount).doubleValue == Double(digits))
            case .empty: #expect(text.isEmpty)
            case .malformed(let reason): #expect(!reason.isEmpty)
            }
        }
    }
}
