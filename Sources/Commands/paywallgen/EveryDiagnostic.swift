import Diagnostics
import ProductCatalog
import SourceFiles
import TemplateEngine

/// Every kind of finding that any module reports.
enum EveryDiagnostic {
    /// Sorted by id.
    static let kinds: [DiagnosticKind] = [
        SourceFilesDiagnostics.kinds,
        ProductCatalogDiagnostics.kinds,
        TemplateDiagnostics.kinds,
    ].joined().sorted { $0.id < $1.id }
}
