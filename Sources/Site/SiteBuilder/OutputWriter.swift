package import Diagnostics

/// Brings the output folder to the state of a build, writing only what differs and removing only what is ours.
///
/// Order: everything that must be refused is found first, so a refusal writes nothing. Then the journal, the files
/// (each beside its place and renamed), what is gone, and at last the manifest. Killed anywhere, every page is the old
/// one or the new one, and the next build finishes the work.
package struct OutputWriter: Sendable {
    private let folder: OutputFolder

    /// - Parameters:
    ///   - root: the output folder.
    ///   - shownRoot: the folder's name as shown to a person.
    package init(root: String, shownAs shownRoot: String) { folder = OutputFolder(root: root, shownRoot: shownRoot) }

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
        let survey = try OutputSurvey(of: folder, for: files)
        diagnostics += survey.obstacles
        if !survey.obstacles.isEmpty { return Counts() }
        let new = OutputManifest(files: files.mapValues { ContentHash(of: $0).hexadecimal })
        let unchanged = files.count - survey.changed.count
        if survey.changed.isEmpty, survey.manifest == new, !survey.isInterrupted {
            return Counts(unchanged: unchanged)
        }
        return try write(survey, manifest: new)
    }
}

extension OutputWriter {
    private func write(_ survey: OutputSurvey, manifest: OutputManifest) throws(OutputError) -> Counts {
        var counts = Counts(written: survey.changed.count, unchanged: survey.files.count - survey.changed.count)
        try createRoot()
        // Until the end the journal says of every file that it is ours: the old ones, a killed build's, and the new.
        let journal = OutputManifest(
            files: manifest.files.merging(survey.owned.map { ($0, "") }) { own, _ in own })
        try replace(OutputManifest.journalPath, with: journal.bytes)
        let inTheWay = survey.inTheWay
        for path in inTheWay where try remove(path, survey) { counts.removed += 1 }
        for path in survey.changed { try replace(path, with: survey.files[path] ?? []) }
        for path in survey.gone where !inTheWay.contains(path) {
            if try remove(path, survey) { counts.removed += 1 }
        }
        if survey.isInterrupted { try removeTemporaries(of: journal.files.keys, survey) }
        try replace(OutputManifest.path, with: manifest.bytes)
        try OutputFileSystem.removeFile(folder.absolute(OutputManifest.journalPath))
        return counts
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

    /// What a killed build had begun to write and that nobody will write again.
    private func removeTemporaries(
        of paths: some Sequence<String>, _ survey: OutputSurvey
    ) throws(OutputError) {
        for path in paths {
            var checked = Set<String>()
            guard try survey.obstacle(above: path, checked: &checked) == nil else { continue }
            try OutputFileSystem.removeFile(folder.temporary(path))
        }
    }

    private func createRoot() throws(OutputError) {
        var path = folder.root.hasPrefix("/") ? "" : "."
        for part in folder.root.split(separator: "/") {
            path += "/\(part)"
            if try OutputFileSystem.entry(path) == .absent { try OutputFileSystem.createFolder(path) }
        }
    }
}
