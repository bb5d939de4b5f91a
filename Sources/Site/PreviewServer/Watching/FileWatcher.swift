import Dispatch
import Synchronization

/// Tells when files change: through the system where it can (inotify), else by looking again and again.
///
/// Files that do not exist yet are watched for, as are files that an editor replaces by renaming. Changes of one burst
/// come together.
package final class FileWatcher: Sendable {
    private let state: Mutex<State>
    private let queue = DispatchQueue(label: "paywallgen.file-watcher")
    private let onChange: @Sendable (Set<String>) -> Void

    private struct State {
        var source: (any ChangeSource)?
        var batch = ChangeBatch()
        var known: Set<String> = []
    }

    /// - Parameter onChange: called on a queue of the watcher's own with the absolute paths that changed.
    package init(onChange: @escaping @Sendable (Set<String>) -> Void) {
        self.onChange = onChange
        state = Mutex(State())
    }

    deinit { stop() }

    /// Watches exactly these files and folders from now on; returns those that it did not watch before.
    package func watch(_ paths: [String]) -> Set<String> {
        let paths = Set(paths.map(FilePath.absolute))
        let source = state.withLock { state in
            if state.source == nil { state.source = makeSource() }
            return state.source
        }
        if source?.watch(paths) == false { usePolling(paths) }
        return state.withLock { state in
            defer { state.known = paths }
            return paths.subtracting(state.known)
        }
    }

    package func stop() {
        let source = state.withLock { state in
            defer { state.source = nil }
            return state.source
        }
        source?.stop()
    }
}

/// Something that notices changes of files.
protocol ChangeSource: Sendable {
    /// Watches exactly these absolute paths from now on; false when it cannot.
    func watch(_ paths: Set<String>) -> Bool
    func stop()
}

extension FileWatcher {
    private func makeSource() -> any ChangeSource {
        #if os(Linux)
        if let source = InotifySource(queue: queue, onChange: { [weak self] in self?.add($0) }) { return source }
        #endif
        return makePolling()
    }

    private func makePolling() -> PollingSource {
        PollingSource(queue: queue) { [weak self] in self?.add($0) }
    }

    /// The system has no watches left.
    private func usePolling(_ paths: Set<String>) {
        let polling = makePolling()
        _ = polling.watch(paths)
        let former = state.withLock { state in
            defer { state.source = polling }
            return state.source
        }
        former?.stop()
    }

    private func add(_ paths: [String]) {
        let now = DispatchTime.now().uptimeNanoseconds
        state.withLock { state in
            for path in paths { state.batch.add(path, at: now) }
        }
        handOnWhenDue()
    }

    private func handOnWhenDue() {
        let now = DispatchTime.now().uptimeNanoseconds
        let (changes, due) = state.withLock { state in (state.batch.take(at: now), state.batch.due) }
        if let changes { onChange(changes) }
        guard let due else { return }
        queue.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: due)) { [weak self] in self?.handOnWhenDue() }
    }
}
