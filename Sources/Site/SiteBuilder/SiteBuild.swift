package import Diagnostics
import SiteModel
import SourceFiles

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Builds a site into a folder.
///
/// When inputs, options and program are those of the last build and its files still lie there, nothing is loaded.
/// Otherwise the whole model is loaded, and a page is rendered only when something that it shows is another, or when its
/// file is not the one that was written.
package struct SiteBuild: Sendable {
    private let options: BuildOptions
    private let output: String
    private let target: BuildTarget

    /// - Parameter output: the folder, as a person gave it.
    package init(_ options: BuildOptions, output: String, target: BuildTarget = .web) {
        self.options = options
        self.output = output
        self.target = target
    }

    /// What a build did, and what it has to say.
    package struct Outcome: Sendable {
        package var summary: SiteSummary
        package var counts = OutputWriter.Counts()
        /// In reading order.
        package var diagnostics: [Diagnostic]
        /// Of all files of the site.
        package var bytes = 0
        package var timings = BuildTimings()
    }

    /// - Throws: `FileError` when the content folder, its `site.yaml` or the themes folder is not there; `OutputError` when
    ///   the machine refuses to write.
    package func run() throws -> Outcome {
        var timings = BuildTimings()
        let begin = FileStamp.now
        let store = BuildStateStore(outputFolder: output)
        var state = store.load()
        let isUnchanged = state.map { $0.identity == identity && $0.inputs.isUnchanged } ?? false
        if isUnchanged, var known = state, let check = check(known) {
            timings.end("look")
            if check.isRefreshed {
                known.outputs = check.outputs
                store.save(known)
                timings.end("remember")
            }
            return Outcome(
                summary: known.summary, counts: .init(unchanged: known.outputs.count), diagnostics: known.diagnostics,
                bytes: known.outputs.values.reduce(0) { $0 + Int($1.stamp.size) }, timings: timings)
        }
        timings.end("look")

        let job = BuildJob(options)
        var (site, prepared) = try job.prepare()
        timings.end("load and plan")
        guard let prepared else {
            let site = site.finished()
            return Outcome(summary: site.summary, diagnostics: site.diagnostics, timings: timings)
        }
        let records = state?.outputs ?? [:]
        state = nil
        let writer = OutputWriter(root: output, shownAs: output, for: target)
        let written = try writer.write(prepared, records: records, workers: job.workers, into: &site.diagnostics) {
            for scratch in $0 { timings.add(scratch.templates) }
            return $0.flatMap(\.renderer.diagnostics)
        }
        timings.end("render and write")
        if site.diagnostics.hasErrors {
            let site = site.finished()
            return Outcome(summary: site.summary, diagnostics: site.diagnostics, timings: timings)
        }
        job.measure(prepared, sizes: prepared.pageSizes { written.files[$0].size }, into: &site)
        let finished = site.finished()
        timings.end("measure")
        let outcome = Outcome(
            summary: finished.summary, counts: written.counts, diagnostics: finished.diagnostics,
            bytes: written.files.reduce(0) { $0 + $1.size })
        remember(
            outcome, written, prepared.allPaths, inputs: finished.inputs, begin: begin, records: records,
            workers: job.workers)
        timings.end("remember")
        var timed = outcome
        timed.timings = timings
        return timed
    }
}

// MARK: Nothing to do

extension SiteBuild {
    /// Of everything but the input that a build depends on.
    private var identity: ContentHash {
        var encoder = ByteEncoder()
        encoder.add(ToolIdentity.current)
        for text in [
            options.contentFolder, options.themesFolder, output, target.rawValue, "\(options.host)",
            options.baseURL?.text ?? "", "\(options.isStrict)", OutputFileSystem.linkTarget("."),
            BuildStateStore.environment("SOURCE_DATE_EPOCH") ?? "",
        ] {
            encoder.add(text)
        }
        return ContentHash(of: encoder.bytes)
    }

    /// What is known of the files after a look at them; `nil` when one is not the one that was written.
    private func check(_ state: BuildState) -> (outputs: [String: OutputRecord], isRefreshed: Bool)? {
        let folder = OutputFolder(root: output, shownRoot: output)
        let traces =
            [OutputManifest.journalPath].map(folder.absolute)
            + [OutputManifest.journalPath, OutputManifest.path].map(folder.temporary)
        guard traces.allSatisfy({ FileStamp.of($0) == nil }), let manifest = state.manifest,
            FileStamp.of(folder.absolute(OutputManifest.path)) == manifest
        else { return nil }
        var outputs = state.outputs
        var isRefreshed = false
        let now = FileStamp.now
        for (path, record) in state.outputs {
            let absolute = folder.absolute(path)
            let standing = FileStamp.of(absolute)
            if record.matches(standing) { continue }
            guard let standing, standing.kind == .file, standing.size == record.stamp.size,
                let bytes = try? OutputFileSystem.read(absolute), ContentHash(of: bytes) == record.hash
            else { return nil }
            outputs[path]?.stamp = standing
            outputs[path]?.isSettled = !standing.isTooFresh(at: now)
            isRefreshed = true
        }
        return (outputs, isRefreshed)
    }
}

// MARK: For the next build

extension SiteBuild {
    private func remember(
        _ outcome: Outcome, _ written: OutputWriter.Written, _ paths: [String], inputs: [String], begin: Int64,
        records: [String: OutputRecord], workers: Workers
    ) {
        let folder = OutputFolder(root: output, shownRoot: output)
        let now = FileStamp.now
        let found = workers.each(paths.count, state: { [(String, OutputRecord)]() }) { index, found in
            let path = paths[index]
            let file = written.files[index]
            if var record = records[path], file.isUnchanged, record.matches(file.standing), record.hash == file.hash {
                record.key = file.key
                record.note = file.note
                found.append((path, record))
                return
            }
            let stamp = file.isUnchanged ? file.standing : FileStamp.of(folder.absolute(path))
            guard let stamp, stamp.size == Int64(file.size) else { return }
            found.append(
                (
                    path,
                    OutputRecord(
                        stamp: stamp, hash: file.hash, key: file.key, note: file.note,
                        isSettled: !stamp.isTooFresh(at: now))
                )
            )
        }
        var outputs: [String: OutputRecord] = [:]
        outputs.reserveCapacity(paths.count)
        for (path, record) in found.joined() { outputs[path] = record }
        var sources: [String: SourceText] = [:]
        let isWhole = outputs.count == paths.count && outcome.diagnostics.allSatisfy { $0.canBeKept(&sources) }
        let state = BuildState(
            // A state that cannot stand for the whole build still tells which pages need not be rendered.
            identity: isWhole ? identity : ContentHash(of: []),
            inputs: InputSurvey(of: inputs, readAfter: begin), outputs: outputs,
            manifest: FileStamp.of(folder.absolute(OutputManifest.path)), summary: outcome.summary,
            diagnostics: outcome.diagnostics)
        BuildStateStore(outputFolder: output).save(state)
    }
}
