package import Foundation

/// A program of this package that runs until it is told to end, and what it writes meanwhile.
package final class RunningProgram: Sendable {
    /// What it writes to its standard output, line by line.
    package let output = Mailbox<String>()
    /// What it writes to its standard error, line by line.
    package let errors = Mailbox<String>()
    private let processID: Int32
    private let ended = Mailbox<Int32>()

    /// Starts it; it sees only the environment given, besides `PATH`.
    package init(
        _ program: BuiltProgram, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
    ) throws {
        let process = Process()
        process.executableURL = BuiltProgram.folder.appending(path: program.name)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = Self.pipe(to: output)
        process.standardError = Self.pipe(to: errors)
        process.terminationHandler = { [ended] in ended.put($0.terminationStatus) }
        try process.run()
        processID = process.processIdentifier
    }

    /// As Ctrl-C does.
    package func interrupt() { kill(processID, SIGINT) }

    /// The exit code, once it has ended; nil when it does not end within a minute.
    package func exitCode() -> Int32? { ended.next() }

    private static func pipe(to mailbox: Mailbox<String>) -> Pipe {
        let pipe = Pipe()
        let lines = LineSplitter()
        pipe.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            if data.isEmpty {
                handle.readabilityHandler = nil
            } else {
                for line in lines.add(data) { mailbox.put(line) }
            }
        }
        return pipe
    }
}
