import Synchronization

/// What a formatter has printed, by amount and currency: a price stands on many pages of a language, and formatting is dear.
///
/// Two ways of writing one amount, 9.9 and 9.90, are the same key, and have the same text.
final class PrintedPrices: Sendable {
    private let texts = Mutex<[Money: String]>([:])

    /// The text of a price; `format` makes it the first time.
    ///
    /// The lock is not held while it is made, so that the pages of a language do not wait for each other; two that ask at
    /// once get equal texts.
    func text(of money: Money, format: (Money) -> String) -> String {
        if let text = texts.withLock({ $0[money] }) { return text }
        let text = format(money)
        texts.withLock { $0[money] = text }
        return text
    }
}
