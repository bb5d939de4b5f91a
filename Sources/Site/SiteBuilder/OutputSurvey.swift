import Diagnostics
import SiteModel
import SourceFiles

/// What stands in the output folder, held against the files that a build wants there. Looks only, changes nothing.
struct OutputSurvey: Sendable {
    let folder: OutputFolder
    let paths: [String]
    let target: BuildTarget
    /// What stands at each path, in the order of `paths`; `nil` where there is no file yet.
    private(set) var standing: [FileStamp?] = []
    /// What the last finished build wrote.
    private(set) var manifest = OutputManifest()
    /// What is ours: what the last build wrote, and what a killed one may have written.
    private(set) var owned: Set<String> = []
    /// Whether a killed build has left anything to be done.
    private(set) var isInterrupted = false
    /// Files of ours that are wanted no more, sorted.
    private(set) var gone: [String] = []
    /// Files that are wanted and stand there already, though nobody knows whose they are; by their indexes in `paths`.
    private(set) var foreign: [Int] = []
    /// Whatever is not ours and stands in the way.
    private(set) var obstacles: [Diagnostic] = []
    private var isManifestBroken = false
    private let wanted: Set<String>

    init(of folder: OutputFolder, for paths: [String], target: BuildTarget = .web) throws(OutputError) {
        self.folder = folder
        self.paths = paths
        self.target = target
        wanted = Set(paths)
        switch try OutputFileSystem.entry(folder.root) {
        case .absent:
            standing = paths.map { _ in nil }
            return
        case .folder, .link: break
        case .file, .other:
            obstacles.append(taken("", "is a file, not a folder"))
            return
        }
        try readManifests()
        if !obstacles.isEmpty { return }
        gone = owned.filter { !wanted.contains($0) }.sorted()
        try look()
    }
}

extension OutputSurvey {
    /// The files of ours that stand where a folder must be, or in a folder where a file must be.
    var inTheWay: [String] {
        if gone.isEmpty { return [] }
        let needed = Set(paths.flatMap { OutputFolder.folders(above: $0) })
        return gone.filter { path in
            needed.contains(path) || OutputFolder.folders(above: path).contains { wanted.contains($0) }
        }
    }

    /// A finding if a folder on the way to `path` is a link or a foreign file.
    func obstacle(above path: String, checked: inout Set<String>) throws(OutputError) -> Diagnostic? {
        for above in OutputFolder.folders(above: path) where !checked.contains(above) {
            switch try OutputFileSystem.entry(folder.absolute(above)) {
            case .absent, .folder: checked.insert(above)
            case .file where gone.contains(above): checked.insert(above)
            case .link: return taken(above, "is a link; a build never writes through one")
            case .file, .other: return taken(above, "is a file where a folder must be")
            }
        }
        return nil
    }

    /// The finding about a file that is not ours and has other bytes than are wanted.
    func taken(foreign index: Int) -> Diagnostic {
        taken(paths[index], "is there already and was not written by a build")
    }
}

extension OutputSurvey {
    private mutating func readManifests() throws(OutputError) {
        manifest = try read(OutputManifest.path)
        let journal = try read(OutputManifest.journalPath)
        owned = Set(manifest.files.keys).union(journal.files.keys)
        for list in [manifest, journal] where !list.files.isEmpty && list.target != target {
            obstacles = [otherTarget(list.target)]
        }
        let traces = [
            folder.absolute(OutputManifest.journalPath), folder.temporary(OutputManifest.journalPath),
            folder.temporary(OutputManifest.path),
        ]
        for trace in traces where try OutputFileSystem.entry(trace) == .file { isInterrupted = true }
    }

    /// The files that a manifest lists. One that cannot be read owns nothing: files that differ are then refused, never
    /// overwritten.
    private mutating func read(_ path: String) throws(OutputError) -> OutputManifest {
        switch try OutputFileSystem.entry(folder.absolute(path)) {
        case .absent: return OutputManifest()
        case .file: break
        case .folder, .link, .other:
            obstacles.append(taken(path, "is no file of a build"))
            return OutputManifest()
        }
        guard let bytes = try OutputFileSystem.read(folder.absolute(path)) else { return OutputManifest() }
        let read = OutputManifest(reading: SourceText(path: folder.shown(path), bytes: bytes))
        isManifestBroken = isManifestBroken || read == nil
        return read ?? OutputManifest()
    }

    private mutating func look() throws(OutputError) {
        standing = paths.map { _ in nil }
        var checkedFolders = Set<String>()
        // Sorted, so that findings are; they are put into reading order only later.
        for index in paths.indices.sorted(by: { paths[$0] < paths[$1] }) {
            let path = paths[index]
            if let obstacle = try obstacle(above: path, checked: &checkedFolders) {
                obstacles.append(obstacle)
                continue
            }
            guard let stamp = FileStamp.of(folder.absolute(path)) else {
                // Nothing stands there, or the reason is thrown.
                _ = try OutputFileSystem.entry(folder.absolute(path))
                continue
            }
            switch stamp.kind {
            case .folder where try isAllGone(path): continue
            case .folder: obstacles.append(taken(path, "is a folder"))
            case .link: obstacles.append(taken(path, "is a link; a build never writes through one"))
            case .other: obstacles.append(taken(path, "is not a regular file"))
            case .file:
                standing[index] = stamp
                if !owned.contains(path) { foreign.append(index) }
            }
        }
    }

    /// Whether a folder holds nothing but files of ours that are wanted no more.
    private func isAllGone(_ path: String) throws(OutputError) -> Bool {
        let names = try OutputFileSystem.names(inFolder: folder.absolute(path))
        for name in names {
            let inner = "\(path)/\(name)"
            switch try OutputFileSystem.entry(folder.absolute(inner)) {
            case .file: if !gone.contains(inner), !isTemporary(inner) { return false }
            case .folder: if try !isAllGone(inner) { return false }
            case .absent, .link, .other: return false
            }
        }
        // An empty folder is ours if a killed build has made it for a file of its own.
        return !names.isEmpty || gone.contains { $0.hasPrefix(path + "/") }
    }

    /// Whether a file is what a killed build had begun to write in place of one that is wanted no more.
    private func isTemporary(_ path: String) -> Bool {
        gone.contains { folder.temporary($0) == folder.absolute(path) }
    }

    private func otherTarget(_ target: BuildTarget) -> Diagnostic {
        let shown = folder.shown("")
        return Diagnostic(
            .outputOther,
            "\(shown) holds a site for the \(target.rawValue), and this build is for the \(self.target.rawValue)",
            at: .file(shown), suggestion: .advice("build into another folder with --output"))
    }

    private func taken(_ path: String, _ reason: String) -> Diagnostic {
        let shown = folder.shown(path)
        let broken = "\(folder.shown(OutputManifest.path)), the list of what is ours, cannot be read"
        return Diagnostic(
            .outputTaken, "\(shown) \(reason)", at: .file(shown),
            suggestion: .advice("move it away, or build into another folder with --output"),
            notes: isManifestBroken ? [.init(broken)] : [])
    }
}
