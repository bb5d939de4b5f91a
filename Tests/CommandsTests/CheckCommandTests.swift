import Foundation
import TestSupport
import Testing

@Suite("paywallgen check, as a user runs it")
struct CheckCommandTests {
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    /// Checks a copy of the demo site in which a test has broken something.
    private func check(
        _ arguments: [String] = [], columns: Int = 100, breaking: [Edit] = []
    ) async throws -> BuiltProgram.Outcome {
        try await TemporaryFolder.with { folder in
            for name in ["content", "themes"] {
                try FileManager.default.copyItem(
                    at: Self.package.appending(path: name), to: folder.url.appending(path: name))
            }
            for edit in breaking {
                let text = try folder.text(of: edit.path)
                #expect(text.contains(edit.old), "\(edit.path) has no \(edit.old)")
                try folder.write(text.replacing(edit.old, with: edit.new), to: edit.path)
            }
            return try await BuiltProgram.paywallgen.run(
                ["check"] + arguments, in: folder.url, environment: ["COLUMNS": "\(columns)"])
        }
    }

    /// A change of one file.
    struct Edit: Sendable {
        let path: String
        let old: String
        let new: String
    }

    @Test("The demo site passes every rule")
    func demo() async throws {
        let outcome = try await check()
        #expect(outcome.exitCode == 0)
        #expect(outcome.output.hasSuffix(" pages, 27 rules: 0 errors, 1 warning, 1 waived\n"))
    }

    /// A copy of the demo that App Review or a reader would send back, and what stands first in the finding.
    struct Fault: Sendable, CustomTestStringConvertible {
        let name: String
        let edits: [Edit]
        let head: String

        var testDescription: String { name }
    }

    static let faults = [
        Fault(
            name: "no privacy policy",
            edits: [
                Edit(path: "content/site.yaml", old: ", privacy: https://example.com/northlight/privacy", new: ""),
                Edit(path: "content/site.yaml", old: "rule: check.legal.links", new: "rule: R99"),
            ],
            head: "error[check.legal.links] content/site.yaml:2:1"),
        Fault(
            name: "a theme that drops the privacy link",
            edits: [
                Edit(path: "themes/aurora/partials/footer.mustache", old: "data-role=\"privacy\"", new: ""),
                Edit(path: "content/site.yaml", old: "rule: check.legal.links", new: "rule: R99"),
            ],
            head: "error[check.legal.links] themes/aurora/partials/footer.mustache:6:8"),
        Fault(
            name: "no restore button",
            edits: [Edit(path: "content/paywalls/pro.yaml", old: "actions: [restore, redeem", new: "actions: [redeem")],
            head: "error[check.restore] content/paywalls/pro.yaml:17:1"),
        Fault(
            name: "a hidden restore button",
            edits: [
                Edit(
                    path: "themes/aurora/partials/actions.mustache", old: "data-action=\"restore\"",
                    new: "hidden data-action=\"restore\"")
            ],
            head: "error[check.restore] themes/aurora/partials/actions.mustache:4:56"),
        Fault(
            name: "a close button that comes late",
            edits: [
                Edit(
                    path: "themes/aurora/partials/styles.css", old: "/* What it is */",
                    new: ".close { animation: late 5s }")
            ],
            head: "error[check.close] themes/aurora/partials/styles.css"),
        Fault(
            name: "a trial without the price after it",
            edits: [Edit(path: "themes/aurora/partials/terms.mustache", old: "{{ offer }}", new: "{{ name }}")],
            head: "error[check.offer.price] themes/aurora/partials/terms.mustache:2:18"),
        Fault(
            name: "no renewal line",
            edits: [Edit(path: "themes/aurora/partials/choices.mustache", old: "{{ renewal }}", new: "")],
            head: "error[check.renewal] themes/aurora/partials/choices.mustache:"),
        Fault(
            name: "tiny legal text",
            edits: [Edit(path: "themes/aurora/theme.yaml", old: "legal: 13", new: "legal: 9")],
            head: "error[check.type.size] themes/aurora/theme.yaml:32:"),
        Fault(
            name: "small targets",
            edits: [Edit(path: "themes/aurora/theme.yaml", old: "target: 44", new: "target: 40")],
            head: "error[check.target.size] themes/aurora/theme.yaml:32:"),
        Fault(
            name: "a pale accent that a team chose",
            edits: [
                Edit(path: "themes/aurora/theme.yaml", old: "accent: \"#086356\"", new: "accent: theme.tone"),
                Edit(
                    path: "themes/aurora/theme.yaml", old: "options:\n",
                    new: "options:\n  tone: { type: color, default: \"#086356\" }\n"),
                Edit(
                    path: "content/site.yaml", old: "theme: aurora",
                    new: "theme: aurora\ntheme_options: { tone: \"#3aa88f\" }"),
            ],
            head: "error[check.contrast] content/site.yaml:6:25"),
        Fault(
            name: "a picture of the theme without a text",
            edits: [
                Edit(
                    path: "themes/aurora/layouts/gate.mustache", old: " alt=\"{{ alternative }}\"", new: "")
            ],
            head: "error[check.image.text] themes/aurora/layouts/gate.mustache:12:5"),
        Fault(
            name: "a doubled id",
            edits: [
                Edit(
                    path: "themes/aurora/layouts/plans.mustache", old: "<div class=\"panel\">",
                    new: "<div class=\"panel\" id=\"main\">")
            ],
            head: "error[check.id.double] themes/aurora/layouts/plans.mustache:"),
        Fault(
            name: "headings out of order",
            edits: [Edit(path: "content/pages/faq.md", old: "## How do I cancel?", new: "#### How do I cancel?")],
            head: "error[check.heading.order] content/pages/faq.md:20:1"),
        Fault(
            name: "no benefits",
            edits: [
                Edit(
                    path: "content/paywalls/store.yaml",
                    old: "benefits:\n  - Noise reduction made for starlight\n  - Twelve film looks\n"
                        + "  - Full-size export without a watermark\n", new: "")
            ],
            head: "error[check.benefits] content/paywalls/store.yaml:2:1"),
    ]

