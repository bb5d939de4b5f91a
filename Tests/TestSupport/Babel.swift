import Foundation

/// Babel (PyPI), which reads CLDR with code of its own: `.ci/setup test` puts it into `.build/babel`.
package enum Babel {
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    private static let library = package.appending(path: ".build/babel")
    private static let script = package.appending(path: "Tests/TestSupport/babel-prices.py")

    /// Why there are no prices.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// Prices as Babel formats them, in order.
    ///
    /// - Parameter rows: each of a language, a currency's code and an amount in digits.
    /// - Throws: `Failure` when Babel is missing or fails.
    package static func prices(_ rows: [[String]]) async throws -> [String] {
        guard FileManager.default.fileExists(atPath: library.appending(path: "babel").path) else {
            throw Failure(description: "Babel is not in \(library.path): run .ci/setup test")
        }
        return try await TemporaryFolder.with { folder in
            try folder.write(bytes: [UInt8](JSONEncoder().encode(rows)), to: "rows")
            let outcome = try await BuiltProgram.run(
                URL(filePath: "/usr/bin/env"), ["python3", script.path, folder.url.appending(path: "rows").path],
                in: folder.url,
                environment: [
                    "PYTHONPATH": library.path, "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
                ])
            guard outcome.exitCode == 0 else { throw Failure(description: "Babel failed: \(outcome.errors)") }
            return try JSONDecoder().decode([String].self, from: Data(outcome.output.utf8))
        }
    }
}
