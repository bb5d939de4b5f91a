import Foundation
import Localization
import TestSupport
import Testing

@testable import ProductCatalog

/// Babel is a reader of CLDR in another language, with formatting code of its own: a second way to each price.
///
/// It runs where `SOAK_BABEL` names a Python that has Babel; `make soak` sets one up.
@Suite("Prices against Babel", .enabled(if: ProcessInfo.processInfo.environment["SOAK_BABEL"] != nil))
struct BabelTests {
    static let amounts = ["0.99", "9.9", "1234.5", "1234567.89", "15000", "0"]

    @Test("Every storefront's currency in every language of the product is the same, or differs for a known reason")
    func everyCurrency() throws {
        var rows: [(language: LanguageTag, money: Money)] = []
        for language in Wording.languages {
            for code in Set(Storefront.all.map(\.currency.code)).sorted() {
                let currency = try #require(Currency(code))
                for text in Self.amounts {
                    // What Babel would round up is cut off first, as everything that is computed is.
                    let amount = try #require(Decimal(string: text))
                    rows.append((language, Money(amount: amount, currency: currency).flooredToMinorUnit()))
                }
            }
        }
        let others = try babel(rows.map { "\($0.language.identifier)\t\($0.money.currency.code)\t\($0.money.digits)" })
        try #require(others.count == rows.count)
        var counts: [Reason: Int] = [:]
        for (row, other) in zip(rows, others) {
            let own = MoneyFormatter(language: row.language).string(row.money)
            guard own != other else { continue }
            let reason = Reason.allCases.first { $0.explains(own, other, row.language, row.money.currency) }
            #expect(reason != nil, "\(row.language) \(row.money.currency.code): \(own), but Babel has \(other)")
            if let reason { counts[reason, default: 0] += 1 }
        }
        print("\(rows.count) prices, \(counts.values.reduce(0, +)) differ from Babel's:")
        for (reason, count) in counts.sorted(by: { $0.value > $1.value }) { print("  \(count): \(reason.rawValue)") }
    }
}

extension BabelTests {
    /// Why the two differ.
    enum Reason: String, CaseIterable {
        /// CLDR's `currencySpacing` parts a sign that ends in a letter from the number ("SEK 9.90"); Babel has no such step.
        case spacing = "Babel puts no space between a code and its number"
        /// CLDR's `minimumGroupingDigits` is 2 in Spanish: 1234,50 but 12.345,00. Babel groups from four digits on.
        case grouping = "Babel groups four digits where the language does not"
        /// The number of decimals changed between the CLDR of this Foundation and Babel's: HUF has 2 here and none there,
        /// PKR none here and 2 there. StoreKit formats by the system that it runs on, and so does this.
        case decimals = "the decimals of a currency differ between versions of CLDR"
        /// Apple's data, which Foundation carries on every system, has the half-width sign in Japanese; CLDR the full-width.
        case yen = "the yen sign is half-width in Apple's data and full-width in CLDR's"

        func explains(_ own: String, _ other: String, _ language: LanguageTag, _ currency: Currency) -> Bool {
            switch self {
            case .spacing: own.replacing("\u{A0}", with: "") == other
            case .grouping: language.language == "es" && own == other.replacing(".", with: "")
            case .yen: currency.code == "JPY" && own == other.replacing("￥", with: "¥")
            case .decimals: ["HUF", "PKR"].contains(currency.code)
            }
        }
    }

    /// Reads lines of language, currency and amount, and writes each price as Babel formats it.
    private static let script = """
        import sys
        from decimal import Decimal
        from babel import Locale
        from babel.numbers import format_currency
        for line in sys.stdin:
            language, currency, amount = line.rstrip("\\n").split("\\t")
            print(format_currency(Decimal(amount), currency, locale=Locale.parse(language, sep="-")))
        """

    private func babel(_ rows: [String]) throws -> [String] {
        let python = try #require(ProcessInfo.processInfo.environment["SOAK_BABEL"])
        return try TemporaryFolder.with { folder in
            try folder.write(rows.map { $0 + "\n" }.joined(), to: "rows")
            try folder.write("", to: "prices")
            let process = Process()
            process.executableURL = URL(filePath: python)
            process.arguments = ["-c", Self.script]
            process.environment = ["PYTHONIOENCODING": "utf-8"]
            process.standardInput = try FileHandle(forReadingFrom: folder.url.appending(path: "rows"))
            process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "prices"))
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
            return try folder.text(of: "prices").split(separator: "\n").map(String.init)
        }
    }
}