    @Test("What would be sent back is found, where a person mends it", arguments: faults)
    func fault(fault: Fault) async throws {
        let outcome = try await check(breaking: fault.edits)
        #expect(outcome.exitCode == 1)
        #expect(outcome.errors.contains(fault.head), "\(outcome.errors)")
    }

    @Test("The SARIF of a clean site and of a broken one is what its schema asks for", arguments: [0, 6])
    func sarif(faults: Int) async throws {
        let outcome = try await check(
            ["--format", "sarif"], breaking: Self.faults.dropFirst(2).prefix(faults).flatMap(\.edits))
        #expect(outcome.exitCode == (faults == 0 ? 0 : 1))
        #expect(try await SARIFSchema.problems(in: outcome.output) == "")
        #expect(outcome.output.contains("\"justification\": \"the demo has no privacy policy at a real address\""))
        // The validator is one: it minds a level that there is not.
        let wrong = outcome.output.replacing("\"level\": \"error\"", with: "\"level\": \"fatal\"")
        #expect(try await SARIFSchema.problems(in: wrong) != "")
    }

    @Test("An error of the build is reported, and the rules are not run")
    func buildError() async throws {
        let outcome = try await check(
            breaking: [Edit(path: "content/paywalls/pro.yaml", old: "layout: plans", new: "layout: plan")])
        #expect(outcome.exitCode == 1)
        #expect(outcome.output == "1 error, 0 warnings; no page could be built, so the rules have not been run\n")
        #expect(outcome.errors.contains("content/paywalls/pro.yaml:2:9"))
    }

    @Test("JSON counts the pages and lists what is waived beside the findings")
    func json() async throws {
        let outcome = try await check(["--format", "json"])
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        #expect(object["version"] as? Int == 1)
        #expect(try #require(object["pages"] as? Int) > 30)
        let ids = (object["diagnostics"] as? [[String: Any]])?.compactMap { $0["id"] as? String } ?? []
        #expect(ids.contains("price.missing") && !ids.contains { $0.hasPrefix("check.") })
        #expect((object["waived"] as? [[String: Any]])?.count == 1)
    }
}
