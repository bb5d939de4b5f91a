import Foundation

/// Walks what is to be watched.
enum FileTree {
    /// Calls `visit` with each path and what it is (nil: missing): the paths themselves, and everything below those
    /// that are folders, except what `FilePath.isPassedOver`. Links below a folder are not followed into folders.
    static func walk(_ paths: some Sequence<String>, visit: (String, FileStamp?) -> Void) {
        for path in paths {
            let stamp = FileStamp.of(path)
            visit(path, stamp)
            if stamp?.isFolder == true { walkFolder(path, visit: visit) }
        }
    }

    private static func walkFolder(_ folder: String, visit: (String, FileStamp?) -> Void) {
        for name in names(in: folder) where !FilePath.isPassedOver(name) {
            let path = FilePath.join(folder, name)
            let stamp = FileStamp.of(path)
            visit(path, stamp)
            if stamp?.isFolder == true, !isLink(path) { walkFolder(path, visit: visit) }
        }
    }

    /// A folder that went away between being seen and being read has no names.
    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private static func isLink(_ path: String) -> Bool {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    }
}
