package import SourceFiles

/// Reads files and pipes of events on several cores.
///
/// A large file is cut into as many stretches as there are readers; each reader has a store of its own. Which reader
/// reads what has no effect on any number.
package struct EventReader: Sendable {
    package let plan: ReadingPlan
    /// How many readers work at once: 1 to `RecordPlace.readerLimit`.
    package let readers: Int
    /// Bytes read at a time.
    package let chunk: Int

    /// A file is cut into stretches of at least so many bytes.
    let smallestStretch: Int

    package init(
        plan: ReadingPlan, readers: Int, chunk: Int = LineFeeder.usualChunk, smallestStretch: Int = 4 << 20
    ) {
        self.plan = plan
        self.smallestStretch = smallestStretch
        self.readers = min(max(readers, 1), RecordPlace.readerLimit)
        self.chunk = chunk
    }
}

/// What reading gives: the stores, and what was counted over all of them.
package struct EventsRead: Sendable {
    package var stores: [EventStore]
    package var counts: ReadingCounts
}

extension EventReader {
    /// Reads all inputs (`-` is the standard input).
    ///
    /// - Parameter progress: Called now and then by any reader with the number of bytes read since its last call.
    package func read(
        _ paths: [String], progress: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws(FileError) -> EventsRead {
        let jobs = try makeJobs(paths)
        let results = await withTaskGroup(of: ReaderResult.self) { group in
            for reader in 0..<readers {
                let own = jobs.filter { $0.reader == reader }
                guard reader == 0 || !own.isEmpty else { continue }
                group.addTask { work(own, reader: reader, progress: progress) }
            }
            return await group.reduce(into: [ReaderResult]()) { $0.append($1) }
        }
        for result in results {
            if let failure = result.failure { throw failure }
        }
        let stores = results.map(\.store).sorted { $0.reader < $1.reader }
        return EventsRead(stores: stores, counts: Self.join(results.flatMap(\.counts)))
    }

    /// Reads lines that are already in memory, for tests: the same code, one reader.
    package func read(_ text: [UInt8], file: String) -> EventsRead {
        var store = EventStore(plan: plan, reader: 0)
        var bytes = text
        if bytes.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
        let end = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: 32))
        var line = 1
        unsafe store.readLines(bytes.span.bytes, 0..<end, file: file, line: &line)
        return EventsRead(stores: [store], counts: store.counts)
    }
}

extension EventReader {
    /// A stretch of one input for one reader.
    private struct Job: Sendable {
        let order: Int
        /// The number of the input among those given.
        let input: Int
        let path: String
        /// `nil` for a whole input, also a pipe.
        let stretch: Range<Int>?
        let reader: Int
        /// Whether the file is one JSON document over several lines.
        let isDocument: Bool
    }

    private struct JobCounts: Sendable {
        let order: Int
        let input: Int
        let counts: ReadingCounts
        /// How many lines, blank ones too, lie in the stretch.
        let lines: Int
    }

    private struct ReaderResult: Sendable {
        let store: EventStore
        var counts: [JobCounts] = []
        var failure: FileError?
    }

    /// Looks at every input, so that a missing one is told before anything is read.
    private func makeJobs(_ paths: [String]) throws(FileError) -> [Job] {
        var jobs: [Job] = []
        for (index, path) in paths.enumerated() {
            let size = path == "-" ? nil : try InputDescriptor.sizeOfFile(path)
            let pieces = max(1, min(readers, (size ?? 0) / smallestStretch))
            let isDocument =
                if let size, size <= LineFeeder.usualLineLimit { try Self.beginsDocument(path) } else { false }
            for piece in 0..<pieces {
                let stretch = size.map { ($0 * piece / pieces)..<($0 * (piece + 1) / pieces) }
                jobs.append(
                    Job(
                        order: jobs.count, input: index, path: path, stretch: pieces == 1 ? nil : stretch,
                        reader: pieces == 1 ? index % readers : piece, isDocument: isDocument))
                if isDocument { break }
            }
        }
        return jobs
    }

    /// Whether the first line is only the beginning of a JSON value, as in a body that was printed for people.
    private static func beginsDocument(_ path: String) throws(FileError) -> Bool {
        let input = try InputDescriptor(path: path)
        var start = [UInt8](repeating: 0, count: 64)
        let count = try input.read(into: &start, from: 0, count: start.count)
        let line = start[..<count].prefix { $0 != UInt8(ascii: "\n") }
        guard line.count < count else { return false }
        let visible = line.filter { $0 > UInt8(ascii: " ") }
        return visible == [UInt8(ascii: "[")] || visible == [UInt8(ascii: "{")]
            || visible == [UInt8(ascii: "["), UInt8(ascii: "{")]
    }

    private func work(_ jobs: [Job], reader: Int, progress: @Sendable (Int) -> Void) -> ReaderResult {
        var result = ReaderResult(store: EventStore(plan: plan, reader: reader))
        var store = result.store
        do throws(FileError) {
            for job in jobs {
                store.counts = ReadingCounts()
                let lines = try read(job, into: &store, progress: progress)
                result.counts.append(JobCounts(order: job.order, input: job.input, counts: store.counts, lines: lines))
                if store.isFull {
                    throw FileError(path: job.path, reason: .system("more events than can be counted at once"))
                }
            }
        } catch {
            result.failure = error
        }
        return ReaderResult(store: store, counts: result.counts, failure: result.failure)
    }

    private func read(
        _ job: Job, into store: inout EventStore, progress: @Sendable (Int) -> Void
    ) throws(FileError) -> Int {
        if job.isDocument { return try readDocument(job, into: &store) }
        let input = try InputDescriptor(path: job.path)
        let name = input.path
        var feeder = try LineFeeder(input, stretch: job.stretch, chunk: chunk)
        var line = 1
        while !store.isFull {
            switch try feeder.next() {
            case .lines(let range):
                unsafe store.readLines(feeder.buffer.span.bytes, range, file: name, line: &line)
                progress(range.count)
            case .tooLong:
                store.counts.lines += 1
                store.counts.note(.tooLong, file: name, line: line)
                line += 1
            case .end:
                return line - 1
            }
        }
        return line - 1
    }

    /// Reads a small file as one JSON value: outside texts a line break is only space, and inside them it is a fault.
    private func readDocument(_ job: Job, into store: inout EventStore) throws(FileError) -> Int {
        var bytes = try FileReader.bytes(path: job.path, shownAs: job.path, sizeLimit: LineFeeder.usualLineLimit + 1)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
        bytes.append(UInt8(ascii: "\n"))
        let end = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: 32))
        var line = 1
        unsafe store.readLines(bytes.span.bytes, 0..<end, file: job.path, line: &line)
        return 1
    }

    /// Adds up in the order of the inputs, and turns line numbers of stretches into those of files.
    private static func join(_ results: [JobCounts]) -> ReadingCounts {
        var total = ReadingCounts()
        var linesBefore = 0
        var input = -1
        for result in results.sorted(by: { $0.order < $1.order }) {
            if result.input != input { linesBefore = 0 }
            input = result.input
            var counts = result.counts
            for index in counts.firstUnreadable.indices { counts.firstUnreadable[index].line += linesBefore }
            total.add(counts)
            linesBefore += result.lines
        }
        return total
    }
}
