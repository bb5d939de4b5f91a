import Foundation
import TestSupport
import Testing

/// `kill -9` at random moments of a build. `make soak` sets `SOAK_KILLS`; `make test` does a few.
@Suite("A build that is killed")
struct KilledBuildTests {
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    @Test("leaves every page old or new, and the next build finishes the work")
    func kill() async throws {
        let environment = ProcessInfo.processInfo.environment
        let kills = environment["SOAK_KILLS"].flatMap { Int($0) } ?? 20
        let seed = environment["SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...999_999)
        print("SEED=\(seed) SOAK_KILLS=\(kills) repeats this run")
        var random = SplitMix64(seed: seed)
        try await TemporaryFolder.with { folder in
            for name in ["content", "themes"] {
                try FileManager.default.copyItem(
                    at: Self.package.appending(path: name), to: folder.url.appending(path: name))
            }
            let sites = try await (makeSite(folder, sky: "night"), makeSite(folder, sky: "winter"))
            var killedWhileWriting = 0
            for round in 0..<kills {
                let (old, new) = round.isMultiple(of: 2) ? (sites.0, sites.1) : (sites.1, sites.0)
                try rename(folder, sky: round.isMultiple(of: 2) ? "winter" : "night")
                let process = try start(folder)
                await waitForWriting(folder, process, then: .microseconds(Int.random(in: 0...30_000, using: &random)))
                Foundation.kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                let left = try pages(folder)
                for (path, bytes) in left {
                    #expect(bytes == old[path] || bytes == new[path], "\(path) is neither old nor new")
                }
                #expect(Set(left.keys).isSuperset(of: Set(old.keys).intersection(new.keys)))
                if left != old, left != new { killedWhileWriting += 1 }
                let healed = try await BuiltProgram.paywallgen.run(["build"], in: folder.url)
                #expect(healed.exitCode == 0, "\(healed.errors)")
                #expect(try pages(folder) == new)
            }
            print("\(killedWhileWriting) of \(kills) kills fell into the writing")
        }
    }

    /// Until the build begins to write (its journal is there) or ends, and a moment longer: what falls into the loading
    /// is no test of the writing.
    private func waitForWriting(_ folder: TemporaryFolder, _ process: Process, then delay: Duration) async {
        let journal = folder.url.appending(path: "output/paywallgen-journal.json").path
        while process.isRunning, !FileManager.default.fileExists(atPath: journal) { await Task.yield() }
        let end = ContinuousClock.now + delay
        while process.isRunning, ContinuousClock.now < end { await Task.yield() }
    }

    /// The bytes of the site whose gate is called after a sky, built without being disturbed.
    private func makeSite(_ folder: TemporaryFolder, sky: String) async throws -> [String: [UInt8]] {
        try rename(folder, sky: sky)
        let outcome = try await BuiltProgram.paywallgen.run(["build"], in: folder.url)
        try #require(outcome.exitCode == 0, "\(outcome.errors)")
        return try pages(folder)
    }

    /// Gives the site and one paywall another name, so that every page changes and some move.
    private func rename(_ folder: TemporaryFolder, sky: String) throws {
        let site = try folder.text(of: "content/site.yaml")
        let name = try #require(site.split(separator: "\n").first { $0.hasPrefix("name: ") })
        try folder.write(site.replacing(name, with: "name: \(sky)"), to: "content/site.yaml")
        let paywalls = folder.url.appending(path: "content/paywalls")
        for other in ["store", "night", "winter"] where other != sky {
            let file = paywalls.appending(path: "\(other).yaml")
            if FileManager.default.fileExists(atPath: file.path) {
                try FileManager.default.moveItem(at: file, to: paywalls.appending(path: "\(sky).yaml"))
            }
        }
    }

    private func start(_ folder: TemporaryFolder) throws -> Process {
        let process = Process()
        process.executableURL = BuiltProgram.folder.appending(path: "paywallgen")
        process.arguments = ["build"]
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    private func pages(_ folder: TemporaryFolder) throws -> [String: [UInt8]] {
        var pages: [String: [UInt8]] = [:]
        for path in try folder.files() where path.hasPrefix("output/") && path.hasSuffix(".html") {
            pages[path] = try folder.bytes(of: path)
        }
        return pages
    }
}
