import CopyVariables
import Diagnostics
import SiteChecks
import SiteModel
import TemplateEngine

/// The reference pages of `docs/`, made from the code that defines what they list. A test compares them with the files
/// and, when `RECORD_SNAPSHOTS` is set, writes them.
enum ReferencePages {
    /// By file name.
    static let all: [(name: String, text: String)] = [
        ("checks.md", checks), ("diagnostics.md", diagnostics), ("template-names.md", templateNames),
        ("variables.md", variables),
    ]

    /// Every rule of the checks.
    static var checks: String {
        var text = """
            # Checks

            \(remark)

            `paywallgen check` builds the site in memory and runs every rule over every page. It exits with 1 when an error is
            left, with 0 otherwise. `--format sarif` writes the findings for code hosts and editors (SARIF 2.1.0),
            `--format json` for other tools. `paywallgen explain R4` prints what stands here.

            The rules find the parts of a page by the roles that themes mark, and compute contrast and sizes from the tokens
            that `theme.yaml` declares: see [How a theme is made](themes.md). A finding stands where a person mends it: in the
            paywall, in `site.yaml`, in the Markdown file or in the theme. A cause that shows on many pages is one finding.

            ## Waivers

            What a team has looked at and accepts is waived in `site.yaml`, for the whole site, for a paywall or for a page. The
            reason is needed. Waived findings are listed, do not count, and are suppressed results in SARIF; a waiver that holds
            for nothing is a warning.

            ```yaml
            checks:
              waive:
                - { rule: R8, paywall: onboarding, reason: "the app's own screen has the close button" }
                - { rule: check.heading.order, page: faq, reason: "the legal text is taken over as it is" }
            ```

            | rule | id | |
            |---|---|---|

            """
        for rule in CheckRule.all { text += "| \(rule.number) | `\(rule.kind.id)` | \(rule.kind.title) |\n" }
        for rule in CheckRule.all {
            text += """

                ## \(rule.number): \(rule.kind.id)

                \(rule.kind.severity.rawValue.capitalizedFirst): \(rule.kind.title). \(rule.kind.why)

                From: \(rule.basis).

                Fails:

                ```
                \(rule.failing.text)
                ```

                Passes:

                ```
                \(rule.passing.text)
                ```

                """
        }
        return text
    }

    /// Every finding.
    static var diagnostics: String {
        var text = """
            # Findings

            \(remark)

            Every finding has an id that stays the same. `paywallgen explain ID` prints what stands here.
            The findings of `paywallgen check` are those of its rules: see [Checks](checks.md).

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
