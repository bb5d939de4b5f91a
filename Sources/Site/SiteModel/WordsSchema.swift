import Localization
package import TemplateEngine

/// `words`: what the product itself says, under the names that templates write.
package enum WordsSchema {
    package static let words = TemplateRecord(
        "words",
        SimpleWords.fields.map { field in
            TemplateField(field.name, .text, "\"\(english.map(field.text) ?? "")\" in the page's language")
        })

    /// The words of a language.
    ///
    /// - Precondition: the product speaks it; a site with another language is refused before pages are made.
    static func value(for language: LanguageTag) -> TemplateValue {
        guard let wording = Wording(language: language) else {
            preconditionFailure("\(language) has no words; the settings were not checked")
        }
        let values = SimpleWords.fields.map { ($0.name, TemplateValue.text($0.text(wording.words))) }
        return words.makeValue(Dictionary(uniqueKeysWithValues: values))
    }

    private static let english = LanguageTag("en").flatMap { Wording(language: $0) }?.words
}
