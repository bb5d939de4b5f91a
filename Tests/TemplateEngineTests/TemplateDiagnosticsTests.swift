import Diagnostics
import TemplateEngine
import TestSupport
import Testing

/// What is said about each mistake in a template, word by word.
struct TemplateDiagnosticsTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let template: String
        var partials: [String: String] = [:]
        /// As `Diagnostic.line` writes it, without the severity.
        let expected: String

        var testDescription: String { expected }
    }

    @Test("A mistake is reported with its place and how to mend it", arguments: cases)
    func isReported(test: Case) {
        #expect(Fixture.render(test.template, partials: test.partials) == "error \(test.expected)")
    }

    @Test("Several mistakes are reported at once")
    func several() {
        var diagnostics: [Diagnostic] = []
        let program = Fixture.compile(
            "<p class={{titel}}>{{nam}}</p>{{#itmes}}{{/itmes}}{{> x}}<a href=\"{{title}}\">", into: &diagnostics)
        #expect(program == nil)
        #expect(
            diagnostics.map(\.kind.id) == [
                "template.name.unknown", "template.name.unknown", "template.name.unknown", "template.partial.missing",
                "template.url.text",
            ])
    }

    @Test("A template that is not UTF-8 is refused")
    func encoding() {
        var diagnostics: [Diagnostic] = []
        let compiler = TemplateCompiler(schema: Fixture.page, partials: [:], allowedURLSchemes: [])
        let source = SourceText(
            path: "layout.mustache", bytes: Array("<p>\n".utf8) + [0xC3, 0x28] + Array("</p>".utf8))
        #expect(compiler.compile(source, into: &diagnostics) == nil)
        #expect(diagnostics.lines == ["error template.encoding 2:1-2:2: this is not UTF-8 [save the file in UTF-8]"])
    }

    @Test("Every kind of finding is shown by a test")
    func coverage() {
        let shown = Set(Self.cases.map { $0.expected.prefix { $0 != " " } }.map(String.init))
        let elsewhere: Set<String> = ["template.encoding", "template.url.character", "template.css.value"]
        let kinds = TemplateDiagnostics.kinds.map(\.id)
        #expect(Set(kinds).count == kinds.count)
        #expect(Set(kinds).subtracting(shown).subtracting(elsewhere).sorted() == [])
        #expect(shown.subtracting(kinds).sorted() == [])
    }
}

