#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What a folder holds.
package struct FileListing: Sendable, Equatable {
    /// Paths of files below the folder, with `/`, sorted by their UTF-8 bytes.
    package var files: [String] = []
    /// Links that were left out, because they lead out of the folder, round in a circle, or nowhere; sorted.
    package var skippedLinks: [String] = []
}

/// Lists files in an order that depends on their names alone.
package enum FileLister {
    /// All files below a folder, at any depth. Names that begin with a dot are left out (`.DS_Store`, `.git`). Links
    /// are followed as long as they stay inside the folder; the others are named in the result. Errors name the folder
    /// as `shownAs`.
    package static func list(folder: String, shownAs shownPath: String) throws(FileError) -> FileListing {
        guard let root = realPath(folder) else { throw FileError(path: shownPath, systemError: errno) }
        var walk = FolderWalk(root: root)
        try walk.visit(root, relativePath: "", shownAs: shownPath, realPath: root, ancestors: [])
        walk.listing.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        walk.listing.skippedLinks.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return walk.listing
    }

    /// The names of the files in a folder itself, sorted; links to files count. Errors name the folder as `shownAs`.
    package static func names(inFolder folder: String, shownAs shownPath: String) throws(FileError) -> [String] {
        let walk = FolderWalk(root: folder)
        let names = try walk.names(in: folder, shownAs: shownPath)
        return names.filter { !$0.hasPrefix(".") && walk.kind(of: folder + "/" + $0, followsLinks: true) == S_IFREG }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// The path without links, `nil` (and `errno`) when it leads nowhere.
    fileprivate static func realPath(_ path: String) -> String? {
        guard let resolved = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(resolved) }
        return unsafe String(cString: resolved)
    }
}

/// One recursive listing.
private struct FolderWalk {
    let root: String
    var listing = FileListing()

    mutating func visit(
        _ folder: String, relativePath: String, shownAs shownPath: String, realPath: String, ancestors: [String]
    ) throws(FileError) {
        for name in try names(in: folder, shownAs: shownPath) where !name.hasPrefix(".") {
            let path = folder + "/" + name
            let relative = relativePath.isEmpty ? name : relativePath + "/" + name
            guard let kind = kind(of: path, followsLinks: false) else { continue }
            if kind == S_IFREG {
                listing.files.append(relative)
            } else if kind == S_IFDIR {
                try visit(
                    path, relativePath: relative, shownAs: shownPath + "/" + name, realPath: realPath + "/" + name,
                    ancestors: ancestors + [realPath])
            } else if kind == S_IFLNK {
                try follow(
                    path, relativePath: relative, shownAs: shownPath + "/" + name, ancestors: ancestors + [realPath])
            }
        }
    }

    private mutating func follow(
        _ link: String, relativePath: String, shownAs shownPath: String, ancestors: [String]
    ) throws(FileError) {
        guard let target = FileLister.realPath(link), target.hasPrefix(root + "/"), !ancestors.contains(target) else {
            listing.skippedLinks.append(relativePath)
            return
        }
        switch kind(of: link, followsLinks: true) {
        case S_IFREG: listing.files.append(relativePath)
        case S_IFDIR:
            try visit(
                link, relativePath: relativePath, shownAs: shownPath, realPath: target, ancestors: ancestors)
        default: break
        }
    }

    func names(in folder: String, shownAs shownPath: String) throws(FileError) -> [String] {
        guard let stream = unsafe opendir(folder) else {
            let code = errno
            throw code == ENOTDIR
                ? FileError(path: shownPath, reason: .isNoFolder) : FileError(path: shownPath, systemError: code)
        }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                unsafe pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee))
                { unsafe String(cString: $0) }
            }
            names.append(name)
        }
        return names
    }

    func kind(of path: String, followsLinks: Bool) -> mode_t? {
        var status = stat()
        let result = followsLinks ? unsafe stat(path, &status) : unsafe lstat(path, &status)
        return result == 0 ? status.st_mode & S_IFMT : nil
    }
}
