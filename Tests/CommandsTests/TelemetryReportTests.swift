import Foundation
import TestSupport
import Testing

@Suite("telemetry report and sample, as a user calls them")
struct TelemetryReportTests {
    private static let view = #"{"ts":1793664000000,"type":"paywall_viewed","user":"a","paywall":"pro"}"#
    private static let bought = #"{"ts":1793664060000,"type":"purchased","user":"a","paywall":"pro"}"#
    private static let test = #"{"ts":1793664060000,"type":"purchased","user":"a","paywall":"pro","test":true}"#

    /// Runs it in a folder with these files; 60 columns wide.
    private func run(
        _ arguments: [String], files: [String: String] = [:], input: String = ""
    ) async throws -> BuiltProgram.Outcome {
        try await TemporaryFolder.with { folder in
            for (name, text) in files { try folder.write(text, to: name) }
            return try await BuiltProgram.telemetry.run(
                arguments, in: folder.url, environment: ["COLUMNS": "60"], input: input)
        }
    }

    @Test("A file and a pipe give the same report")
    func fileAndPipe() async throws {
        let events = "\(Self.view)\n\(Self.bought)\n"
        let file = try await run(["report", "e.ndjson"], files: ["e.ndjson": events])
        #expect(
            file.output == """
                Conversion 3 Nov 2026 UTC: viewers who bought or began a
                trial within 3 days of their first view; 95 % Wilson
                paywall  variant   bought/viewers      rate  interval
                pro                           1/1  100.00 %  20.65–100.00
                all, each once                1/1  100.00 %  20.65–100.00
                Tries 1: bought 1, cancelled 0, pending 0, failed 0, no
                  answer 0.  3 Nov not complete yet.

                """)
        #expect(file.errors == "" && file.exitCode == 0)
        for arguments in [["report", "-"], ["report"]] {
            let pipe = try await run(arguments, input: events)
            #expect(pipe.output == file.output && pipe.errors == "" && pipe.exitCode == 0)
        }
    }

    @Test("Broken lines are told with place and reason, and the report goes on")
    func brokenLines() async throws {
        let events = "\(Self.view)\n{\"ts\":1,\n\n\(Self.bought)\nnonsense\n"
        let outcome = try await run(["report", "e.ndjson"], files: ["e.ndjson": events])
        #expect(
            outcome.errors == """
                warning[events.unreadable] e.ndjson:2
                  the line ends inside the event
                warning[events.unreadable] e.ndjson:5
                  no JSON object

                """)
        #expect(outcome.output.contains("Left out: 2 unreadable (e.ndjson:2 and 1 more)\n"))
        #expect(outcome.exitCode == 0)
    }

    @Test(
        "A path that cannot be read is the machine's fault",
        arguments: [("none.ndjson", "there is no such file or folder"), (".", "this is a folder, not a file")])
    func unreadablePath(path: String, reason: String) async throws {
        let outcome = try await run(["report", path])
        #expect(outcome.errors == "telemetry report: \(path): \(reason)\n")
        #expect(outcome.output == "" && outcome.exitCode == 3)
    }

    @Test("An empty file has no events, and that is said")
    func emptyFile() async throws {
        let outcome = try await run(["report", "e"], files: ["e": "\n\n"])
        #expect(outcome.output == "No events.\n" && outcome.exitCode == 0)
        #expect(outcome.errors == "warning[events.empty] e\n  there are no events\n")
    }

    @Test("A file without a single event is a finding")
    func binaryJunk() async throws {
        let outcome = try await run(["report", "e"], files: ["e": "\u{0}\u{1}PNG\nmore\u{7}\n"])
        #expect(outcome.output == "No event could be read.  Left out: 2 unreadable lines (e:1\n  and 1 more)\n")
        #expect(outcome.errors.contains("error[events.none] e\n"))
        #expect(outcome.exitCode == 1)
    }

    @Test("Test events alone are told, and counted when asked for")
    func onlyTestEvents() async throws {
        let outcome = try await run(["report", "-"], input: Self.test)
        #expect(
            outcome.output == """
                Nothing to count: the only event is a test or sandbox event.
                --include-test counts it.

                """)
        #expect(outcome.exitCode == 0)
        let counted = try await run(["report", "-", "--include-test"], input: Self.test)
        #expect(counted.output.hasPrefix("1 payment sheet ended: bought 1, cancelled 0\n"))
    }

    @Test("Without views the report says what is missing")
    func noViews() async throws {
        let outcome = try await run(["report", "-"], input: Self.bought)
        #expect(
            outcome.output.contains("Conversion per viewer: unknown, no view was recorded.\n  Send paywall_viewed when")
        )
        #expect(outcome.exitCode == 0)
    }

    @Test(
        "Wrong usage is told by name",
        arguments: [
            (["--by", "paywal"], "no event has a field named paywal; did you mean paywall?"),
            (["--by", "user"], "--by user would name single people or events; a report never does"),
            (["--by", "paywall,paywall"], "--by names a field twice"),
            (["--where", "variant"], "--where expects FIELD=VALUE, found variant"),
            (["--where", "=x"], "--where expects FIELD=VALUE, found =x"),
            (["--where", "varant=x"], "no event has a field named varant; did you mean variant?"),
            (["--window", "soon"], "--window expects a duration such as 90s, 15m, 12h, 3d or 2w, found soon"),
            (["--window", "0d"], "--window must be longer than nothing"),
            (["--since", "2026-02-30"], "--since expects a day such as 2026-11-30, found 2026-02-30"),
            (["--since", "2026-11-05", "--until", "2026-11-04"], "--since 2026-11-05 lies after --until 2026-11-04"),
            (["--timezone", "Mars"], "--timezone expects a time zone such as Europe/Berlin, found Mars"),
            (
                ["--format", "csv"],
                "--format expects text or json (csv, markdown and html are not there yet), found csv"
            ),
            (["-"], "- is given twice"),
        ])
    func wrongUsage(arguments: [String], message: String) async throws {
        let outcome = try await run(["report", "-"] + arguments, input: Self.view)
        let flat = outcome.errors.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(flat.contains(message))
        #expect(outcome.output == "" && outcome.exitCode == 2)
    }

    @Test("JSON is one object of the documented shape")
    func json() async throws {
        let outcome = try await run(["report", "-", "--format", "json"], input: "\(Self.view)\n\(Self.bought)\n")
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(
            Set(json.keys) == [
                "version", "window", "timezone", "since", "until", "by", "quality", "total", "rows", "experiments",
            ])
        let total = try #require(json["total"] as? [String: Any])
        #expect(
            Set(total.keys) == [
                "viewers", "views", "paywallConversion", "viewConversion", "checkoutRate", "checkoutCompletion",
                "outcomes", "bounce", "trialStart", "trialConversion", "refundRate", "proceeds", "revenuePerViewer",
                "completed", "unattributed",
            ])
    }

    @Test("--output writes a file and nothing else; --explain prints every formula")
    func outputAndExplanation() async throws {
        try await TemporaryFolder.with { folder in
            try folder.write("\(Self.view)\n", to: "e")
            let outcome = try await BuiltProgram.telemetry.run(
                ["report", "e", "--explain", "--output", "report.txt"], in: folder.url, environment: ["COLUMNS": "60"])
            #expect(outcome.output == "" && outcome.errors == "" && outcome.exitCode == 0)
            let text = try folder.text(of: "report.txt")
            #expect(text.contains("paywallConversion: 0/1 = 0.00 %") && text.contains("revenuePerViewer"))
            #expect(try folder.files() == ["e", "report.txt"])
            let nowhere = try await BuiltProgram.telemetry.run(
                ["report", "e", "--output", "no/such/folder/r"], in: folder.url)
            #expect(nowhere.errors.hasPrefix("telemetry report: no/such/folder/r: cannot be written"))
            #expect(nowhere.exitCode == 3)
        }
    }

    @Test("A sample in a file has its truth on the output, one in a pipe on the error output")
    func sample() async throws {
        try await TemporaryFolder.with { folder in
            let arguments = ["sample", "--events", "500", "--seed", "7"]
            let pipe = try await BuiltProgram.telemetry.run(arguments, in: folder.url)
            let file = try await BuiltProgram.telemetry.run(arguments + ["--output", "e"], in: folder.url)
            #expect(pipe.output.count { $0 == "\n" } == 500 && pipe.exitCode == 0 && file.exitCode == 0)
            #expect(try folder.text(of: "e") == pipe.output)
            #expect(file.output == pipe.errors && file.output.hasPrefix("True rates: ") && file.errors == "")
            #expect(try folder.files() == ["e"])
        }
    }

    @Test("A pretty-printed body over several lines is one document")
    func document() async throws {
        let body = """
            [
              {
                "clientUser": "u", "type": "cancelledSubscribe",
                "payload": { "a": "b" }
              }
            ]
            """
        let outcome = try await run(["report", "body.json"], files: ["body.json": body])
        #expect(outcome.output.hasPrefix("1 payment sheet ended: bought 0, cancelled 1\n"))
        #expect(outcome.errors == "" && outcome.exitCode == 0)
    }
}
