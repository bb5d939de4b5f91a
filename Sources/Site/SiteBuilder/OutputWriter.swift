package import Diagnostics
import SiteModel
import SourceFiles

/// Brings the output folder to the state of a build, writing only what differs and removing only what is ours.
///
/// Order: everything that must be refused is found first, so a refusal writes nothing. Then the journal, the files
/// (each beside its place and renamed), what is gone, and at last the manifest. Killed anywhere, every page is the old
/// one or the new one, and the next build finishes the work.
package struct OutputWriter: Sendable {
    /// The output folder.
    let root: String
    /// The folder's name as shown to a person.
    let shownRoot: String

    package init(root: String, shownAs shownRoot: String) {
        self.root = root
        self.shownRoot = shownRoot
    }

    /// How many files a build wrote, left as they were, and removed.
    package struct Counts: Sendable, Hashable {
        package var written = 0
        package var unchanged = 0
        package var removed = 0

        package init(written: Int = 0, unchanged: Int = 0, removed: Int = 0) {
            self.written = written
            self.unchanged = unchanged
            self.removed = removed
        }
    }

    /// Writes a site.
    ///
    /// - Parameters:
    ///   - files: bytes by path below the output folder, with `/`.
    ///   - diagnostics: gets a finding for each path that is taken by something that is not ours; then nothing is
    ///     written.
    /// - Throws: `OutputError` when the machine refuses: a full disk, a folder without permission.
    package func write(
        _ files: [String: [UInt8]], into diagnostics: inout [Diagnostic]
    ) throws(OutputError) -> Counts {
        let paths = files.keys.sorted()
        let old = try manifest(at: OutputManifest.path)
        let journal = try manifest(at: OutputManifest.journalPath)
        let owned = Set(old.files.keys).union(journal.files.keys)

        let changed = try changedPaths(paths, files: files, owned: owned, into: &diagnostics)
        if diagnostics.hasErrors { return Counts() }

        let new = OutputManifest(files: files.mapValues { ContentHash(of: $0).hexadecimal })
        let gone = owned.filter { files[$0] == nil }.sorted()
        var counts = Counts(written: changed.count, unchanged: paths.count - changed.count)
        if changed.isEmpty, gone.isEmpty, old == new, journal.files.isEmpty { return counts }

        try createFolder("")
        try replace(OutputManifest.journalPath, with: OutputManifest(files: new.files).bytes)
        for path in changed { try replace(path, with: files[path] ?? []) }
        for path in gone where try remove(path) { counts.removed += 1 }
        try replace(OutputManifest.path, with: new.bytes)
        try OutputFileSystem.removeFile(absolute(OutputManifest.journalPath))
        return counts
    }
}

extension OutputWriter {
    /// The paths whose bytes on disk differ from `files`; whatever stands in the way is reported.
    private func changedPaths(
        _ paths: [String], files: [String: [UInt8]], owned: Set<String>, into diagnostics: inout [Diagnostic]
    ) throws(OutputError) -> [String] {
        var changed: [String] = []
        var checkedFolders = Set<String>()
        switch try OutputFileSystem.entry(root) {
        case .absent, .folder, .link: break
        case .file, .other: diagnostics.append(taken("", "is a file, not a folder"))
        }
        for path in paths {
            if let reason = try obstacleAbove(path, checked: &checkedFolders) {
                diagnostics.append(reason)
                continue
            }
            switch try OutputFileSystem.entry(absolute(path)) {
            case .absent: changed.append(path)
            case .folder: diagnostics.append(taken(path, "is a folder"))
            case .link: diagnostics.append(taken(path, "is a link; a build never writes through one"))
            case .other: diagnostics.append(taken(path, "is not a regular file"))
            case .file:
                let bytes = try OutputFileSystem.read(absolute(path))
                if bytes == files[path] { continue }
                if owned.contains(path) {
                    changed.append(path)
                } else {
                    diagnostics.append(taken(path, "is there already and was not written by a build"))
                }
            }
        }
        return changed
    }

    /// A finding if a folder on the way to `path` is a link or no folder.
    private func obstacleAbove(_ path: String, checked: inout Set<String>) throws(OutputError) -> Diagnostic? {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder = folder.isEmpty ? String(part) : "\(folder)/\(part)"
            if checked.contains(folder) { continue }
            switch try OutputFileSystem.entry(absolute(folder)) {
            case .absent, .folder: checked.insert(folder)
            case .link: return taken(folder, "is a link; a build never writes through one")
            case .file, .other: return taken(folder, "is a file where a folder must be")
            }
        }
        return nil
    }

    private func taken(_ path: String, _ reason: String) -> Diagnostic {
        let shown = path.isEmpty ? shownRoot : "\(shownRoot)/\(path)"
        return Diagnostic(
            .outputTaken, "\(shown) \(reason)", at: .file(shown),
            suggestion: .advice("move it away, or build into another folder with --output"))
    }

    private func manifest(at path: String) throws(OutputError) -> OutputManifest {
        guard let bytes = try OutputFileSystem.read(absolute(path)) else { return OutputManifest() }
        // A manifest that cannot be read owns nothing: files that differ are then refused, never overwritten.
        var ignored: [Diagnostic] = []
        let node = JSONReader.read(SourceText(path: "\(shownRoot)/\(path)", bytes: bytes), into: &ignored)
        var files: [String: String] = [:]
        for entry in node?["files"]?.array ?? [] {
            guard let path = entry["path"]?.string, let hash = entry["sha256"]?.string, isBelowRoot(path) else {
                continue
            }
            files[path] = hash
        }
        return OutputManifest(files: files)
    }

    /// Whether a path of a manifest stays below the root; one that a person edited must not make us remove elsewhere.
    private func isBelowRoot(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return !parts.isEmpty && parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }

    private func replace(_ path: String, with bytes: [UInt8]) throws(OutputError) {
        var folder = ""
        for part in path.split(separator: "/").dropLast() {
            folder = folder.isEmpty ? String(part) : "\(folder)/\(part)"
            try createFolder(folder)
        }
        try OutputFileSystem.replace(absolute(path), temporary: temporary(path), with: bytes)
    }

    /// Removes a file of ours and the folders that it leaves empty; says whether there was one.
    private func remove(_ path: String) throws(OutputError) -> Bool {
        try OutputFileSystem.removeFile(temporary(path))
        var checked = Set<String>()
        guard try obstacleAbove(path, checked: &checked) == nil, try OutputFileSystem.entry(absolute(path)) == .file
        else { return false }
        try OutputFileSystem.removeFile(absolute(path))
        var folders = path.split(separator: "/").dropLast()
        while !folders.isEmpty, OutputFileSystem.removeEmptyFolder(absolute(folders.joined(separator: "/"))) {
            folders = folders.dropLast()
        }
        return true
    }

    private func createFolder(_ path: String) throws(OutputError) {
        if path.isEmpty {
            var folder = root.hasPrefix("/") ? "" : "."
            for part in root.split(separator: "/") {
                folder += "/\(part)"
                if try OutputFileSystem.entry(folder) == .absent { try OutputFileSystem.createFolder(folder) }
            }
        } else {
            try OutputFileSystem.createFolder(absolute(path))
        }
    }

    private func absolute(_ path: String) -> String { path.isEmpty ? root : "\(root)/\(path)" }

    /// Where a file is written before it is renamed: beside its place, under a name that a killed build's successor
    /// overwrites.
    private func temporary(_ path: String) -> String {
        var parts = absolute(path).split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        parts[parts.count - 1] = ".\(parts[parts.count - 1]).paywallgen"
        return parts.joined(separator: "/")
    }
}
