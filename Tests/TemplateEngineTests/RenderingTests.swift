import Diagnostics
import TemplateEngine
import TestSupport
import Testing

struct RenderingTests {
    @Test(
        "A template renders",
        arguments: [
            ("", ""), ("<p>{{title}}</p>", "<p>Title</p>"),
            ("{{ title }} {{&body}} {{{body}}}", "Title <p>Body</p> <p>Body</p>"),
            ("\u{FEFF}<p>{{title}}</p>", "<p>Title</p>"),
            ("{{! a remark }}a{{=<% %>=}}<%title%>{{title}}", "aTitle{{title}}"),
            (
                "<script type=\"application/json\">{\"data\": {{data}}, \"flag\": {{has_restore}}, \"title\": {{title}}}</script>",
                "<script type=\"application/json\">{\"data\": {\"a\":1}, \"flag\": true, \"title\": \"Title\"}</script>"
            ),
            (
                "<a href=\"{{link}}?q={{title}}&amp;u={{link}}\">x</a>",
                "<a href=\"https://example.com/?q=Title&amp;u=https%3A%2F%2Fexample.com%2F\">x</a>"
            ),
            (
                "<a href=\"{{#other_link}}{{.}}{{/other_link}}{{^other_link}}{{link}}{{/other_link}}\">x</a>",
                "<a href=\"https://example.com/\">x</a>"
            ),
        ])
    func renders(template: String, expected: String) {
        #expect(Fixture.render(template) == expected)
    }

    @Test(
        "Sections show, hide and repeat",
        arguments: [
            ("{{#items}}<li>{{name}}</li>{{/items}}", "<li>A</li><li>B</li>"),
            ("{{#items}}{{#items}}{{name}}{{/items}};{{/items}}", "AB;AB;"),
            ("{{#items}}{{#badge}}[{{badge}} {{.}} {{title}}]{{/badge}}{{/items}}", "[New New Title]"),
            ("{{^items}}none{{/items}}", ""), ("{{#items}}{{name}}{{/items}}{{^items}}none{{/items}}", "AB"),
            ("{{#items}}{{^badge}}{{name}} has none{{/badge}}{{/items}}", "A has none"),
            ("{{#items}}{{#is_selected}}{{name}}{{/is_selected}}{{/items}}", "B"),
            ("{{#has_restore}}yes{{/has_restore}}{{^has_restore}}no{{/has_restore}}", "yes"),
            ("{{^has_restore}}no{{/has_restore}}{{#has_restore}}yes{{/has_restore}}", "yes"),
            ("{{#other_link}}a{{/other_link}}{{^other_link}}b{{/other_link}}c", "bc"),
            ("{{^other_link}}b{{/other_link}}{{#other_link}}a{{/other_link}}c", "bc"),
            ("{{site.name}} {{#site}}{{name}}{{/site}}", "Site Site"),
            ("{{#paywall}}{{headline}}{{/paywall}}", "Headline"),
            ("{{#paywall.subtitle}}{{paywall.headline}}{{/paywall.subtitle}}", ""),
            ("{{^paywall.subtitle}}none{{/paywall.subtitle}}", "none"),
            (
                "{{#paywall.products}}{{name}}: {{paywall.headline}};{{/paywall.products}}",
                "One: Headline;Two: Headline;"
            ),
            (
                "{{#paywall}}{{#products}}{{name}}{{#site}}-{{name}}{{/site}} {{/products}}{{/paywall}}",
                "One-Site Two-Site "
            ),
            ("<p{{#items}} data-{{/items}}>", "<p data- data->"),
        ])
    func sections(template: String, expected: String) {
        #expect(Fixture.render(template) == expected)
    }

    @Test("Nothing repeats over an empty list, and what is absent hides all that hangs on it")
    func absent() {
        let template =
            "{{#items}}x{{/items}}{{^items}}no items{{/items}}; {{#paywall.products}}x{{/paywall.products}}{{^paywall.products}}no products{{/paywall.products}}"
        #expect(Fixture.render(template, ["items": .list([]), "paywall": .absent]) == "no items; no products")
    }

    @Test(
        "Partials are taken in, with their lines indented when they stand alone",
        arguments: [
            ("a {{> p}} b\n", "x\ny\n", "a x\ny\n b\n"),
            ("<div>\n  {{> p}}\n</div>\n", "<p>\n  {{title}}\n</p>\n", "<div>\n  <p>\n    Title\n  </p>\n</div>\n"),
            ("  {{> p}}\n", "{{#items}}\n{{name}}\n{{/items}}\nend", "  A\n  B\n  end"),
            ("  {{> p}}\n", "a\n\nb\n", "  a\n  \n  b\n"), ("  {{> p}}", "x", "  x"),
            ("  {{> p}}\r\n|", "x\r\n", "  x\r\n|"),
            ("{{#items}}\n  {{> p}}\n{{/items}}\n", "{{name}}{{#badge}} {{.}}{{/badge}}\n", "  A\n  B New\n"),
            ("<style>\n  {{> p}}\n</style>", "a {\n  b: c;\n}\n", "<style>\na {\n  b: c;\n}\n</style>"),
            ("<p title=\"{{> p}}\">{{> p}}</p>", "{{title}}", "<p title=\"Title\">Title</p>"),
        ])
    func partials(template: String, partial: String, expected: String) {
        #expect(Fixture.render(template, partials: ["p": partial]) == expected)
    }

    @Test("A partial in a partial is indented by both")
    func nestedPartials() {
        let partials = ["outer": "<a>\n  {{> inner}}\n</a>\n", "inner": "x\ny\n"]
        #expect(Fixture.render(" {{> outer}}\n", partials: partials) == " <a>\n   x\n   y\n </a>\n")
    }

    @Test("A partial is compiled for the place where it stands")
    func specialised() {
        let partials = ["p": "{{title}}"]
        let template = "<p title='{{> p}}'>{{> p}}</p><a href=\"/{{> p}}\">x</a>"
        let output = Fixture.render(template, partials: partials, ["title": .text("a'b c")])
        #expect(output == "<p title='a&#39;b c'>a'b c</p><a href=\"/a%27b%20c\">x</a>")
        let refused = Fixture.render("<p class={{> p}}>", partials: partials)
        #expect(refused.hasPrefix("error template.place.unquoted 1:1-1:10"))
    }

    @Test("Rendering appends, and leaves a program that renders again")
    func appends() throws {
        var diagnostics: [Diagnostic] = []
        let program = try #require(Fixture.compile("{{#items}}{{name}}{{/items}}", into: &diagnostics))
        var output = Array("> ".utf8)
        program.render(Fixture.makePage(), into: &output, reporting: &diagnostics)
        program.render(Fixture.makePage(["items": .list([])]), into: &output, reporting: &diagnostics)
        program.render(Fixture.makePage(), into: &output, reporting: &diagnostics)
        #expect(String(decoding: output, as: UTF8.self) == "> ABAB")
    }
}
