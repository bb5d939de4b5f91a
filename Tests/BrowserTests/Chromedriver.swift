import Foundation
import TestSupport

/// A running chromedriver. It ends with `end()`, and also when the test process does, however that comes about.
struct Chromedriver: Sendable {
    /// Where it listens.
    let port: Int
    /// Closing it ends the process.
    private let input: FileHandle
    private let exit: AsyncStream<Never>

    /// A browser that cannot be driven; says what to do about it.
    struct Failure: Error, CustomStringConvertible {
        let description: String

        init(_ reason: String) {
            description = "the pages cannot be checked in a browser: \(reason); run .ci/setup test"
        }
    }

    /// Starts it on a free port and waits until it listens. What the browser leaves behind is left in `scratch`.
    static func start(scratch: TemporaryFolder) async throws -> Chromedriver {
        guard let program = executable(named: "chromedriver") else { throw Failure("there is no chromedriver") }
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        // A shell turns into chromedriver; a second one ends it as soon as its input does.
        process.arguments = [
            "-c", #"exec 3<&0; { read -r _; kill $$; } <&3 >/dev/null 2>&1 & exec "$0" --port=0"#, program.path,
        ]
        #if os(Linux)
        // On macOS the browser does not ask for it, and the paths would be too long for its socket.
        process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch.path]) { $1 }
        #endif
        let input = Pipe()
        process.standardInput = input
        let (exit, exitContinuation) = AsyncStream.makeStream(of: Never.self)
        process.terminationHandler = { _ in exitContinuation.finish() }
        let lines = lines(of: process)
        try runWithSignals(process)

        var seen: [String] = []
        for await line in lines {
            if let match = line.firstMatch(of: /started successfully on port ([0-9]+)/),
                let port = Int(match.1)
            {
                return Chromedriver(port: port, input: input.fileHandleForWriting, exit: exit)
            }
            seen.append(line)
        }
        throw Failure("chromedriver did not start (\(seen.joined(separator: " / ")))")
    }

    /// Ends it, and with it a browser that it still drives.
    func end() async throws {
        try input.close()
        for await _ in exit {}
    }

    /// Runs it so that it receives signals. The threads that tests run on block them, and a process inherits that: a
    /// browser then never learns that one of its own processes has ended, and cannot be ended itself.
    private static func runWithSignals(_ process: Process) throws {
        var none = sigset_t()
        var before = sigset_t()
        unsafe sigemptyset(&none)
        unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
        try process.run()
    }

    /// A program of the search path.
    static func executable(named name: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(filePath: String($0)).appending(path: name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// What a process writes, line by line, to the end of its output.
    private static func lines(of process: Process) -> AsyncStream<String> {
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        let splitter = LineSplitter()
        return AsyncStream { continuation in
            pipe.fileHandleForReading.readabilityHandler = { handle in
                let data = handle.availableData
                if data.isEmpty {
                    handle.readabilityHandler = nil
                    continuation.finish()
                } else {
                    for line in splitter.add(data) { continuation.yield(line) }
                }
            }
        }
    }
}
