import Diagnostics
import SourceFiles
import TemplateEngine
import TestSupport
import Testing

/// The public Mustache specification, when it is there. Lambdas do not exist in this engine.
struct MustacheSpecificationTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let suite: String
        let name: String
        let template: String
        let partials: [(name: String, text: String)]
        let data: LenientValue
        let expected: String

        var testDescription: String { "\(suite): \(name)" }
    }

    static let suites = [
        "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~dynamic-names", "~inheritance",
    ]

    static let cases: [Case] = suites.flatMap { suite -> [Case] in
        do {
            guard let bytes = try SharedMaterial.bytes(of: "corpus/mustache-spec/specs/\(suite).json") else {
                return []
            }
            return try read(bytes, suite: suite)
        } catch {
            Issue.record("cannot read the suite \(suite): \(error)")
            return []
        }
    }

    private static func read(_ bytes: [UInt8], suite: String) throws -> [Case] {
        var diagnostics: [Diagnostic] = []
        let file = JSONReader.read(SourceText(path: suite, bytes: bytes), into: &diagnostics)
        return try #require(file?["tests"]?.array).map { test in
            Case(
                suite: suite, name: try #require(test["name"]?.string),
                template: try #require(test["template"]?.string),
                partials: (test["partials"]?.object ?? []).map { (name: $0.key, text: $0.value.string ?? "") },
                data: test["data"].map(value) ?? .null, expected: try #require(test["expected"]?.string))
        }
    }

    private static func value(_ json: JSONNode) -> LenientValue {
        switch json.value {
        case .null: .null
        case .bool(let flag): .flag(flag)
        case .number(let text): .number(text)
        case .string(let text): .text(text)
        case .array(let items): .list(items.map(value))
        case .object(let members):
            .object(Dictionary(members.map { ($0.key, value($0.value)) }, uniquingKeysWith: { $1 }))
        }
    }

    @Test("The specification's suites pass", arguments: cases)
    func passes(test: Case) {
        var diagnostics: [Diagnostic] = []
        var output: [UInt8] = []
        let partials = test.partials.map { ($0.name, SourceText(path: $0.name, text: $0.text)) }
        LenientRenderer(partials: Dictionary(uniqueKeysWithValues: partials)).render(
            SourceText(path: "template", text: test.template), test.data, into: &output, reporting: &diagnostics)
        #expect(diagnostics.lines == [])
        #expect(String(decoding: output, as: UTF8.self) == test.expected)
    }
}
