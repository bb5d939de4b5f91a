package import Diagnostics

/// Every kind of finding that this module reports.
package enum SourceFilesDiagnostics {
    package static let kinds: [DiagnosticKind] = [
        .csvQuotes, .fileConflict, .fileEncoding,
        .jsonComma, .jsonDepth, .jsonEmpty, .jsonKeyDouble, .jsonNumber, .jsonQuotes, .jsonSyntax, .jsonText,
        .jsonTruncated,
        .plistBinary, .plistShape, .xmlEntity, .xmlLimit, .xmlSyntax, .xmlTruncated,
        .yamlAliasUnknown, .yamlBraces, .yamlDocuments, .yamlIndentation, .yamlKeyDouble, .yamlKeyMissing,
        .yamlKeyUnknown, .yamlLimit, .yamlQuotes,
        .yamlSyntax, .yamlTab, .yamlTag, .yamlValueKind, .yamlValueUnknown,
    ]
}
