import CopyVariables
import Diagnostics
import Localization
import PreviewServer
import ProductCatalog
import SiteChecks
import SiteModel
import SourceFiles
import TemplateEngine

/// Every kind of finding that any module reports.
enum EveryDiagnostic {
    /// Sorted by id. Those of MustacheTemplates are among those of TemplateEngine.
    static let kinds: [DiagnosticKind] = [
        SourceFilesDiagnostics.kinds,
        SiteDiagnostics.kinds,
        LocalizationDiagnostics.kinds,
        ProductCatalogDiagnostics.kinds,
        CopyVariablesDiagnostics.kinds,
        TemplateDiagnostics.kinds,
        PreviewDiagnostics.kinds,
        CheckDiagnostics.kinds,
        [.dataMixed],
    ].joined().sorted { $0.id < $1.id }
}
