import Diagnostics
import SourceFiles
import TestSupport
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
    @Test("Values keep their kind, their text and their place")
    func values() throws {
        let source = SourceText(path: "a.json", text: "{\"a\" : [1.50, true, null],\n \"b\": {\"c\": \"é😀\\n\"}}")
        var diagnostics: [Diagnostic] = []
        let node = try #require(JSONReader.read(source, into: &diagnostics))
        #expect(diagnostics.lines == [])
        let list = try #require(node["a"]?.array)
        #expect(list.map(\.range.text) == ["1.50", "true", "null"])
        #expect(list[0].number == "1.50")
        #expect(list[1].bool == true)
        #expect(list[2].isNull)
        #expect(node["b"]?["c"]?.string == "é😀\n")
        #expect(node.object?.map(\.keyRange.text) == ["\"a\"", "\"b\""])
        #expect(node["b"]?.range.start == SourcePosition(line: 2, column: 7))
        #expect(node.range.offsets == 0..<source.bytes.count)
    }

    @Test(
        "Every escape is read",
        arguments: [
            (#""\" \\ \/ \b \f \n \r \t""#, "\" \\ / \u{8} \u{C} \n \r \t"),
            (#""\u0041\u00e9\u20AC""#, "Aé€"),
            (#""\uD83D\uDE00\ud83d\ude00""#, "😀😀"),
            (#""\u0000""#, "\u{0}"),
            (#""a\u2028b""#, "a\u{2028}b"),
            ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
            ("\"\"", ""),
        ])
    func escapes(json: String, text: String) {
        let (node, lines) = read(json)
        #expect(lines == [])
        #expect(node?.string == text)
    }

    @Test(
        "Numbers stay as they are written",
        arguments: [
            "0", "-0", "12", "-7", "0.50", "743722291.47019804", "1e5", "1E+05", "-2.5e-300", "123456789012345678901",
        ])
    func numbers(json: String) {
        let (node, lines) = read(json)
        #expect(lines == [])
        #expect(node?.number == json)
    }

    @Test("A byte order mark is stepped over and counts in offsets only")
    func byteOrderMark() throws {
        let source = SourceText(path: "a.json", bytes: [0xEF, 0xBB, 0xBF] + Array("[1]".utf8))
        var diagnostics: [Diagnostic] = []
        let node = try #require(JSONReader.read(source, into: &diagnostics))
        #expect(node.range.offsets == 3..<6)
    }

    @Test("Comment lines before the value are read only where they are allowed")
    func leadingComments() {
        let text = "// made by hand\n  // twice\n{}"
        #expect(read(text, allowsLeadingComments: true).node != nil)
        #expect(read(text).lines == ["error json.syntax 1:1-1:3: JSON has no comments [take the comment out]"])
        #expect(
            read("// only\n", allowsLeadingComments: true).lines == [
                "error json.empty: the file holds nothing but comments"
            ])
        #expect(
            read("{} // after", allowsLeadingComments: true).lines == [
                "error json.syntax 1:4-1:5: the value has ended, yet more text follows"
            ])
    }

    @Test("A doubled key warns with the place of the first, and the last counts")
    func doubledKeys() {
        let (node, lines) = read("{\"a\": 1, \"b\": 2,\n \"a\": 3}")
        #expect(
            lines == [
                "warning json.key.double 2:2-2:5: the key \"a\" stands twice in this object; the last one counts"
                    + " (the first is here 1:2)"
            ])
        #expect(node?["a"]?.number == "3")
        #expect(node?.object?.map(\.key) == ["a", "b"])
    }

    @Test("Doubled keys are found in large objects too", arguments: [15, 16, 17, 18, 40, 300])
    func doubledKeysInLargeObjects(count: Int) {
        for first in [0, count / 2, count - 1] {
            let members = (0..<count).map { "\"k\($0)\": \($0)" } + ["\"k\(first)\": -1", "\"z\": 0"]
            let (node, lines) = read("{\(members.joined(separator: ","))}")
            #expect(lines.count == 1)
            #expect(node?.object?.count == count + 1)
            #expect(node?["k\(first)"]?.number == "-1")
        }
    }

    @Test("Keys that are equal for a person but differ in bytes are two keys", arguments: [0, 30])
    func canonicallyEqualKeys(others: Int) {
        let members = (0..<others).map { "\"k\($0)\": 0" } + ["\"\u{E9}\": 1", "\"e\u{301}\": 2"]
        let (node, lines) = read("{\(members.joined(separator: ","))}")
        #expect(lines == [])
        #expect(node?.object?.count == others + 2)
    }

    @Test("Nesting is read down to the limit and refused below it")
    func depth() {
        let limit = JSONReader.depthLimit
        let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
        #expect(read(deepest).node != nil)
        #expect(
            read("[" + deepest + "]").lines == [
                "error json.depth 1:257-1:258: objects and lists stand more than 256 deep in each other"
            ])
        let attack = String(repeating: "{\"a\":", count: 1_000_000)
        #expect(read(attack).lines.count == 1)
    }

    private func read(_ text: String, allowsLeadingComments: Bool = false) -> (node: JSONNode?, lines: [String]) {
        var diagnostics: [Diagnostic] = []
        let source = SourceText(path: "a.json", text: text)
        let node = JSONReader.read(source, allowsLeadingComments: allowsLeadingComments, into: &diagnostics)
        #expect((node == nil) == diagnostics.hasErrors)
        return (node, diagnostics.lines)
    }
}
