package import Foundation

/// Real files and tables of cases that stand beside the repository and are no part of it.
///
/// The variable `PAYWALLGEN_SHARED` names their folder; without it `../shared` beside the package is tried. Tests that
/// need them go on without when they are not there, and say so.
package enum SharedMaterial {
    /// The folder, or `nil` (and a line on standard error, once) when it is not there.
    package static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["PAYWALLGEN_SHARED"]
        let beside = URL(filePath: #filePath).appending(path: "../../../../shared").standardizedFileURL
        let folder = named.map { URL(filePath: $0) } ?? beside
        var isFolder: ObjCBool = false
        if unsafe FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue {
            return folder
        }
        let message = "No shared material in \(folder.path): tests against real files are left out.\n"
        FileHandle.standardError.write(Data(message.utf8))
        return nil
    }()

    /// The names of the files in a folder of the shared material that end in `suffix`, sorted; empty without the folder.
    package static func files(in path: String, suffix: String) throws -> [URL] {
        guard let folder = folder?.appending(path: path) else { return [] }
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.lastPathComponent.hasSuffix(suffix) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// The bytes of a file of the shared material; `nil` without the folder.
    package static func bytes(of path: String) throws -> [UInt8]? {
        guard let file = folder?.appending(path: path) else { return nil }
        return [UInt8](try Data(contentsOf: file))
    }
}
