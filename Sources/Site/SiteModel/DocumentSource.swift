package import Diagnostics
package import Localization
package import SourceFiles

/// A Markdown page in one language: `pages/NAME.LOCALE.md`, or `pages/NAME.md` in the language copy is written in.
package struct DocumentSource: Sendable {
    /// The file's name without locale and ending: part of the address.
    package var name: String
    package var language: LanguageTag
    package var title: Located<String>
    package var description: Located<String>?
    /// Made from the Markdown.
    package var body: DocumentBody
    /// The pages that it links.
    var pageLinks: [Located<DocumentBody.PageName>]
    /// What a person still has to fill in.
    var placeholders: [Located<String>]
    /// The addresses with a scheme that it links.
    var addresses: [Located<String>]
    package var range: SourceRange
}
