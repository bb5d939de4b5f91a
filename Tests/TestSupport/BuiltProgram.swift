package import Foundation

/// A program of this package, as it was built for this run of the tests.
package struct BuiltProgram: Sendable {
    package static let paywallgen = BuiltProgram(name: "paywallgen")
    package static let telemetry = BuiltProgram(name: "telemetry")

    package let name: String

    /// What a run wrote, and how it ended.
    package struct Outcome: Sendable {
        package let exitCode: Int32
        package let output: String
        package let errors: String
    }

    /// Runs the program to its end. It sees only the environment given, besides `PATH` and `HOME`, so that a test does
    /// not depend on whoever runs it.
    package func run(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:], input: String = ""
    ) async throws -> Outcome {
        try await Self.run(
            Self.folder.appending(path: name), arguments, in: folder, environment: environment, input: input)
    }

    /// Runs any program in the same way.
    package static func run(
        _ program: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:], input: String = ""
    ) async throws -> Outcome {
        try await TemporaryFolder.with { scratch in
            try scratch.write(input, to: "input")
            try scratch.write("", to: "output")
            try scratch.write("", to: "errors")
            let process = Process()
            process.executableURL = program
            process.arguments = arguments
            process.currentDirectoryURL = folder
            process.environment = ["PATH": "/usr/bin:/bin", "HOME": scratch.path].merging(environment) { $1 }
            // Files, not pipes: a pipe that nobody empties stops the program.
            process.standardInput = try FileHandle(forReadingFrom: scratch.url.appending(path: "input"))
            process.standardOutput = try FileHandle(forWritingTo: scratch.url.appending(path: "output"))
            process.standardError = try FileHandle(forWritingTo: scratch.url.appending(path: "errors"))
            try await runToEnd(process)
            return Outcome(
                exitCode: process.terminationStatus, output: try scratch.text(of: "output"),
                errors: try scratch.text(of: "errors"))
        }
    }
}

extension BuiltProgram {
    /// The folder that the build put programs and tests into.
    package static let folder: URL = {
        let bundle = Bundle.allBundles.first { $0.bundleURL.pathExtension == "xctest" }?.bundleURL
        let tests = bundle ?? URL(filePath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent()
    }()

    private static func runToEnd(_ process: Process) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
    }
}
