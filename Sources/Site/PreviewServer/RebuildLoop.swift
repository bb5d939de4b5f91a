import Diagnostics
import Dispatch
import Synchronization

/// Builds the site, once at the start and again after each change, one build after the other.
///
/// Changes that come during a build lead to one further build.
final class RebuildLoop: Sendable {
    private let makeSite: @Sendable () -> PreviewSite
    private let store: SiteStore
    private let report: @Sendable (PreviewReport) -> Void
    private let queue = DispatchQueue(label: "paywallgen.rebuild")
    private let state = Mutex(State())

    private struct State {
        var changed: Set<String> = []
        var builds = 0
        var watcher: FileWatcher?
        var isStopped = false
    }

    init(
        store: SiteStore, makeSite: @escaping @Sendable () -> PreviewSite,
        report: @escaping @Sendable (PreviewReport) -> Void
    ) {
        self.store = store
        self.makeSite = makeSite
        self.report = report
    }

    /// Does the first build and begins to watch; returns when that is done.
    func start() {
        let watcher = FileWatcher { [weak self] in self?.noteChange($0) }
        state.withLock { $0.watcher = watcher }
        queue.sync { build(changed: []) }
    }

    /// Returns when a build that is under way is done; afterwards nothing is built or reported.
    func stop() {
        let watcher = state.withLock { state in
            state.isStopped = true
            defer { state.watcher = nil }
            return state.watcher
        }
        watcher?.stop()
        queue.sync {}
    }
}

extension RebuildLoop {
    private func noteChange(_ paths: Set<String>) {
        state.withLock { $0.changed.formUnion(paths) }
        queue.async { [weak self] in self?.buildIfChanged() }
    }

    private func buildIfChanged() {
        let changed = state.withLock { state in
            defer { state.changed = [] }
            return state.changed
        }
        if !changed.isEmpty { build(changed: changed) }
    }

    private func build(changed: Set<String>) {
        let (watcher, number) = state.withLock { state in
            state.builds += 1
            return (state.isStopped ? nil : state.watcher, state.builds)
        }
        guard let watcher else { return }
        let began = FileStamp.now()
        var site: PreviewSite?
        let duration = ContinuousClock().measure { site = makeSite() }
        guard let site else { preconditionFailure("measure runs its closure") }
        let new = watcher.watch(site.inputs)
        let isNew = store.take(site)
        report(
            PreviewReport(
                build: number, duration: duration, pages: site.files.keys.count(where: SiteFiles.isPage),
                diagnostics: site.diagnostics.inReadingOrder(), changed: changed.sorted(), isNew: isNew,
                watched: Set(site.inputs.map(FilePath.absolute)).sorted()))
        // What changed after it was read and before it was watched would be missed.
        let missed = changes(in: new, since: began)
        if !missed.isEmpty { noteChange(missed) }
    }

    /// The files that changed since a moment of `FileStamp.now()`; files are stamped by a clock that runs up to 10 ms
    /// behind it.
    private func changes(in paths: Set<String>, since time: Int64) -> Set<String> {
        var changes: Set<String> = []
        FileTree.walk(paths) { path, stamp in
            if let stamp, !stamp.isFolder, stamp.changed > time - 10_000_000 { changes.insert(path) }
        }
        return changes
    }
}
