package import Diagnostics

/// The findings of this module, for `explain` and the reference page.
package enum MustacheDiagnostics {
    package static let kinds: [DiagnosticKind] = [
        .notUTF8, .unclosedTag, .badName, .badDelimiters, .unclosedSection, .mismatchedClose, .strayClose,
        .nestedTooDeep,
    ]
}

extension DiagnosticKind {
    package static let notUTF8 = DiagnosticKind(
        "template.encoding", title: "A template is not UTF-8",
        why: """
            Pages are UTF-8. A byte that is not can change its meaning in the browser, and with it where text ends and a tag
            begins.
            """,
        example: "a file saved as Latin-1", mend: "Save the file in UTF-8.")

    package static let unclosedTag = DiagnosticKind(
        "template.tag.unclosed", title: "A tag has no closing delimiter",
        why: "Everything up to the next closing delimiter would be taken for its name.",
        example: "<p>{{headline</p>", mend: "<p>{{headline}}</p>")

    package static let badName = DiagnosticKind(
        "template.tag.name", title: "A tag holds something that is not a name",
        why: """
            A tag holds one name, with dots between its parts. There are no functions, filters or expressions: values come to
            a template finished and localized.
            """,
        example: "{{ price | uppercase }}", mend: "{{ price }}")

    package static let badDelimiters = DiagnosticKind(
        "template.tag.delimiters", title: "A change of delimiters is not two words",
        why: "The new opening and closing delimiter stand between two equals signs, with a blank between them.",
        example: "{{=<%%>=}}", mend: "{{=<% %>=}}")

    package static let unclosedSection = DiagnosticKind(
        "template.section.unclosed", title: "A section is never closed",
        why: "Where it ends decides what is repeated or left out.",
        example: "{{#badge}}<b>{{badge}}</b>", mend: "{{#badge}}<b>{{badge}}</b>{{/badge}}")

    package static let mismatchedClose = DiagnosticKind(
        "template.section.mismatch", title: "A closing tag has another name than the section that is open",
        why: "Sections close in the reverse order in which they open.",
        example: "{{#badge}}<b>{{badge}}</b>{{/badges}}", mend: "{{#badge}}<b>{{badge}}</b>{{/badge}}")

    package static let strayClose = DiagnosticKind(
        "template.section.stray", title: "A closing tag closes nothing",
        why: "The opening tag was removed or misspelt.",
        example: "<b>{{badge}}</b>{{/badge}}", mend: "{{#badge}}<b>{{badge}}</b>{{/badge}}")

    package static let nestedTooDeep = DiagnosticKind(
        "template.nesting", title: "Sections or partials lie too deep in each other",
        why: "No page needs it, and a limit keeps a broken or hostile template from exhausting the memory.",
        example: "65 sections, each in the one before", mend: "Move inner parts into partials, or remove the nesting.")
}
