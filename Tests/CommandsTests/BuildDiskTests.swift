import Foundation
import TestSupport
import Testing

@Suite("paywallgen build on a disk that refuses")
struct BuildDiskTests {
    /// The package itself, which holds the demo site.
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    private func build(into output: String, _ options: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.paywallgen.run(["build", "--output", output] + options, in: Self.package)
    }

    private func files(_ folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            // Folders have no contents.
            files[path] = FileManager.default.contents(atPath: folder + "/" + path)
        }
        return files
    }

    /// Runs a test with a small disk of its own, where one can be mounted.
    private func withDisk(_ size: String, _ body: (String) async throws -> Void) async throws {
        try await TemporaryFolder.with { folder in
            try await runMount("mount", "-t", "tmpfs", "-o", "size=\(size)", "none", folder.path) {
                try await body(folder.path)
            }
        }
    }

    private func runMount(_ name: String, _ arguments: String..., body: () async throws -> Void) async throws {
        let path = arguments.last ?? ""
        guard try await run(name, arguments) else {
            print("A small disk cannot be mounted here: this test is left out.")
            return
        }
        let result: Result<Void, any Error>
        do {
            result = .success(try await body())
        } catch {
            result = .failure(error)
        }
        #expect(try await run("umount", [path]))
        try result.get()
    }

    private func run(_ name: String, _ arguments: [String]) async throws -> Bool {
        let outcome = try await BuiltProgram.run(
            URL(filePath: "/usr/bin/env"), [name] + arguments, in: Self.package,
            environment: ["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"])
        return outcome.exitCode == 0
    }

    @Test("A full disk is exit code 3 with the reason; nothing is left behind, and with more room the next build heals")
    func full() async throws {
        let whole = try await TemporaryFolder.with { folder in
            _ = try await build(into: folder.path)
            return try files(folder.path)
        }
        try await withDisk("600k") { disk in
            let outcome = try await build(into: disk + "/site")
            #expect(outcome.exitCode == 3)
            #expect(outcome.errors.contains("No space left on device"), "\(outcome.errors)")
            // Everything is written beside its place before anything is put there.
            #expect(try files(disk).isEmpty)
            #expect(try await run("mount", ["-o", "remount,size=16m", disk]))
            let again = try await build(into: disk + "/site")
            #expect(again.exitCode == 0, "\(again.errors)")
            #expect(try files(disk + "/site") == whole)
        }
    }

    @Test("A disk that fills up while a site is built again leaves the old site whole")
    func fullOverOldSite() async throws {
        try await withDisk("16m") { disk in
            let site = disk + "/site"
            #expect(try await build(into: site).exitCode == 0)
            let before = try files(site)
            #expect(!(try await run("dd", ["if=/dev/zero", "of=\(disk)/ballast", "bs=64k"])))
            let outcome = try await build(into: site, "--base-url", "https://example.net/moved/")
            #expect(outcome.exitCode == 3)
            #expect(outcome.errors.contains("No space left on device"), "\(outcome.errors)")
            #expect(try files(site) == before)
        }
    }

    @Test("A read-only disk is exit code 3 with the reason, and what stands there stays")
    func readOnly() async throws {
        try await withDisk("16m") { disk in
            let site = disk + "/site"
            #expect(try await build(into: site).exitCode == 0)
            let before = try files(site)
            // Something is wanted that is not there.
            try FileManager.default.removeItem(atPath: site + "/robots.txt")
            #expect(try await run("mount", ["-o", "remount,ro", disk]))
            let outcome = try await build(into: site)
            #expect(outcome.exitCode == 3)
            #expect(outcome.errors.contains("Read-only file system"), "\(outcome.errors)")
            #expect(try files(site) == before.filter { $0.key != "robots.txt" })
            let elsewhere = try await build(into: disk + "/new/site")
            #expect(elsewhere.exitCode == 3)
            #expect(elsewhere.errors.contains("cannot create the folder"), "\(elsewhere.errors)")
        }
    }
}
