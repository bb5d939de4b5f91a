import Arguments
import EventAnalytics

/// `telemetry sample`: made-up events whose true rates are known.
enum SampleCommand: Command {
    static let events = Option("events", "N", .integer(in: 1...10_000_000_000), default: 100_000, "how many lines")
    static let seed = Option("seed", "S", .seed, default: 1, "the same seed gives the same lines")
    static let output = Option.optional("output", "FILE", .path, "write the events to a file")

    static let definition = CommandDefinition(
        "sample", "made-up events with known true rates",
        discussion: """
            Writes events in our own format, and the rates they were made with to the standard error (with --output: to \
            the standard output), so that a report can be held against them.
            """,
        options: [events, seed, output],
        examples: [
            ("sample --events 1000000 --seed 1 --output events.ndjson", "a million events, about 450 MB"),
            ("sample --events 10000 | telemetry report -", "through a pipe"),
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) throws -> ExitCode {
        var generator = SampleGenerator(events: arguments[events], seed: arguments[seed])
        guard let path = arguments[output] else {
            while !console.output.isClosed, let lines = generator.nextLines() { console.output.write(bytes: lines) }
            console.errors.write(SampleTruthText.render(generator.truth))
            return .success
        }
        var progress = ProgressLine("events:", total: arguments[events], on: console.errors)
        var file = try FileWriter(path: path)
        while let lines = generator.nextLines() {
            try file.write(lines)
            progress.update(arguments[events] - generator.remaining)
        }
        try file.finish()
        progress.finish()
        console.output.write(SampleTruthText.render(generator.truth))
        return .success
    }
}
