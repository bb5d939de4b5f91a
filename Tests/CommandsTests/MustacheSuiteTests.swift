import Foundation
import TestSupport
import Testing

/// The public Mustache specification through the built program, when the specification is there; lambdas do not exist.
/// A shell runs all cases of a suite, which is several times faster than starting them from here.
@Suite("paywallgen render --lenient passes the Mustache specification")
struct MustacheSuiteTests {
    private struct Suite: Decodable {
        let tests: [Case]
    }

    private struct Case: Decodable {
        let name: String
        let template: String
        let partials: [String: String]?
        let expected: String
    }

    private static let script = """
        for case in */; do
            "$0" render "$case/t.mustache" --data "$case/data.json" --partials "$case/partials" --lenient \
                > "$case/output" 2> "$case/errors" || echo "exit code $?" >> "$case/errors"
        done
        """

    @Test(
        "Every case of the suite",
        arguments: [
            ("comments", 12), ("delimiters", 14), ("interpolation", 42), ("inverted", 22), ("partials", 12),
            ("sections", 34), ("~dynamic-names", 21), ("~inheritance", 27),
        ])
    func passes(suite: String, count: Int) async throws {
        guard let bytes = try SharedMaterial.bytes(of: "corpus/mustache-spec/specs/\(suite).json") else { return }
        let cases = try JSONDecoder().decode(Suite.self, from: Data(bytes)).tests
        #expect(cases.count >= count)
        let objects = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        let tests = try #require(objects?["tests"] as? [[String: Any]])
        try await TemporaryFolder.with { folder in
            for (index, (test, object)) in zip(cases, tests).enumerated() {
                let data = try JSONSerialization.data(withJSONObject: object["data"] ?? [:], options: .fragmentsAllowed)
                try folder.write(bytes: [UInt8](data), to: "\(index)/data.json")
                try folder.write(test.template, to: "\(index)/t.mustache")
                try folder.write("", to: "\(index)/partials/none")
                for (name, text) in test.partials ?? [:] {
                    try folder.write(text, to: "\(index)/partials/\(name).mustache")
                }
            }
            try await run(in: folder)
            for (index, test) in cases.enumerated() {
                #expect(try folder.text(of: "\(index)/errors") == "", "\(suite): \(test.name)")
                #expect(try folder.text(of: "\(index)/output") == test.expected, "\(suite): \(test.name)")
            }
        }
    }

    private func run(in folder: TemporaryFolder) async throws {
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", Self.script, BuiltProgram.folder.appending(path: "paywallgen").path]
        shell.currentDirectoryURL = folder.url
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            shell.terminationHandler = { _ in continuation.resume() }
            do {
                try shell.run()
            } catch {
                shell.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
    }
}
