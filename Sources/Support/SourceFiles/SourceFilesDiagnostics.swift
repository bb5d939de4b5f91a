package import Diagnostics

/// Every kind of finding that this module reports.
package enum SourceFilesDiagnostics {
    package static let kinds: [DiagnosticKind] = [
        .fileConflict, .fileEncoding,
        .jsonComma, .jsonDepth, .jsonEmpty, .jsonKeyDouble, .jsonNumber, .jsonQuotes, .jsonSyntax, .jsonText,
        .jsonTruncated,
    ]
}
