package import Diagnostics

/// Brings the output folder to the state of a build, writing only what differs and removing only what is ours.
///
/// Order: everything that must be refused is found first, so a refusal writes nothing. Then the journal, the files
/// (each beside its place and renamed), what is gone, and at last the manifest. Killed anywhere, every page is the old
/// one or the new one, and the next build finishes the work.
package struct OutputWriter: Sendable {
    let folder: OutputFolder
    private let target: BuildTarget

    /// - Parameters:
    ///   - root: the output folder.
    ///   - shownRoot: the folder's name as shown to a person.
    ///   - target: what the site is for; a folder with a site for something else is left alone.
    package init(root: String, shownAs shownRoot: String, for target: BuildTarget = .web) {
        folder = OutputFolder(root: root, shownRoot: shownRoot)
        self.target = target
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
        let survey = try OutputSurvey(of: folder, for: files, target: target)
        diagnostics += survey.obstacles
        if !survey.obstacles.isEmpty { return Counts() }
        let new = OutputManifest(
            files: files.mapValues { ContentHash(of: $0).hexadecimal }, for: target)
        let unchanged = files.count - survey.changed.count
        if survey.changed.isEmpty, survey.manifest == new, !survey.isInterrupted {
            return Counts(unchanged: unchanged)
        }
        var counts = Counts(written: survey.changed.count, unchanged: unchanged)
        for step in Self.steps(survey, manifest: new) where try perform(step, survey) { counts.removed += 1 }
        return counts
    }
}

extension OutputWriter {
    /// One change of the output folder. After each, every page is the old one or the new one.
    enum Step: Sendable {
        case createRoot
        case write(String, [UInt8])
        /// A file of ours, and the folders that it leaves empty.
        case remove(String)
        /// What a killed build had begun to write and that nobody will write again.
        case removeTemporary(String)
        case removeJournal
    }

    /// Everything there is to do, in order.
    static func steps(_ survey: OutputSurvey, manifest: OutputManifest) -> [Step] {
        // Until the end the journal says of every file that it is ours: the old ones, a killed build's, and the new.
        let journal = OutputManifest(
            files: manifest.files.merging(survey.owned.map { ($0, "") }) { own, _ in own }, for: manifest.target)
        let inTheWay = Set(survey.inTheWay)
        var steps: [Step] = [.createRoot, .write(OutputManifest.journalPath, journal.bytes)]
        steps += inTheWay.sorted().map { .remove($0) }
        steps += survey.changed.map { .write($0, survey.files[$0] ?? []) }
        steps += survey.gone.filter { !inTheWay.contains($0) }.map { .remove($0) }
        if survey.isInterrupted { steps += journal.files.keys.sorted().map { .removeTemporary($0) } }
        return steps + [.write(OutputManifest.path, manifest.bytes), .removeJournal]
    }

    /// Does one step; says whether it removed a file.
    @discardableResult
    func perform(_ step: Step, _ survey: OutputSurvey) throws(OutputError) -> Bool {
        switch step {
        case .createRoot: try createRoot()
        case .write(let path, let bytes): try replace(path, with: bytes)
        case .remove(let path): return try remove(path, survey)
        case .removeTemporary(let path):
            var checked = Set<String>()
            guard try survey.obstacle(above: path, checked: &checked) == nil else { return false }
            try OutputFileSystem.removeFile(folder.temporary(path))
        case .removeJournal:
            try OutputFileSystem.removeFile(folder.absolute(OutputManifest.journalPath))
        }
        return false
    }

    private func replace(_ path: String, with bytes: [UInt8]) throws(OutputError) {
        for above in OutputFolder.folders(above: path) { try OutputFileSystem.createFolder(folder.absolute(above)) }
        try OutputFileSystem.replace(folder.absolute(path), temporary: folder.temporary(path), with: bytes)
    }

    /// Removes a file of ours and the folders that it leaves empty; says whether there was one.
    private func remove(_ path: String, _ survey: OutputSurvey) throws(OutputError) -> Bool {
        var checked = Set<String>()
        guard try survey.obstacle(above: path, checked: &checked) == nil else { return false }
        let isThere = try OutputFileSystem.entry(folder.absolute(path)) == .file
        try OutputFileSystem.removeFile(folder.temporary(path))
        if isThere { try OutputFileSystem.removeFile(folder.absolute(path)) }
        for above in OutputFolder.folders(above: path).reversed() {
            guard OutputFileSystem.removeEmptyFolder(folder.absolute(above)) else { break }
        }
        return isThere
    }

    private func createRoot() throws(OutputError) {
        var path = folder.root.hasPrefix("/") ? "" : "."
        for part in folder.root.split(separator: "/") {
            path += "/\(part)"
            if try OutputFileSystem.entry(path) == .absent { try OutputFileSystem.createFolder(path) }
        }
    }
}
