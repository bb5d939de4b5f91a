import Arguments
import Diagnostics
import SiteBuilder
import SiteModel
import SourceFiles
import TemplateEngine

/// `paywallgen render FILE.mustache`: one template with data of one's own, for theme authors.
enum RenderCommand: Command {
    static let file = Operand.one("FILE", "a .mustache template")
    static let data = Option.optional("data", "FILE", .path, "a JSON file with what the template names; needed")
    static let partials = Option.optional(
        "partials", "DIR", .path, "a folder of partials: .mustache, .css, .js and .svg files")
    static let lenient = Option.flag(
        "lenient", "Mustache as its specification has it: missing names print nothing, every place is escaped alike")

    static let definition = CommandDefinition(
        "render", "render one template with data of your own",
        discussion: """
            Names, escaping and the places where a value may stand are those of themes. A name is there when the data has \
            it; it may be absent when it is null, or missing in one of a list's items. Strings are text, or addresses \
            where the name is url or ends in _url.
            """,
        operands: [file], options: [data, partials, lenient],
        examples: [
            ("render card.mustache --data card.json", "the template, escaped and checked as in a theme"),
            ("render card.mustache --data card.json --partials partials", "the same, with the partials of a folder"),
            ("render card.mustache --data card.json --lenient", "the same as other Mustache programs"),
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        guard let dataPath = arguments[data] else {
            throw UsageError("--data is needed: a JSON file with what the template names")
        }
        let template = try FileReader.read(path: arguments[file], shownAs: arguments[file])
        let source = try FileReader.read(path: dataPath, shownAs: dataPath)
        let partials = try readPartials(arguments[partials])
        var diagnostics: [Diagnostic] = []
        var output: [UInt8] = []
        if let data = JSONReader.read(source, into: &diagnostics) {
            output =
                arguments[lenient]
                ? renderLeniently(template, data, partials, into: &diagnostics)
                : render(template, data, partials, into: &diagnostics)
        }
        let errors = console.errors.terminal
        if !diagnostics.isEmpty {
            console.errors.write(
                DiagnosticText(width: errors.width, color: errors.hasColor).render(diagnostics.inReadingOrder()))
        }
        guard !diagnostics.hasErrors else { return .findings }
        console.output.write(bytes: output)
        return .success
    }
}

extension RenderCommand {
    private static func readPartials(_ folder: String?) throws(FileError) -> [String: SourceText] {
        guard let folder else { return [:] }
        let files = try FileLister.list(folder: folder, shownAs: folder).files
        return try PartialFiles.read(folder: folder, files: files)
    }

    /// As in a theme, with the data as the page.
    private static func render(
        _ template: SourceText, _ data: JSONNode, _ partials: [String: SourceText],
        into diagnostics: inout [Diagnostic]
    ) -> [UInt8] {
        guard let data = TemplateData.infer(from: data, into: &diagnostics) else { return [] }
        let compiler = TemplateCompiler(
            schema: data.schema, partials: partials, allowedURLSchemes: SiteSettings.standardSchemes)
        var output: [UInt8] = []
        compiler.compile(template, into: &diagnostics)?
            .render(data.value, into: &output, reporting: &diagnostics)
        return output
    }

    private static func renderLeniently(
        _ template: SourceText, _ data: JSONNode, _ partials: [String: SourceText],
        into diagnostics: inout [Diagnostic]
    ) -> [UInt8] {
        var output: [UInt8] = []
        LenientRenderer(partials: partials).render(
            template, LenientValue(data), into: &output, reporting: &diagnostics)
        return output
    }
}

extension LenientValue {
    /// JSON as it is; of a key that stands twice the last counts.
    init(_ node: JSONNode) {
        self =
            switch node.value {
            case .null: .null
            case .bool(let flag): .flag(flag)
            case .number(let text): .number(text)
            case .string(let text): .text(text)
            case .array(let items): .list(items.map(LenientValue.init))
            case .object(let members):
                .object(Dictionary(members.map { ($0.key, LenientValue($0.value)) }) { $1 })
            }
    }
}
