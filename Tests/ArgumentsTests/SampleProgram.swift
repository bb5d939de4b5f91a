import Arguments

/// A program as the tests need it: every kind of option and operand.
enum SampleProgram {
    enum Format: String, CaseIterable, Sendable { case text, json }

    enum Build: Command {
        static let source = Operand.one("SOURCE", "the folder to read")
        static let more = Operand.many("FILE", "files besides; - is the standard input")
        static let output = Option("output", "DIR", .path, default: "output", "where the pages go")
        static let jobs = Option("jobs", "N", .integer(in: 1...64), default: 2, "pages rendered at the same time")
        static let url = Option.optional("base-url", "URL", .text, "where the site will stand")
        static let prices = Option.repeated("prices", "FILE", .path, "a price list; may be given more than once")
        static let strict = Option.flag("strict", "warnings become errors")
        static let format = Option("format", "FORMAT", .choice(of: Format.self), default: .text, "how to print")
        static let window = Option(
            "window", "TIME", .duration, default: .seconds(259_200), "how long a purchase counts after the view")

        static let definition = CommandDefinition(
            "build", "build the pages", discussion: "Reads everything first and writes only when all is well.",
            operands: [source, more], options: [output, jobs, url, prices, strict, format, window],
            examples: [("build content --strict", "build the demo site, and fail if a text is missing")])

        static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
            if arguments[source] == "disk" { throw Full() }
            if arguments[source] == "rule" { throw UsageError("--strict needs --base-url") }
            console.output.write("\(arguments[source]) \(arguments[more])")
            console.output.write(" \(arguments[output]) \(arguments[jobs]) \(arguments[url] ?? "-")")
            console.output.write(" \(arguments[prices]) \(arguments[strict]) \(arguments[format])")
            console.output.write(" \(DurationText.write(arguments[window]))\n")
            return arguments[source] == "findings" ? .findings : .success
        }
    }

    struct Full: Error, CustomStringConvertible {
        var description: String { "output/: no space is left" }
    }

    enum Preview: Command {
        static let definition = CommandDefinition("preview", "serve the pages")
        static func run(_ arguments: ParsedArguments, _ console: Console) -> ExitCode { .success }
    }

    static let program = Program(
        name: "sample", version: "1.2.3", summary: "builds and serves", commands: [Build.self, Preview.self])

    /// What running the program with these words writes, and how it ends.
    static func run(_ words: [String], width: Int = 80) async -> (exitCode: ExitCode, output: String, errors: String) {
        let terminal = Terminal(isTerminal: false, width: width)
        let console = Console(output: TextOutput(capturedAs: terminal), errors: TextOutput(capturedAs: terminal))
        let exitCode = await program.run(words, console)
        return (exitCode, console.output.captured, console.errors.captured)
    }
}
