import Foundation
import TestSupport
import Testing

@Suite("paywallgen render, as a theme author runs it")
struct RenderCommandTests {
    /// Runs it on the files given: `t.mustache`, `data.json`, and everything below `partials/`.
    private func render(_ files: [String: String], _ options: [String] = []) async throws -> BuiltProgram.Outcome {
        try await TemporaryFolder.with { folder in
            for (name, text) in files { try folder.write(text, to: name) }
            return try await BuiltProgram.paywallgen.run(
                ["render", "t.mustache", "--data", "data.json"] + options, in: folder.url,
                environment: ["COLUMNS": "60"])
        }
    }

    @Test("A template is rendered with the data as its page")
    func strict() async throws {
        let outcome = try await render(
            [
                "t.mustache":
                    "<h1 title='{{name}}'>{{name}}</h1>{{#plans}}{{> plan}}{{/plans}}{{^none}}none{{/none}}"
                    + "<script type=\"application/json\">{{numbers}}</script>\n",
                "data.json": """
                {"name": "A & 'B'", "none": [], "numbers": [1, 2.5, "</script>"], "shop_url": "https://example.com",
                 "plans": [{"n": 1.50, "badge": "Best", "url": "/a?b&c"}, {"n": 2, "badge": null, "url": "#"}]}
                """,
                "partials/plan.mustache":
                    "<a href=\"{{url}}\">{{n}}{{#badge}} <b>{{badge}}</b>{{/badge}}</a>{{> dot.svg}}",
                "partials/dot.svg": "<svg></svg>",
            ], ["--partials", "partials"])
        #expect(outcome.errors == "")
        #expect(
            outcome.output
                == "<h1 title='A &amp; &#39;B&#39;'>A &amp; 'B'</h1><a href=\"/a?b&amp;c\">1.50 <b>Best</b></a><svg></svg>"
                + "<a href=\"#\">2</a><svg></svg>none"
                + "<script type=\"application/json\">[1,2.5,\"\\u003c/script\\u003e\"]</script>\n")
        #expect(outcome.exitCode == 0)
    }

    @Test(
        "What is wrong in the template or the data is a finding with its place, and nothing is written",
        arguments: [
            ("{{titel}}", #"{"title": "x"}"#, "error[template.name.unknown]", "did you mean: title", "t.mustache:1:3"),
            ("{{#a}}", #"{"a": true}"#, "error[template.section.unclosed]", "{{/a}}", "t.mustache:1:1"),
            ("<p {{a}}>", #"{"a": "x"}"#, "error[template.place.attribute]", "name of an attribute", "t.mustache:1:4"),
            ("{{{a}}}", #"{"a": "x"}"#, "error[template.html.untrusted]", "{{a}}", "t.mustache:1:1"),
            (
                "<a href='{{url}}'>x</a>", #"{"url": "javascript:x"}"#, "error[template.url.scheme]", "javascript",
                "t.mustache:1:10"
            ),
            ("x", #"{"a": }"#, "error[json.", "is missing", "data.json:1:7"),
            ("x", #"["a"]"#, "error[template.data]", "an object", "data.json:1:1"),
            (
                "x", #"{"a": [{"b": "x"}, {"b": ["y"]}]}"#, "error[template.data]",
                "B is a list here and text elsewhere",
                "data.json:1:26"
            ),
            ("{{>*a}}", #"{"a": "x"}"#, "error[template.partial.dynamic]", "only a choice", "t.mustache:1:5"),
        ])
    func findings(template: String, data: String, id: String, words: String, place: String) async throws {
        let outcome = try await render(["t.mustache": template, "data.json": data])
        let lines = outcome.errors.replacing("\n", with: " ").split(separator: " ").joined(separator: " ")
        #expect(lines.contains(id), "\(outcome.errors)")
        #expect(lines.contains(words), "\(outcome.errors)")
        #expect(lines.contains(place), "\(outcome.errors)")
        #expect(outcome.output == "")
        #expect(outcome.exitCode == 1)
    }

    @Test("Leniently, names that are missing print nothing, and any data will do", arguments: [#"["a<"]"#, "{}"])
    func lenient(data: String) async throws {
        let outcome = try await render(["t.mustache": "<p {{x}}>{{#.}}{{.}}{{/.}}", "data.json": data], ["--lenient"])
        #expect(outcome.output == (data == "{}" ? "<p >" : "<p >a&lt;"))
        #expect(outcome.exitCode == 0)
    }

    @Test("A broken template is a finding leniently too")
    func brokenLenient() async throws {
        let outcome = try await render(["t.mustache": "a{{b", "data.json": "{}"], ["--lenient"])
        #expect(outcome.errors.contains("error[template.tag.unclosed]"))
        #expect(outcome.output == "")
        #expect(outcome.exitCode == 1)
    }

    @Test("Missing files end with exit code 3, a missing option with 2")
    func missing() async throws {
        let template = try await render(["data.json": "{}"])
        #expect(template.errors == "paywallgen render: t.mustache: there is no such file or folder\n")
        #expect(template.exitCode == 3)
        let data = try await render(["t.mustache": ""])
        #expect(data.errors == "paywallgen render: data.json: there is no such file or folder\n")
        #expect(data.exitCode == 3)
        let partials = try await render(["t.mustache": "", "data.json": "{}"], ["--partials", "none"])
        #expect(partials.errors == "paywallgen render: none: there is no such file or folder\n")
        #expect(partials.exitCode == 3)
        let option = try await BuiltProgram.paywallgen.run(
            ["render", "t.mustache"], in: FileManager.default.temporaryDirectory)
        #expect(option.errors.hasPrefix("paywallgen render: --data is needed"))
        #expect(option.exitCode == 2)
    }
}
