import Diagnostics
import Foundation
import HTTPServer
import PreviewServer
import Synchronization
import TestSupport
import Testing

/// Drives a whole preview: files on disk, a build of a few lines, real sockets.
@Suite struct PreviewSessionTests {
    private static let broken = DiagnosticKind(
        "test.broken", title: "the test's input is broken", why: "-", example: "-", mend: "-")

    /// A preview of a folder in which each `NAME.txt` is a page; the text BROKEN is an error, WARN a warning.
    private final class Harness {
        let folder: EditedFolder
        let reports = Mailbox<PreviewReport>()
        let session: PreviewSession
        private let client: LoopbackClient

        init(_ files: [String: String], inputs: [String] = []) throws {
            let folder = try EditedFolder()
            for (name, text) in files { try folder.write(text, to: name) }
            let path = folder.path
            let reports = reports
            session = try PreviewSession(port: 0) {
                Harness.makeSite(of: path, inputs: inputs)
            } report: {
                reports.put($0)
            }
            self.folder = folder
            client = try LoopbackClient(port: session.port)
        }

        deinit { session.stop() }

        func get(_ path: String) throws -> LoopbackClient.Answer {
            try client.request(path, host: "localhost:\(session.port)")
        }

        /// A client of the event stream, and the version that it is greeted with.
        func listen() throws -> (client: LoopbackClient, version: String) {
            let client = try LoopbackClient(port: session.port)
            let head = try client.openEvents("/~preview/events", host: "localhost:\(session.port)")
            #expect(head.status == 200)
            return (client, try Harness.version(of: client.nextEvent()))
        }

