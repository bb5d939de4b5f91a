import Diagnostics
import Foundation
import SourceFiles
import TestSupport
import Testing

@Suite("Reading property lists")
struct PropertyListReaderTests {
    static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        	<key>Buy</key>
        	<string>Kaufen &amp; sparen</string>
        	<key>more</key>
        	<array><dict><key>ü</key><string>😀</string></dict><integer>1</integer><true/></array>
        </dict>
        </plist>

        """

    private func read(_ bytes: [UInt8]) -> (PropertyListNode?, [String]) {
        var diagnostics: [Diagnostic] = []
        let node = PropertyListReader.read(SourceText(path: "a.plist", bytes: bytes), into: &diagnostics)
        return (node, diagnostics.lines)
    }

    /// A value as text, for comparing.
    private func described(_ node: PropertyListNode?) -> String {
        switch node?.value {
        case .string(let text)?: "\"\(text)\""
        case .array(let nodes)?: "[" + nodes.map { described($0) }.joined(separator: ", ") + "]"
        case .dictionary(let members)?:
            "{"
                + members.sorted { $0.key < $1.key }.map { "\($0.key): \(described($0.value))" }
                .joined(separator: ", ") + "}"
        case .other(let kind)?: kind
        case nil: "nothing"
        }
    }

    @Test("An XML list keeps its values and their places")
    func xmlList() {
        let (node, lines) = read(Array(Self.xml.utf8))
        #expect(lines == [])
        #expect(described(node) == #"{Buy: "Kaufen & sparen", more: [{ü: "😀"}, a number, true or false]}"#)
        #expect(node?.dictionary?.first?.keyRange.text == "Buy")
        #expect(node?["Buy"]?.range.start == SourcePosition(line: 6, column: 10))
    }

    @Test("A binary list that Foundation writes reads as its XML does")
    func binaryList() throws {
        let value: [String: Any] = ["Buy": "Kaufen & sparen", "more": [["ü": "😀"], 1, true] as [Any]]
        let data = try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        let (node, lines) = read([UInt8](data))
        #expect(lines == [])
        #expect(described(node) == described(read(Array(Self.xml.utf8)).0))
    }

    @Test("Every prefix and every changed byte of a binary list is read or refused")
    func damagedBinary() throws {
        let value: [String: Any] = [
            "Buy": "Kaufen", "long text for a key, of more than 15": ["ж", "b"], "c": ["d": "e"],
        ]
        let bytes = [UInt8](try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
        for count in 0..<bytes.count {
            let (node, lines) = read(Array(bytes[..<count]))
            #expect(node == nil && lines.count == 1, "\(count)")
        }
        for index in bytes.indices {
            for value: UInt8 in [0, 1, 0x0F, 0x5F, 0x7F, 0xD1, 0xFF] {
                var changed = bytes
                changed[index] = value
                let (node, lines) = read(changed)
                #expect((node == nil) == !lines.isEmpty, "\(index) \(value)")
            }
        }
    }

    @Test("Lists that hold themselves, or stand for more than they hold, are refused")
    func binaryBombs() {
        func list(_ objects: [[UInt8]]) -> [UInt8] {
            var bytes = Array("bplist00".utf8)
            var offsets: [UInt8] = []
            for object in objects {
                offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
                bytes += object
            }
            let table = bytes.count
            func number(_ value: Int) -> [UInt8] { (0..<8).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) } }
            return bytes + offsets + [0, 0, 0, 0, 0, 0, 2, 1] + number(objects.count) + number(0) + number(table)
        }
        #expect(read(list([[0xA1, 0]])).1 == ["error plist.binary: its values hold each other too deeply"])
        // Twenty lists, each of ten times the next.
        let bomb = (1...20).map { [0xAA] + [UInt8](repeating: UInt8($0), count: 10) } + [[0x51, 0x61]]
        #expect(read(list(bomb)).1 == ["error plist.binary: it stands for too many values"])
        #expect(described(read(list([[0xA2, 1, 1], [0x51, 0x61]])).0) == #"["a", "a"]"#)
    }

    @Test(
        "What is wrong with an XML list is said with its place",
        arguments: [
            ("<a/>", "error plist.shape 1:1-1:5: a property list begins with <plist>, not with <a>"),
            ("<plist/>", "error plist.shape 1:1-1:9: the property list holds nothing"),
            ("<plist><text/></plist>", "error plist.shape 1:8-1:15: <text> is no value of a property list"),
            (
                "<plist><dict><key>a</key><key>b</key><string/></dict></plist>",
                "error plist.shape 1:14-1:26: the key \"a\" has no value"
            ),
            ("<plist><dict><string/></dict></plist>", "error plist.shape 1:14-1:23: a value without a key"),
        ])
    func faults(text: String, expected: String) {
        let (node, lines) = read(Array(text.utf8))
        #expect(node == nil)
        #expect(lines == [expected])
    }

    @Test("Every prefix of an XML list is refused")
    func prefixes() {
        let bytes = Array(Self.xml.utf8)
        for count in 0..<bytes.count - 2 {
            let (node, lines) = read(Array(bytes[..<count]))
            #expect(node == nil && lines.count == 1, "\(count)")
        }
    }
}
