package import Diagnostics

/// A compiled template: names resolved to slots, an escaper chosen for each value, partials taken in.
package struct TemplateProgram: Sendable {
    /// Appends the page's bytes to `output`.
    ///
    /// What only shows when values are known (a URL with a scheme that the site does not allow) is reported with the
    /// template's place and the value's path; the output is then not fit to be published.
    /// - Precondition: `value` was made by the schema that the program was compiled for.
    package func render(
        _ value: TemplateValue, into output: inout [UInt8], reporting diagnostics: inout [Diagnostic]
    ) {
    }
}
