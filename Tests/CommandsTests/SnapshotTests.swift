import Foundation
import Testing

@testable import TestSupport

@Suite("Goldens")
struct SnapshotTests {
    @Test("The recorded text passes, another fails with the line that differs")
    func comparing() throws {
        try TemporaryFolder.with { folder in
            let golden = folder.url.appending(path: "Snapshots/a.txt")
            #expect(throws: SnapshotMismatch.self) { try Snapshot.compare("a\n", with: golden) }
            try Snapshot.record("one\ntwo\n", at: golden)
            try Snapshot.compare("one\ntwo\n", with: golden)
            let error = try #require(throws: SnapshotMismatch.self) { try Snapshot.compare("one\n2\n", with: golden) }
            #expect(error.description.hasPrefix("a.txt differs in line 2\nexpected: \"two\"\nfound:    \"2\"\n"))
            #expect(throws: SnapshotMismatch.self) { try Snapshot.compare("one\ntwo", with: golden) }
            #expect(throws: SnapshotMismatch.self) { try Snapshot.compare("one\r\ntwo\n", with: golden) }
        }
    }

    @Test("A temporary folder is gone after use, even when something is thrown")
    func temporaryFolder() throws {
        var path = ""
        #expect(throws: SnapshotMismatch.self) {
            try TemporaryFolder.with { folder in
                path = folder.path
                try folder.write("x", to: "a/b.txt")
                try folder.write("y", to: ".hidden")
                #expect(try folder.files() == [".hidden", "a/b.txt"])
                #expect(try folder.text(of: "a/b.txt") == "x")
                throw SnapshotMismatch(description: "")
            }
        }
        #expect(throws: (any Error).self) { try TemporaryFolder(url: .init(filePath: path)).files() }
    }

    @Test("The same seed gives the same numbers everywhere")
    func seeds() {
        // From the reference implementation at https://prng.di.unimi.it/splitmix64.c with the seed 1234567.
        var random = SplitMix64(seed: 1_234_567)
        let numbers = (0..<3).map { _ in random.next() }
        #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
    }
}
