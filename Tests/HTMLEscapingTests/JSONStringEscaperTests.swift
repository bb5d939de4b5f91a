import Foundation
import HTMLEscaping
import Testing

struct JSONStringEscaperTests {
    private static func escaped(_ text: String) -> String {
        var output: [UInt8] = []
        JSONStringEscaper.append(Array(text.utf8).span, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    @Test(
        "What could end the block, the string or a line of script is escaped",
        arguments: [
            ("</script>", "\\u003C/script\\u003E"), ("<!--", "\\u003C!--"), ("a\"b\\c", "a\\\"b\\\\c"),
            ("&amp;", "\\u0026amp;"),
            ("\n\r\t\0\u{1F}\u{7F}", "\\n\\r\\t\\u0000\\u001F\\u007F"),
            ("\u{2028}\u{2029}\u{2027}", "\\u2028\\u2029\u{2027}"),
            ("日本é", "日本é"), ("\"\u{301}", "\\\"\u{301}"),
        ])
    func escapes(text: String, expected: String) {
        #expect(Self.escaped(text) == expected)
    }

    @Test("A JSON parser reads every character back")
    func roundTrip() throws {
        let scalars = (0...0x2FFF).compactMap(Unicode.Scalar.init)
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        let json = Data("[\"\(Self.escaped(text))\"]".utf8)
        let read = try #require(JSONSerialization.jsonObject(with: json) as? [String])
        #expect(Array(read[0].unicodeScalars) == scalars)
    }
}
