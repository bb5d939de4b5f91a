package import Diagnostics

/// Reads a template file into its syntax tree.
package enum TemplateParser {
    /// How deep sections may lie in each other within one file.
    package static let nestingLimit = 64
    /// How many findings a file may have: more help nobody.
    static let findingLimit = 100

    /// The tree; `nil` after an error, all of which are reported.
    package static func parse(_ source: SourceText, into diagnostics: inout [Diagnostic]) -> TemplateDocument? {
        var found: [Diagnostic] = []
        if let offsets = UTF8Check.invalidBytes(in: source.bytes) {
            found.append(
                Diagnostic(
                    .notUTF8, "this is not UTF-8", at: source.range(offsets),
                    suggestion: .advice("save the file in UTF-8")))
        } else {
            var builder = TemplateTreeBuilder(source)
            for token in TemplateLexer.tokens(of: source, into: &found) {
                builder.add(token)
                if builder.givesUp { break }
            }
            let nodes = builder.finish(into: &found)
            if !found.hasErrors { return TemplateDocument(source: source, nodes: nodes) }
        }
        diagnostics += found.prefix(findingLimit)
        return nil
    }
}

/// Where a file stops being UTF-8.
enum UTF8Check {
    static func invalidBytes(in bytes: [UInt8]) -> Range<Int>? {
        do {
            _ = try UTF8Span(validating: bytes.span)
            return nil
        } catch {
            return error.byteOffsets
        }
    }
}
