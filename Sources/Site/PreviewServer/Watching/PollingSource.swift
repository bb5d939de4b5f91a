import Dispatch
import Synchronization

/// Notices changes by comparing the files' stamps with those of the last look.
final class PollingSource: ChangeSource {
    private let state: Mutex<State>
    private let onChange: @Sendable ([String]) -> Void

    private struct State {
        var roots: Set<String> = []
        var stamps: [String: FileStamp?] = [:]
        var timer: (any DispatchSourceTimer)?
    }

    /// Looks each `interval`; with nil only when `look()` is called.
    init(
        queue: DispatchQueue, interval: DispatchTimeInterval? = .milliseconds(250),
        onChange: @escaping @Sendable ([String]) -> Void
    ) {
        state = Mutex(State())
        self.onChange = onChange
        guard let interval else { return }
        state.withLock { state in
            state.timer = Self.makeTimer(queue, interval) { [weak self] in self?.look() }
        }
    }

    private static func makeTimer(
        _ queue: DispatchQueue, _ interval: DispatchTimeInterval, handler: @escaping @Sendable () -> Void
    ) -> sending any DispatchSourceTimer {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + interval, repeating: interval)
        timer.setEventHandler(handler: handler)
        timer.activate()
        return timer
    }

    deinit { stop() }

    func stop() {
        state.withLock { state in
            state.timer?.cancel()
            state.timer = nil
        }
    }

    /// What was known before keeps its stamp, so that a change since the last look is still found.
    func watch(_ paths: Set<String>) -> Bool {
        state.withLock { state in
            state.roots = paths
            var stamps = Self.stamps(of: paths)
            for (path, former) in state.stamps where stamps.keys.contains(path) {
                stamps.updateValue(former, forKey: path)
            }
            state.stamps = stamps
        }
        return true
    }

    func look() {
        let changes = state.withLock { state in
            let stamps = Self.stamps(of: state.roots)
            let paths = Set(stamps.keys).union(state.stamps.keys)
            let changes = paths.filter { stamps[$0] != state.stamps[$0] }
            state.stamps = stamps
            return changes.sorted()
        }
        if !changes.isEmpty { onChange(changes) }
    }

    private static func stamps(of roots: Set<String>) -> [String: FileStamp?] {
        var stamps: [String: FileStamp?] = [:]
        FileTree.walk(roots) { path, stamp in
            // A folder changes with its entries, which have stamps of their own.
            stamps.updateValue(stamp?.isFolder == true ? stamp?.asFolder : stamp, forKey: path)
        }
        return stamps
    }
}

extension FileStamp {
    fileprivate var asFolder: FileStamp { FileStamp(inode: inode, size: 0, mode: mode, changed: 0) }
}
