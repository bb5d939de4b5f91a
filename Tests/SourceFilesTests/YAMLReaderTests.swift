import Diagnostics
import SourceFiles
import TestSupport
import Testing

@Suite("Reading YAML")
struct YAMLReaderTests {
    @Test(
        "Values keep their text and their place",
        arguments: [
            ("", "''"),
            ("# only a comment\n", "''"),
            ("a: b", "{a: 'b' 1:4-1:5} 1:1-1:5"),
            ("---\na: b\n...\n", "{a: 'b' 2:4-2:5} 2:1-2:5"),
            (
                "a: NO\nb: 1.10\nc: true\nd: ~\ne:\n",
                "{a: 'NO' 1:4-1:6, b: '1.10' 2:4-2:8, c: 'true' 3:4-3:8, d: '~' 4:4-4:5, e: '' 5:3-5:3} 1:1-5:3"
            ),
            ("a: 'it''s'\nb: \"x\\ty\"  # c\n", "{a: 'it's' 1:4-1:11, b: 'x\ty' 2:4-2:10} 1:1-2:10"),
            ("- a\n-\n  - b\n  - c\n", "['a' 1:3-1:4, ['b' 3:5-3:6, 'c' 4:5-4:6] 3:3-4:6] 1:1-4:6"),
            (
                "a:\n- b\n- c: d\n  e: f\ng: h\n",
                "{a: ['b' 2:3-2:4, {c: 'd' 3:6-3:7, e: 'f' 4:6-4:7} 3:3-4:7] 2:1-4:7, g: 'h' 5:4-5:5} 1:1-5:5"
            ),
            ("{ a: [b, c], d: {} }", "{a: ['b' 1:7-1:8, 'c' 1:10-1:11] 1:6-1:12, d: {} 1:17-1:19} 1:1-1:21"),
            ("a: |\n  b\n  c\n\nd: >-\n  e\n  f\n", "{a: 'b\nc\n' 1:4-3:4, d: 'e f' 5:4-7:4} 1:1-7:4"),
            ("a: b\n  c\n", "{a: 'b c' 1:4-2:4} 1:1-2:4"),
            ("é: 日本\nü: [ß, \"ö\"]\n", "{é: '日本' 1:4-1:6, ü: ['ß' 2:5-2:6, 'ö' 2:8-2:11] 2:4-2:12} 1:1-2:12"),
            ("a: b\r\nc:\r\n  - d\r\n", "{a: 'b' 1:4-1:5, c: ['d' 3:5-3:6] 3:3-3:6} 1:1-3:6"),
            ("a: &x [b]\nc: *x\n", "{a: ['b' 1:8-1:9] 1:7-1:10, c: ['b' 1:8-1:9] 1:7-1:10} 1:1-1:10"),
            ("a: http://b#c\n", "{a: 'http://b#c' 1:4-1:14} 1:1-1:14"),
            ("? a\n: b\n", "{a: 'b' 2:3-2:4} 1:1-2:4"),
        ])
    func values(yaml: String, shown: String) throws {
        var diagnostics: [Diagnostic] = []
        let node = try #require(YAMLReader.read(SourceText(path: "a.yaml", text: yaml), into: &diagnostics))
        #expect(diagnostics.lines == [])
        #expect(node.shown == (shown == "''" ? "'' 1:1-1:1" : shown))
    }

    @Test("A byte order mark shifts offsets only")
    func byteOrderMark() throws {
        let source = SourceText(path: "a.yaml", bytes: [0xEF, 0xBB, 0xBF] + Array("é: b".utf8))
        var diagnostics: [Diagnostic] = []
        let node = try #require(YAMLReader.read(source, into: &diagnostics))
        #expect(node["é"]?.range.offsets == 7..<8)
        #expect(node["é"]?.range.text == "b")
    }

    @Test("A part of a file is read with places in the whole file")
    func partOfAFile() throws {
        let source = SourceText(path: "a.md", text: "---\ntitle: Änderung\n---\n# Text: 'open\n")
        var diagnostics: [Diagnostic] = []
        let parts = FrontMatter(source, into: &diagnostics)
        let yaml = try #require(parts.yaml)
        let node = try #require(YAMLReader.read(source, in: yaml, into: &diagnostics))
        #expect(diagnostics.lines == [])
        #expect(node["title"]?.range.start == SourcePosition(line: 2, column: 8))
        #expect(source.text(in: parts.body) == "# Text: 'open\n")
    }

