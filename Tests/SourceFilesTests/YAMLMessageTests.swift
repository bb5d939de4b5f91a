import Diagnostics
import SourceFiles
import TestSupport
import Testing

@Suite("What is said about broken YAML")
struct YAMLMessageTests {
    /// A broken text and what is said about it, in reading order.
    struct Case: Sendable, CustomTestStringConvertible {
        let yaml: String
        let lines: [String]

        init(_ yaml: String, _ lines: String...) {
            self.yaml = yaml
            self.lines = lines
        }

        var testDescription: String { yaml }
    }

    static let indentation = [
        Case("a:\n\tb: 1\n", "error yaml.tab 2:1-2:2: tabs cannot indent YAML [indent with spaces]"),
        Case("a: 1\n\tb: 2\n", "error yaml.tab 2:1-2:2: tabs cannot indent YAML [indent with spaces]"),
        Case(
            "a:\n \tb: 1\n\tc: 1\n\td: 1\n",
            "error yaml.tab 2:2-2:3: tabs cannot indent YAML [indent with spaces] (2 more lines begin with tabs)"),
        Case(
            "name: x\n url: y\n",
            "error yaml.indentation 2:2-2:3: this line is indented deeper than the one above, which already has a value"
                + " (the line above 1:1)"),
        Case(
            "a:\n    b: 1\n  c: 2\n",
            "error yaml.indentation 3:3-3:4: the indentation of this line fits no line above (the mapping begins here 1:1)"
        ),
        Case(
            "a:\n  b\n c: d\n",
            "error yaml.indentation 3:2-3:3: the indentation of this line fits no line above (the line above 2:3)"),
        Case(
            "  a: b\nc: d\n", "error yaml.indentation 2:1-2:2: this line is indented less than the first one"),
        Case(
            "- a\nb: c\n",
            "error yaml.indentation 2:1-2:2: this line stands in a list, yet does not begin with \"- \""
                + " (the list begins here 1:1)"),
        Case(
            "a: 1\n- b\n",
            "error yaml.indentation 2:1-2:2: an element of a list stands among the keys of a mapping"
                + " (the mapping begins here 1:1)"),
        Case(
            "a:\n  - b\n - c\n",
            "error yaml.indentation 3:2-3:3: an element of a list stands among the keys of a mapping"
                + " (the mapping begins here 1:1)"),
        Case(
            "a: b\n  - c\n",
            "error yaml.indentation 2:3-2:4: this looks like an element of a list, yet belongs to the text above"
                + " [mend the indentation] (the text begins here 1:4)"),
        Case(
            "a: - b\n",
            "error yaml.indentation 1:4-1:5: a list begins on a line of its own"
                + " [put each \"- \" on a new line, or write [one, two]]"),
    ]

    static let quotes = [
        Case(
            "title: Foo: bar # c\n",
            "error yaml.quotes 1:11-1:12: a value with \": \" in it needs quotes [write: title: \"Foo: bar\"]"),
        Case("a: @foo\n", "error yaml.quotes 1:4-1:5: a value that begins with @ needs quotes [write: a: \"@foo\"]"),
        Case("- `x`\n", "error yaml.quotes 1:3-1:4: a value that begins with ` needs quotes [write: - \"`x`\"]"),
        Case("a: %x\n", "error yaml.quotes 1:4-1:5: a value that begins with % needs quotes [write: a: \"%x\"]"),
        Case(
            "a: *b* \"c\"\n",
            "error yaml.quotes 1:4-1:5: a value that begins with * needs quotes [write: a: '*b* \"c\"']"),
        Case("a: & Co\n", "error yaml.quotes 1:4-1:5: a value that begins with & needs quotes [write: a: \"& Co\"]"),
        Case("a: > b\n", "error yaml.quotes 1:4-1:5: a value that begins with > needs quotes [write: a: \"> b\"]"),
        Case("a: ]\n", "error yaml.quotes 1:4-1:5: a value that begins with ] needs quotes [write: a: \"]\"]"),
        Case(
            "a: \"b\" c\n",
            "error yaml.quotes 1:8-1:9: text follows the closing quote [in double quotes a quote is written \\\"]"),
        Case(
            "a: 'don't'\n",
            "error yaml.quotes 1:9-1:10: text follows the closing quote"
                + " [in single quotes an apostrophe is written twice; or use double quotes]"),
        Case(
            "a: [b] c\n", "error yaml.quotes 1:8-1:9: text follows the closing bracket [write: a: \"[b] c\"]"),
    ]

