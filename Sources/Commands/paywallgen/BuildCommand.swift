import Arguments
import Diagnostics
import SiteBuilder
import SiteModel
import SourceFiles

/// `paywallgen build`: the site, written into a folder.
enum BuildCommand: Command {
    static let content = Option("content", "DIR", .path, default: "content", "the folder with site.yaml")
    static let themes = Option("themes", "DIR", .path, default: "themes", "the folder with a folder for each theme")
    static let output = Option.optional(
        "output", "DIR", .path, "the folder that is written; default: output, or output-app with --for app")
    static let target = Option(
        "for", "HOST", .choice(of: BuildTarget.self), default: .web,
        "all pages for the open web, or the paywalls alone for an app's bundle")
    static let baseURL = Option.optional(
        "base-url", "URL", .siteURL, "the site's address, instead of url: in site.yaml")
    static let strict = Option.flag("strict", "make it an error when a page is left out in a language")
    static let jobs = Option.optional(
        "jobs", "N", .integer(in: 1...1024), "how many pages are made at once; default: as many as there are cores")
    static let timings = Option.flag("timings", "say where the time went, by phase and by template")
    static let format = Option("format", "FORMAT", .choice(of: OutputFormat.self), default: .text, "how to report")

    static let definition = CommandDefinition(
        "build", "build the site into a folder",
        discussion: """
            Only what changed is written, only files that an earlier build wrote are removed, and an error in the input \
            writes nothing.
            """,
        options: [content, themes, output, target, baseURL, strict, jobs, timings, format],
        examples: [
            ("build", "build content/ into output/"),
            ("build --for app", "the paywalls, for the app to carry, into output-app/"),
            ("build --strict --format json", "in CI: a missing translation fails, findings as JSON"),
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let clock = ContinuousClock()
        let start = clock.now
        let options = BuildOptions(
            contentFolder: arguments[content].withoutTrailingSlash,
            themesFolder: arguments[themes].withoutTrailingSlash,
            host: arguments[target] == .app ? .app : .web, baseURL: arguments[baseURL], isStrict: arguments[strict],
            jobs: arguments[jobs])
        let folder = (arguments[output] ?? (arguments[target] == .app ? "output-app" : "output")).withoutTrailingSlash
        let outcome = try SiteBuild(options, output: folder, target: arguments[target]).run()
        let report = BuildReport(
            summary: outcome.summary, counts: outcome.counts, diagnostics: outcome.diagnostics,
            seconds: (clock.now - start) / .seconds(1), output: folder, target: arguments[target])
        show(report, outcome, format: arguments[format], console: console)
        if arguments[timings] { console.errors.write(outcome.timings.text) }
        return outcome.diagnostics.hasErrors ? .findings : .success
    }

    private static func show(
        _ report: BuildReport, _ outcome: SiteBuild.Outcome, format: OutputFormat, console: Console
    ) {
        switch format {
        case .json:
            console.output.write(report.json(bytes: outcome.bytes).pretty())
        case .text:
            let terminal = console.output.terminal
            console.output.write(report.heading(width: terminal.width))
            let errors = console.errors.terminal
            console.errors.write(
                DiagnosticText(width: errors.width, color: errors.hasColor).render(
                    outcome.diagnostics.filter { $0.severity != .note }))
            if outcome.diagnostics.hasErrors {
                console.errors.write("\(DiagnosticText.summary(of: outcome.diagnostics)); nothing was written\n")
            } else {
                console.output.write(report.closing(width: terminal.width))
            }
        }
    }
}

/// How a command reports.
enum OutputFormat: String, CaseIterable, Sendable { case text, json }

extension ArgumentKind where Value == SiteURL {
    static var siteURL: Self {
        ArgumentKind(expecting: "an address such as https://example.com/app") {
            SiteURL($0)
        } write: {
            $0.text
        }
    }
}

extension String {
    /// `content/` is `content`; `/` stays.
    var withoutTrailingSlash: String {
        var text = self
        while text.count > 1, text.hasSuffix("/") { text.removeLast() }
        return text
    }
}
