import Diagnostics
import SiteModel
import SourceFiles
import TestSupport
import Testing

@testable import SiteChecks

@Suite("Waivers")
struct WaiverTests {
    /// A site that fails R15 on one paywall, with waivers.
    private func run(_ waivers: String) throws -> (open: [String], waived: [String]) {
        let text = "waive: [\(waivers)]\n"
        let source = SourceText(path: "content/site.yaml", text: text)
        var findings: [Diagnostic] = []
        let node = try #require(YAMLReader.read(source, into: &findings))
        var site = CheckRule.benefits.failing.site
        site.waivers = YAMLMappingReader.value(of: node, named: "checks", .checkWaivers, into: &findings) ?? []
        let result = SiteCheck.run(site, rules: [.benefits])
        return (
            (findings + result.diagnostics).lines, result.waived.map { "\($0.diagnostic.kind.id): \($0.reason)" }
        )
    }

    private static let finding =
        "error check.benefits 1:1-1:2: the paywall names no benefit [write: benefits: [What a buyer gets]]"
        + " (it shows on /en/pro/)"

    @Test(
        "take findings of their rule out, by number or id, for all paywalls or one",
        arguments: [
            "{ rule: R15, reason: agreed }", "{ rule: r15, reason: agreed }",
            "{ rule: check.benefits, reason: agreed }",
            "{ rule: R15, paywall: pro, reason: agreed }", "{ rule: R15, page: pro, reason: agreed }",
        ])
    func holding(waiver: String) throws {
        let (open, waived) = try run(waiver)
        #expect(open == [])
        #expect(waived == ["check.benefits: agreed"])
    }

    @Test("need a reason")
    func reason() throws {
        let (open, waived) = try run("{ rule: R15 }")
        #expect(open == ["error yaml.key.missing 1:9-1:10: \"waive\" lacks the key \"reason\"", Self.finding])
        #expect(waived == [])
    }

    @Test("that hold for nothing are a warning")
    func unused() throws {
        let (open, waived) = try run("{ rule: R15, paywall: other, reason: agreed }")
        #expect(
            Set(open) == [
                Self.finding,
                "warning check.waiver.unused 1:9-1:54: nothing is found that this waives"
                    + " [take it out, so that it hides nothing later]",
            ])
        #expect(waived == [])
    }

    @Test("of rules that there are not are an error")
    func unknown() throws {
        let (open, _) = try run("{ rule: check.benefit, reason: agreed }")
        #expect(
            Set(open) == [
                Self.finding,
                "error check.waiver.unknown 1:17-1:30: there is no rule check.benefit [name: check.benefits]",
            ])
    }
}
