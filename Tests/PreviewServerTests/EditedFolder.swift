import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// A folder of a test's own, removed with everything in it when it is dropped.
final class EditedFolder {
    /// Absolute, with every link followed.
    let path: String

    init() throws {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        let folder = base.appending(path: "paywallgen-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.path(percentEncoded: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    subscript(name: String) -> String { "\(path)/\(name)" }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
    }

    /// Writes in place, as `echo >` does.
    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(filePath: self[name]))
    }

    /// Renames a finished file over the old one, as many editors do. It is written outside the folder, so that whoever
    /// watches the folder sees one change and not two.
    func replace(_ name: String, with text: String) throws {
        let finished = "\(path)-\(UUID().uuidString)"
        try Data(text.utf8).write(to: URL(filePath: finished))
        guard unsafe rename(finished, self[name]) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    func move(_ name: String, to other: String) throws {
        try FileManager.default.moveItem(atPath: self[name], toPath: self[other])
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: self[name]) }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
    }
}
