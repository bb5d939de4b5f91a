import Arguments
import Foundation

/// Opens addresses the way the system does.
enum Browser {
    #if canImport(Darwin)
    private static let opener = "open"
    #else
    private static let opener = "xdg-open"
    #endif

    /// Opens an address; when that fails the person is told and the program goes on.
    static func open(_ address: String, _ console: Console) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [opener, address]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let failure = "no browser could be opened (\(opener)); open \(address) yourself\n"
        process.terminationHandler = { process in
            if process.terminationStatus != 0 { console.errors.write(failure) }
        }
        do {
            try process.run()
        } catch {
            console.errors.write(failure)
        }
    }
}
