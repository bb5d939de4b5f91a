import Arguments
import Diagnostics
import SiteBuilder
import SiteChecks
import SiteModel
import SourceFiles

/// `paywallgen check`: every rule over every page.
enum CheckCommand: Command {
    static let content = BuildCommand.content
    static let themes = BuildCommand.themes
    static let baseURL = BuildCommand.baseURL
    static let strict = BuildCommand.strict
    static let format = Option("format", "FORMAT", .choice(of: CheckFormat.self), default: .text, "how to report")

    static let definition = CommandDefinition(
        "check", "check every page against what App Review and readers ask for",
        discussion: """
            The site is built in memory, nothing is written. What a build finds is reported too. A finding that a team \
            accepts is waived in site.yaml, with a reason; it is listed and does not count. The rules: docs/checks.md, \
            or paywallgen explain R1.
            """,
        options: [content, themes, baseURL, strict, format],
        examples: [
            ("check", "check content/ with the themes of themes/"),
            ("check --format sarif > check.sarif", "in CI: findings for the code host, exit code 1 for errors"),
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let site = try BuildJob(
            BuildOptions(
                contentFolder: arguments[content].withoutTrailingSlash,
                themesFolder: arguments[themes].withoutTrailingSlash,
                baseURL: arguments[baseURL], isStrict: arguments[strict])
        ).run()
        let report = CheckReport(built: site.diagnostics, result: site.checked.map { SiteCheck.run($0) })
        switch arguments[format] {
        case .json: console.output.write(report.json.pretty())
        case .sarif: console.output.write(report.sarif.pretty())
        case .text:
            let errors = console.errors.terminal
            console.errors.write(
                DiagnosticText(width: errors.width, color: errors.hasColor).render(
                    report.diagnostics.filter { $0.severity != .note }))
            console.output.write(report.closing(width: console.output.terminal.width))
        }
        return report.diagnostics.hasErrors ? .findings : .success
    }
}

/// How `check` reports.
enum CheckFormat: String, CaseIterable, Sendable { case text, json, sarif }

/// What `check` tells a person or a machine.
struct CheckReport {
    /// What the build and the rules found, in reading order.
    let diagnostics: [Diagnostic]
    /// `nil` when an error kept the pages from being built.
    private let result: CheckResult?

    init(built: [Diagnostic], result: CheckResult?) {
        diagnostics = (built + (result?.diagnostics ?? [])).inReadingOrder()
        self.result = result
    }

    /// What stands below the findings.
    func closing(width: Int) -> String {
        let counts = DiagnosticText.summary(of: diagnostics)
        guard let result else { return "\(counts); no page could be built, so the rules have not been run\n" }
        var lines: [String] = []
        for waived in result.waived {
            let diagnostic = waived.diagnostic
            let rule = CheckRule.named(diagnostic.kind.id)?.number ?? diagnostic.kind.id
            lines += TextWrapping.lines(
                "waived \(rule): \(diagnostic.message) (\(waived.reason))".safeForTerminal, width: width, indent: 2)
        }
        let pages = "\(result.pages) \(result.pages == 1 ? "page" : "pages"), \(result.rules) rules"
        let waivers = result.waived.isEmpty ? "" : ", \(result.waived.count) waived"
        lines.append("\(pages): \(counts)\(waivers)")
        return lines.map { $0 + "\n" }.joined()
    }

    /// DESIGN section 13: waived findings do not count and are not among the diagnostics.
    var json: JSONText {
        .object([
            ("version", .integer(1)),
            ("pages", .integer(result?.pages ?? 0)),
            ("diagnostics", DiagnosticJSON.value(diagnostics)),
            (
                "waived",
                .array(
                    (result?.waived ?? []).map { waived in
                        .object([
                            ("reason", .string(waived.reason)), ("diagnostic", DiagnosticJSON.value(waived.diagnostic)),
                        ])
                    })
            ),
        ])
    }

    var sarif: JSONText {
        SARIF.log(
            tool: "paywallgen", version: PackageVersion.current,
            rules: CheckRule.all.map { SARIF.Rule($0.kind, basis: $0.basis) },
            results: diagnostics.map { SARIF.Result($0) }
                + (result?.waived ?? []).map { SARIF.Result($0.diagnostic, waiver: $0.reason) },
            isSuccess: result != nil)
    }
}
