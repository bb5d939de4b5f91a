/// Changes that came in one burst: editors and version control touch many files within milliseconds.
///
/// Times are nanoseconds of any clock that only goes forward.
struct ChangeBatch: Sendable {
    /// A burst is over when nothing came for so long.
    let quiet: UInt64
    /// A burst that does not end is handed on after so long.
    let longest: UInt64
    private(set) var paths: Set<String> = []
    private var first: UInt64 = 0
    private var last: UInt64 = 0

    init(quiet: UInt64 = 15_000_000, longest: UInt64 = 250_000_000) {
        self.quiet = quiet
        self.longest = longest
    }

    mutating func add(_ path: String, at time: UInt64) {
        if paths.isEmpty { first = time }
        last = time
        paths.insert(path)
    }

    /// When the batch is to be handed on; nil while it is empty.
    var due: UInt64? { paths.isEmpty ? nil : min(last + quiet, first + longest) }

    /// The changes, if it is time; the batch is empty afterwards.
    mutating func take(at time: UInt64) -> Set<String>? {
        guard let due, time >= due else { return nil }
        defer { paths = [] }
        return paths
    }
}
