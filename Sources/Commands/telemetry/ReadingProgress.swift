import Arguments
import Synchronization

/// Shows how much has been read, from several readers at once.
final class ReadingProgress: Sendable {
    private struct State: ~Copyable {
        var bytes = 0
        var line: ProgressLine
    }

    private let state: Mutex<State>

    init(_ console: Console) {
        state = Mutex(State(line: ProgressLine("reading, MB:", on: console.errors)))
    }

    func advance(_ bytes: Int) {
        state.withLock { state in
            state.bytes += bytes
            state.line.update(state.bytes / 1_000_000)
        }
    }

    func finish() { state.withLock { $0.line.finish() } }
}
