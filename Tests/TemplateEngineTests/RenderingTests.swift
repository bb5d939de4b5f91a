import Testing

struct RenderingTests {
    @Test(
        "A template renders",
        arguments: [
            ("", ""),
            ("<p>{{title}}</p>", "<p>Title</p>"),
            ("{{ title }} {{&body}} {{{body}}}", "Title <p>Body</p> <p>Body</p>"),
            ("{{#items}}<li>{{name}}</li>{{/items}}", "<li>A</li><li>B</li>"),
            ("{{#items}}{{#badge}}[{{badge}} {{.}} {{title}}]{{/badge}}{{/items}}", "[New New Title]"),
            ("{{^items}}none{{/items}}", ""),
            ("{{#items}}{{^badge}}{{name}} has none{{/badge}}{{/items}}", "A has none"),
            ("{{#has_restore}}yes{{/has_restore}}{{^has_restore}}no{{/has_restore}}", "yes"),
            ("{{^has_restore}}no{{/has_restore}}{{#has_restore}}yes{{/has_restore}}", "yes"),
            ("{{site.name}} {{#site}}{{name}}{{/site}}", "Site Site"),
            ("{{#paywall}}{{headline}}{{/paywall}}", "Headline"),
            ("{{#paywall.subtitle}}{{paywall.headline}}{{/paywall.subtitle}}", ""),
            ("{{#paywall.products}}{{name}}: {{headline}};{{/paywall.products}}", "nothing"),
            (
                "{{#paywall.products}}{{name}}: {{paywall.headline}};{{/paywall.products}}",
                "One: Headline;Two: Headline;"
            ),
            ("{{#other_link}}<a href=\"{{.}}\">x</a>{{/other_link}}{{^other_link}}-{{/other_link}}", "-"),
            ("{{#items}}{{name}}{{/items}}{{^items}}none{{/items}}", "AB"),
            ("{{! a remark }}a{{=<% %>=}}<%title%>{{title}}", "aTitle{{title}}"),
        ])
    func renders(template: String, expected: String) {
        let output = Fixture.render(template)
        if expected == "nothing" {
            #expect(output.hasPrefix("template.name.unknown"))
        } else {
            #expect(output == expected)
        }
    }
}
