import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Where a program's text goes: an open file, or memory in a test.
package final class TextOutput: Sendable {
    package let terminal: Terminal
    /// `nil` for memory.
    private let descriptor: Int32?
    private let state = Mutex(State())

    private struct State {
        var captured: [UInt8] = []
        var failure: String?
        var isClosed = false
    }

    /// An open file of this process.
    init(descriptor: Int32, terminal: Terminal) {
        self.descriptor = descriptor
        self.terminal = terminal
    }

    /// Memory, which takes itself for the terminal given.
    package init(capturedAs terminal: Terminal = Terminal(isTerminal: false)) {
        descriptor = nil
        self.terminal = terminal
    }
}

extension TextOutput {
    /// Writes at once. When whoever reads has gone away (`| head`), the system ends the process, unless its signal is
    /// ignored; the rest is dropped silently then. Another failure is kept in `failure`.
    package func write(_ text: String) { write(bytes: Array(text.utf8)) }

    /// Writes bytes at once, like `write`.
    package func write(bytes: [UInt8]) {
        state.withLock { state in
            guard let descriptor else {
                state.captured += bytes
                return
            }
            var rest = bytes[...]
            while !rest.isEmpty, !state.isClosed {
                let count = unsafe rest.withUnsafeBytes { unsafe writeBytes(descriptor, $0.baseAddress, $0.count) }
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR && errno != EAGAIN {
                    state.isClosed = true
                    if errno != EPIPE { state.failure = unsafe String(cString: strerror(errno)) }
                }
            }
        }
    }

    /// Whether nobody reads any more, so that a command with much to write may stop.
    package var isClosed: Bool { state.withLock { $0.isClosed } }

    /// Why something could not be written, in the system's words.
    package var failure: String? { state.withLock { $0.failure } }

    /// What was written to memory so far.
    package var captured: String { state.withLock { String(decoding: $0.captured, as: UTF8.self) } }
}

/// The system's `write`, under a name that `TextOutput.write` does not hide.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    unsafe write(descriptor, bytes, count)
}
