import Synchronization

/// The CLDR rules for cardinal numbers of one language, as ICU holds them: 21 is `one` in Russian, `many` in Arabic.
///
/// Rules are opened once a language and kept; the value itself is light.
package struct PluralRules: Sendable {
    package let language: LanguageTag
    private let shared: SharedPluralRules

    package init(language: LanguageTag) {
        self.language = language
        shared = SharedPluralRules.rules(for: language.icuLocale)
    }

    /// The category of a whole number. A negative number goes by its absolute value.
    package func category(of number: Int) -> PluralCategory {
        shared.category(of: number)
    }
}

/// One language's rules behind a lock, so that any thread may ask.
private final class SharedPluralRules: Sendable {
    private let handle: Mutex<PluralRulesHandle>

    init(locale: String) {
        handle = Mutex(PluralRulesHandle(locale: locale))
    }

    func category(of number: Int) -> PluralCategory {
        handle.withLock { $0.category(of: number) }
    }

    private static let opened = Mutex<[String: SharedPluralRules]>([:])

    static func rules(for locale: String) -> SharedPluralRules {
        opened.withLock { opened in
            if let rules = opened[locale] { return rules }
            let rules = SharedPluralRules(locale: locale)
            opened[locale] = rules
            return rules
        }
    }
}
