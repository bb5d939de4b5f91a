import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("Writing the output folder")
struct OutputWriterTests {
    typealias Files = [String: [UInt8]]

    static let first: Files = [
        "index.html": Array("one".utf8), "en/index.html": Array("two".utf8), "en/pro/index.html": Array("three".utf8),
        "de/pro/index.html": Array("drei".utf8), "assets/lamp": Array("lamp".utf8), "empty.txt": [],
    ]
    /// One file changed, one new, two gone (and with them a folder), one where a folder was, one folder where a file was.
    static let second: Files = [
        "index.html": Array("one".utf8), "en/index.html": Array("TWO".utf8), "en/pro": Array("a file".utf8),
        "fr/index.html": Array("deux".utf8), "assets/lamp/small": Array("small".utf8),
    ]

    private func write(_ files: Files, into folder: TemporaryFolder) throws -> (OutputWriter.Counts, [String]) {
        var found: [Diagnostic] = []
        let root = folder.path + "/output"
        let counts = try OutputWriter(root: root, shownAs: "output").write(files, into: &found)
        return (counts, found.map { "\($0.place.path): \($0.line)" })
    }

    /// Everything in the output folder but the manifest.
    private func contents(_ folder: TemporaryFolder) throws -> Files {
        var files: Files = [:]
        for path in try folder.files() where path.hasPrefix("output/") && path != "output/paywallgen-manifest.json" {
            files[String(path.dropFirst(7))] = try folder.bytes(of: path)
        }
        return files
    }

    private func folders(_ folder: TemporaryFolder) throws -> [String] {
        let files = Set(try folder.files())
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { !files.contains($0) }.sorted()
    }

    @Test("The first run writes everything, the second nothing")
    func twice() throws {
        try TemporaryFolder.with { folder in
            #expect(try write(Self.first, into: folder) == (OutputWriter.Counts(written: 6), []))
            #expect(try contents(folder) == Self.first)
            let before = try folder.text(of: "output/paywallgen-manifest.json")
            #expect(try write(Self.first, into: folder) == (OutputWriter.Counts(unchanged: 6), []))
            #expect(try folder.text(of: "output/paywallgen-manifest.json") == before)
        }
    }

    @Test("A file that stays the same is not touched, not even its time")
    func untouched() throws {
        try TemporaryFolder.with { folder in
            _ = try write(Self.first, into: folder)
            let path = folder.path + "/output/index.html"
            let old = Date(timeIntervalSince1970: 1_000_000)
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
            _ = try write(Self.second, into: folder)
            let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
            #expect(date == old)
        }
    }

    @Test("Another site writes what differs, removes what is gone with its empty folders, and swaps files and folders")
    func another() throws {
        try TemporaryFolder.with { folder in
            _ = try write(Self.first, into: folder)
            let (counts, lines) = try write(Self.second, into: folder)
            #expect(lines == [])
            #expect(counts == OutputWriter.Counts(written: 4, unchanged: 1, removed: 4))
            #expect(try contents(folder) == Self.second)
            #expect(try folders(folder) == ["output", "output/assets", "output/assets/lamp", "output/en", "output/fr"])
            let back = try write(Self.first, into: folder)
            #expect(back.1 == [])
            #expect(try contents(folder) == Self.first)
        }
    }

    @Test("Foreign files beside ours stay, and so do their folders")
    func foreign() throws {
        try TemporaryFolder.with { folder in
            _ = try write(Self.first, into: folder)
            try folder.write("mine", to: "output/de/pro/notes.txt")
            try folder.write("mine", to: "output/CNAME")
            try folder.write("mine", to: "output/.git/config")
            _ = try write(Self.second, into: folder)
            #expect(try folder.text(of: "output/de/pro/notes.txt") == "mine")
            #expect(try folder.text(of: "output/CNAME") == "mine")
            #expect(try folder.text(of: "output/.git/config") == "mine")
        }
    }

    @Test("A page of ours that a person changed or removed is written again")
    func changedByHand() throws {
        try TemporaryFolder.with { folder in
            _ = try write(Self.first, into: folder)
            try folder.write("changed", to: "output/en/index.html")
            try FileManager.default.removeItem(atPath: folder.path + "/output/index.html")
            #expect(try write(Self.first, into: folder) == (OutputWriter.Counts(written: 2, unchanged: 4), []))
            #expect(try contents(folder) == Self.first)
        }
    }

