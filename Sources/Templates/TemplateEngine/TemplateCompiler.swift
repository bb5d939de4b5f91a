package import Diagnostics
import HTMLEscaping
import MustacheTemplates

/// Compiles the layouts of one theme.
package struct TemplateCompiler: Sendable {
    private let schema: TemplateRecord
    private let partials: [String: TemplatePartial]
    private let schemes: URLSchemes

    /// - Parameters:
    ///   - schema: the names that a layout may use.
    ///   - partials: by the name that `{{> name}}` gives; a name may hold dots and slashes (`styles.css`).
    ///   - allowedURLSchemes: without the colon. Addresses without a scheme are always allowed.
    package init(schema: TemplateRecord, partials: [String: SourceText], allowedURLSchemes: Set<String>) {
        self.schema = schema
        self.partials = partials.mapValues(TemplatePartial.init)
        schemes = URLSchemes(allowedURLSchemes)
    }

    /// The program of a layout; `nil` after an error. Findings in partials are reported with every layout that uses
    /// them.
    package func compile(_ layout: SourceText, into diagnostics: inout [Diagnostic]) -> TemplateProgram? {
        guard let document = TemplateParser.parse(layout, into: &diagnostics) else { return nil }
        var compilation = LayoutCompilation(partials: partials, schemes: schemes)
        let builder = compilation.run(document, schema: schema)
        diagnostics += compilation.diagnostics
        return compilation.diagnostics.hasErrors ? nil : TemplateProgram(builder, schemes: schemes)
    }

    /// What is wrong with the syntax of partials, also of those that no layout uses.
    package var partialDiagnostics: [Diagnostic] {
        partials.sorted { $0.key < $1.key }.flatMap(\.value.diagnostics)
    }
}

/// A partial as it was read.
struct TemplatePartial: Sendable {
    /// `nil` after an error.
    let document: TemplateDocument?
    let diagnostics: [Diagnostic]

    init(_ source: SourceText) {
        var diagnostics: [Diagnostic] = []
        document = TemplateParser.parse(source, into: &diagnostics)
        self.diagnostics = diagnostics
    }
}
