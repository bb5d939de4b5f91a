import Foundation

/// Paths as text, absolute and without `.` and `..`.
enum FilePath {
    /// The absolute form of a path; `..` is taken away as text, as a person reads it.
    static func absolute(_ path: String) -> String {
        let full = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        var parts: [Substring] = []
        for part in full.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// The path with every link followed, or nil when nothing is there.
    static func resolved(_ path: String) -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        return absolute(URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false))
    }

    static func join(_ folder: String, _ name: String) -> String {
        folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    }

    /// Each folder above a path, and the name of the next step towards it: ("/", "home"), ("/home", "me"), …
    static func steps(to path: String) -> [(folder: String, name: String)] {
        var folder = "/"
        var steps: [(folder: String, name: String)] = []
        for part in path.split(separator: "/") {
            steps.append((folder, String(part)))
            folder = join(folder, String(part))
        }
        return steps
    }

    /// Whether a name in a watched folder is of no interest: hidden files, and what editors write for a moment.
    static func isPassedOver(_ name: String) -> Bool {
        let endings = ["~", ".swp", ".swx", ".swo", "___jb_tmp___", "___jb_old___"]
        return name.hasPrefix(".") || name == "4913" || (name.hasPrefix("#") && name.hasSuffix("#"))
            || endings.contains { name.hasSuffix($0) }
    }
}
