package import Diagnostics
package import Localization
import SourceFiles

/// Reads a Markdown page with its front matter.
package enum DocumentReader {
    /// The page; `nil` when its front matter is missing or wrong, which has been reported.
    ///
    /// - Parameters:
    ///   - name: the file's name without locale and ending.
    ///   - language: the language the file's name says, or the source language.
    package static func read(
        _ source: SourceText, name: String, language: LanguageTag, into diagnostics: inout [Diagnostic]
    ) -> DocumentSource? {
        var found: [Diagnostic] = []
        let parts = FrontMatter(source, into: &found)
        diagnostics += found
        guard let yaml = parts.yaml else {
            if found.isEmpty {
                diagnostics.append(
                    Diagnostic(
                        .documentFrontMatter, "the page does not begin with front matter", at: source.place(at: 0),
                        suggestion: .write("---\ntitle: …\n---")))
            }
            return nil
        }
        guard let node = YAMLReader.read(source, in: yaml, into: &diagnostics) else { return nil }
        let heading = YAMLMappingReader.read(node, describedAs: "the front matter", into: &diagnostics) {
            keys -> (Located<String>, Located<String>?)? in
            let title = keys.required("title", .located(.text))
            let description = keys.optional("description", .located(.text))
            return title.map { ($0, description) }
        }
        guard let (title, description) = heading else { return nil }
        return DocumentSource(
            name: name, language: language, title: title, description: description,
            body: MarkdownDocument.html(source.bytes[parts.body]), range: source.place(at: 0))
    }
}