    @Test("A file that is there already with the very same bytes is taken over")
    func sameBytes() throws {
        try TemporaryFolder.with { folder in
            try folder.write("one", to: "output/index.html")
            #expect(try write(Self.first, into: folder) == (OutputWriter.Counts(written: 5, unchanged: 1), []))
        }
    }

    // MARK: In the way

    /// What stands there, and what is said.
    static let obstacles: [(make: String, line: String)] = [
        ("file en/index.html", "output/en/index.html is there already and was not written by a build"),
        ("folder en/index.html", "output/en/index.html is a folder"),
        ("link en/index.html", "output/en/index.html is a link; a build never writes through one"),
        ("file en", "output/en is a file where a folder must be"),
        ("link en", "output/en is a link; a build never writes through one"),
        ("pipe en/index.html", "output/en/index.html is not a regular file"),
        ("folder paywallgen-manifest.json", "output/paywallgen-manifest.json is no file of a build"),
        ("link paywallgen-manifest.json", "output/paywallgen-manifest.json is no file of a build"),
        ("pipe paywallgen-journal.json", "output/paywallgen-journal.json is no file of a build"),
    ]

    @Test("What is not ours and stands in the way is refused, and nothing is written", arguments: obstacles)
    func inTheWay(make: String, line: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write("elsewhere", to: "elsewhere/index.html")
            let parts = make.split(separator: " ").map(String.init)
            let path = folder.path + "/output/" + parts[1]
            try FileManager.default.createDirectory(
                atPath: URL(filePath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
            switch parts[0] {
            case "file": try folder.write("foreign", to: "output/" + parts[1])
            case "folder": try folder.write("foreign", to: "output/\(parts[1])/inside.txt")
            case "pipe": #expect(unsafe mkfifo(path, 0o600) == 0)
            default:
                try FileManager.default.createSymbolicLink(
                    atPath: path, withDestinationPath: folder.path + "/elsewhere")
            }
            let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            let (counts, lines) = try write(["index.html": [1], "en/index.html": [2]], into: folder)
            #expect(counts == OutputWriter.Counts())
            let place = line.split(separator: " ")[0]
            #expect(
                lines == [
                    "\(place): error output.taken: \(line) [move it away, or build into another folder with --output]"
                ])
            #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
            #expect(try folder.text(of: "elsewhere/index.html") == "elsewhere")
        }
    }

    @Test("All that stands in the way is said at once, and a folder with something foreign in it never makes way")
    func allObstacles() throws {
        try TemporaryFolder.with { folder in
            _ = try write(Self.first, into: folder)
            try folder.write("mine", to: "output/en/pro/notes.txt")
            try folder.write("mine", to: "output/fr/index.html")
            let (counts, lines) = try write(Self.second, into: folder)
            #expect(counts == OutputWriter.Counts())
            #expect(lines.map { $0.prefix { $0 != ":" } } == ["output/en/pro", "output/fr/index.html"])
            #expect(try folder.text(of: "output/en/index.html") == "two")
        }
    }

