import Diagnostics
import MustacheTemplates
import TestSupport
import Testing

struct TemplateParserTests {
    @Test(
        "A template is read into its tree",
        arguments: [
            ("", ""), ("a", "¶ \"a\""), ("a\nb\n", "¶ \"a\\n\" ¶ \"b\\n\""), ("{{a}}", "¶ {a}"),
            ("{{ a.b.c }}", "¶ {a.b.c}"),
            ("{{.}}", "¶ {.}"), ("{{{a}}}{{& b}}", "¶ {{a}} {{b}}"), ("x{{! note }}y", "¶ \"x\" \"y\""),
            ("{{#a}}x{{/a}}", "¶ (#a \"x\")"), ("{{^ a }}x{{/ a }}", "¶ (^a \"x\")"),
            ("{{#a}}{{#a}}x{{/a}}{{/a}}", "¶ (#a (#a \"x\"))"),
            ("a {{> p.css }}", "¶ \"a \" <p.css>"), ("{{> a/b }}", "<a/b|>"), ("{{>*a.b}}", "<*a.b|>"),
            ("{{$b}}x{{/b}}", "¶ ($b \"x\")"), ("{{<p}}{{$b}}x{{/b}}{{/p}}", "(<p| ($b \"x\"))"),
            ("a {{<p}}{{/p}}\n", "¶ \"a \" (<p) \"\\n\""), ("  {{<p}}{{/p}} \nb", "(<p|  ) ¶ \"b\""),
            ("{{<p}}\n{{$b}}\n x\n{{/b}}\n{{/p}}\n", "(<p| ($b ¶ \" x\\n\"))"),
            ("{{<p}}{{$b}}\nx\n{{/b}}{{/p}}\ny", "(<p| ($b ¶ \"x\\n\")) ¶ \"y\""),
            ("{{=<% %>=}}<%a%>{{b}}<%={{ }}=%>{{c}}", "¶ {a} \"{{b}}\" {c}"), ("{{=| |=}}|#a|x|/a|", "¶ (#a \"x\")"),
            ("{{=<% %>=}}<%{a}%><%&b%>", "¶ {{a}} {{b}}"), ("\u{FEFF}a", "¶ \"a\""), ("}}{", "¶ \"}}{\""),
            ("{{\n a \n}}", "¶ {a}"), ("{ {a} }", "¶ \"{ {a} }\""),
        ])
    func trees(template: String, tree: String) {
        #expect(TreeText.of(template) == tree)
    }

    @Test(
        "A tag that is alone on its line takes the line with it",
        arguments: [
            ("a\n{{#b}}\nc\n{{/b}}\nd", "¶ \"a\\n\" (#b ¶ \"c\\n\") ¶ \"d\""),
            ("a\r\n  {{! x }}\t\r\nb", "¶ \"a\\r\\n\" ¶ \"b\""), ("a\n  {{> p}}\nb", "¶ \"a\\n\" <p|  > ¶ \"b\""),
            ("  {{> p}}", "<p|  >"), ("{{> p}}\n", "<p|>"), ("{{! x\n y }}\nb", "¶ \"b\""),
            ("{{=<% %>=}}\n<%a%>", "¶ {a}"),
            // Not alone: a value, another tag, text.
            ("{{a}}\nb", "¶ {a} \"\\n\" ¶ \"b\""), ("{{#b}}{{/b}}\n", "¶ (#b) \"\\n\""),
            (" {{#b}} x\n{{/b}}", "¶ \" \" (#b \" x\\n\")"),
            ("x {{! y }}\nb", "¶ \"x \" \"\\n\" ¶ \"b\""), ("{{! x }} {{! y }}\n", "¶ \" \" \"\\n\""),
        ])
    func standaloneLines(template: String, tree: String) {
        #expect(TreeText.of(template) == tree)
    }

