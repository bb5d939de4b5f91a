import Diagnostics
import SiteModel
import Synchronization

/// Makes the wanted files and puts those that differ beside their places, on all cores. Nothing that a reader sees
/// changes here, so a build that finds a mistake or a full disk this late takes everything back.
struct OutputStage<Source: OutputSource>: Sendable {
    let source: Source
    let survey: OutputSurvey
    /// What is known of files that an earlier build wrote, by path.
    let records: [String: OutputRecord]
    let workers: Workers
    /// Files that cannot lie beside their places yet, since a file of ours stands where their folder must be.
    let deferred: Set<String>

    /// What came of one file.
    enum Outcome: Sendable {
        /// The file stands there as it is wanted.
        case unchanged
        /// It lies beside its place.
        case staged
        /// It is to be written once there is room for it.
        case deferred
    }

    struct Result: Sendable {
        var outcomes: [Int: Outcome] = [:]
        var files: [Int: WrittenFile] = [:]
        var error: OutputError?
    }

    /// What a core keeps.
    struct State: Sendable {
        var scratch: Source.Scratch
        var result = Result()
        fileprivate var folders: Set<String> = []
    }

    /// - Parameter begin: is called once, before the first file is written.
    func run(begin: @Sendable () throws(OutputError) -> Void) -> (Result, [Source.Scratch]) {
        let beginning = Beginning()
        let states = workers.each(source.paths.count, state: { State(scratch: source.makeScratch()) }) { index, state in
            if beginning.hasFailed { return }
            do throws(OutputError) {
                try stage(index, &state, beginning, begin)
            } catch {
                beginning.fail()
                state.result.error = state.result.error ?? error
            }
        }
        var all = Result()
        for state in states {
            all.outcomes.merge(state.result.outcomes) { first, _ in first }
            all.files.merge(state.result.files) { first, _ in first }
            all.error = all.error ?? state.result.error
        }
        if source.lastPath != nil, all.error == nil {
            var state = State(scratch: source.makeScratch())
            let bytes = source.lastBytes(notes: Set(all.files.values.map(\.note)))
            do throws(OutputError) {
                try settle(source.paths.count, bytes, key: nil, note: "", &state, beginning, begin)
            } catch {
                all.error = error
            }
            all.outcomes.merge(state.result.outcomes) { first, _ in first }
            all.files.merge(state.result.files) { first, _ in first }
        }
        return (all, states.map(\.scratch))
    }

    private func stage(
        _ index: Int, _ state: inout State, _ beginning: Beginning, _ begin: @Sendable () throws(OutputError) -> Void
    ) throws(OutputError) {
        let standing = survey.standing[index]
        let record = records[survey.paths[index]]
        let key = record.flatMap { $0.matches(standing) ? $0.key : nil }
        switch source.bytes(of: index, unless: key, scratch: &state.scratch) {
        case .same:
            guard let record else { preconditionFailure("only what is recorded can be the same") }
            state.result.files[index] = WrittenFile(
                hash: record.hash, key: record.key, note: record.note, size: Int(record.stamp.size), isUnchanged: true,
                standing: standing)
            state.result.outcomes[index] = .unchanged
        case .bytes(let bytes, let key, let note):
            try settle(index, bytes, key: key, note: note, &state, beginning, begin)
        }
    }

    /// Writes the bytes of a file beside its place, unless they stand there already.
    private func settle(
        _ index: Int, _ bytes: [UInt8], key: ContentHash?, note: String, _ state: inout State, _ beginning: Beginning,
        _ begin: @Sendable () throws(OutputError) -> Void
    ) throws(OutputError) {
        let path = survey.paths[index]
        let standing = survey.standing[index]
        let record = records[path]
        let isUntouched = record?.matches(standing) ?? false
        let hash = ContentHash(of: bytes)
        var isSame = isUntouched && record?.hash == hash
        if !isUntouched, standing?.size == Int64(bytes.count) {
            isSame = try OutputFileSystem.read(survey.folder.absolute(path)) == bytes
        }
        state.result.files[index] = WrittenFile(
            hash: hash, key: key, note: note, size: bytes.count, isUnchanged: isSame, standing: standing)
        if isSame {
            state.result.outcomes[index] = .unchanged
        } else if deferred.contains(path) {
            state.result.outcomes[index] = .deferred
        } else {
            try beginning.run(begin)
            try write(path, bytes, &state)
            state.result.outcomes[index] = .staged
        }
    }

    private func write(_ path: String, _ bytes: [UInt8], _ state: inout State) throws(OutputError) {
        let folder = survey.folder
        if let parent = OutputFolder.folders(above: path).last, !state.folders.contains(parent) {
            for above in OutputFolder.folders(above: path) where state.folders.insert(above).inserted {
                try OutputFileSystem.createFolder(folder.absolute(above))
            }
        }
        try OutputFileSystem.write(folder.absolute(path), temporary: folder.temporary(path), bytes)
    }
}

/// A file as a build leaves it.
struct WrittenFile: Sendable {
    let hash: ContentHash
    let key: ContentHash?
    /// What the site's last file has to know of this one.
    let note: String
    let size: Int
    /// Whether it stood there already.
    let isUnchanged: Bool
    /// What stood there before.
    let standing: FileStamp?
}

/// What has to happen once, before the first of many cores writes. Where it fails, it fails for all: none of them writes.
private final class Beginning: Sendable {
    private let state = Mutex<(hasBegun: Bool, error: OutputError?, hasFailed: Bool)>((false, nil, false))

    var hasFailed: Bool { state.withLock { $0.hasFailed } }

    func fail() { state.withLock { $0.hasFailed = true } }

    func run(_ begin: @Sendable () throws(OutputError) -> Void) throws(OutputError) {
        let error = state.withLock { state -> OutputError? in
            if state.hasBegun || state.hasFailed { return state.error }
            state.hasBegun = true
            do throws(OutputError) { try begin() } catch { state.error = error }
            return state.error
        }
        if let error { throw error }
    }
}
