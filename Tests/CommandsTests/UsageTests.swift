import Foundation
import TestSupport
import Testing

@Suite("Both programs, as a user calls them")
struct UsageTests {
    private func run(_ program: BuiltProgram, _ arguments: [String]) async throws -> BuiltProgram.Outcome {
        try await program.run(arguments, in: FileManager.default.temporaryDirectory)
    }

    @Test(
        "Help goes to the output and is no mistake", arguments: [BuiltProgram.paywallgen, .telemetry],
        ["--help", "-h", "help"])
    func help(program: BuiltProgram, word: String) async throws {
        let outcome = try await run(program, [word])
        #expect(outcome.output.contains("\nUsage: \(program.name) COMMAND [OPTION…]\n"))
        #expect(outcome.errors == "")
        #expect(outcome.exitCode == 0)
    }

    @Test("No command is wrong usage", arguments: [BuiltProgram.paywallgen, .telemetry])
    func noCommand(program: BuiltProgram) async throws {
        let outcome = try await run(program, [])
        #expect(outcome.output == "")
        #expect(outcome.errors.contains("\nUsage: \(program.name) COMMAND [OPTION…]\n"))
        #expect(outcome.exitCode == 2)
    }

    @Test("The version is name and number", arguments: [BuiltProgram.paywallgen, .telemetry])
    func version(program: BuiltProgram) async throws {
        let outcome = try await run(program, ["--version"])
        #expect(outcome.output.wholeMatch(of: /\w+ \d+\.\d+\.\d+\n/) != nil)
        #expect(outcome.output.hasPrefix(program.name))
    }

    @Test("A misspelt command is wrong usage, with the nearest one")
    func misspelt() async throws {
        let outcome = try await run(.paywallgen, ["exlpain"])
        #expect(
            outcome.errors == """
                paywallgen: there is no command exlpain
                  did you mean: explain
                  help: paywallgen --help

                """)
        #expect(outcome.exitCode == 2)
    }

    @Test(
        "What cannot be written ends with exit code 3",
        .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func fullDisk() async throws {
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = [
            "-c", "exec \"$0\" --help > /dev/full", BuiltProgram.folder.appending(path: "paywallgen").path,
        ]
        let errors = Pipe()
        shell.standardError = errors
        try shell.run()
        let text = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        shell.waitUntilExit()
        #expect(text == "paywallgen: cannot write the output: No space left on device\n")
        #expect(shell.terminationStatus == 3)
    }
}
