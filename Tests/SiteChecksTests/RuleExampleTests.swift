import Diagnostics
import SiteModel
import Testing

@testable import SiteChecks

extension CheckRule: CustomTestStringConvertible {
    package var testDescription: String { "\(number) \(kind.id)" }
}

@Suite("The rules of paywallgen check")
struct RuleExampleTests {
    /// What the rule alone says about an example.
    private func findings(of rule: CheckRule, in example: CheckExample) -> [Diagnostic] {
        SiteCheck.run(example.site, rules: [rule]).diagnostics
    }

    @Test("find what their failing example shows, and say where", arguments: CheckRule.all)
    func failing(rule: CheckRule) throws {
        let found = findings(of: rule, in: rule.failing)
        #expect(!found.isEmpty)
        for finding in found {
            #expect(finding.kind.id == rule.kind.id)
            #expect(!finding.place.path.isEmpty)
            #expect(finding.message.first?.isUppercase == false && !finding.message.hasSuffix("."))
        }
    }

    @Test("find nothing in their passing example", arguments: CheckRule.all)
    func passing(rule: CheckRule) {
        #expect(findings(of: rule, in: rule.passing).map(\.message) == [])
    }

    @Test("have numbers in order and ids of their own, and are found by either in any case")
    func names() {
        #expect(CheckRule.all.map(\.number) == (1...CheckRule.all.count).map { "R\($0)" })
        #expect(Set(CheckRule.all.map(\.kind.id)).count == CheckRule.all.count)
        for rule in CheckRule.all {
            #expect(CheckRule.named(rule.number.lowercased())?.kind.id == rule.kind.id)
            #expect(CheckRule.named(rule.kind.id)?.number == rule.number)
        }
        #expect(CheckRule.named("R0") == nil)
    }
}
