import Arguments
import Diagnostics
import SiteBuilder
import SiteModel

extension StringsCommand {
    /// What is translated in each language, and what each paywall lacks.
    static func status(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        var diagnostics: [Diagnostic] = []
        let strings = try load(arguments, into: &diagnostics)
        let status = strings.map {
            StringsStatus(settings: $0.settings, paywalls: $0.paywalls, tables: $0.tables, catalog: $0.catalog)
        }
        let terminal = console.output.terminal
        let text = status?.text(
            width: min(terminal.width, 120), style: TerminalStyle(isColored: terminal.hasColor))
        if arguments[format] == .json, let status {
            console.output.write(status.json(diagnostics.inReadingOrder()).pretty())
            return diagnostics.hasErrors ? .findings : .success
        }
        return report(arguments, console, diagnostics, text: text ?? "") { found in
            .object([
                ("version", .integer(1)), ("locales", .array([])), ("paywalls", .array([])), ("diagnostics", found),
            ])
        }
    }
}
