package import Foundation

/// An empty folder that is there for the length of a test and gone afterwards, whatever happens in between.
package struct TemporaryFolder: Sendable {
    package let url: URL

    /// Its path without links (on macOS the system's folder for temporary files is one).
    package var path: String { url.path }

    /// Runs `body` with a new folder and removes the folder with all that it holds.
    package static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        let folder = try make()
        defer { folder.remove() }
        return try body(folder)
    }

    /// Runs `body` with a new folder and removes the folder with all that it holds.
    package static func with<Result>(_ body: (TemporaryFolder) async throws -> Result) async throws -> Result {
        let folder = try make()
        defer { folder.remove() }
        return try await body(folder)
    }
}

extension TemporaryFolder {
    /// Writes a file, and the folders above it.
    package func write(_ text: String, to path: String) throws { try write(bytes: Array(text.utf8), to: path) }

    /// Writes a file, and the folders above it.
    package func write(bytes: [UInt8], to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// The bytes of a file.
    package func bytes(of path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url.appending(path: path))) }

    /// The text of a file.
    package func text(of path: String) throws -> String { String(decoding: try bytes(of: path), as: UTF8.self) }

    /// The paths of all files below, sorted; hidden ones too.
    package func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).filter { name in
            var isFolder: ObjCBool = false
            let exists = unsafe FileManager.default.fileExists(
                atPath: url.appending(path: name).path, isDirectory: &isFolder)
            return exists && !isFolder.boolValue
        }.sorted()
    }

    private static func make() throws -> TemporaryFolder {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appending(path: "paywallgen-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return TemporaryFolder(url: folder)
    }

    private func remove() {
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            FileHandle.standardError.write(Data("\(path) could not be removed: \(error)\n".utf8))
        }
    }
}
