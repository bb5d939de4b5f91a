package import Diagnostics

/// Compiles the layouts of one theme.
package struct TemplateCompiler: Sendable {
    private let schema: TemplateRecord

    /// - Parameters:
    ///   - schema: the names that a layout may use.
    ///   - partials: by the name that `{{> name}}` gives; a name may hold dots and slashes (`styles.css`).
    ///   - allowedURLSchemes: in lower case, without the colon. Addresses without a scheme are always allowed.
    package init(schema: TemplateRecord, partials: [String: SourceText], allowedURLSchemes: Set<String>) {
        self.schema = schema
    }

    /// The program of a layout; `nil` after an error.
    package func compile(_ layout: SourceText, into diagnostics: inout [Diagnostic]) -> TemplateProgram? {
        TemplateProgram()
    }
}
