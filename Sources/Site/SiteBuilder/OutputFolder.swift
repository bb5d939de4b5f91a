/// The output folder and the paths below it.
struct OutputFolder: Sendable {
    let root: String
    /// The folder's name as shown to a person.
    let shownRoot: String

    func absolute(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

    func shown(_ path: String) -> String { path.isEmpty ? shownRoot : "\(shownRoot)/\(path)" }

    /// Where a file is written before it is renamed: beside its place, under a name that a killed build's successor
    /// finds again.
    func temporary(_ path: String) -> String {
        var parts = absolute(path).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        parts[parts.count - 1] = ".\(parts[parts.count - 1]).paywallgen"
        return parts.joined(separator: "/")
    }

    /// The folders above a path, from the root down: `a`, `a/b` for `a/b/c`.
    static func folders(above path: String) -> [String] {
        var folders: [String] = []
        for part in path.split(separator: "/").dropLast() {
            folders.append(folders.last.map { "\($0)/\(part)" } ?? String(part))
        }
        return folders
    }
}
