import Arguments
import EventAnalytics
import Foundation
import SourceFiles

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
        let file = try FileWriter(path: path)
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

/// The truth about a sample, beside which a report can be laid.
enum SampleTruthText {
    static func render(_ truth: SampleTruth) -> String {
        var lines = ["True rates: viewers who buy or begin a trial within 3 days of their first view"]
        lines.append(row("paywall", "variant", "made with", "bought/viewers", "has"))
        for row in truth.rows {
            let madeWith = FigureText.number(Double(row.convertersPerMillion) / 10_000, 2) + " %"
            lines.append(
                self.row(
                    row.paywall, row.variant ?? "–", madeWith, counts(row.converters, row.viewers),
                    FigureText.percent(Rate(row.converters, of: row.viewers))))
        }
        lines.append(
            row(
                "all, each once", "", "", counts(truth.converters, truth.viewers),
                FigureText.percent(Rate(truth.converters, of: truth.viewers))))
        lines.append(
            """
            Among the lines: \(FigureText.count(truth.duplicates)) repeats, \(FigureText.count(truth.test)) test, \
            \(FigureText.count(truth.withoutView)) bought without a view,
              \(FigureText.count(truth.late)) late, \(FigureText.count(truth.severalVariants)) users in two variants
            """)
        return lines.joined(separator: "\n") + "\n"
    }

    private static func counts(_ numerator: Int, _ denominator: Int) -> String {
        "\(FigureText.count(numerator))/\(FigureText.count(denominator))"
    }

    private static func row(_ cells: String...) -> String {
        let widths = [-14, -7, 9, 16, 7]
        let text = zip(cells, widths).map { cell, width in
            let padding = String(repeating: " ", count: max(0, Int(width.magnitude) - cell.count))
            return width < 0 ? cell + padding : padding + cell
        }.joined(separator: "  ")
        return String(text.reversed().drop { $0 == " " }.reversed())
    }
}

/// Writes a file piece by piece beside its place, and puts it there when it is whole.
struct FileWriter {
    private let path: String
    private let temporary: URL
    private let handle: FileHandle

    init(path: String) throws(FileError) {
        self.path = path
        temporary = URL(filePath: path + ".partial")
        do {
            try Data().write(to: temporary)
            handle = try FileHandle(forWritingTo: temporary)
        } catch {
            throw FileError(path: path, reason: .system("cannot be written: \(error.localizedDescription)"))
        }
    }

    func write(_ bytes: [UInt8]) throws(FileError) {
        do {
            try handle.write(contentsOf: bytes)
        } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw FileError(path: path, reason: .system("cannot be written: \(error.localizedDescription)"))
        }
    }

    func finish() throws(FileError) {
        do {
            try handle.close()
            guard unsafe rename(temporary.path, path) == 0 else {
                throw FileError(path: path, reason: .system(unsafe String(cString: strerror(errno))))
            }
        } catch let error as FileError {
            throw error
        } catch {
            throw FileError(path: path, reason: .system("cannot be written: \(error.localizedDescription)"))
        }
    }
}