        /// Waits for the event that says the site is broken, or is not; the same news may come twice on a busy machine.
        static func wait(for client: LoopbackClient, broken: Bool) throws {
            while try !(#require(try client.nextEvent())).hasSuffix("\"broken\":\(broken)}") {}
        }

        static func version(of event: String?) throws -> String {
            let event = try #require(event)
            #expect(event.hasPrefix("event: site\ndata: {\"version\":\""))
            return String(try #require(event.split(separator: "\"").dropFirst(3).first))
        }

        private static func makeSite(of path: String, inputs: [String]) -> PreviewSite {
            var files: [String: [UInt8]] = [:]
            var diagnostics: [Diagnostic] = []
            // A folder that is gone is an empty site here.
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            for name in names.sorted() where name.hasSuffix(".txt") {
                let bytes = Array(FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data())
                let source = SourceText(path: name, bytes: bytes)
                let text = String(decoding: bytes, as: UTF8.self)
                for (mark, severity) in [("BROKEN", Severity.error), ("WARN", .warning)] {
                    guard let found = text.firstRange(of: mark) else { continue }
                    let start = text.utf8.distance(from: text.startIndex, to: found.lowerBound)
                    diagnostics.append(
                        Diagnostic(
                            broken, "\(mark) stands here", at: source.range(start..<(start + mark.utf8.count)),
                            suggestion: .write("MENDED"), severity: severity))
                }
                let page = name.dropLast(4)
                let path = page == "index" ? "index.html" : "\(page)/index.html"
                files[path] = Array("<head></head><body><h1>\(text)</h1></body>".utf8)
            }
            files["data.json"] = Array("{}".utf8)
            let isBroken = diagnostics.hasErrors
            return PreviewSite(
                files: isBroken ? [:] : files, diagnostics: diagnostics, inputs: [path] + inputs)
        }
    }

    @Test func servesPagesAndFiles() throws {
        let preview = try Harness(["index.txt": "Home", "pro.txt": "Pro"])
        preview.session.start()
        let home = try preview.get("/")
        #expect(home.status == 200)
        #expect(home.text.hasPrefix("<head></head><body><h1>Home</h1><script data-page=\"site\""))
        #expect(home["Content-Type"] == "text/html; charset=utf-8")
        #expect(home["Cache-Control"] == "no-store")
        #expect(home["Content-Security-Policy"] == "frame-ancestors 'self'")
        #expect(try preview.get("/pro/").text.contains("<h1>Pro</h1>"))
        #expect(try preview.get("/data.json").text == "{}")
        #expect(try preview.get("/data.json")["Content-Type"] == "application/json")
        let redirect = try preview.get("/pro?a=b%26c&d")
        #expect(redirect.status == 307)
        #expect(redirect["Location"] == "/pro/?a=b%26c&d")
    }

    @Test func saysThatItBuildsBeforeTheFirstBuild() throws {
        let preview = try Harness(["index.txt": "Home"])
        let answer = try preview.get("/anything")
        #expect(answer.status == 503)
        #expect(answer.text.contains("The site is being built"))
        let (client, version) = try preview.listen()
        preview.session.start()
        #expect(try Harness.version(of: client.nextEvent()) != version)
        #expect(try preview.get("/").status == 200)
    }

    @Test func namesNearPagesWhereThereIsNone() throws {
        let preview = try Harness(["index.txt": "Home", "pro.txt": "Pro"])
        preview.session.start()
        let answer = try preview.get("/prx%3Cscript%3E/")
        #expect(answer.status == 404)
        #expect(answer.text.contains("No page at /prx&lt;script&gt;/"))
        #expect(answer.text.contains("<a href=\"/pro/\">/pro/</a>"))
    }

    @Test func tellsBrowsersWhenAnInputChanges() throws {
        let preview = try Harness(["index.txt": "Home"])
        preview.session.start()
        #expect(preview.reports.next()?.pages == 1)
        let (client, version) = try preview.listen()
        let page = try preview.get("/")
        #expect(page.text.contains("data-version=\"\(version)\""), "a fresh page has the stream's version")
        try preview.folder.replace("index.txt", with: "Changed")
        let next = try Harness.version(of: client.nextEvent())
        #expect(next != version)
        let report = try #require(preview.reports.next { $0.isNew })
        #expect(report.changed.contains(preview.folder["index.txt"]))
        #expect(report.build >= 2)
        let changed = try preview.get("/")
        #expect(changed.text.contains("<h1>Changed</h1>"))
        #expect(changed.text.contains("data-version=\"\(next)\""))
    }

    @Test func staysQuietWhenNothingIsDifferent() throws {
        let preview = try Harness(["index.txt": "Home"])
        preview.session.start()
        _ = preview.reports.next()
        let (client, version) = try preview.listen()
        try preview.folder.replace("note.md", with: "not part of the site")
        let report = try #require(preview.reports.next { $0.changed.contains(preview.folder["note.md"]) })
        #expect(!report.isNew)
        #expect(try preview.listen().version == version)
        // The next event is that of the next real change, not one in between.
        try preview.folder.replace("index.txt", with: "Changed")
        let next = try Harness.version(of: client.nextEvent())
        #expect(try preview.get("/").text.contains("data-version=\"\(next)\""))
    }

    @Test func showsWhatIsWrongOnEveryAddressAndThenThePageAgain() throws {
        let preview = try Harness(["index.txt": "Home", "pro.txt": "Pro"])
        preview.session.start()
        let (client, _) = try preview.listen()
        try preview.folder.replace("pro.txt", with: "one\nis BROKEN <here>\n")
        try Harness.wait(for: client, broken: true)
        for path in ["/", "/pro/", "/data.json", "/no/such/page"] {
            let answer = try preview.get(path)
            #expect(answer.status == 500)
            #expect(answer["Content-Type"] == "text/html; charset=utf-8")
            #expect(answer.text.contains("BROKEN stands here"))
            #expect(answer.text.contains("pro.txt:2:4"))
            #expect(answer.text.contains("is <mark>BROKEN</mark> &lt;here&gt;"))
            #expect(answer.text.contains("test.broken"))
            #expect(answer.text.contains("write: <code>MENDED</code>"))
            #expect(answer.text.contains("the page comes back where you left it"))
        }
        try preview.folder.replace("pro.txt", with: "Mended")
        try Harness.wait(for: client, broken: false)
        #expect(try preview.get("/pro/").text.contains("<h1>Mended</h1>"))
    }

    @Test func beginsBrokenAndAppearsWhenMended() throws {
        let preview = try Harness(["index.txt": "BROKEN"])
        preview.session.start()
        #expect(preview.reports.next()?.diagnostics.hasErrors == true)
        let (client, _) = try preview.listen()
        let answer = try preview.get("/")
        #expect(answer.status == 500)
        #expect(answer.text.contains("the page appears"))
        try preview.folder.replace("index.txt", with: "Home")
        try Harness.wait(for: client, broken: false)
        #expect(try preview.get("/").status == 200)
    }

    @Test func aWarningDoesNotKeepThePageAway() throws {
        let preview = try Harness(["index.txt": "WARN"])
        preview.session.start()
        #expect(preview.reports.next()?.diagnostics.count == 1)
        #expect(try preview.get("/").status == 200)
    }

    @Test func watchesInputsOutsideItsFolder() throws {
        let outside = try EditedFolder()
        try outside.write("1", to: "Products.storekit")
        let preview = try Harness(["index.txt": "Home"], inputs: [outside["Products.storekit"]])
        preview.session.start()
        #expect(preview.reports.next()?.watched.contains(outside["Products.storekit"]) == true)
        try outside.replace("Products.storekit", with: "2")
        #expect(preview.reports.next { $0.changed == [outside["Products.storekit"]] } != nil)
    }

    /// A file that changes while the site is being built for the first time, before anything is watched.
    @Test func doesNotMissAChangeDuringTheFirstBuild() throws {
        let folder = try EditedFolder()
        try folder.write("old", to: "index.txt")
        let path = folder["index.txt"]
        let reports = Mailbox<PreviewReport>()
        let builds = Mutex(0)
        let session = try PreviewSession(port: 0) {
            let bytes = Array(FileManager.default.contents(atPath: path) ?? Data())
            let isFirst = builds.withLock { count in
                count += 1
                return count == 1
            }
            if isFirst { _ = FileManager.default.createFile(atPath: path, contents: Data("new".utf8)) }
            return PreviewSite(files: ["index.html": bytes], diagnostics: [], inputs: [path])
        } report: {
            reports.put($0)
        }
        session.start()
        #expect(reports.next()?.build == 1)
        #expect(reports.next { $0.isNew }?.changed == [path])
        let answer = try LoopbackClient(port: session.port).request("/", host: "localhost:\(session.port)")
        #expect(answer.text.hasPrefix("new"))
    }

    @Test func refusesATakenPort() throws {
        let preview = try Harness(["index.txt": "Home"])
        #expect(throws: ListenError.self) {
            try PreviewSession(port: preview.session.port) {
                PreviewSite(files: [:], diagnostics: [], inputs: [])
            } report: { _ in
            }
        }
    }

    @Test func endsCleanlyWithOpenStreams() throws {
        let preview = try Harness(["index.txt": "Home"])
        preview.session.start()
        let (client, _) = try preview.listen()
        preview.session.stop()
        _ = try client.readToEnd()
        #expect(throws: (any Error).self) { try LoopbackClient(port: preview.session.port) }
        try preview.folder.replace("index.txt", with: "later")
    }
}
