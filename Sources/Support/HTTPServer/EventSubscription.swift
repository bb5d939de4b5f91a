import Synchronization

/// What waits to be sent to one client of an event stream.
///
/// The sender appends; the connection's thread takes. When nothing waits, the connection is put to sleep while the
/// lock is held, so that a waking can never come before the sleep that it ends.
final class EventSubscription: Sendable {
    private let state: Mutex<State>
    private let backlogLimit: Int
    private let onCancel: @Sendable () -> Void

    private struct State {
        var pending: [UInt8] = []
        /// Nothing more will be sent.
        var isEnding = false
        /// The client is gone; set once.
        var isCancelled = false
        /// Set while the connection sleeps.
        var wake: (@Sendable () -> Void)?

        mutating func wakeUp() {
            guard let wake else { return }
            self.wake = nil
            wake()
        }
    }

    init(backlogLimit: Int, onCancel: @escaping @Sendable () -> Void) {
        state = Mutex(State())
        self.backlogLimit = backlogLimit
        self.onCancel = onCancel
    }

    func append(_ bytes: [UInt8]) {
        state.withLock { state in
            guard !state.isEnding, !state.isCancelled else { return }
            if state.pending.count + bytes.count > backlogLimit {
                state.isEnding = true
            } else {
                state.pending += bytes
            }
            state.wakeUp()
        }
    }

    /// No more events: the client gets what waits, and then the end.
    func finish() {
        state.withLock { state in
            state.isEnding = true
            state.wakeUp()
        }
    }

    /// The client is gone, or was sent the end. Afterwards the connection is never woken again.
    func cancel() {
        let isFirst = state.withLock { state in
            let isFirst = !state.isCancelled
            state.isCancelled = true
            state.wake = nil
            state.pending = []
            return isFirst
        }
        if isFirst { onCancel() }
    }

    /// At most `limit` bytes that wait; nil at the end.
    ///
    /// When nothing waits, `sleep` is called and the answer is empty; `wake` ends that sleep, once.
    func take(upTo limit: Int, sleep: () -> Void, wake: @escaping @Sendable () -> Void) -> [UInt8]? {
        state.withLock { state in
            if state.pending.isEmpty {
                if state.isEnding || state.isCancelled { return nil }
                state.wake = wake
                sleep()
                return []
            }
            let taken = Array(state.pending.prefix(limit))
            state.pending.removeFirst(taken.count)
            return taken
        }
    }
}
