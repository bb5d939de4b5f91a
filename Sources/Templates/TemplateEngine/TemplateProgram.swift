package import Diagnostics
import HTMLEscaping

/// A compiled template: names resolved to slots, an escaper chosen for each value, partials taken in.
package struct TemplateProgram: Sendable {
    let instructions: [TemplateInstruction]
    /// All text that goes out as it stands.
    let text: [UInt8]
    /// The field indexes of all slots.
    let fields: [Int]
    let tags: [Tag]
    let schemes: URLSchemes

    /// A tag that prints a value, for findings at run time.
    struct Tag: Sendable {
        let range: SourceRange
        let name: String
        /// Where the name was found.
        let frame: Int
        /// The page and the sections round the tag.
        let frames: [TemplateScope.Frame]
    }

    init(_ builder: ProgramBuilder, schemes: URLSchemes) {
        instructions = builder.instructions
        text = builder.text
        fields = builder.fields
        tags = builder.tags
        self.schemes = schemes
    }
}

extension TemplateProgram {
    /// Appends the page's bytes to `output`.
    ///
    /// What only shows when values are known (a URL with a scheme that the site does not allow) is reported with the
    /// template's place and the value's path; the output is then not fit to be published.
    /// - Precondition: `value` was made by the schema that the program was compiled for.
    package func render(
        _ value: TemplateValue, into output: inout [UInt8], reporting diagnostics: inout [Diagnostic]
    ) {
        var renderer = TemplateRenderer(self, page: value)
        renderer.run(into: &output, reporting: &diagnostics)
    }
}
