import Arguments
import Diagnostics
import EventAnalytics
import Foundation
import SourceFiles

/// `telemetry report`: conversion by paywall and variant, with numerator, denominator and interval.
enum ReportCommand: Command {
    enum Format: String, CaseIterable { case text, json }

    static let format = Option("format", "FORMAT", .reportFormat, default: .text, "text or json")
    static let explain = Option.flag("explain", "print every measure with its formula")
    static let output = Option.optional("output", "FILE", .path, "write the report to a file")

    static let definition = CommandDefinition(
        "report", "conversion by paywall and variant, from event files",
        discussion: """
            Reads NDJSON (our own events and TelemetryDeck bodies) from files or from the standard input. Every rate is \
            printed with numerator, denominator and 95 % Wilson interval; what was left out is said below.
            """,
        operands: [ReportOptions.files],
        options: [
            ReportOptions.by, ReportOptions.conditions, ReportOptions.window, ReportOptions.since, ReportOptions.until,
            ReportOptions.zone, ReportOptions.includesTest, explain, format, output,
        ],
        examples: [
            ("report events.ndjson", "by paywall and variant, within 3 days of the first view"),
            ("report *.ndjson --by locale --where paywall=pro --window 7d", "one paywall by language, within a week"),
            ("report - --format json < events.ndjson", "for other programs"),
        ])

    static func run(_ arguments: ParsedArguments, _ console: Console) async throws -> ExitCode {
        let named = arguments[ReportOptions.files]
        if named.isEmpty, isatty(STDIN_FILENO) == 1 {
            throw UsageError("FILE is missing: event files, or - for a pipe")
        }
        if named.filter({ $0 == "-" }).count > 1 { throw UsageError("- is given twice") }
        let paths = named.isEmpty ? ["-"] : named
        let settings = try ReportOptions.settings(
            arguments, workers: max(1, ProcessInfo.processInfo.activeProcessorCount))

        let progress = ReadingProgress(console)
        let report = try await ConversionReport.make(of: paths, settings, progress: progress.advance)
        progress.finish()

        if report.quality.reading.events > 0, let fault = ReportOptions.fault(ofUnseen: report.unseenFields) {
            throw fault
        }
        let findings = EventDiagnostics.findings(report.quality.reading, of: paths)
        let errors = console.errors.terminal
        console.errors.write(
            DiagnosticText(width: errors.width, color: errors.hasColor, explainCommand: nil).render(findings))
        try write(report, arguments, console)
        return findings.hasErrors ? .findings : .success
    }

    private static func write(
        _ report: ConversionReport, _ arguments: ParsedArguments, _ console: Console
    ) throws(FileError) {
        let path = arguments[output]
        let terminal = console.output.terminal
        let text: String
        switch arguments[format] {
        case .json: text = report.json.pretty()
        case .text:
            let style = TerminalStyle(isColored: path == nil && terminal.hasColor)
            text =
                ReportText(report, width: terminal.width, style: style).render()
                + (arguments[explain] ? MeasureExplanation.text(report, width: min(terminal.width, 100)) : "")
        }
        guard let path else { return console.output.write(text) }
        var file = try FileWriter(path: path)
        try file.write(Array(text.utf8))
        try file.finish()
    }
}

extension ArgumentKind where Value == ReportCommand.Format {
    /// `text` or `json`; the other formats that the design names are not there yet, and are refused by name.
    static var reportFormat: Self {
        ArgumentKind(expecting: "text or json (csv, markdown and html are not there yet)", choices: ["text", "json"]) {
            ReportCommand.Format(rawValue: $0)
        } write: {
            $0.rawValue
        }
    }
}
