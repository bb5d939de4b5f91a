import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("A machine that refuses")
struct OutputErrorTests {
    private func write(_ files: [String: [UInt8]], into root: String) throws(OutputError) -> OutputWriter.Counts {
        var found: [Diagnostic] = []
        return try OutputWriter(root: root, shownAs: root).write(files, into: &found)
    }

    @Test("A folder that cannot be made is an error that says which and why")
    func noFolder() throws {
        let error = try #require(throws: OutputError.self) { try write(["a": [1]], into: "/dev/null/output") }
        #expect(error.description == "cannot create the folder /dev/null/output: Not a directory")
    }

    @Test("A folder without permission is an error, and nothing is written")
    func readOnly() throws {
        guard geteuid() != 0 else {
            print("Runs as root, whom no permission stops: the read-only folder is left out.")
            return
        }
        try TemporaryFolder.with { folder in
            let root = folder.path + "/output"
            try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
            try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: root)
            defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: root) }
            let error = try #require(throws: OutputError.self) { try write(["a": [1]], into: root) }
            #expect(error.description == "cannot write \(root)/paywallgen-journal.json: Permission denied")
            #expect(try folder.files() == [])
        }
    }

    @Test("A full disk leaves the old site whole, and once there is room the next build writes")
    func fullDisk() throws {
        try TemporaryFolder.with { folder in
            let disk = folder.path + "/disk"
            try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
            guard try run("mount", "-t", "tmpfs", "-o", "size=64k", "none", disk) else {
                print("A small disk cannot be mounted here: the full disk is left out.")
                return
            }
            defer { _ = try? run("umount", disk) }
            let root = disk + "/output"
            let old = Dictionary(
                uniqueKeysWithValues: (0..<4).map { ("\($0).html", [UInt8](repeating: 1, count: 4096)) })
            _ = try write(old, into: root)
            let new = Dictionary(
                uniqueKeysWithValues: (0..<9).map { ("\($0).html", [UInt8](repeating: 2, count: 9000)) })
            let error = try #require(throws: OutputError.self) { try write(new, into: root) }
            #expect(error.reason == "No space left on device")
            let names = try FileManager.default.contentsOfDirectory(atPath: root)
            #expect(Set(names) == Set(old.keys).union([OutputManifest.path]))
            for name in old.keys {
                #expect([UInt8](try Data(contentsOf: URL(filePath: "\(root)/\(name)"))) == old[name])
            }
            // Less is wanted now, so there is room.
            let few = ["0.html": new["0.html"] ?? []]
            let counts = try write(few, into: root)
            #expect(counts.removed > 0)
            #expect(Set(try FileManager.default.contentsOfDirectory(atPath: root)) == ["0.html", OutputManifest.path])
        }
    }

    private func run(_ name: String, _ arguments: String...) throws -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.standardError = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
