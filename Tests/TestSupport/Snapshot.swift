import Foundation

/// Compares what a test makes with a golden file beside the test, in the folder `Snapshots`.
///
/// With `RECORD_SNAPSHOTS` set the golden is written instead, and the test fails, so that a recording run is never taken
/// for a passing one. A test target with goldens says `hasSnapshots: true` in Package.swift.
package enum Snapshot {
    /// Throws when the text differs from the golden `name`, with the first line that differs.
    package static func check(_ text: String, _ name: String, testFile: String = #filePath) throws {
        let golden = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Snapshots/\(name)")
        try check(text, golden: golden)
    }

    /// The same for a file of the package that is made from its code, such as a page of `docs/`.
    package static func check(_ text: String, at path: String) throws {
        let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        try check(text, golden: package.appending(path: path))
    }

    private static func check(_ text: String, golden: URL) throws {
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
            try record(text, at: golden)
            throw SnapshotMismatch(description: "recorded \(golden.path); run again without RECORD_SNAPSHOTS")
        }
        try compare(text, with: golden)
    }

    static func record(_ text: String, at golden: URL) throws {
        try FileManager.default.createDirectory(
            at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: golden)
    }

    static func compare(_ text: String, with golden: URL) throws {
        guard let data = FileManager.default.contents(atPath: golden.path) else {
            throw SnapshotMismatch(description: "there is no \(golden.path); run with RECORD_SNAPSHOTS=1 to write it")
        }
        let expected = String(decoding: data, as: UTF8.self)
        guard !Array(text.utf8).elementsEqual(data) else { return }
        let found = lines(of: text)
        let wanted = lines(of: expected)
        let same = zip(found, wanted).prefix { $0.utf8.elementsEqual($1.utf8) }.count
        throw SnapshotMismatch(
            description: """
                \(golden.lastPathComponent) differs in line \(same + 1)
                expected: \(same < wanted.count ? wanted[same].debugDescription : "the end")
                found:    \(same < found.count ? found[same].debugDescription : "the end")
                RECORD_SNAPSHOTS=1 writes the new text to \(golden.path)
                """)
    }

    private static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false) { $0.isNewline }
    }
}

/// A text that is not its golden.
package struct SnapshotMismatch: Error, CustomStringConvertible {
    package let description: String
}
