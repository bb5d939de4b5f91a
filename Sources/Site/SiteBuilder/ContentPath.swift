import SourceFiles

/// Paths as `site.yaml` writes them: relative to the content folder, or absolute.
enum ContentPath {
    /// `path` seen from `folder`, with `..` and `.` taken out where that can be done by name alone.
    static func joined(_ folder: String, _ path: String) -> String {
        let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
        var parts: [Substring] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        let joined = parts.joined(separator: "/")
        return whole.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
    }

    /// A path as it may stand in a file that is sent away: without the folders above, and of an absolute one the name alone.
    static func withoutParents(_ path: String) -> String {
        path.hasPrefix("/") ? name(of: path) : path.split(separator: "/").drop { $0 == ".." }.joined(separator: "/")
    }

    /// The last part of a path.
    static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Everything before the last part; `nil` when there is nothing.
    static func folder(of path: String) -> String? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return parts.isEmpty || parts == [""] ? nil : parts.joined(separator: "/")
    }

    /// The path with another last part.
    static func replacingName(of path: String, by name: String) -> String {
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        parts[parts.count - 1] = name
        return parts.joined(separator: "/")
    }

    /// The names of the files beside a path; `nil` when its folder cannot be listed.
    static func siblings(of path: String) -> [String]? {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
        // Only for a suggestion: where it cannot be listed, there is none.
        return try? FileLister.names(inFolder: folder.isEmpty ? "/" : folder, shownAs: folder)
    }
}
