import Foundation
import SourceFiles
import TestSupport
import Testing

@testable import EventAnalytics

@Suite struct LineFeederTests {
    static let lineLimit = 300

    static func lines(_ path: String, stretch: Range<Int>?, chunk: Int) throws -> [String] {
        var feeder = try LineFeeder(
            try InputDescriptor(path: path), stretch: stretch, chunk: chunk, lineLimit: Self.lineLimit)
        var text: [UInt8] = []
        while true {
            switch try feeder.next() {
            case .lines(let range):
                #expect(feeder.buffer[range.upperBound - 1] == UInt8(ascii: "\n"), "a run ends in a line break")
                text += feeder.buffer[range]
            case .tooLong: text += Array("TOO LONG\n".utf8)
            case .end:
                // By bytes: as characters, a carriage return and a line break are one.
                return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
                    .map { String(decoding: $0, as: UTF8.self) }
            }
        }
    }

    /// All chunk sizes, and all ways to cut a file in two and three: no line is lost, none comes twice.
    @Test(arguments: ["a\nbb\n\nccc\n", "a\nbb\n\nccc", "\n\n", "x", "one long line only\n", "\r\na\r\n"])
    func stretchesShareNoLineAndLoseNone(_ text: String) throws {
        try Self.withFile(Array(text.utf8)) { path in
            let whole = try Self.lines(path, stretch: nil, chunk: 1 << 20)
            let pieces = Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            #expect(whole == pieces.map { String(decoding: $0, as: UTF8.self) }.droppingLastEmpty)
            let size = text.utf8.count
            for chunk in [16, 17, 64] {
                #expect(try Self.lines(path, stretch: nil, chunk: chunk) == whole)
                for cut in 0...size {
                    for other in cut...size {
                        let parts = try [0..<cut, cut..<other, other..<size].flatMap {
                            $0.isEmpty ? [] : try Self.lines(path, stretch: $0, chunk: chunk)
                        }
                        #expect(parts == whole, "cut at \(cut) and \(other), chunk \(chunk)")
                    }
                }
            }
        }
    }

    static func withFile(_ bytes: [UInt8], _ body: (String) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(bytes: bytes, to: "f")
            try body(folder.url.appending(path: "f").path)
        }
    }

    @Test func lineBeyondTheLimitIsPassedOver() throws {
        let long = [UInt8](repeating: UInt8(ascii: "x"), count: 9 * Self.lineLimit)
        try Self.withFile(Array("a\n".utf8) + long + Array("\nb\n".utf8)) { path in
            let lines = try Self.lines(path, stretch: nil, chunk: 64)
            #expect(lines == ["a", "TOO LONG", "b"])
        }
    }

    /// Just above the limit a line may still fit into the buffer; it is not read all the same.
    @Test(arguments: [0, 1]) func limitOfALineIsExact(_ excess: Int) throws {
        let frame = "{\"ts\":1,\"type\":\"x\",\"z\":\"\"}"
        let filler = String(repeating: "z", count: Self.lineLimit - frame.utf8.count + excess)
        var store = EventStore(plan: ReportSettings().plan, reader: 0)
        store.lineLimit = Self.lineLimit
        let text = "{\"ts\":1,\"type\":\"x\",\"z\":\"\(filler)\"}\n"
        let bytes = Array(text.utf8) + [UInt8](repeating: 0, count: 32)
        var line = 1
        unsafe store.readLines(bytes.span.bytes, 0..<text.utf8.count, file: "f", line: &line)
        #expect(store.counts.events == 1 - excess)
        #expect(store.counts.firstUnreadable.map(\.fault) == (excess == 0 ? [] : [.tooLong]))
    }

    @Test func byteOrderMarkIsNoPartOfTheFirstLine() throws {
        try Self.withFile([0xEF, 0xBB, 0xBF] + Array("a\n".utf8)) { path in
            let lines = try Self.lines(path, stretch: nil, chunk: 16)
            #expect(lines == ["a"])
        }
    }

    @Test func missingFileAndFolderAreErrors() throws {
        #expect(throws: FileError(path: "/nowhere/x", reason: .missing)) { _ = try InputDescriptor(path: "/nowhere/x") }
        try TemporaryFolder.with { folder in
            let path = folder.path
            #expect(throws: FileError(path: path, reason: .isFolder)) { _ = try InputDescriptor(path: path) }
        }
    }
}

extension [String] {
    fileprivate var droppingLastEmpty: [String] { last == "" ? Array(dropLast()) : self }
}
