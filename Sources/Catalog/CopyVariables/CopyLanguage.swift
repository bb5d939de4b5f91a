package import Localization

/// What is needed to put values into the texts of one language: made once a page, since formatters are dear.
package struct CopyLanguage: Sendable {
    package let language: LanguageTag
    package let money: MoneyFormatter
    package let wording: Wording

    /// `nil` when the product does not speak the language.
    package init?(_ language: LanguageTag) {
        guard let wording = Wording(language: language) else { return nil }
        self.language = language
        self.wording = wording
        money = MoneyFormatter(language: language)
    }
}
