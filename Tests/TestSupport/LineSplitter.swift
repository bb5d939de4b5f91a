package import Foundation
import Synchronization

/// Puts the parts that a pipe gives together to lines.
package final class LineSplitter: Sendable {
    private let rest = Mutex<[UInt8]>([])

    package init() {}

    /// Adds what was read; returns the lines that it completes.
    package func add(_ data: Data) -> [String] {
        rest.withLock { rest in
            rest += data
            var parts = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            rest = Array(parts.removeLast())
            return parts.map { String(decoding: $0, as: UTF8.self) }
        }
    }
}
