import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import paywallgen

@Suite("paywallgen explain, as a user runs it")
struct ExplainCommandTests {
    private func run(_ arguments: [String], columns: Int = 60) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.paywallgen.run(
            arguments, in: FileManager.default.temporaryDirectory, environment: ["COLUMNS": "\(columns)"])
    }

    @Test("An id is explained with an example and the mend", arguments: ["yaml.braces", "error[yaml.braces]"])
    func explanation(id: String) async throws {
        let outcome = try await run(["explain", id])
        #expect(
            outcome.output == """
                error[yaml.braces]
                A value that begins with {{ needs quotes

                To YAML a brace begins a mapping. In quotes the value is
                text, and its variables are filled in.

                Example:
                  button: {{ product.price }}

                Mend:
                  button: "{{ product.price }}"

                """)
        #expect(outcome.errors == "")
        #expect(outcome.exitCode == 0)
    }

    @Test("Without an id every finding is listed, sorted")
    func list() async throws {
        let outcome = try await run(["explain"], columns: 100)
        let ids = outcome.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
            .compactMap { $0.split(separator: " ").first }
        #expect(ids.contains("yaml.braces") && ids.contains("json.comma"))
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        #expect(outcome.exitCode == 0)
    }

    @Test("Each finding has a title, a reason, an example and a mend", arguments: EveryDiagnostic.kinds)
    func everyFinding(kind: DiagnosticKind) {
        #expect(kind.id.wholeMatch(of: /[a-z]+(\.[a-z]+){1,2}/) != nil)
        for text in [kind.title, kind.why, kind.example, kind.mend] { #expect(!text.isEmpty) }
        #expect(!kind.title.hasSuffix("."))
    }

    @Test("An unknown id is wrong usage, with the nearest one")
    func unknown() async throws {
        let outcome = try await run(["explain", "yaml.brace"])
        #expect(
            outcome.errors == """
                paywallgen explain: there is no finding yaml.brace
                  did you mean: yaml.braces
                  all of them: paywallgen explain

                """)
        #expect(outcome.output == "")
        #expect(outcome.exitCode == 2)
    }
}
