import Foundation

/// The tokenizer of html5lib (PyPI), which knows nothing of ours: `.ci/setup test` installs it into `.build/html5lib`.
package enum HTML5Lib {
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    private static let library = package.appending(path: ".build/html5lib")

    /// Where Python is looked for.
    private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

    /// Why the structures cannot be had.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// The tags, names of attributes and comments of each document, as text.
    ///
    /// - Throws: `Failure` when html5lib is missing or fails.
    package static func structures(of documents: [[UInt8]]) async throws -> [String] {
        try await run("html-structure.py", on: documents)
    }

    /// The tree that the standard's tree builder makes of each document: a line for a start tag, with its attributes by
    /// name, for a text, its blanks run together, and for an end.
    ///
    /// - Throws: `Failure` when html5lib is missing or fails.
    package static func trees(of documents: [[UInt8]]) async throws -> [String] {
        try await run("html-tree.py", on: documents)
    }

    private static func run(_ script: String, on documents: [[UInt8]]) async throws -> [String] {
        let script = package.appending(path: "Tests/TestSupport/\(script)")
        guard FileManager.default.fileExists(atPath: library.appending(path: "html5lib").path) else {
            throw Failure(description: "html5lib is not in \(library.path): run .ci/setup test")
        }
        return try await TemporaryFolder.with { folder in
            let texts = documents.map { String(decoding: $0, as: UTF8.self) }
            try folder.write(bytes: [UInt8](JSONEncoder().encode(texts)), to: "documents")
            let outcome = try await BuiltProgram.run(
                URL(filePath: "/usr/bin/env"), ["python3", script.path, folder.url.appending(path: "documents").path],
                in: folder.url,
                environment: ["PYTHONPATH": library.path, "PATH": path])
            guard outcome.exitCode == 0 else {
                throw Failure(description: "html5lib failed; .ci/setup test installs it: \(outcome.errors)")
            }
            return try JSONDecoder().decode([String].self, from: Data(outcome.output.utf8))
        }
    }
}
