import Foundation
import Testing

@testable import Localization

@Suite struct MoneyTests {
    static func money(_ amount: String, _ code: String) throws -> Money {
        Money(amount: try #require(Decimal(string: amount)), currency: try #require(Currency(code)))
    }

    @Test(arguments: [
        ("USD", 2), ("JPY", 0), ("KRW", 0), ("KWD", 3), ("BHD", 3), ("COP", 0), ("IDR", 0), ("PKR", 0), ("TWD", 2),
        ("CLP", 0), ("HUF", 2), ("eur", 2), ("XQX", 2),
    ])
    func minorUnitIsWhatTheFormatterShows(code: String, digits: Int) throws {
        let currency = try #require(Currency(code))
        #expect(currency.minorUnitDigits == digits)
        let shown = MoneyFormatter(language: .english).string(Money(amount: 1, currency: currency))
        #expect((shown.split(separator: ".").dropFirst().first?.count ?? 0) == digits)
    }

    @Test(arguments: ["", "US", "USDX", "U$D", "12E", "ÄÖÜ"])
    func refusesWhatIsNoCurrencyCode(code: String) {
        #expect(Currency(code) == nil)
    }

    /// The rows of "right (floor at minor unit)" in section 1e of the shared cases, and edges of ours.
    @Test(arguments: [
        ("225.53", "JPY", "225"), ("2.7397", "JPY", "2"), ("816.67", "JPY", "816"), ("0.41583", "KWD", "0.415"),
        ("9.999", "USD", "9.99"), ("9.99", "USD", "9.99"), ("9.9", "USD", "9.9"), ("10", "USD", "10"),
        ("0.009", "USD", "0"), ("24900.99", "COP", "24900"),
        ("12345678901234567890.129", "USD", "12345678901234567890.12"),
    ])
    func computedPricesAreCutOffAtTheMinorUnit(amount: String, code: String, expected: String) throws {
        #expect(try Self.money(amount, code).flooredToMinorUnit().amount.description == expected)
    }

    /// Every amount from 0 to 3 in steps of a thousandth, against integer arithmetic.
    @Test(arguments: ["JPY", "USD", "KWD"])
    func flooringAgreesWithIntegers(code: String) throws {
        let currency = try #require(Currency(code))
        let step = [0: 1000, 2: 10, 3: 1][currency.minorUnitDigits] ?? 1
        for thousandths in 0...3000 {
            let money = Money(amount: Decimal(thousandths) / 1000, currency: currency)
            #expect(money.flooredToMinorUnit().amount * 1000 == Decimal(thousandths / step * step))
        }
    }

    @Test(arguments: [
        ("en", "9.99", "USD", "$9.99"), ("en", "10", "USD", "$10.00"), ("en", "0", "USD", "$0.00"),
        ("en", "9.99", "EUR", "€9.99"), ("en", "1000", "JPY", "¥1,000"), ("en", "9.99", "CNY", "CN¥9.99"),
        ("zh-CN", "9.99", "CNY", "¥9.99"), ("en", "1.234", "KWD", "KWD\u{A0}1.234"), ("en-GB", "3.99", "GBP", "£3.99"),
        ("en-GB", "9.99", "USD", "US$9.99"), ("es_ES", "4.99", "EUR", "4,99\u{A0}€"),
        ("es", "9.99", "USD", "9,99\u{A0}US$"),
        ("es-MX", "9.90", "MXN", "$9.90"), ("de_DE", "10", "USD", "10,00\u{A0}$"),
        ("de", "1234.5", "EUR", "1.234,50\u{A0}€"),
        ("fr_FR", "5", "EUR", "5,00\u{A0}€"), ("ja", "980", "JPY", "¥980"), ("ru", "299", "RUB", "299,00\u{A0}₽"),
        ("ar", "9.99", "USD", "\u{200F}9.99\u{A0}US$"), ("ar-SA", "39.9", "SAR", "\u{200F}٣٩٫٩٠\u{A0}ر.س.\u{200F}"),
        ("ar-SA-u-nu-latn", "39.9", "USD", "\u{200F}39.90\u{A0}US$"), ("en", "24900", "COP", "COP\u{A0}24,900"),
        ("en", "24900.00", "COP", "COP\u{A0}24,900"), ("en", "14.98999", "USD", "$14.98999"),
        ("en", "980.5", "JPY", "¥980.5"),
    ])
    func formatsInTheLanguageOfThePage(language: String, amount: String, code: String, expected: String) throws {
        let formatter = MoneyFormatter(language: try #require(LanguageTag(language)))
        #expect(formatter.string(try Self.money(amount, code)) == expected)
    }

    @Test(arguments: [
        ("en", "USD", "$"), ("en-GB", "USD", "US$"), ("ar", "SAR", "ر.س."), ("de", "EUR", "€"), ("en", "KWD", "KWD"),
        ("ro-RO", "USD", "USD"),
    ])
    func theSymbolIsTheOneInThePrice(language: String, code: String, expected: String) throws {
        let formatter = MoneyFormatter(language: try #require(LanguageTag(language)))
        #expect(formatter.symbol(of: try #require(Currency(code))) == expected)
    }

    @Test(arguments: [
        ("en", "30%"), ("de", "30\u{A0}%"), ("fr", "30\u{A0}%"), ("ja", "30%"), ("tr", "%30"),
        ("ar", "30\u{200E}%\u{200E}"),
    ])
    func perCentFollowsTheLanguage(language: String, expected: String) throws {
        #expect(MoneyFormatter(language: try #require(LanguageTag(language))).string(wholePercent: 30) == expected)
    }
}
