import Dispatch
import Foundation

// Formats each price once in each locale, on as many threads as the machine has, and prints how many calls there were and
// the seconds that they took: the least that a build with those prices can cost.
//
//   FormatPrices LOCALE… < prices.tsv      a line is an amount, a tab and a currency; lines that are there twice count once

let prices = Set(AnyIterator { readLine() }).sorted().compactMap { line -> (amount: Decimal, code: String)? in
    let fields = line.split(separator: "\t").map(String.init)
    return Decimal(string: fields[0]).map { ($0, fields[1]) }
}
let locales = CommandLine.arguments.dropFirst().map { Locale(identifier: $0) }
let start = ContinuousClock.now
DispatchQueue.concurrentPerform(iterations: locales.count) { index in
    var characters = 0
    for price in prices {
        let style = Decimal.FormatStyle.Currency(code: price.code, locale: locales[index])
        characters += price.amount.formatted(style).utf8.count
    }
    precondition(characters > 0)
}
print(prices.count * locales.count, (ContinuousClock.now - start) / .seconds(1))
