import Arguments
import Diagnostics
import Localization
import SiteBuilder
import SiteModel

/// `paywallgen strings`: looks after the translations of a site's texts.
enum StringsCommand: Command {
    enum Action: String, CaseIterable { case status, sync, export, `import` }

    static let action = Operand.one("ACTION", "status, sync, export or import")
    static let files = Operand.many("FILE", "for import: .xliff files, or .xcloc bundles")
    static let content = Option("content", "DIR", .path, default: "content", "the folder with site.yaml")
    static let output = Option(
        "output", "DIR", .path, default: "translations", "for export: the folder that is written")
    static let locale = Option.repeated(
        "locale", "L", .language, "for export: a language; may be given more than once; without it all of the site")
    static let format = Option("format", "FORMAT", .choice(of: OutputFormat.self), default: .text, "how to report")

    static let definition = CommandDefinition(
        "strings", "see how far translations are, send them out and take them back",
        discussion: """
            status: what is translated in each language, and what each paywall lacks. \
            sync: texts of paywalls/ that no string table holds go into the first String Catalog that site.yaml names, \
            or else the first .strings file of the source language. \
            export: one XLIFF 1.2 file a language, as Xcode exports it. \
            import: finished translations go into the string tables, by Xcode's rules; nothing else in them changes.
            """,
        operands: [action, files], options: [content, output, locale, format],
        examples: [
            ("strings status", "what is translated, and what is missing where"),
            ("strings sync", "after new copy was written"),
            ("strings export --locale de", "translations/de.xliff, for a translator"),
            ("strings import translations/de.xliff", "when it comes back"),
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        let name = arguments[action]
        guard let action = Action(rawValue: name) else {
            let names = Action.allCases.map(\.rawValue)
            let nearest = NearestName.find(name, in: names).map { "; did you mean \($0)?" } ?? ""
            throw UsageError("\(name) is none of \(names.joined(separator: ", "))\(nearest)")
        }
        if action != .import, let file = arguments[files].first {
            throw UsageError("\(file): \(name) takes no files")
        }
        if action != .export, arguments.isGiven(output) || arguments.isGiven(locale) {
            throw UsageError("--output and --locale are for export, not for \(name)")
        }
        switch action {
        case .status: return try status(arguments, console)
        case .sync: return try sync(arguments, console)
        case .export: return try export(arguments, console)
        case .import: return try `import`(arguments, console)
        }
    }
}

extension StringsCommand {
    static func load(
        _ arguments: ParsedArguments, makesCatalog: Bool = false, into diagnostics: inout [Diagnostic]
    ) throws -> SiteStrings? {
        try SiteStrings.load(
            folder: arguments[content].withoutTrailingSlash, makesCatalog: makesCatalog, into: &diagnostics)
    }

    /// Findings, then what was done: text on the right streams, or one JSON object on the output.
    static func report(
        _ arguments: ParsedArguments, _ console: Console, _ diagnostics: [Diagnostic], text: String,
        json: (JSONText) -> JSONText
    ) -> ExitCode {
        let diagnostics = diagnostics.inReadingOrder()
        switch arguments[format] {
        case .json: console.output.write(json(.array(diagnostics.map(DiagnosticJSON.value))).pretty())
        case .text:
            let errors = console.errors.terminal
            let shown = diagnostics.filter { $0.severity != .note }
            if !shown.isEmpty {
                console.errors.write(DiagnosticText(width: errors.width, color: errors.hasColor).render(shown))
            }
            if diagnostics.hasErrors {
                console.errors.write("\(DiagnosticText.summary(of: diagnostics)); nothing was written\n")
            } else {
                console.output.write(text)
            }
        }
        return diagnostics.hasErrors ? .findings : .success
    }

    static func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
