/// Collects a request's body up to a limit.
///
/// A body whose length is said beforehand is refused before it is read. Of one that comes in chunks, what is over the
/// limit is dropped, so that the answer can still be given when the client has finished; one that goes on and on is
/// cut off.
struct BodyBuffer: Sendable {
    private(set) var bytes: [UInt8] = []
    private var dropped = 0

    var isTooLarge: Bool { dropped > 0 }

    /// Takes the next part; false when the connection should be closed.
    mutating func append(_ part: [UInt8], limit: Int) -> Bool {
        if dropped == 0, bytes.count + part.count <= limit {
            bytes += part
            return true
        }
        dropped += bytes.count + part.count
        bytes = []
        return dropped <= 16 * (limit + 1024)
    }
}
