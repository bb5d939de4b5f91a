import CopyVariables
import Diagnostics
import SiteModel
import TemplateEngine

/// The reference pages of `docs/`, made from the code that defines what they list. A test compares them with the files
/// and, when `RECORD_SNAPSHOTS` is set, writes them.
enum ReferencePages {
    /// By file name.
    static let all: [(name: String, text: String)] = [
        ("diagnostics.md", diagnostics), ("template-names.md", templateNames), ("variables.md", variables),
    ]

    /// Every finding.
    static var diagnostics: String {
        var text = """
            # Findings

            \(remark)

            Every finding has an id that stays the same. `paywallgen explain ID` prints what stands here.

            """
        for kind in EveryDiagnostic.kinds {
            text += """

                ## \(kind.id)

                \(kind.severity.rawValue.capitalizedFirst): \(kind.title). \(kind.why)

                ```
                \(kind.example)
                ```

                Mend:

                ```
                \(kind.mend)
                ```

                """
        }
        return text
    }

    /// Every name that a template may use.
    static var templateNames: String {
        var text = """
            # Names for templates

            \(remark)

            A layout gets the names of `page`. A name that may be absent can be printed only inside a section of that name.
            A theme's own options are the names of `theme`: see [How a theme is made](themes.md).

            """
        var pending = [PageSchema.page]
        var seen: Set<String> = []
        while !pending.isEmpty {
            let record = pending.removeFirst()
            guard seen.insert(record.name).inserted else { continue }
            text += "\n## \(record.name)\n\n| name | is | |\n|---|---|---|\n"
            for field in record.fields {
                text += "| `\(field.name)` | \(field.type.described) | \(field.summary) |\n"
                if let inner = field.type.record { pending.append(inner) }
            }
        }
        return text
    }

    /// Every variable of copy.
    static var variables: String {
        var text = """
            # Variables for copy

            \(remark)

            `{{ product.NAME }}` speaks of the product that a text belongs to, `{{ products.ALIAS.NAME }}` of another of the
            same paywall. `| uppercase`, `| lowercase` and `| capitalize` may follow.

            | NAME | |
            |---|---|

            """
        for variable in ProductVariable.allCases { text += "| `\(variable.rawValue)` | \(variable.summary) |\n" }
        return text
    }

    private static let remark = "<!-- Generated: make reference writes it from the code. -->"
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
