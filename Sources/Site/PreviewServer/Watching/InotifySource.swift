#if os(Linux)
import Dispatch
import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Notices changes through Linux's inotify(7).
///
/// Each folder above a watched path is watched for the next step's name only, so that it is noticed when the path is
/// created, replaced by renaming, or moved away; watched folders are watched with everything below them.
final class InotifySource: ChangeSource {
    private let descriptor: Int32
    private let state: Mutex<State>
    private let onChange: @Sendable ([String]) -> Void

    private struct State {
        var roots: Set<String> = []
        var watches = InotifyWatches()
        /// Nil once it is stopped; its end closes the descriptor.
        var events: (any DispatchSourceRead)?
    }

    /// Nil when the system gives no more inotify instances.
    init?(queue: DispatchQueue, onChange: @escaping @Sendable ([String]) -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        self.descriptor = descriptor
        self.onChange = onChange
        state = Mutex(State())
        state.withLock { state in
            state.events = Self.makeEvents(descriptor, queue) { [weak self] in self?.readEvents() }
        }
    }

    private static func makeEvents(
        _ descriptor: Int32, _ queue: DispatchQueue, handler: @escaping @Sendable () -> Void
    ) -> sending any DispatchSourceRead {
        let events = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        events.setEventHandler(handler: handler)
        events.setCancelHandler { _ = close(descriptor) }
        events.activate()
        return events
    }

    deinit { stop() }

    func stop() {
        state.withLock { state in
            state.events?.cancel()
            state.events = nil
        }
    }

    func watch(_ paths: Set<String>) -> Bool {
        state.withLock { state in
            guard state.events != nil else { return true }
            state.roots = paths
            return state.watches.renew(descriptor, roots: paths).isComplete
        }
    }
}

extension InotifySource {
    private func readEvents() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var changes: Set<String> = []
        state.withLock { state in
            guard state.events != nil else { return }
            var needsRenewal = false
            while true {
                let count = unsafe read(descriptor, &buffer, buffer.count)
                guard count > 0 else { break }
                for event in InotifyEvent.all(in: buffer[..<count]) {
                    handle(event, state, &changes, &needsRenewal)
                }
            }
            // When watches run out here, what is new stays unwatched until the next build asks for all of it.
            if needsRenewal { changes.formUnion(state.watches.renew(descriptor, roots: state.roots).appeared) }
        }
        if !changes.isEmpty { onChange(changes.sorted()) }
    }

    private func handle(
        _ event: InotifyEvent, _ state: State, _ changes: inout Set<String>, _ needsRenewal: inout Bool
    ) {
        if event.has(IN_Q_OVERFLOW) {
            needsRenewal = true
            changes.formUnion(state.roots)
            return
        }
        guard let folder = state.watches.folders[event.watch] else { return }
        if event.has(IN_IGNORED) || event.has(IN_DELETE_SELF) || event.has(IN_MOVE_SELF) {
            needsRenewal = true
            return
        }
        guard folder.wants(event.name) else { return }
        let path = event.name.isEmpty ? folder.path : FilePath.join(folder.path, event.name)
        let isEntry = event.has(IN_CREATE) || event.has(IN_DELETE) || event.has(IN_MOVED_FROM) || event.has(IN_MOVED_TO)
        if isEntry, event.has(IN_ISDIR) || folder.names.contains(event.name) { needsRenewal = true }
        // A file that was just created is still empty; the end of writing is told as well.
        if event.has(IN_CREATE), !event.has(IN_ISDIR), FileStamp.of(path)?.isFreshFile == true { return }
        changes.insert(path)
    }
}

extension FileStamp {
    fileprivate var isFreshFile: Bool { isRegularFile && size == 0 }
}
#endif
