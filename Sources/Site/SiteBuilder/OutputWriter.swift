package import Diagnostics
import SiteModel

/// Brings the output folder to the state of a build, writing only what differs and removing only what is ours.
///
/// Order: everything that must be refused is found first, so a refusal writes nothing. Then the journal, and every file
/// that differs beside its place; up to here nothing has changed that a reader sees, and a build that finds a mistake or a
/// full disk takes back what it has done. Then the files get into their places, what is gone goes, and at last comes the
/// manifest. Killed anywhere, every page is the old one or the new one, and the next build finishes the work.
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

    /// Writes a site that is in memory.
    ///
    /// - Parameters:
    ///   - files: bytes by path below the output folder, with `/`.
    ///   - diagnostics: gets a finding for each path that is taken by something that is not ours; then nothing is
    ///     written.
    /// - Throws: `OutputError` when the machine refuses: a full disk, a folder without permission.
    package func write(
        _ files: [String: [UInt8]], into diagnostics: inout [Diagnostic]
    ) throws(OutputError) -> Counts {
        try write(MemoryFiles(files), into: &diagnostics) { _ in [] }.counts
    }
}

extension OutputWriter {
    /// What a build did, and what it knows of the files that stand there now, in the order of the source's paths.
    struct Written: Sendable {
        var counts = Counts()
        var files: [WrittenFile] = []
    }

    /// Writes a site whose files are made one at a time.
    ///
    /// - Parameters:
    ///   - records: what an earlier build knew of its files, by path.
    ///   - findings: what making the files has found; after an error everything is taken back.
    func write<Source: OutputSource>(
        _ source: Source, records: [String: OutputRecord] = [:], workers: Workers = Workers(),
        into diagnostics: inout [Diagnostic], findings: ([Source.Scratch]) -> [Diagnostic]
    ) throws(OutputError) -> Written {
        let survey = try OutputSurvey(of: folder, for: source.allPaths, target: target)
        let obstacles = try survey.obstacles + foreignObstacles(source, survey)
        diagnostics += obstacles
        if !obstacles.isEmpty { return Written() }

        let inTheWay = Set(survey.inTheWay)
        let deferred =
            inTheWay.isEmpty
            ? []
            : source.paths.filter { path in
                OutputFolder.folders(above: path).contains(where: inTheWay.contains)
            }
        let stage = OutputStage(
            source: source, survey: survey, records: records, workers: workers, deferred: Set(deferred))
        let (staged, scratches) = stage.run { () throws(OutputError) in
            for step in opening(survey) { try perform(step, survey) }
        }
        let found = findings(scratches)
        diagnostics += found
        if staged.error != nil || found.hasErrors {
            takeBack(staged.outcomes, survey)
            if let error = staged.error { throw error }
            return Written()
        }
        return try finish(source, survey, staged.outcomes, files: survey.paths.indices.compactMap { staged.files[$0] })
    }

    private func finish<Source: OutputSource>(
        _ source: Source, _ survey: OutputSurvey, _ outcomes: [Int: OutputStage<Source>.Outcome],
        files: [WrittenFile]
    ) throws(OutputError) -> Written {
        let indexes = survey.paths.indices
        let staged = indexes.filter { outcomes[$0] == .staged }
        let deferred = indexes.filter { outcomes[$0] == .deferred }
        let manifest = OutputManifest(
            files: Dictionary(uniqueKeysWithValues: zip(survey.paths, files.map(\.hash.hexadecimal))), for: target)
        var written = Written(files: files)
        written.counts.written = staged.count + deferred.count
        written.counts.unchanged = indexes.count - written.counts.written
        if written.counts.written == 0, survey.manifest == manifest, !survey.isInterrupted { return written }
        if staged.isEmpty { for step in opening(survey) { try perform(step, survey) } }

        var scratch = source.makeScratch()
        let notes = Set(files.map(\.note))
        let late = deferred.map { index in
            Step.write(survey.paths[index], source.bytes(of: index, notes: notes, scratch: &scratch))
        }
        let steps = closing(survey, staged: staged.map { survey.paths[$0] }, late: late, manifest: manifest)
        for step in steps where try perform(step, survey) { written.counts.removed += 1 }
        return written
    }

    /// The findings about files that stand there already with other bytes and are not ours.
    private func foreignObstacles<Source: OutputSource>(
        _ source: Source, _ survey: OutputSurvey
    ) throws(OutputError) -> [Diagnostic] {
        if !survey.obstacles.isEmpty, survey.foreign.isEmpty { return [] }
        var scratch = source.makeScratch()
        var obstacles: [Diagnostic] = []
        for index in survey.foreign {
            let bytes = source.bytes(of: index, notes: nil, scratch: &scratch)
            if try OutputFileSystem.read(folder.absolute(survey.paths[index])) != bytes {
                obstacles.append(survey.taken(foreign: index))
            }
        }
        return obstacles
    }
}