    @Test("The content of a scalar begins behind its quote when it is on one line")
    func contentOffsets() throws {
        let source = SourceText(path: "a.yaml", text: "a: \"bc\"\nd: 'e'\nf: g\nh: |\n  i\nj: \"k\n  l\"\n")
        var diagnostics: [Diagnostic] = []
        let node = try #require(YAMLReader.read(source, into: &diagnostics))
        #expect(node.mapping?.map(\.value.contentRange.text) == ["bc", "e", "g", "|\n  i", "\"k\n  l\""])
        #expect(
            node.mapping?.map { ($0.value.scalar?.contentOffset ?? 0) - $0.value.range.offsets.lowerBound }
                == [1, 1, 0, 0, 0])
    }

    @Test("Nesting is read down to the limit and refused below it")
    func depth() {
        let limit = YAMLReader.depthLimit
        let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
        #expect(lines(of: deepest) == [])
        #expect(
            lines(of: "[" + deepest + "]") == [
                "error yaml.limit 1:65-1:66: mappings and lists stand more than 64 deep in each other"
            ])
        #expect(lines(of: String(repeating: "[", count: 100_000)).count == 1)
        #expect(lines(of: String(repeating: "{{", count: 2_000)).last?.contains("yaml") == true)
    }

    @Test("Aliases of aliases that stand for too many values are refused")
    func aliasExpansion() {
        var yaml = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            yaml += "a\(level): &a\(level) [\(aliases)]\n"
        }
        #expect(
            lines(of: yaml) == [
                "error yaml.limit 5:45-5:48: with its aliases filled in, the file holds more than 100000 values"
            ])
    }

    @Test("Every prefix of a valid file is read or refused, at a place inside it")
    func prefixes() throws {
        let bytes = Array(Self.sample.utf8)
        for count in 0...bytes.count {
            let source = SourceText(path: "a.yaml", bytes: Array(bytes[..<count]))
            var diagnostics: [Diagnostic] = []
            let node = YAMLReader.read(source, into: &diagnostics)
            #expect((node == nil) == diagnostics.hasErrors)
            for case .range(let range) in diagnostics.map(\.place) {
                #expect(range.offsets.upperBound <= count)
            }
        }
    }

    @Test("Random changes of a valid file never stop the reader", arguments: [1, 2, 3, 4] as [UInt64])
    func randomChanges(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let pieces = [
            "{{", "}}", "{", "}", "[", "]", ": ", "- ", "\n", "\t", "'", "\"", "#", "&a", "*a", "!", "|", "é", "%", ",",
        ]
        for _ in 0..<200 {
            var bytes = Array(Self.sample.utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let start = Int.random(in: 0...bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 0...3, using: &random))
                bytes.replaceSubrange(start..<end, with: Array((pieces.randomElement(using: &random) ?? "").utf8))
            }
            var diagnostics: [Diagnostic] = []
            let source = SourceText(path: "a.yaml", bytes: bytes)
            let node = YAMLReader.read(source, into: &diagnostics)
            #expect((node == nil) == diagnostics.hasErrors, "seed \(seed): \(source.text(in: 0..<bytes.count))")
        }
    }

    private static let sample = """
        # Three ways to pay.
        layout: plans
        headline: &h "Remember “every” night"
        subtitle: *h
        benefits:
          - Unlimited entries: 'yes'
          - >-
            Weather and moon
            filled in
        products:
          yearly: { id: pro.yearly, badge: "Save {{ product.relative_discount }}", selected: true }
        actions: [restore, redeem]
        note: |
          日本 é
          last

        """

    private func lines(of yaml: String) -> [String] {
        var diagnostics: [Diagnostic] = []
        _ = YAMLReader.read(SourceText(path: "a.yaml", text: yaml), into: &diagnostics)
        return diagnostics.lines
    }
}

extension YAMLNode {
    /// The node with the place of each value.
    fileprivate var shown: String {
        let content =
            switch value {
            case .scalar(let scalar): "'\(scalar.text)'"
            case .sequence(let nodes): "[\(nodes.map(\.shown).joined(separator: ", "))]"
            case .mapping(let members): "{\(members.map { "\($0.key): \($0.value.shown)" }.joined(separator: ", "))}"
            }
        return "\(content) \(range.start.line):\(range.start.column)-\(range.end.line):\(range.end.column)"
    }
}
