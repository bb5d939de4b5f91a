import Diagnostics
import SourceFiles
import TestSupport
import Testing

@Suite("What is said about broken JSON")
struct JSONMessageTests {
    /// A broken text and what is said about it.
    struct Case: Sendable, CustomTestStringConvertible {
        let json: String
        let line: String

        init(_ json: String, _ line: String) {
            self.json = json
            self.line = line
        }

        var testDescription: String { json }
    }

    static let cases = [
        Case("", "error json.empty: the file is empty"),
        Case(" \n\t", "error json.empty: the file is empty"),
        // Ends too early.
        Case("{", "error json.truncated 1:2-1:2: the file ends inside an object: \"}\" is missing (opened here 1:1)"),
        Case("[1", "error json.truncated 1:3-1:3: the file ends inside a list: \"]\" is missing (opened here 1:1)"),
        Case(
            "{\"a\": [\n1,",
            "error json.truncated 2:3-2:3: the file ends inside a list: \"]\" is missing (opened here 1:7)"),
        Case(
            "[\"abc",
            "error json.truncated 1:6-1:6: the file ends inside a text: its closing quote is missing"
                + " (the text begins here 1:2)"),
        Case(
            "[\"\\",
            "error json.truncated 1:4-1:4: the file ends inside a text: its closing quote is missing"
                + " (the text begins here 1:2)"),
        Case(
            "\"\\ud83d",
            "error json.truncated 1:8-1:8: the file ends inside a text: its closing quote is missing"
                + " (the text begins here 1:1)"),
        Case("[tru", "error json.truncated 1:5-1:5: the file ends inside a word (opened here 1:1)"),
        Case("-", "error json.truncated 1:2-1:2: the file ends inside a number"),
        Case(
            "{\"a\": 1\n\n  \n",
            "error json.truncated 1:8-1:8: the file ends inside an object: \"}\" is missing (opened here 1:1)"),
        // Commas, colons, brackets.
        Case("[1, 2, ]", "error json.comma 1:6-1:7: a comma follows the last element of a list [take the comma out]"),
        Case(
            "{\"a\": 1,\n}",
            "error json.comma 1:8-1:9: a comma follows the last member of an object [take the comma out]"),
        Case("[1 2]", "error json.comma 1:4-1:5: a comma is missing before this element"),
        Case("{\"a\": 1\n \"b\": 2}", "error json.comma 2:2-2:3: a comma is missing before this member"),
        Case("[1,,2]", "error json.syntax 1:4-1:5: a value is missing here"),
        Case("{\"a\": }", "error json.syntax 1:7-1:8: a value is missing here"),
        Case("{\"a\" 1}", "error json.syntax 1:6-1:7: a colon is missing between key and value"),
        Case("{, \"a\": 1}", "error json.syntax 1:2-1:3: a key is missing here"),
        Case("{: 1}", "error json.syntax 1:2-1:3: a key is missing here"),
        Case("{1: 2}", "error json.syntax 1:2-1:3: a key must be text in double quotes"),
        Case("[1}", "error json.syntax 1:3-1:4: a list closes with \"]\", not with \"}\" (opened here 1:1)"),
        Case(
            "{\"a\": 1]",
            "error json.syntax 1:8-1:9: an object closes with \"}\", not with \"]\" (opened here 1:1)"),
        Case("{} {}", "error json.syntax 1:4-1:5: the value has ended, yet more text follows"),
        Case("]", "error json.syntax 1:1-1:2: a value is missing here"),
        // Quotes and words.
        Case("{'a': 1}", "error json.quotes 1:2-1:3: text needs double quotes, not single ones"),
        Case("[“a”]", "error json.quotes 1:2-1:3: text needs straight double quotes, not typographic ones"),
        Case("{name: 1}", "error json.quotes 1:2-1:6: a key needs double quotes [write: \"name\"]"),
        Case("[hello]", "error json.quotes 1:2-1:7: text needs double quotes [write: \"hello\"]"),
        Case("[1.2.3]", "error json.quotes 1:2-1:7: text needs double quotes [write: \"1.2.3\"]"),
        Case("[True]", "error json.syntax 1:2-1:6: \"True\" is no word of JSON [name: true]"),
        Case("[flase]", "error json.syntax 1:2-1:7: \"flase\" is no word of JSON [name: false]"),
        Case("[None]", "error json.syntax 1:2-1:6: \"None\" is no word of JSON [name: null]"),
        Case("[/* a */ 1]", "error json.syntax 1:2-1:4: JSON has no comments [take the comment out]"),
        Case("[1 // one\n]", "error json.syntax 1:4-1:6: JSON has no comments [take the comment out]"),
        Case("[~]", "error json.syntax 1:2-1:3: \"~\" cannot stand here"),
        Case("{\"a\": 1 ; }", "error json.syntax 1:9-1:10: \";\" cannot stand here"),
        // Text.
        Case(
            "{\"a\": \"one\ntwo\"}",
            "error json.text 1:11-2:1: a text may not run over the end of a line [close the quote, or write \\n]"
                + " (the text begins here 1:7)"),
        Case("\"a\tb\"", "error json.text 1:3-1:4: a control character must be escaped [write: \\t]"),
        Case("\"a\u{1}b\"", "error json.text 1:3-1:4: a control character must be escaped [write: \\u0001]"),
        Case(
            #"["C:\Users"]"#, #"error json.text 1:5-1:7: \U is no escape of JSON [a backslash itself is written \\]"#),
        Case(#""\u12G4""#, #"error json.text 1:2-1:6: \u needs four hexadecimal digits"#),
        Case(#""\ud83d""#, "error json.text 1:2-1:8: half of a pair of surrogates stands alone"),
        Case(#""\ude00 ""#, "error json.text 1:2-1:8: half of a pair of surrogates stands alone"),
        Case(#""\ud83d\u0041""#, "error json.text 1:2-1:8: half of a pair of surrogates stands alone"),
        // Numbers.
        Case("[NaN]", "error json.number 1:2-1:5: JSON has no NaN"),
        Case("[-Infinity]", "error json.number 1:2-1:11: JSON has no -Infinity"),
        Case("[01]", "error json.number 1:2-1:4: a number may not begin with a zero before other digits"),
        Case("[-00.5]", "error json.number 1:2-1:5: a number may not begin with a zero before other digits"),
        Case("[+1]", "error json.number 1:2-1:3: a number may not begin with a plus sign"),
        Case("[.5]", "error json.number 1:2-1:3: digits are missing in this number"),
        Case("[-.5]", "error json.number 1:2-1:5: digits are missing in this number"),
        Case("[5.]", "error json.number 1:2-1:4: digits are missing in this number"),
        Case("[1e]", "error json.number 1:2-1:4: digits are missing in this number"),
        Case("[- 1]", "error json.number 1:2-1:3: digits are missing in this number"),
        Case("[0x1F]", "error json.number 1:2-1:6: a number must be decimal"),
        // Merges.
        Case("{\n<<<<<<< HEAD\n\"a\": 1", "error file.conflict 2:1-2:8: a merge conflict is left in the file"),
        Case("{\"a\": 1\n=======\n}", "error file.conflict 2:1-2:8: a merge conflict is left in the file"),
    ]

    @Test("Each mistake has its own words, at its own place", arguments: cases)
    func message(_ example: Case) {
        var diagnostics: [Diagnostic] = []
        let node = JSONReader.read(SourceText(path: "a.json", text: example.json), into: &diagnostics)
        #expect(node == nil)
        #expect(diagnostics.lines == [example.line])
    }

    @Test(
        "What is not UTF-8 is refused, with the place of the first wrong byte",
        arguments: [
            (
                [0x22, 0x61, 0xE9, 0x22],
                "error file.encoding 1:3-1:4: the byte 0xE9 is not UTF-8 [save the file as UTF-8]"
            ),
            (
                [0x22, 0xC0, 0x80, 0x22],
                "error file.encoding 1:2-1:3: the byte 0xC0 is not UTF-8 [save the file as UTF-8]"
            ),
            (
                [0x22, 0xED, 0xA0, 0x80],
                "error file.encoding 1:2-1:3: the byte 0xED is not UTF-8 [save the file as UTF-8]"
            ),
            ([0x22, 0xF0, 0x9F], "error file.encoding 1:2-1:3: the byte 0xF0 is not UTF-8 [save the file as UTF-8]"),
            ([0xFF, 0xFE, 0x7B, 0x00], "error file.encoding: the file is UTF-16, not UTF-8 [save it as UTF-8]"),
            ([0x00, 0x7B, 0x00, 0x7D], "error file.encoding: the file is UTF-16, not UTF-8 [save it as UTF-8]"),
            ([0x7B, 0x00, 0x7D, 0x00], "error file.encoding: the file is UTF-16, not UTF-8 [save it as UTF-8]"),
            ([0xFF, 0xFE, 0x00, 0x00], "error file.encoding: the file is UTF-32, not UTF-8 [save it as UTF-8]"),
        ] as [([UInt8], String)])
    func encoding(bytes: [UInt8], line: String) {
        var diagnostics: [Diagnostic] = []
        #expect(JSONReader.read(SourceText(path: "a.json", bytes: bytes), into: &diagnostics) == nil)
        #expect(diagnostics.lines == [line])
    }
}