    @Test("An output folder that is a file is refused; one that is a link to a folder is fine")
    func root() throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "output")
            #expect(
                try write(Self.first, into: folder).1 == [
                    "output: error output.taken: output is a file, not a folder"
                        + " [move it away, or build into another folder with --output]"
                ])
        }
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "real/x.txt")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/output", withDestinationPath: folder.path + "/real")
            #expect(try write(Self.first, into: folder).0.written == 6)
            #expect(try folder.text(of: "real/en/index.html") == "two")
        }
    }

    // MARK: Web and app

    private func write(
        _ files: Files, for target: BuildTarget, into folder: TemporaryFolder
    ) throws -> (OutputWriter.Counts, [String]) {
        var found: [Diagnostic] = []
        let writer = OutputWriter(root: folder.path + "/output", shownAs: "output", for: target)
        return (try writer.write(files, into: &found), found.map { "\($0.place.path): \($0.line)" })
    }

    @Test("A folder with a site for the web is never taken for an app's, nor the other way round")
    func otherTarget() throws {
        for (first, second) in [(BuildTarget.web, BuildTarget.app), (.app, .web)] {
            try TemporaryFolder.with { folder in
                #expect(try write(Self.first, for: first, into: folder).0.written == 6)
                #expect(try write(Self.first, for: first, into: folder) == (OutputWriter.Counts(unchanged: 6), []))
                let (counts, lines) = try write(Self.second, for: second, into: folder)
                #expect(counts == OutputWriter.Counts())
                #expect(
                    lines == [
                        "output: error output.other: output holds a site for the \(first.rawValue), and this build is for"
                            + " the \(second.rawValue) [build into another folder with --output]"
                    ])
                #expect(try contents(folder) == Self.first)
            }
        }
    }

    @Test("What a killed build for an app has left is not taken by one for the web")
    func otherJournal() throws {
        try TemporaryFolder.with { folder in
            let journal = OutputManifest(files: ["en/index.html": ""], for: .app)
            try folder.write(String(decoding: journal.bytes, as: UTF8.self), to: "output/paywallgen-journal.json")
            #expect(try write(Self.first, for: .web, into: folder).1.count == 1)
            #expect(try write(Self.first, for: .app, into: folder).0.written == 6)
        }
    }

    @Test("A manifest that does not say what its site is for is one for the web")
    func oldManifest() throws {
        try TemporaryFolder.with { folder in
            _ = try write(Self.first, for: .web, into: folder)
            let text = try folder.text(of: "output/paywallgen-manifest.json")
            try folder.write(
                text.replacing("  \"for\": \"web\",\n", with: ""), to: "output/paywallgen-manifest.json")
            #expect(try write(Self.first, for: .app, into: folder).1.count == 1)
            #expect(try write(Self.second, for: .web, into: folder).1 == [])
        }
    }

    // MARK: Manifests that somebody changed

    static let edited = [
        "../outside.txt", "/etc/outside.txt", "a/../../outside.txt", "./outside.txt", "", "a//b", "outside.txt\\u0000x",
        "paywallgen-manifest.json", "paywallgen-journal.json",
    ]

    @Test("A path in an edited manifest that leads elsewhere is nobody's", arguments: edited)
    func editedManifest(path: String) throws {
        try TemporaryFolder.with { folder in
            try folder.write("mine", to: "outside.txt")
            try folder.write("mine", to: "output/outside.txt")
            try folder.write(
                #"{"version":1,"files":[{"path":"\#(path)","sha256":""}]}"#, to: "output/paywallgen-manifest.json")
            let (counts, lines) = try write(["index.html": [1]], into: folder)
            #expect(lines == [] && counts == OutputWriter.Counts(written: 1))
            #expect(try folder.text(of: "outside.txt") == "mine")
            #expect(try folder.text(of: "output/outside.txt") == "mine")
            #expect(try folder.text(of: "output/paywallgen-manifest.json").contains("index.html"))
        }
    }

    @Test("A path of a manifest that now leads through a link is not followed")
    func manifestThroughLink() throws {
        try TemporaryFolder.with { folder in
            _ = try write(Self.first, into: folder)
            try folder.write("mine", to: "elsewhere/index.html")
            try FileManager.default.removeItem(atPath: folder.path + "/output/de")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/output/de", withDestinationPath: folder.path + "/elsewhere")
            try folder.write("mine", to: "elsewhere/pro/index.html")
            _ = try write(["index.html": Array("one".utf8)], into: folder)
            #expect(try folder.text(of: "elsewhere/pro/index.html") == "mine")
        }
    }

    @Test(
        "A manifest that cannot be read owns nothing, and the refusal says so",
        arguments: ["", "{", "[]", "{\"files\":1}"])
    func brokenManifest(text: String) throws {
        try TemporaryFolder.with { folder in
            _ = try write(Self.first, into: folder)
            try folder.write(text, to: "output/paywallgen-manifest.json")
            let (_, lines) = try write(Self.first.merging(["en/index.html": [1]]) { $1 }, into: folder)
            #expect(
                lines == [
                    "output/en/index.html: error output.taken: output/en/index.html is there already and was not written by"
                        + " a build [move it away, or build into another folder with --output]"
                        + " (output/paywallgen-manifest.json, the list of what is ours, cannot be read)"
                ])
            #expect(try write(Self.first, into: folder) == (OutputWriter.Counts(unchanged: 6), []))
            #expect(try folder.text(of: "output/paywallgen-manifest.json").contains("\"version\": 1"))
        }
    }

    @Test("A manifest reads back, is sorted and has no times")
    func manifest() throws {
        let manifest = OutputManifest(files: ["b": "2", "a/\"c\"": "1"])
        #expect(OutputManifest(reading: SourceText(path: "m", bytes: manifest.bytes)) == manifest)
        #expect(
            String(decoding: manifest.bytes, as: UTF8.self) == """
                {
                  "version": 1,
                  "for": "web",
                  "files": [
                    {
                      "path": "a/\\"c\\"",
                      "sha256": "1"
                    },
                    {
                      "path": "b",
                      "sha256": "2"
                    }
                  ]
                }

                """)
    }
}
