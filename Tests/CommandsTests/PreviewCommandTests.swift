import Foundation
import TestSupport
import Testing

@testable import paywallgen

/// Runs `paywallgen preview` on a copy of the demo site, as a person does, and talks to it through sockets.
@Suite("paywallgen preview, as a user runs it")
struct PreviewCommandTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func withDemo<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        try TemporaryFolder.with { folder in
            for name in ["content", "themes"] {
                try FileManager.default.copyItem(
                    at: Self.package.appending(path: name), to: folder.url.appending(path: name))
            }
            return try body(folder)
        }
    }

    private func start(_ folder: TemporaryFolder, _ arguments: String...) throws -> RunningProgram {
        try RunningProgram(
            .paywallgen, ["preview", "--port", "0"] + arguments, in: folder.url, environment: ["COLUMNS": "100"])
    }

    /// The port in the line with the address.
    private func port(of program: RunningProgram) throws -> Int {
        let line = try #require(program.output.next { $0.hasPrefix("http://localhost:") })
        #expect(line.hasSuffix("/   Ctrl-C ends it"))
        return try #require(Int(line.dropFirst("http://localhost:".count).prefix { $0.isNumber }))
    }

    @Test("Every page is there, and every link on it leads to a file of the site")
    func links() throws {
        try withDemo { folder in
            let program = try start(folder)
            let port = try port(of: program)
            let client = try LoopbackClient(port: port)
            var waiting = ["/"]
            var seen = Set(waiting)
            while let path = waiting.popLast() {
                let answer = try client.request(path, host: "localhost:\(port)")
                #expect(answer.status == 200, "\(path)")
                guard answer["Content-Type"]?.hasPrefix("text/html") == true else { continue }
                #expect(answer.text.contains("<script data-page=\"site\""), "\(path)")
                #expect(answer.text.contains("data-host=\"preview\""), "\(path)")
                for match in answer.text.matches(of: /(?:href|src)="([^":#]+)"/) {
                    let base = try #require(URL(string: "http://localhost\(path)"))
                    let target = try #require(URL(string: String(match.1), relativeTo: base)).absoluteURL
                    if target.host() == "localhost", seen.insert(target.path()).inserted {
                        waiting.append(target.path())
                    }
                }
            }
            #expect(seen.count > 20, "\(seen.sorted())")
            program.interrupt()
            #expect(program.exitCode() == 0)
        }
    }

    @Test("A saved file is built anew, an error is shown and goes away; output/ is not touched")
    func edits() throws {
        try withDemo { folder in
            let program = try start(folder)
            let port = try port(of: program)
            let events = try LoopbackClient(port: port)
            _ = try events.openEvents("/~preview/events", host: "localhost:\(port)")
            _ = try events.nextEvent()
            let client = try LoopbackClient(port: port)
            let paywall = try folder.text(of: "content/paywalls/pro.yaml")

            try folder.write(paywall + "\tbroken: true\n", to: "content/paywalls/pro.yaml")
            #expect(try events.nextEvent()?.hasSuffix("\"broken\":true}") == true)
            let broken = try client.request("/en/pro/", host: "localhost:\(port)")
            #expect(broken.status == 500)
            #expect(broken.text.contains("content/paywalls/pro.yaml:"))
            #expect(program.errors.next { $0.hasPrefix("error[yaml.") } != nil)
            let line = program.output.next { $0.contains("not built in ") }
            #expect(line?.contains("content/paywalls/pro.yaml") == true, "\(line ?? "no line")")

            try folder.write(paywall, to: "content/paywalls/pro.yaml")
            #expect(try events.nextEvent()?.hasSuffix("\"broken\":false}") == true)
            #expect(try client.request("/en/pro/", host: "localhost:\(port)").status == 200)
            #expect(program.output.next { $0.contains(" pages in ") && $0.contains("pro.yaml") } != nil)

            program.interrupt()
            #expect(program.exitCode() == 0)
            #expect(try !folder.files().contains { $0.hasPrefix("output/") })
        }
    }

    @Test("A content folder that is moved away and back is waited for")
    func movedContent() throws {
        try withDemo { folder in
            let program = try start(folder)
            let port = try port(of: program)
            let content = folder.url.appending(path: "content")
            let elsewhere = folder.url.appending(path: "elsewhere")
            try FileManager.default.moveItem(at: content, to: elsewhere)
            #expect(program.errors.next { $0.hasPrefix("error[preview.input.missing] content") } != nil)
            try FileManager.default.moveItem(at: elsewhere, to: content)
            #expect(program.output.next { $0.contains(" pages in ") } != nil)
            #expect(try LoopbackClient(port: port).request("/", host: "localhost:\(port)").status == 200)
            program.interrupt()
            #expect(program.exitCode() == 0)
        }
    }

    @Test("A taken port is refused with code 3, the program that has it, and another port")
    func takenPort() async throws {
        try await TemporaryFolder.with { folder in
            for name in ["content", "themes"] {
                try FileManager.default.copyItem(
                    at: Self.package.appending(path: name), to: folder.url.appending(path: name))
            }
            let program = try start(folder)
            let port = try port(of: program)
            let outcome = try await BuiltProgram.paywallgen.run(["preview", "--port", "\(port)"], in: folder.url)
            #expect(outcome.exitCode == 3)
            #expect(outcome.errors.hasPrefix("paywallgen preview: port \(port) is taken by "))
            #expect(outcome.errors.contains("paywallgen preview --port \(port + 1)"))
            #if os(Linux)
            #expect(outcome.errors.contains("taken by paywallgen (process "))
            #endif
            program.interrupt()
            #expect(program.exitCode() == 0)
        }
    }

    @Test("A missing folder is code 3, and nothing is served")
    func missingFolder() async throws {
        try await TemporaryFolder.with { folder in
            let outcome = try await BuiltProgram.paywallgen.run(["preview", "--port", "0"], in: folder.url)
            #expect(outcome.exitCode == 3)
            #expect(outcome.errors == "paywallgen preview: content: there is no such file or folder\n")
            #expect(outcome.output == "")
        }
    }

    @Test(
        "A wrong command line is code 2",
        arguments: [["--port", "x"], ["--port", "65536"], ["--port", "-1"], ["--prot", "1"], ["here"]])
    func usage(arguments: [String]) async throws {
        let outcome = try await BuiltProgram.paywallgen.run(
            ["preview"] + arguments, in: FileManager.default.temporaryDirectory)
        #expect(outcome.exitCode == 2)
        #expect(outcome.errors.contains("help: paywallgen preview --help"))
    }

    @Test(
        "Paths are shown as a person in the folder writes them",
        arguments: [
            ("/home/me/site/content", "content"), ("/home/me/site", "."),
            ("/home/me/App/x.storekit", "../App/x.storekit"),
            ("/home/App", "../../App"), ("/srv/x", "/srv/x"), ("/home/me/site-2", "../site-2"),
        ])
    func shownPath(path: String, expected: String) {
        #expect(ShownPath.relative(path, to: "/home/me/site") == expected)
    }

    @Test("Only the topmost of the watched paths are named")
    func topmost() {
        #expect(PreviewLog.topmost(of: ["/a", "/a/b", "/a/b/c", "/ab", "/c/d"]) == ["/a", "/ab", "/c/d"])
    }
}
