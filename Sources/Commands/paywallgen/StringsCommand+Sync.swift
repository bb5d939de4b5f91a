import Arguments
import Diagnostics
import SiteBuilder

extension StringsCommand {
    /// New copy into the String Catalog.
    static func sync(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        var diagnostics: [Diagnostic] = []
        var strings = try load(arguments, makesCatalog: true, into: &diagnostics)
        let added = strings?.addNewCopy(into: &diagnostics) ?? []
        let written = diagnostics.hasErrors ? [] : try strings?.writeChanges(into: &diagnostics) ?? []
        let width = console.output.terminal.width
        var lines: [String] = []
        if let path = written.first {
            lines = ["\(counted(added.count, "text")) added to \(path)"]
            for key in added {
                lines += TextWrapping.lines(
                    key.replacing("\n", with: " ").safeForTerminal, width: width, indent: 4, firstIndent: 2)
            }
            lines.append("next: paywallgen strings export")
        } else {
            lines = ["every text is in a string table; nothing was written"]
        }
        return report(arguments, console, diagnostics, text: lines.map { $0 + "\n" }.joined()) { found in
            .object([
                ("version", .integer(1)), ("catalog", .optional(written.first)),
                ("added", .array(written.isEmpty ? [] : added.map { .string($0) })), ("diagnostics", found),
            ])
        }
    }
}
