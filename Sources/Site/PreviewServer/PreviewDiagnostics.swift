package import Diagnostics

/// The findings that only a preview reports.
package enum PreviewDiagnostics {
    package static let kinds: [DiagnosticKind] = [.previewInputMissing]
}

extension DiagnosticKind {
    package static let previewInputMissing = DiagnosticKind(
        "preview.input.missing", title: "what the site is built from went away while it was previewed",
        why: "A folder that is renamed, or another branch in version control, takes the site's files away. The preview"
            + " waits for them and goes on by itself.",
        example: "mv content content-old", mend: "mv content-old content")
}
