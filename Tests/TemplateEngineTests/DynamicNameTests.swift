import TemplateEngine
import TestSupport
import Testing

/// `{{>*name}}`: a choice names the partial; every partial that it may name is compiled.
struct DynamicNameTests {
    private static let partials = [
        "plain": "[{{title}}{{$b}}-{{/b}}]", "framed": "<b title='{{title}}'>{{$b}}+{{/b}}</b>\n",
        "open": "<p", "card": "{{>*card}}",
    ]

    @Test(
        "The value of a choice names the partial",
        arguments: [
            ("{{>*card}}", "plain", "[T'-]"), ("{{>*card}}", "framed", "<b title='T&#39;'>+</b>\n"),
            ("  {{>* card }}\n|", "framed", "  <b title='T&#39;'>+</b>\n|"),
            ("{{#items}}{{name}}{{>*card}}{{/items}}", "plain", "A[T'-]B[T'-]"),
            ("{{<*card}}{{$b}}{{title}}{{/b}}{{/card}}", "plain", "[T'T']"),
            ("{{<*card}}{{$b}}{{title}}{{/b}}{{/card}}", "framed", "<b title='T&#39;'>T'</b>\n"),
            ("{{> card}}{{card}}", "framed", "<b title='T&#39;'>+</b>\nframed"),
            ("{{#other_card}}{{>*other_card}}{{/other_card}}", "plain", ""),
        ])
    func shown(template: String, card: String, expected: String) {
        #expect(
            Fixture.render(template, partials: Self.partials, ["title": .text("T'"), "card": .text(card)]) == expected)
    }

    @Test(
        "What every value of the choice does has to be right",
        arguments: [
            (
                ["plain": "x"], "{{>*card}}",
                "error template.partial.missing 1:1-1:11: the theme has no partial framed (it has plain)"
            ),
            (
                ["plain": "<p", "framed": ""], "{{>*card}}",
                "error template.context.branches 1:1-1:11: the template goes on inside"
            ),
            (
                ["plain": "", "framed": "{{titel}}"], "{{>*card}}",
                "error template.name.unknown 1:3-1:8: nothing here is named titel [name: title]"
            ),
            (
                ["plain": "{{>*card}}", "framed": ""], "{{>*card}}",
                "error template.partial.recursive 1:1-1:11: the partial plain includes itself: plain → plain"
            ),
            (
                ["plain": ""], "{{>*other_card}}",
                "error template.name.untested 1:1-1:17: other_card may be absent here"
            ),
            (
                ["plain": "", "framed": ""], "{{>*crad}}",
                "error template.name.unknown 1:5-1:9: nothing here is named crad [name: card]"
            ),
            (
                ["plain": "", "framed": ""], "{{<*card}}{{$x}}{{/x}}{{/card}}",
                "error template.block.unknown 1:11-1:17: *card has no block x"
            ),
        ])
    func findings(partials: [String: String], template: String, expected: String) {
        let output = Fixture.render(template, partials: partials)
        #expect(output.hasPrefix(expected), "\(output)")
    }
}
