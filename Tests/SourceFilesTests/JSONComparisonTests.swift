import Diagnostics
import Foundation
import SourceFiles
import TestSupport
import Testing

/// Our reader against Foundation's, which was written by others.
@Suite("Reading JSON as Foundation does")
struct JSONComparisonTests {
    static let sample = #"""
        {
          "products" : [ { "displayPrice" : "3.99", "id": "é\n\u00e9😀\ud83d\ude00", "level": -12.50e+3, "x": [] } ],
          "settings" : {}, "flags" : [true, false, null, 0, 1e5, ""]
        }
        """#

    @Test("Every prefix of a valid file is refused at a place inside it, and only the whole is read")
    func prefixes() {
        let bytes = Array(Self.sample.utf8)
        for count in 0...bytes.count {
            let source = SourceText(path: "a.json", bytes: Array(bytes[..<count]))
            var diagnostics: [Diagnostic] = []
            let node = JSONReader.read(source, into: &diagnostics)
            #expect((node != nil) == (count == bytes.count))
            #expect((node == nil) == diagnostics.hasErrors)
            for case .range(let range) in diagnostics.map(\.place) { #expect(range.offsets.upperBound <= count) }
        }
    }

    @Test(
        "A changed file is taken or refused as Foundation takes or refuses it, with equal values",
        arguments: 1...4 as ClosedRange<UInt64>)
    func randomChanges(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let pieces = [
            "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u", "1", "0", "-", ".", "e", "t", "null", " ", "\n", "/", "a",
        ]
        var taken = 0
        for _ in 0..<400 {
            var bytes = Array(Self.sample.utf8)
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let start = Int.random(in: 0...bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 0...2, using: &random))
                bytes.replaceSubrange(start..<end, with: Array((pieces.randomElement(using: &random) ?? "").utf8))
            }
            let source = SourceText(path: "a.json", bytes: bytes)
            var diagnostics: [Diagnostic] = []
            let node = JSONReader.read(source, into: &diagnostics)
            let other = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
            let text = source.text(in: 0..<bytes.count)
            // Foundation takes a comma before a closing bracket; the standard does not.
            if diagnostics.contains(where: { $0.message.hasPrefix("a comma follows the last") }) { continue }
            #expect((node == nil) == (other == nil), "seed \(seed): \(text)\n\(diagnostics.lines)")
            if let node, let other, diagnostics.isEmpty {
                taken += 1
                #expect(Self.isEqual(node, other), "seed \(seed): \(text)")
            }
        }
        #expect(taken > 20)
    }

    @Test(
        "Real catalogs and product files are read as Foundation reads them", .enabled(if: SharedMaterial.folder != nil))
    func realFiles() throws {
        let files =
            try SharedMaterial.files(in: "corpus/xcstrings", suffix: ".xcstrings")
            + SharedMaterial.files(in: "corpus/storekit", suffix: ".storekit")
        #expect(files.count > 50)
        for file in files {
            let data = try Data(contentsOf: file)
            var diagnostics: [Diagnostic] = []
            let node = JSONReader.read(
                SourceText(path: file.lastPathComponent, bytes: [UInt8](data)), into: &diagnostics)
            let other = try? JSONSerialization.jsonObject(with: data)
            #expect((node == nil) == (other == nil), "\(file.lastPathComponent): \(diagnostics.lines)")
            if let node, let other { #expect(Self.isEqual(node, other), "\(file.lastPathComponent)") }
        }
    }

    /// Foundation rounds the last of 17 digits otherwise.
    private static func isNear(_ left: Double, _ right: Double) -> Bool {
        left == right || abs(left - right) <= abs(right) * 1e-15
    }

    private static func isEqual(_ node: JSONNode, _ other: Any) -> Bool {
        switch node.value {
        case .null: other is NSNull
        case .bool(let flag): (other as? NSNumber)?.boolValue == flag
        case .number(let text): (other as? NSNumber).map { isNear($0.doubleValue, Double(text) ?? .nan) } ?? false
        case .string(let text): (other as? String).map { $0.utf8.elementsEqual(text.utf8) } ?? false
        case .array(let nodes):
            (other as? [Any]).map { $0.count == nodes.count && zip(nodes, $0).allSatisfy(isEqual) } ?? false
        case .object(let members):
            (other as? [String: Any]).map { object in
                object.count == members.count
                    && members.allSatisfy { member in object[member.key].map { isEqual(member.value, $0) } ?? false }
            } ?? false
        }
    }
}
