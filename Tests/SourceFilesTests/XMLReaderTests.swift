import Diagnostics
import SourceFiles
import TestSupport
import Testing

@Suite("Reading XML")
struct XMLReaderTests {
    @Test("Elements keep their names, attributes, text and places")
    func elements() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <a xml:space="preserve" b='1 &lt; 2'>é<c/>x&amp;<![CDATA[<y>]]>&#x1F600;
              <d>z</d></a>
            """
        let source = SourceText(path: "a.xml", text: text)
        var diagnostics: [Diagnostic] = []
        let root = try #require(XMLReader.read(source, into: &diagnostics))
        #expect(diagnostics.lines == [])
        #expect(root.name == "a")
        #expect(root.attributes.map(\.name) == ["xml:space", "b"])
        #expect(root.attribute("b") == "1 < 2")
        #expect(root.elements.map(\.name) == ["c", "d"])
        #expect(root.text == "éx&<y>😀\n  z")
        #expect(root.first("d")?.range.text == "<d>z</d>")
        #expect(root.first("d")?.contentRange.text == "z")
        #expect(root.first("d")?.range.start == SourcePosition(line: 3, column: 3))
        #expect(root.first("c")?.range.text == "<c/>")
        #expect(root.first("c")?.contentRange.text == "")
        #expect(root.range.offsets.upperBound == text.utf8.count)
    }

    @Test(
        "An ampersand in an attribute is one, however it is written",
        arguments: [
            ("a &amp; b", "a & b"), ("a &#38; b", "a & b"), ("a &#x26; b", "a & b"), ("&amp;amp;", "&amp;"),
            ("&amp;#38;", "&#38;"), ("&lt;&quot;&apos;&gt;", "<\"'>"), ("&amp;&amp;", "&&"),
        ])
    func ampersands(written: String, read: String) throws {
        var diagnostics: [Diagnostic] = []
        let source = SourceText(path: "a.xml", text: "<a b=\"\(written)\"/>")
        #expect(XMLReader.read(source, into: &diagnostics)?.attribute("b") == read)
        #expect(diagnostics.lines == [])
    }

    @Test("UTF-8 with a mark and UTF-16 in both orders read alike", arguments: [0, 1, 2, 3])
    func encodings(form: Int) throws {
        let text = "<?xml version=\"1.0\" encoding=\"\(form == 0 ? "utf-8" : "UTF-16")\"?>\n<a>ж😀</a>"
        let units = Array(text.utf16)
        let bytes: [UInt8] =
            switch form {
            case 0: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
            case 1: [0xFE, 0xFF] + units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
            case 2: [0xFF, 0xFE, 0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            default: units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            }
        var diagnostics: [Diagnostic] = []
        let root = XMLReader.read(SourceText(path: "a.xml", bytes: bytes), into: &diagnostics)
        #expect(diagnostics.lines == [])
        #expect(root?.text == "ж😀")
        #expect(root?.range.start == SourcePosition(line: 2, column: 1))
    }

    @Test(
        "What is wrong is said with its place",
        arguments: [
            ("", "error xml.syntax: the file is empty"),
            (" \n", "error xml.syntax: the file is empty"),
            ("hello", "error xml.syntax 1:1-1:2: the file is no XML: it begins with no \"<\""),
            (
                "<a>\n<b>x</a>",
                "error xml.syntax 2:8-2:9: this tag closes another element than the one that is open; </b> is expected "
                    + "(<b> is opened here 2:1)"
            ),
            (
                "<a><b>x",
                "error xml.truncated 1:7-1:8: the file ends too early; </b> is expected (<b> is opened here 1:4)"
            ),
            ("<a/><b/>", "error xml.syntax 1:5-1:6: the outermost element has ended, yet more follows"),
            (
                "<a>Save&nbsp;50%</a>",
                "error xml.entity 1:14-1:15: &nbsp; stands for nothing in XML [write the character itself]"
            ),
            ("<a>R&ampp;D</a>", "error xml.entity 1:11-1:12: &ampp; stands for nothing in XML [write: &amp;]"),
            (
                "<!DOCTYPE a PUBLIC \"x\" \"http://localhost:1/a.dtd\"><a>&b;</a>",
                "error xml.entity 1:57-1:58: &b; stands for nothing in XML [write the character itself]"
            ),
            (
                "<!DOCTYPE a [<!ENTITY b \"bb\">]><a>&b;</a>",
                "error xml.entity 1:29-1:30: the file declares \"b\" for itself, which is not read "
                    + "[write the text where it is meant, and take the declaration out]"
            ),
            (
                "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>",
                "error xml.entity 1:52-1:53: the file declares \"b\" for itself, which is not read "
                    + "[write the text where it is meant, and take the declaration out]"
            ),
            (
                "<!DOCTYPE a [<!ENTITY % b SYSTEM \"http://localhost:1/x\"> %b;]><a/>",
                "error xml.entity 1:56-1:57: the file declares \"b\" for itself, which is not read "
                    + "[write the text where it is meant, and take the declaration out]"
            ),
            (
                "<!DOCTYPE a [<!ATTLIST a b CDATA \"c\">]><a/>",
                "error xml.entity 1:37-1:38: the file declares \"b\" for itself, which is not read "
                    + "[write the text where it is meant, and take the declaration out]"
            ),
            (
                "<a>\u{1}</a>",
                "error xml.syntax 1:4-1:5: a character that XML cannot hold stands here "
                    + "[take it out; control characters are no text]"
            ),
            (
                "<?xml version=\"1.0\" encoding=\"windows-1252\"?><a/>",
                "error file.encoding 1:1-1:2: the file says that it is windows-1252; only UTF-8 and UTF-16 are read "
                    + "[save it as UTF-8]"
            ),
        ])
    func faults(text: String, expected: String) {
        var diagnostics: [Diagnostic] = []
        let root = XMLReader.read(SourceText(path: "a.xml", text: text), into: &diagnostics)
        #expect(root == nil)
        #expect(diagnostics.lines == [expected])
    }

    @Test("Entities that multiply are refused before the first is used")
    func entityBomb() {
        var text = "<!DOCTYPE a [<!ENTITY e0 \"aaaaaaaaaa\">"
        for level in 1...12 {
            let inner = String(repeating: "&e\(level - 1);", count: 10)
            text += "<!ENTITY e\(level) \"\(inner)\">"
        }
        text += "]><a b=\"&e12;\">&e12;</a>"
        var diagnostics: [Diagnostic] = []
        #expect(XMLReader.read(SourceText(path: "a.xml", text: text), into: &diagnostics) == nil)
        #expect(diagnostics.map(\.kind.id) == ["xml.entity"])
    }

    @Test(
        "Depth and length have limits", arguments: [(63, 10, nil), (100, 10, "xml.limit"), (9, 2 << 20, "xml.limit")])
    func limits(depth: Int, length: Int, expected: String?) {
        let text =
            String(repeating: "<a>", count: depth) + "<b>" + String(repeating: "x", count: length) + "</b>"
            + String(repeating: "</a>", count: depth)
        var diagnostics: [Diagnostic] = []
        let root = XMLReader.read(SourceText(path: "a.xml", text: text), into: &diagnostics)
        #expect(diagnostics.map(\.kind.id) == [expected].compactMap(\.self))
        #expect((root == nil) == (expected != nil))
    }

    @Test(
        "Broken UTF-8, half surrogates and half characters are refused",
        arguments: [
            (
                [0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E],
                "error file.encoding 1:4-1:5: the byte 0xFF is not UTF-8 "
                    + "[save the file as UTF-8]"
            ),
            (
                [0xFE, 0xFF, 0, 0x3C, 0xD8, 0x3D, 0, 0x61],
                "error file.encoding 1:2-1:3: half of a pair of surrogates stands "
                    + "alone here"
            ),
            ([0xFF, 0xFE, 0x3C, 0, 0x61], "error file.encoding 1:2-1:2: the file ends inside a character of UTF-16"),
            (
                [0xFF, 0xFE, 0, 0, 0x3C, 0, 0, 0],
                "error file.encoding: the file is UTF-32, not UTF-8 [save it as UTF-8]"
            ),
        ] as [([UInt8], String)])
    func brokenText(bytes: [UInt8], expected: String) {
        var diagnostics: [Diagnostic] = []
        #expect(XMLReader.read(SourceText(path: "a.xml", bytes: bytes), into: &diagnostics) == nil)
        #expect(diagnostics.lines == [expected])
    }

    @Test("Every prefix of a file is refused, with a finding")
    func prefixes() {
        let text = Array("<?xml version=\"1.0\"?><!-- c --><a b=\"&quot;\"><c>é&lt;</c><![CDATA[x]]></a>".utf8)
        for count in 0..<text.count {
            var diagnostics: [Diagnostic] = []
            let root = XMLReader.read(SourceText(path: "a.xml", bytes: Array(text[..<count])), into: &diagnostics)
            #expect(root == nil, "\(count)")
            #expect(diagnostics.count == 1, "\(count)")
        }
    }
}
