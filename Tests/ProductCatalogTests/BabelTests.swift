import Foundation
import Localization
import TestSupport
import Testing

@testable import ProductCatalog

/// Babel is a reader of CLDR in another language, with formatting code of its own: a second way to each price.
@Suite("Prices against Babel")
struct BabelTests {
    static let languages = """
        ar bg ca cs da de el en es fi fr he hi hr hu id it ja ko ms nb nl pl pt-BR pt-PT ro ru sk sv th tr uk vi zh-Hans
        zh-Hant
        """.split(whereSeparator: \.isWhitespace).compactMap { LanguageTag(String($0)) }

    static let amounts = ["0.99", "9.9", "1234.5", "1234567.89", "15000", "0"]

    @Test("Every storefront's currency in 35 languages is the same, or differs for a reason that is counted here")
    func everyCurrency() async throws {
        var rows: [(language: LanguageTag, money: Money)] = []
        for language in Self.languages {
            for code in Set(Storefront.all.map(\.currency.code)).sorted() {
                let currency = try #require(Currency(code))
                for text in Self.amounts {
                    // What Babel would round up is cut off first, as everything that is computed is.
                    let amount = try #require(Decimal(string: text))
                    rows.append((language, Money(amount: amount, currency: currency).flooredToMinorUnit()))
                }
            }
        }
        let others = try await Babel.prices(
            rows.map { [$0.language.identifier, $0.money.currency.code, $0.money.digits] })
        try #require(others.count == rows.count)
        var counts: [Reason: Int] = [:]
        for (row, other) in zip(rows, others) {
            let own = MoneyFormatter(language: row.language).string(row.money)
            guard own != other else { continue }
            let reason = Reason.allCases.first { $0.explains(own, other, row.language, row.money.currency) }
            #expect(reason != nil, "\(row.language) \(row.money.currency.code): \(own), but Babel has \(other)")
            if let reason { counts[reason, default: 0] += 1 }
        }
        #expect(Self.languages.count == 35 && rows.count == 35 * 43 * 6)
        #expect(counts == [.decimals: 420, .spacing: 1314, .grouping: 246, .yen: 6, .danish: 12])
    }
}

extension BabelTests {
    /// Why the two differ.
    enum Reason: String, CaseIterable {
        /// CLDR's `currencySpacing` parts a sign that ends in a letter from the number ("SEK 9.90"); Babel has no such step.
        case spacing
        /// CLDR's `minimumGroupingDigits` is 2 in these languages: 1234,50 but 12.345,00. Babel groups from four digits on.
        case grouping
        /// The number of decimals changed between the CLDR of this Foundation and Babel's: HUF has 2 here and none there,
        /// PKR none here and 2 there. StoreKit formats by the system that it runs on, and so does this.
        case decimals
        /// Apple's data, which Foundation carries on every system, has the half-width sign in Japanese; CLDR the full-width.
        case yen
        /// Newer CLDR has other Danish signs for two dollars: `CA$` and `US$` here, `CAD` and `USD` there.
        case danish

        func explains(_ own: String, _ other: String, _ language: LanguageTag, _ currency: Currency) -> Bool {
            switch self {
            case .spacing: own.replacing("\u{A0}", with: "") == other
            case .grouping:
                ["bg", "es", "hu", "it", "pl", "pt-PT"].contains(language.identifier)
                    && own == other.replacing(/([0-9])[.\u{A0}]([0-9]{3})/) { "\($0.output.1)\($0.output.2)" }
            case .yen: currency.code == "JPY" && own == other.replacing("￥", with: "¥")
            case .danish: language.language == "da" && own.hasSuffix("$") && other == own.dropLast() + "D"
            case .decimals: ["HUF", "PKR"].contains(currency.code)
            }
        }
    }
}
