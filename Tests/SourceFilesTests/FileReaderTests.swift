import Diagnostics
import Foundation
import SourceFiles
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

@Suite("Reading and listing files")
struct FileReaderTests {
    @Test("A file is read whole, under the path that people see", arguments: [0, 1, 65_536, 1_000_003])
    func reading(size: Int) throws {
        try TemporaryFolder.with { folder in
            let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try folder.write(bytes: bytes, to: "a.bin")
            let source = try FileReader.read(path: folder.path + "/a.bin", shownAs: "content/a.bin")
            #expect(source.bytes == bytes)
            #expect(source.path == "content/a.bin")
        }
    }

    private func failure(_ path: String, limit: Int = FileReader.sizeLimit) -> FileError? {
        do throws(FileError) {
            _ = try FileReader.read(path: path, shownAs: "shown", sizeLimit: limit)
            return nil
        } catch {
            return error
        }
    }

    @Test("What cannot be read says why")
    func failures() throws {
        try TemporaryFolder.with { folder in
            try folder.write("12345", to: "a")
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/loop", withDestinationPath: folder.path + "/loop")
            let hasPipe = unsafe mkfifo(folder.path + "/pipe", 0o600) == 0
            #expect(hasPipe)
            let expected: [(String, FileError.Reason)] = [
                ("/missing", .missing), ("/a/b", .missing), ("", .isFolder), ("/loop", .linkLoop),
                ("/pipe", .isNoRegularFile),
            ]
            for (path, reason) in expected {
                #expect(failure(folder.path + path) == FileError(path: "shown", reason: reason))
            }
            #expect(failure(folder.path + "/a", limit: 4)?.reason == .tooLarge(size: 5, limit: 4))
            #expect(failure(folder.path + "/a", limit: 5) == nil)
        }
    }

    @Test("Without permission a file is not read", .enabled(if: geteuid() != 0))
    func noPermission() throws {
        try TemporaryFolder.with { folder in
            try folder.write("x", to: "a")
            let isLocked = unsafe chmod(folder.path + "/a", 0) == 0
            #expect(isLocked)
            #expect(failure(folder.path + "/a")?.reason == .noPermission)
        }
    }

    @Test(
        "Each reason has its words",
        arguments: [
            (.missing, "a: there is no such file or folder"), (.isFolder, "a: this is a folder, not a file"),
            (.isNoFolder, "a: this is no folder"), (.isNoRegularFile, "a: this is a device or a pipe, not a file"),
            (.noPermission, "a: no permission to read it"),
            (.tooLarge(size: 70 << 20, limit: 64 << 20), "a: it has 70 MiB, more than the limit of 64 MiB"),
            (.tooLarge(size: 9, limit: 4), "a: it has 9 bytes, more than the limit of 4 bytes"),
            (.linkLoop, "a: its links lead round in a circle"),
            (.system("Input/output error"), "a: Input/output error"),
        ] as [(FileError.Reason, String)])
    func words(reason: FileError.Reason, text: String) {
        #expect(FileError(path: "a", reason: reason).description == text)
    }

    @Test("A folder is listed by name, deep, without hidden files; links are followed inside it only")
    func listing() throws {
        try TemporaryFolder.with { outside in
            try outside.write("x", to: "secret/file")
            try TemporaryFolder.with { folder in
                for path in ["b", "a/z", "a/b/c", "a.txt", "Z", "ä", ".DS_Store", ".git/config", "a/.hidden"] {
                    try folder.write("", to: path)
                }
                let links = [
                    "out": outside.path + "/secret", "outfile": outside.path + "/secret/file", "file": "a/z",
                    "dir": "a/b",
                    "up": ".", "a/up": "..", "a/b/loop": "../../a", "nowhere": "missing", "prefix": folder.path + "x",
                ]
                for (name, target) in links {
                    try FileManager.default.createSymbolicLink(
                        atPath: folder.path + "/" + name, withDestinationPath: target)
                }
                let listing = try FileLister.list(folder: folder.path, shownAs: "content")
                // `dir` is `a/b`, so `dir/loop` is `a`, which does not lead back there again.
                #expect(
                    listing.files == [
                        "Z", "a.txt", "a/b/c", "a/z", "b", "dir/c", "dir/loop/b/c", "dir/loop/z", "file", "ä",
                    ])
                #expect(
                    listing.skippedLinks == [
                        "a/b/loop", "a/up", "dir/loop/b/loop", "dir/loop/up", "nowhere", "out", "outfile", "prefix",
                        "up",
                    ])
            }
        }
    }

    @Test("What is no folder cannot be listed")
    func listingFailures() throws {
        try TemporaryFolder.with { folder in
            try folder.write("", to: "a")
            #expect(throws: FileError(path: "x", reason: .missing)) {
                try FileLister.list(folder: folder.path + "/missing", shownAs: "x")
            }
            #expect(throws: FileError(path: "x", reason: .isNoFolder)) {
                try FileLister.list(folder: folder.path + "/a", shownAs: "x")
            }
        }
    }
}