extension OutputWriter {
    /// One change of the output folder. After each, every page is the old one or the new one.
    enum Step: Sendable {
        case createRoot
        case write(String, [UInt8])
        /// Writes a file beside its place.
        case stage(String, [UInt8])
        /// Puts it into its place.
        case publish(String)
        /// A file of ours, and the folders that it leaves empty.
        case remove(String)
        /// What a killed build had begun to write and that nobody will write again.
        case removeTemporary(String)
        case removeJournal
    }

    /// Until the end the journal says of every file that it is ours: the old ones, a killed build's, and the new.
    func opening(_ survey: OutputSurvey) -> [Step] {
        let names = Set(survey.paths).union(survey.owned)
        let journal = OutputManifest(files: Dictionary(uniqueKeysWithValues: names.map { ($0, "") }), for: target)
        return [.createRoot, .write(OutputManifest.journalPath, journal.bytes)]
    }

    /// Everything there is to do once all files lie beside their places, in order.
    ///
    /// - Parameter late: the files for which there is no room until others are gone.
    func closing(
        _ survey: OutputSurvey, staged: [String], late: [Step], manifest: OutputManifest
    ) -> [Step] {
        let inTheWay = Set(survey.inTheWay)
        var steps: [Step] = inTheWay.sorted().map { .remove($0) }
        steps += staged.map { .publish($0) }
        steps += late
        steps += survey.gone.filter { !inTheWay.contains($0) }.map { .remove($0) }
        if survey.isInterrupted {
            steps += Set(survey.paths).union(survey.owned).sorted().map { .removeTemporary($0) }
        }
        return steps + [.write(OutputManifest.path, manifest.bytes), .removeJournal]
    }

    /// Does one step; says whether it removed a file.
    @discardableResult
    func perform(_ step: Step, _ survey: OutputSurvey) throws(OutputError) -> Bool {
        switch step {
        case .createRoot: try createRoot()
        case .write(let path, let bytes):
            try createFolders(above: path)
            try OutputFileSystem.replace(folder.absolute(path), temporary: folder.temporary(path), with: bytes)
        case .stage(let path, let bytes):
            try createFolders(above: path)
            try OutputFileSystem.write(folder.absolute(path), temporary: folder.temporary(path), bytes)
        case .publish(let path):
            try OutputFileSystem.publish(folder.absolute(path), temporary: folder.temporary(path))
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

    private func createFolders(above path: String) throws(OutputError) {
        for above in OutputFolder.folders(above: path) { try OutputFileSystem.createFolder(folder.absolute(above)) }
    }

    /// Removes a file of ours and the folders that it leaves empty; says whether there was one.
    private func remove(_ path: String, _ survey: OutputSurvey) throws(OutputError) -> Bool {
        var checked = Set<String>()
        guard try survey.obstacle(above: path, checked: &checked) == nil else { return false }
        let isThere = try OutputFileSystem.entry(folder.absolute(path)) == .file
        try OutputFileSystem.removeFile(folder.temporary(path))
        if isThere { try OutputFileSystem.removeFile(folder.absolute(path)) }
        removeEmptyFolders(above: path)
        return isThere
    }

    private func removeEmptyFolders(above path: String) {
        for above in OutputFolder.folders(above: path).reversed() {
            guard OutputFileSystem.removeEmptyFolder(folder.absolute(above)) else { break }
        }
    }

    /// Leaves the folder as it was before a build that failed: what lies beside its place goes, and so does the journal,
    /// unless it is a killed build's, whose work is still to be finished. What cannot be removed stays for the next build.
    private func takeBack<Outcome: Equatable>(_ outcomes: [Int: Outcome], _ survey: OutputSurvey) {
        for path in survey.paths {
            _ = try? OutputFileSystem.removeFile(folder.temporary(path))
            removeEmptyFolders(above: path)
        }
        guard !survey.isInterrupted else { return }
        _ = try? OutputFileSystem.removeFile(folder.absolute(OutputManifest.journalPath))
        _ = OutputFileSystem.removeEmptyFolder(folder.root)
    }

    private func createRoot() throws(OutputError) {
        var path = folder.root.hasPrefix("/") ? "" : "."
        for part in folder.root.split(separator: "/") {
            path += "/\(part)"
            if try OutputFileSystem.entry(path) == .absent { try OutputFileSystem.createFolder(path) }
        }
    }
}
