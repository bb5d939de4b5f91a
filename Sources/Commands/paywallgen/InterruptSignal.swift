import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Ctrl-C, or a request to end from the system, as an event instead of the end of the process.
///
/// From its creation until it was waited for, the signals do not end the process; afterwards they do again, so that a
/// second Ctrl-C always works.
struct InterruptSignal {
    private static let numbers = [SIGINT, SIGTERM]
    private let arrivals: AsyncStream<Void>
    private let end: () -> Void

    init() {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let sources = Self.numbers.map { number in
            _ = signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { continuation.yield() }
            source.activate()
            return source
        }
        arrivals = stream
        end = {
            for source in sources { source.cancel() }
            for number in Self.numbers { _ = signal(number, SIG_DFL) }
        }
    }

    /// Returns when the first one comes, at once if it came already.
    func wait() async {
        var iterator = arrivals.makeAsyncIterator()
        await iterator.next()
        end()
    }
}
