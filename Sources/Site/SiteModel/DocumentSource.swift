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
    /// Trusted HTML, made from the Markdown.
    package var body: String
    package var range: SourceRange
}