extension TemplateDiagnosticsTests {
    static let cases: [Case] = [
        Case(
            template: "<p>{{title</p>\n<p>{{title}}</p>",
            expected: "template.tag.unclosed 1:4-1:6: this tag is never closed [close it with }}]"),
        Case(
            template: "<p>{{title</p>",
            expected: "template.tag.unclosed 1:4-1:6: this tag is never closed [close it with }}]"),
        Case(
            template: "{{! never closed }",
            expected: "template.tag.unclosed 1:1-1:3: this tag is never closed [close it with }}]"),
        Case(
            template: "{{{body}}",
            expected: "template.tag.unclosed 1:1-1:3: this tag is never closed [close it with }}]"),
        Case(
            template: "{{}}",
            expected: "template.tag.name 1:1-1:5: this tag holds no name"),
        Case(
            template: "{{ title | uppercase }}",
            expected:
                "template.tag.name 1:4-1:21: \"title | uppercase\" is not a name [templates have no functions; a value comes finished]"
        ),
        Case(
            template: "{{#site..name}}{{/site..name}}",
            expected:
                "template.tag.name 1:4-1:14: \"site..name\" is not a name [a tag holds one name, such as price or paywall.headline]"
        ),
        Case(
            template: "{{> a b }}",
            expected:
                "template.tag.name 1:5-1:8: \"a b\" is not a name [a tag holds one name, such as price or paywall.headline]"
        ),
        Case(
            template: "{{=<%%>=}}",
            expected:
                "template.tag.delimiters 1:1-1:11: a change of delimiters needs two words without = [write it like {{=<% %>=}}]"
        ),
        Case(
            template: "{{#paywall}}{{headline}}",
            expected: "template.section.unclosed 1:1-1:13: {{#paywall}} is never closed [close it with {{/paywall}}]"),
        Case(
            template: "{{#paywall}}{{#products}}{{name}}{{/paywall}}",
            expected:
                "template.section.unclosed 1:13-1:26: {{#products}} is never closed [close it with {{/products}}] ({{/paywall}} stands here 1:34)"
        ),
        Case(
            template: "{{#paywall}}{{headline}}{{/paywal}}",
            expected:
                "template.section.mismatch 1:25-1:36: {{/paywal}} stands where {{#paywall}} has to be closed [write: {{/paywall}}] ({{#paywall}} opens here 1:1)"
        ),
        Case(
            template: "{{title}}{{/title}}",
            expected: "template.section.stray 1:10-1:20: nothing is open that {{/title}} could close"),
        Case(
            template: String(repeating: "{{#has_restore}}", count: 65),
            expected:
                "template.nesting 1:1025-1:1041: sections lie more than 64 deep in each other [move the inner part into a partial]"
        ),
        Case(
            template: "<h1>{{titel}}</h1>",
            expected: "template.name.unknown 1:7-1:12: nothing here is named titel [name: title] (looked in page)"),
        Case(
            template: "{{headline}}",
            expected:
                "template.name.unknown 1:3-1:11: nothing here is named headline [headline belongs to paywall: write it inside {{#paywall}}…{{/paywall}}] (looked in page)"
        ),
        Case(
            template: "{{#items}}{{nam}}{{/items}}",
            expected:
                "template.name.unknown 1:13-1:16: nothing here is named nam [name: name] (looked in product, page)"),
        Case(
            template: "{{site.nmae}}",
            expected: "template.name.unknown 1:8-1:12: site has no nmae [name: name]"),
        Case(
            template: "{{#paywal.products}}{{/paywal.products}}",
            expected:
                "template.name.unknown 1:4-1:10: nothing here is named paywal [name: paywall.products] (looked in page)"
        ),
        Case(
            template: "{{items.name}}",
            expected:
                "template.name.unknown 1:9-1:13: items is a list of product and has no parts [its items are reached in {{#items}}…{{/items}}]"
        ),
        Case(
            template: "{{title.length}}",
            expected: "template.name.unknown 1:9-1:15: title is a text and has no parts [write {{title}}]"),
        Case(
            template: "{{price_per_fortnight}}",
            expected: "template.name.unknown 1:3-1:22: nothing here is named price_per_fortnight (looked in page)"),
        Case(
            template: "<a href=\"{{other_link}}\">x</a>",
            expected:
                "template.name.untested 1:10-1:24: other_link may be absent here [write: {{#other_link}}{{other_link}}{{/other_link}}]"
        ),
        Case(
            template: "{{#items}}{{name}} {{badge}}{{/items}}",
            expected:
                "template.name.untested 1:20-1:29: badge may be absent here [write: {{#badge}}{{badge}}{{/badge}}]"),
        Case(
            template: "{{paywall.headline}}",
            expected:
                "template.name.untested 1:1-1:21: paywall may be absent here [write: {{#paywall}}{{paywall.headline}}{{/paywall}}]"
        ),
        Case(
            template: "{{^other_link}}{{other_link}}{{/other_link}}",
            expected:
                "template.name.untested 1:16-1:30: other_link may be absent here [write: {{#other_link}}{{other_link}}{{/other_link}}]"
        ),
        Case(
            template: "{{#title}}{{title}}{{/title}}",
            expected:
                "template.section.type 1:1-1:11: title is a text and always there, so a section has nothing to test [print it with {{title}}, or test another name]"
        ),
        Case(
            template: "{{^site}}no site{{/site}}",
            expected:
                "template.section.type 1:1-1:10: site is always there, so this never shows [remove it, or test another name]"
        ),
        Case(
            template: "{{#items}}{{^name}}x{{/name}}{{/items}}",
            expected:
                "template.section.type 1:11-1:20: name is a text and always there, so a section has nothing to test [print it with {{name}}, or test another name]"
        ),
        Case(
            template: "<ul>{{items}}</ul>",
            expected:
                "template.value.list 1:5-1:14: items is a list of product and has no text [repeat something for each item: {{#items}}…{{/items}}]"
        ),
        Case(
            template: "{{site}}",
            expected:
                "template.value.group 1:1-1:9: site is a group of names (site) and has no text [name one of its parts]"),
        Case(
            template: "{{#paywall}}{{.}}{{/paywall}}",
            expected:
                "template.value.group 1:13-1:18: . is a group of names (paywall) and has no text [name one of its parts]"
        ),
        Case(
            template: "{{has_restore}}",
            expected:
                "template.value.flag 1:1-1:16: has_restore is a flag and has no text [test it: {{#has_restore}}…{{/has_restore}}]"
        ),
        Case(
            template: "<p>{{data}}</p>",
            expected:
                "template.value.json 1:4-1:12: data is JSON, which stands in a data block only [write it inside <script type=\"application/json\">]"
        ),
        Case(
            template: "<script type=\"application/json\">\"{{data}}\"</script>",
            expected:
                "template.value.json 1:34-1:42: data is JSON, which stands in a data block only [write it inside <script type=\"application/json\">]"
        ),
        Case(
            template: "{{body}}",
            expected:
                "template.html.escaped 1:1-1:9: body is trusted HTML and would show its own tags [write: {{{body}}}]"),
        Case(
            template: "<title>{{{body}}}</title>",
            expected:
                "template.html.place 1:8-1:18: body is trusted HTML, which stands between tags only [use a name that is a text here]"
        ),
        Case(
            template: "<p title=\"{{body}}\">",
            expected:
                "template.html.place 1:11-1:19: body is trusted HTML, which stands between tags only [use a name that is a text here]"
        ),
        Case(
            template: "<h1>{{{title}}}</h1>",
            expected: "template.html.untrusted 1:5-1:16: title is a text, not trusted HTML [write: {{title}}]"),
        Case(
            template: "<a href=\"{{&link}}\"></a>",
            expected: "template.html.untrusted 1:10-1:19: link is a URL, not trusted HTML [write: {{link}}]"),
        Case(
            template: "{{> produkt}}", partials: ["product": "x"],
            expected:
                "template.partial.missing 1:5-1:12: the theme has no partial produkt [name: product] (it has product)"),
        Case(
            template: "{{> styles.css}}",
            expected: "template.partial.missing 1:5-1:15: the theme has no partial styles.css"),
        Case(
            template: "{{> card}}", partials: ["card": "<b>{{> price}}</b>", "price": "{{> card}}"],
            expected:
                "template.partial.recursive 1:5-1:9: the partial card includes itself: card → price → card [take the tag out, or write the levels out] (the partial is taken in here 1:4)"
        ),
        Case(
            template: "{{#items}}{{> card}}{{/items}}", partials: ["card": "{{> card}}"],
            expected:
                "template.partial.recursive 1:5-1:9: the partial card includes itself: card → card [take the tag out, or write the levels out] (the partial is taken in here 1:11)"
        ),
        Case(
            template: "{{<base}}{{$main}}x{{/main}}{{/base}}",
            expected: "template.partial.missing 1:4-1:8: the theme has no partial base"),
        Case(
            template: "{{<base}}{{$mian}}x{{/mian}}{{/base}}",
            partials: ["base": "{{$main}}{{/main}}{{$foot}}{{/foot}}"],
            expected: "template.block.unknown 1:10-1:19: base has no block mian [name: main] (it has foot, main)"),
        Case(
            template: "{{<base}} x {{$main}}{{/main}}{{/base}}", partials: ["base": "{{$main}}{{/main}}"],
            expected:
                "template.block.outside 1:10-1:13: what stands in a parent outside its blocks shows nowhere [put it into a block, or remove it]"
        ),
        Case(
            template: "{{<base}}{{$main}}{{<base}}{{/base}}{{/main}}{{/base}}",
            partials: ["base": "{{$main}}{{/main}}"],
            expected:
                "template.partial.recursive 1:22-1:26: the partial base includes itself: base → base [take the tag out, or write the levels out] (the partial is taken in here 1:1)"
        ),
        Case(
            template: "{{<base}}{{$main}}<p {{/main}}{{/base}}", partials: ["base": "{{$main}}{{/main}}{{title}}>"],
            expected:
                "template.place.attribute 1:19-1:28: title may not stand in the name of an attribute [write the attribute out, in a section if it is optional] (the partial is taken in here 1:1)"
        ),
        Case(
            template: "{{>*title}}",
            expected:
                "template.partial.dynamic 1:5-1:10: title is a text, and only a choice can name a partial [name the partial itself, or declare a choice in theme.yaml whose words are names of partials]"
        ),
        Case(
            template: "<{{title}}>",
            expected:
                "template.place.tag 1:2-1:11: title may not stand in the name of a tag [write the tag out; choose between two by a section]"
        ),
        Case(
            template: "<title><{{title}}</title>",
            expected:
                "template.place.tag 1:9-1:18: title may not stand in what may be the beginning of a closing tag [write &lt; or remove the <]"
        ),
        Case(
            template: "<p {{title}}=\"x\"></p>",
            expected:
                "template.place.attribute 1:4-1:13: title may not stand in the name of an attribute [write the attribute out, in a section if it is optional]"
        ),
        Case(
            template: "<p class={{title}}></p>",
            expected:
                "template.place.unquoted 1:10-1:19: title may not stand in an attribute without quotes [put quotes round the value]"
        ),
        Case(
            template: "<!-- {{title}} -->",
            expected:
                "template.place.comment 1:6-1:15: title may not stand in a comment [remove it, or use {{! … }} for a remark in the template]"
        ),
        Case(
            template: "<!doctype {{title}}>",
            expected:
                "template.place.comment 1:11-1:20: title may not stand in a declaration [write the declaration out]"),
        Case(
            template: "<script>let a = \"{{title}}\"</script>",
            expected:
                "template.place.script 1:18-1:27: title may not stand in a script [hand it over in <script type=\"application/json\"> or in a data- attribute and read it from there]"
        ),
        Case(
            template: "<script type=\"{{title}}\"></script>",
            expected:
                "template.place.script 1:15-1:24: title may not stand in the type of a script [write the type out]"),
        Case(
            template: "<style>p { color: {{title}} }</style>",
            expected:
                "template.place.style 1:19-1:28: title may not stand in a style sheet, except as the value of a custom property [write --name: {{…}}; and use var(--name)]"
        ),
        Case(
            template: "<p style=\"color: {{title}}\">",
            expected:
                "template.place.style 1:18-1:27: title may not stand in a style attribute [use a class, or a custom property in <style>]"
        ),
        Case(
            template: "<p onclick=\"{{title}}\">",
            expected:
                "template.place.handler 1:13-1:22: title may not stand in an event handler [listen in the page's script]"
        ),
        Case(
            template: "<iframe srcdoc=\"{{title}}\"></iframe>",
            expected:
                "template.place.document 1:17-1:26: title may not stand in srcdoc, which is a document of its own [link to a page]"
        ),
        Case(
            template: "<svg><set to=\"{{title}}\"/></svg>",
            expected:
                "template.place.document 1:15-1:24: title may not stand in what an SVG animation writes [write the animation out]"
        ),
        Case(
            template: "<meta http-equiv=\"refresh\" content=\"0; url={{link}}\">",
            expected:
                "template.place.refresh 1:44-1:52: link may not stand in the kind of a meta element or a refresh [write it out; link to the address instead]"
        ),
        Case(
            template: "<meta content=\"0; url={{link}}\" http-equiv=\"refresh\">",
            expected: "template.place.refresh 1:52-1:53: a refresh may not hold a value [link to the address instead]"),
        Case(
            template: "<noframes>{{title}}</noframes>",
            expected:
                "template.place.hidden 1:11-1:20: title may not stand in an element whose text browsers do not show [put it somewhere else]"
        ),
        Case(
            template: "<a href=\"java{{title}}\"></a>",
            expected:
                "template.place.url 1:14-1:23: title may not stand in an address whose beginning is unclear [let the value be the whole address, or begin it with / or with a scheme]"
        ),
        Case(
            template: "<a href=\"{{#other_link}}{{.}}{{/other_link}}{{title}}\"></a>",
            expected:
                "template.place.url 1:45-1:54: title may not stand in an address whose beginning is unclear [let the value be the whole address, or begin it with / or with a scheme]"
        ),
        Case(
            template: "<a href=\"{{title}}\"></a>",
            expected:
                "template.url.text 1:10-1:19: title is a text, and an address begins here [begin the address in the template, or use a name that is a URL]"
        ),
        Case(
            template: "<a href=\"https://example.com/{{link}}\"></a>",
            expected:
                "template.url.joined 1:30-1:38: link is a URL, and an address has begun before it [a URL is the whole of an attribute, or stands in a query]"
        ),
        Case(
            template: "<a href=\"javascript:go('{{title}}')\"></a>",
            expected:
                "template.url.scheme 1:25-1:34: a value may not follow the scheme javascript, which the site does not allow [allowed are http, https, mailto and addresses without a scheme]"
        ),
        Case(
            template: "<p {{#has_restore}}title=\"{{/has_restore}}\">",
            expected:
                "template.context.branches 1:27-1:43: the template goes on inside a tag or inside the value of an attribute, depending on has_restore [close in the section what it opens, and open what it closes] (the section opens here 1:4)"
        ),
        Case(
            template: "{{#items}}<p{{/items}}>",
            expected:
                "template.context.branches 1:13-1:23: the template goes on inside text or inside a tag, depending on items [close in the section what it opens, and open what it closes] (the section opens here 1:1)"
        ),
        Case(
            template: "<input {{#has_restore}}checked{{/has_restore}}disabled>",
            expected:
                "template.context.branches 1:47-1:48: a browser would read this differently with and without the section before it [put a blank before the attribute, inside the section]"
        ),
        Case(
            template: "{{#has_restore}}<!--{{/has_restore}}{{^has_restore}}<title>{{/has_restore}}",
            expected:
                "template.context.branches 1:60-1:76: the template goes on inside a comment or inside <title>, depending on has_restore [close in the section what it opens, and open what it closes] (the section opens here 1:37)"
        ),
        Case(
            template: "<p class=\"title>{{title}}</p>",
            expected:
                "template.context.end 1:30-1:30: the template ends inside the value of an attribute [close it] (it begins here 1:1)"
        ),
        Case(
            template: "<p>{{title}}</p>\n<script>",
            expected: "template.context.end 2:9-2:9: the template ends inside <script> [close it] (it begins here 2:1)"),
        Case(
            template: "<p",
            expected: "template.context.end 1:3-1:3: the template ends inside a tag [close it] (it begins here 1:1)"),
        Case(
            template: "<script>let mark = \"<!--\"</script>",
            expected:
                "template.context.unclear 1:24-1:25: <!-- in a script makes browsers overlook the script's end [write \"<\\!--\" in a string, or remove the comment]"
        ),
        Case(
            template: "<svg><![CDATA[x]]></svg>",
            expected:
                "template.context.unclear 1:8-1:9: what begins with <![ ends differently in HTML and in SVG [write the text with character references]"
        ),
        Case(
            template: "<plaintext>",
            expected: "template.context.unclear 1:11-1:12: <plaintext> never ends [use <pre>]"),
        Case(
            template: "{{> broken}}{{> broken}}", partials: ["broken": "{{title"],
            expected: "template.tag.unclosed 1:1-1:3: this tag is never closed [close it with }}]"),
        Case(
            template: "{{#items}}\n  {{> card}}\n{{/items}}", partials: ["card": "<p>{{nmae}}</p>"],
            expected:
                "template.name.unknown 1:6-1:10: nothing here is named nmae [name: name] (looked in product, page) (the partial is taken in here 2:3)"
        ),
    ]
}
