import Diagnostics
import SourceFiles
import TestSupport
import Testing

@Suite("Reading tables")
struct CSVReaderTests {
    @Test(
        "Rows and fields as RFC 4180 has them",
        arguments: [
            ("", []), ("a", [["a"]]), ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
            ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
            ("a\rb\r", [["a"], ["b"]]), ("a,,\n", [["a", "", ""]]), (",\n", [["", ""]]),
            ("a\n\n  \nb", [["a"], ["b"]]),
            ("\"a,b\",\"c\"\"d\"\n", [["a,b", "c\"d"]]), ("\"a\nb\",c", [["a\nb", "c"]]), ("\"\"\n", [[""]]),
            (" a , b ", [[" a ", " b "]]), ("\u{FEFF}a,é", [["a", "é"]]), ("a,\"\"\"\"", [["a", "\""]]),
        ] as [(String, [[String]])])
    func rows(csv: String, rows: [[String]]) throws {
        let (found, lines) = read(csv)
        #expect(lines == [])
        #expect(try #require(found).map { $0.fields.map(\.text) } == rows)
    }

    @Test("Fields know their place, with their quotes")
    func places() throws {
        let rows = try #require(read("a,\"b,\"\"é\"\nc,日本,d\n").rows)
        #expect(rows[0].fields.map(\.range.text) == ["a", "\"b,\"\"é\""])
        #expect(rows[0].fields.map(\.isQuoted) == [false, true])
        #expect(rows[1].fields[2].range.start == SourcePosition(line: 2, column: 6))
        #expect(rows[1].range.text == "c,日本,d")
    }

    @Test("Another delimiter can be asked for")
    func delimiter() throws {
        var diagnostics: [Diagnostic] = []
        let rows = CSVReader.read(
            SourceText(path: "a.tsv", text: "a,b\tc\n"), delimiter: UInt8(ascii: "\t"), into: &diagnostics)
        #expect(rows?.map { $0.fields.map(\.text) } == [["a,b", "c"]])
    }

    @Test(
        "Quotes that do not match are reported, all of them",
        arguments: [
            ("a,\"b\nc", ["error csv.quotes 1:3-1:4: the quoted field that begins here is not closed"]),
            (
                "a\"b,c\nd,\"e\"f\n",
                [
                    "error csv.quotes 1:2-1:3: a quote stands inside a field without quotes"
                        + " [put quotes around the whole field and double each quote in it]",
                    "error csv.quotes 2:6-2:7: text follows the closing quote of a field"
                        + " [put quotes around the whole field and double each quote in it]",
                ]
            ),
        ])
    func quotes(csv: String, expected: [String]) {
        let (rows, lines) = read(csv)
        #expect(rows == nil || lines.isEmpty)
        #expect(lines == expected)
    }

    @Test("What is written by the rules is read back", arguments: [1, 2, 3] as [UInt64])
    func roundTrip(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let pieces = ["a", "é", "日", ",", "\"", "\n", "\r\n", " ", ";", "\t", "0"]
        for _ in 0..<200 {
            let rows = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (0..<Int.random(in: 2...4, using: &random)).map { _ in
                    (0..<Int.random(in: 0...5, using: &random))
                        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
                }
            }
            let csv = rows.map { $0.map(Self.field).joined(separator: ",") }.joined(separator: "\r\n")
            let (found, lines) = read(csv)
            #expect(lines == [], "seed \(seed): \(csv.debugDescription)")
            #expect(found?.map { $0.fields.map(\.text) } == rows, "seed \(seed): \(csv.debugDescription)")
        }
    }

    private static func field(_ text: String) -> String {
        guard text.utf8.contains(where: { ",\"\n\r".utf8.contains($0) }) else { return text }
        return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    private func read(_ text: String) -> (rows: [CSVRow]?, lines: [String]) {
        var diagnostics: [Diagnostic] = []
        let rows = CSVReader.read(SourceText(path: "a.csv", text: text), into: &diagnostics)
        return (rows, diagnostics.lines)
    }
}
