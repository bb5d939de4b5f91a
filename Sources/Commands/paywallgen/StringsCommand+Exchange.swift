import Arguments
import Diagnostics
import Localization
import SiteBuilder
import SourceFiles

extension StringsCommand {
    /// One XLIFF file a language.
    static func export(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        var diagnostics: [Diagnostic] = []
        let folder = arguments[output].withoutTrailingSlash
        var written: [(language: LanguageTag, path: String)] = []
        if let strings = try load(arguments, into: &diagnostics), !diagnostics.hasErrors {
            if strings.catalogs.isEmpty, strings.folders.isEmpty {
                throw UsageError("strings: in site.yaml names no String Catalog and no .lproj folder to export")
            }
            let languages = arguments[locale].isEmpty ? strings.targetLanguages : arguments[locale]
            if let source = languages.first(where: { $0 == strings.sourceLanguage }) {
                throw UsageError("--locale: \(source) is the language that copy is written in")
            }
            let texts = languages.map { language in
                (language, strings.export(to: language, toolVersion: PackageVersion.current, into: &diagnostics))
            }
            if !texts.isEmpty { try SiteStrings.createFolder(folder) }
            for (language, text) in texts {
                let path = "\(folder)/\(language.identifier).xliff"
                try SiteStrings.write(Array(text.utf8), to: path)
                written.append((language, path))
            }
        }
        let lines = written.isEmpty ? ["the site has one language; nothing was written"] : written.map(\.path)
        return report(arguments, console, diagnostics, text: lines.map { $0 + "\n" }.joined()) { found in
            .object([
                ("version", .integer(1)),
                (
                    "files",
                    .array(
                        written.map {
                            .object([("locale", .string($0.language.identifier)), ("path", .string($0.path))])
                        })
                ),
                ("diagnostics", found),
            ])
        }
    }

    /// Finished translations into the String Catalogs.
    static func `import`(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        guard !arguments[files].isEmpty else { throw UsageError("import needs an .xliff file or an .xcloc bundle") }
        var diagnostics: [Diagnostic] = []
        let documents = try arguments[files].flatMap(exchangeFiles).compactMap { path in
            XLIFFReader.read(try FileReader.read(path: path, shownAs: path), into: &diagnostics)
        }
        var strings = try load(arguments, into: &diagnostics)
        var counts = XLIFFImporter.Counts()
        for document in documents {
            if let own = strings?.take(document, into: &diagnostics) { counts += own }
        }
        let written = diagnostics.hasErrors ? [] : try strings?.writeChanges(into: &diagnostics) ?? []
        var facts = ["\(counted(counts.taken, "text")) taken", "\(counts.unchanged) unchanged"]
        if counts.unfinished > 0 { facts.append("\(counts.unfinished) not finished") }
        if counts.refused > 0 { facts.append("\(counts.refused) not taken") }
        let lines =
            TextWrapping.lines(facts.joined(separator: ", "), width: console.output.terminal.width, indent: 2)
            + (written.isEmpty ? ["nothing was written"] : written.map { "written: \($0)" })
        return report(arguments, console, diagnostics, text: lines.map { $0 + "\n" }.joined()) { found in
            .object([
                ("version", .integer(1)), ("taken", .integer(counts.taken)),
                ("unchanged", .integer(counts.unchanged)), ("unfinished", .integer(counts.unfinished)),
                ("refused", .integer(counts.refused)), ("written", .array(written.map { .string($0) })),
                ("diagnostics", found),
            ])
        }
    }

    /// A bundle is the folder of its XLIFF files.
    private static func exchangeFiles(_ path: String) throws -> [String] {
        let path = path.withoutTrailingSlash
        guard path.hasSuffix(".xcloc") else { return [path] }
        let folder = "\(path)/Localized Contents"
        let names = try FileLister.names(inFolder: folder, shownAs: folder).filter { $0.hasSuffix(".xliff") }
        if names.isEmpty { throw UsageError("\(folder) holds no .xliff file") }
        return names.sorted().map { "\(folder)/\($0)" }
    }
}