    static let syntax = [
        Case("name Foo\nurl: x\n", "error yaml.syntax 1:1-1:9: this line has no colon after its key"),
        Case("url: x\nname Foo\n", "error yaml.syntax 2:1-2:9: this line has no colon after its key"),
        Case(
            "url: x\nname:Foo\nb: 1\n",
            "error yaml.syntax 2:1-2:9: a space is missing after the colon [write: name: Foo]"),
        Case("a: x\nhttp://x\n", "error yaml.syntax 2:1-2:9: this line has no colon after its key"),
        Case(
            "a: [b, c\nd: e\n", "error yaml.syntax 1:4-1:5: the list that begins here is not closed: \"]\" is missing"),
        Case(
            "a: {b: c\nd: e\n",
            "error yaml.syntax 1:4-1:5: the mapping that begins here is not closed: \"}\" is missing"),
        Case(
            "a: [b: c: d]\n",
            "error yaml.syntax 1:9-1:10: a comma or \"]\" is missing here [or put quotes around the value]"
                + " (the list begins here 1:4)"),
        Case("a: [b,, c]\n", "error yaml.syntax 1:7-1:8: a value is missing here"),
        Case("a: \"b\nc: d\n", "error yaml.syntax 1:4-1:5: the quoted text that begins here is not closed"),
        Case("a: 'b\n---\n", "error yaml.syntax 1:4-1:5: the quoted text that begins here is not closed"),
        Case(
            "a: \"\\d\"\n",
            "error yaml.syntax 1:5-1:7: \\d is no escape of YAML [in single quotes a backslash is only a backslash]"),
        Case("a: \"\\x4\"\n", "error yaml.syntax 1:7-1:8: hexadecimal digits are missing in this escape"),
        Case("[a]: b\n", "error yaml.syntax 1:1-1:4: a key must be text, this is a list"),
        Case("%YAML 2.0\n--- a\n", "error yaml.syntax 1:1-1:2: directives (%) are not supported"),
        Case(
            "a: b\u{1}\n",
            "error yaml.syntax 1:5-1:6: the control character U+0001 cannot stand in YAML"
                + " [take it out, or write \\u0001 in double quotes]"),
        Case(
            "a: é\u{2028}\n",
            "error yaml.syntax 1:5-1:6: the control character U+2028 cannot stand in YAML"
                + " [take it out, or write \\u2028 in double quotes]"),
        Case("a: b\n---\nc: d\n", "error yaml.documents 2:1-2:4: a second document begins here; a file holds one"),
        Case("--- a\n...\nb\n", "error yaml.documents 3:1-3:2: a second document begins here; a file holds one"),
        Case("a: b\n<<<<<<< HEAD\nc: d\n", "error file.conflict 2:1-2:8: a merge conflict is left in the file"),
    ]

    static let meaning = [
        Case(
            "a: b\nc: d\na: e\n",
            "error yaml.key.double 3:1-3:2: the key \"a\" stands twice in this mapping (the first is here 1:1)"),
        Case(
            "a: {b: 1, b: 2}\na: !x y\n",
            "error yaml.key.double 1:11-1:12: the key \"b\" stands twice in this mapping"
                + " (the first is here 1:5)",
            "error yaml.key.double 2:1-2:2: the key \"a\" stands twice in this mapping (the first is here 1:1)",
            "error yaml.tag 2:4-2:6: tags are not supported: !x [put quotes around a text that begins with !]"),
        Case(
            "a: &x !!str b\n",
            "error yaml.tag 1:7-1:12: tags are not supported: !!str [put quotes around a text that begins with !]"),
        Case(
            "<<: b\n",
            "error yaml.tag 1:1-1:3: merge keys (<<) are not supported"
                + " [write the keys out, or use an alias for a whole value]"),
        Case(
            "a: *b\n",
            "error yaml.alias.unknown 1:4-1:6: no anchor &b stands before this alias"
                + " [put quotes around a text that begins with *]"),
        Case(
            "a: &base 1\nb: *bose\n",
            "error yaml.alias.unknown 2:4-2:9: no anchor &bose stands before this alias [name: *base]"),
    ]

    static let braces = [
        Case(
            "button: {{ product.price }}\n",
            "error yaml.braces 1:9-1:11: a value that begins with {{ needs quotes"
                + " [write: button: \"{{ product.price }}\"]"),
        Case(
            "a: {{ b }} c # d\nd:\n  - {{ e }}%\n\nf: \"{{ x }}\"\ng: {{ h\n",
            "error yaml.braces 1:4-1:6: a value that begins with {{ needs quotes [write: a: \"{{ b }} c\"]",
            "error yaml.braces 3:5-3:7: a value that begins with {{ needs quotes [write: - \"{{ e }}%\"]",
            "error yaml.braces 6:4-6:6: a value that begins with {{ needs quotes [write: g: \"{{ h\"]"),
        Case(
            "a: { b: {{ c }}, d: {{ e }} f, g: h }\n",
            "error yaml.braces 1:9-1:11: a value that begins with {{ needs quotes [write: \"{{ c }}\"]",
            "error yaml.braces 1:21-1:23: a value that begins with {{ needs quotes [write: \"{{ e }} f\"]"),
        Case(
            "a: [{{ c }}, b]\n",
            "error yaml.braces 1:5-1:7: a value that begins with {{ needs quotes [write: \"{{ c }}\"]"),
        Case(
            "é: {{ \"b\" }}é\nc: @\n",
            "error yaml.braces 1:4-1:6: a value that begins with {{ needs quotes [write: é: '{{ \"b\" }}é']",
            "error yaml.quotes 2:4-2:5: a value that begins with @ needs quotes [write: c: \"@\"]"),
    ]

    @Test(
        "Each mistake has its own words, at its own place", arguments: indentation + quotes + syntax + meaning + braces)
    func message(_ example: Case) {
        var diagnostics: [Diagnostic] = []
        let node = YAMLReader.read(SourceText(path: "a.yaml", text: example.yaml), into: &diagnostics)
        #expect(node == nil)
        #expect(diagnostics.inReadingOrder().lines == example.lines)
    }

    @Test("The first mistake that people make reads as the design shows it")
    func exampleOfTheDesign() {
        let lines = Array(repeating: "#", count: 7) + ["button: {{ product.price }}"]
        var diagnostics: [Diagnostic] = []
        let source = SourceText(path: "content/paywalls/pro.yaml", text: lines.joined(separator: "\n"))
        #expect(YAMLReader.read(source, into: &diagnostics) == nil)
        #expect(
            diagnostics.lines == [
                "error yaml.braces 8:9-8:11: a value that begins with {{ needs quotes"
                    + " [write: button: \"{{ product.price }}\"]"
            ])
    }
}