    @Test(
        "A mistake is no tree",
        arguments: [
            ("{{a", "template.tag.unclosed"), ("{{", "template.tag.unclosed"), ("{{{a}}", "template.tag.unclosed"),
            ("{{!", "template.tag.unclosed"),
            ("{{a {{b}}", "template.tag.unclosed"), ("{{a\nb}}", "template.tag.unclosed"),
            ("{{}}", "template.tag.name"),
            ("{{a b}}", "template.tag.name"), ("{{a.}}", "template.tag.name"), ("{{.a}}", "template.tag.name"),
            ("{{#}}{{/}}", "template.tag.name"),
            ("{{>}}", "template.tag.name"), ("{{>*}}", "template.tag.name"), ("{{a\u{2003}b}}", "template.tag.name"),
            ("{{=a=}}", "template.tag.delimiters"), ("{{=a b c=}}", "template.tag.delimiters"),
            ("{{= =}}", "template.tag.delimiters"),
            ("{{=a= b=}}", "template.tag.delimiters"), ("{{#a}}", "template.section.unclosed"),
            ("{{/a}}", "template.section.stray"),
            ("{{#a}}{{/b}}", "template.section.mismatch"), ("{{#a}}{{#b}}{{/a}}", "template.section.unclosed"),
            ("{{#a}}{{^b}}{{$c}}", "template.section.unclosed template.section.unclosed template.section.unclosed"),
            ("{{a b}}{{#a}}{{/b}}{{c", "template.tag.unclosed template.tag.name template.section.mismatch"),
        ])
    func mistakes(template: String, ids: String) {
        #expect(TreeText.of(template) == ids)
    }

    @Test("Sections may lie in each other up to the limit", arguments: [64, 65, 1_000, 100_000])
    func nesting(depth: Int) {
        let template = String(repeating: "{{#a}}", count: depth) + String(repeating: "{{/a}}", count: depth)
        let tree = TreeText.of(template)
        if depth <= TemplateParser.nestingLimit {
            #expect(tree.hasPrefix("¶ (#a"))
        } else {
            #expect(tree == "template.nesting")
        }
    }

    @Test("Delimiters that never close end the search in time", arguments: ["{{", "{{{a}}", "{{!", "{{=", "{{#a "])
    func neverClosed(piece: String) {
        #expect(TreeText.of(String(repeating: piece, count: 100_000)).hasPrefix("template."))
    }
}

/// Broken files: nothing that can be written makes the parser stop.
struct BrokenTemplateTests {
    private static let template = Array(
        """
        \u{FEFF}{{! note }}<p>{{ a.b }}</p>
          {{> part }}
        {{#list}}
          {{{ raw }}} {{& raw }} {{.}} é
        {{/list}}{{^list}}none{{/list}}
        {{<base}}{{$block}}x{{/block}}{{/base}}{{>*name}}
        {{=<% %>=}}<%# a %><%/ a %>
        """.utf8)

    private static func reports(_ bytes: [UInt8]) -> Bool {
        var diagnostics: [Diagnostic] = []
        let document = TemplateParser.parse(SourceText(path: "t", bytes: bytes), into: &diagnostics)
        return (document == nil) == diagnostics.hasErrors
    }

    @Test("Every prefix is read or reported")
    func prefixes() {
        for end in 0...Self.template.count { #expect(Self.reports(Array(Self.template[..<end]))) }
    }

    @Test("Every single wrong byte is read or reported")
    func wrongBytes() {
        for index in Self.template.indices {
            for byte in [0, 0x0A, 0x20, 0x23, 0x2F, 0x3D, 0x7B, 0x7D, 0x80, 0xFF] as [UInt8] {
                var bytes = Self.template
                bytes[index] = byte
                #expect(Self.reports(bytes))
            }
        }
    }

    @Test("Random pieces are read or reported")
    func randomPieces() {
        let pieces = [
            "{{", "}}", "{{{", "}}}", "{{#a}}", "{{/a}}", "{{^b}}", "{{/b}}", "{{=", "=}}", "<% %>", "a", " ", "\n",
            "\r\n", "{{! ", "{{>p}}", ".", "\u{FEFF}",
        ]
        .map { Array($0.utf8) }
        let seed: UInt64 = 99
        var random = SplitMix64(seed: seed)
        for _ in 0..<5_000 {
            let bytes = (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in
                pieces[Int.random(in: 0..<pieces.count, using: &random)]
            }
            #expect(Self.reports(bytes), "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
        }
    }
}
