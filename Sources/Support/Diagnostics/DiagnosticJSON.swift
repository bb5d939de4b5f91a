/// Findings as JSON: `id`, `severity`, `message`, `file`, `line`, `column`, `endLine`, `endColumn`, `suggestion` and
/// `notes`. What is not known is `null`; lines and columns count from 1, the end lies behind the last character.
package enum DiagnosticJSON {
    /// One finding.
    package static func value(_ diagnostic: Diagnostic) -> JSONText {
        .object(
            [
                ("id", .string(diagnostic.kind.id)),
                ("severity", .string(diagnostic.severity.rawValue)),
                ("message", .string(diagnostic.message)),
            ] + place(diagnostic.place, withEnd: true) + [
                ("suggestion", .optional(diagnostic.suggestion?.text)),
                ("notes", .array(diagnostic.notes.map(note))),
            ])
    }

    /// Findings in reading order.
    package static func value(_ diagnostics: [Diagnostic]) -> JSONText {
        .array(diagnostics.inReadingOrder().map(value))
    }

    private static func note(_ note: Diagnostic.Note) -> JSONText {
        .object([("message", .string(note.message))] + place(note.place, withEnd: false))
    }

    private static func place(_ place: Diagnostic.Place?, withEnd: Bool) -> [(key: String, value: JSONText)] {
        var range: SourceRange?
        if case .range(let stretch) = place { range = stretch }
        let start = range?.start
        var members: [(key: String, value: JSONText)] = [
            ("file", .optional(place?.path)), ("line", .optional(start?.line)), ("column", .optional(start?.column)),
        ]
        if withEnd {
            let end = range?.end
            members += [("endLine", .optional(end?.line)), ("endColumn", .optional(end?.column))]
        }
        return members
    }
}
