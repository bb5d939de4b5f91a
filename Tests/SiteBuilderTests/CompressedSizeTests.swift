import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("Sizes on the wire")
struct CompressedSizeTests {
    @Test("The size is that of gzip -9, run for real, within the slack of two implementations")
    func realGzip() throws {
        let seed: UInt64 = 11
        var generator = SplitMix64(seed: seed)
        let words = ["<p class=\"note\">", "</p>\n", "paywall", "price", "£3.99", "per month", "{\"a\":1}", "ab"]
        let samples: [[UInt8]] =
            [[], [0x61], [UInt8](repeating: 0x61, count: 100_000)]
            + [10, 1000, 5000].map { count in
                Array((0..<count).map { _ in words.randomElement(using: &generator) ?? "" }.joined().utf8)
            } + [(0..<20_000).map { _ in UInt8.random(in: 0...255, using: &generator) }]
        for sample in samples {
            try TemporaryFolder.with { folder in
                try folder.write(bytes: sample, to: "sample")
                let process = Process()
                process.executableURL = URL(filePath: "/usr/bin/env")
                process.arguments = ["sh", "-c", "gzip -9 < sample > sample.gz"]
                process.currentDirectoryURL = folder.url
                try process.run()
                process.waitUntilExit()
                let real = try folder.bytes(of: "sample.gz").count
                let own = CompressedSize.gzip(sample)
                #expect(
                    abs(own - real) <= max(8, real / 200), "seed \(seed), \(sample.count) bytes: \(own), gzip \(real)")
            }
        }
    }
}
