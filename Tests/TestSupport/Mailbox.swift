import Dispatch
import Synchronization

/// A queue on which a test waits for what another thread reports, instead of sleeping.
package final class Mailbox<Message: Sendable>: Sendable {
    private let messages = Mutex<[Message]>([])
    /// Counts what is in `messages`.
    private let count = DispatchSemaphore(value: 0)

    package init() {}

    package func put(_ message: Message) {
        messages.withLock { $0.append(message) }
        count.signal()
    }

    /// The next message; nil after a minute without one, so that a broken program fails its test instead of hanging it.
    package func next() -> Message? {
        guard count.wait(timeout: .now() + .seconds(60)) == .success else { return nil }
        return messages.withLock { $0.removeFirst() }
    }

    /// Passes messages over until one fits; nil as for `next`.
    package func next(where fits: (Message) -> Bool) -> Message? {
        while let message = next() {
            if fits(message) { return message }
        }
        return nil
    }
}
