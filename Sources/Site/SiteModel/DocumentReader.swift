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
    ///   - assets: the files that it may link and show, by path below the content folder.
    package static func read(
        _ source: SourceText, name: String, language: LanguageTag, assets: [String: Asset] = [:],
        into diagnostics: inout [Diagnostic]
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
        var links = DocumentLinks(assets: assets, body: source.range(parts.body))
        let html = MarkdownDocument.html(source.bytes[parts.body]) { links.target(of: $0, into: &diagnostics) }
        return DocumentSource(
            name: name, language: language, title: title, description: description, body: DocumentBody(html: html),
            pageLinks: links.pages, placeholders: Placeholder.find(in: source.range(0..<source.bytes.count)),
            addresses: links.addresses, range: source.place(at: 0))
    }
}
