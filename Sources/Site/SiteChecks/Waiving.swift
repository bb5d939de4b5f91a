package import Diagnostics
import SiteModel
import SourceFiles

/// Tells the findings of a rule that somebody accepts from the others.
struct Waiving {
    let site: CheckedSite
    let rule: CheckRule

    /// - Parameter used: gets the waivers that held for something.
    func sort(
        _ findings: [RuleFinding], used: inout Set<Int>
    ) -> (open: [RuleFinding], waived: [Int: [RuleFinding]]) {
        var open: [RuleFinding] = []
        var waived: [Int: [RuleFinding]] = [:]
        for finding in findings {
            if let waiver = site.waivers.firstIndex(where: { holds($0, for: finding) }) {
                waived[waiver, default: []].append(finding)
                used.insert(waiver)
            } else {
                open.append(finding)
            }
        }
        return (open, waived)
    }

    private func holds(_ waiver: CheckWaiver, for finding: RuleFinding) -> Bool {
        guard CheckRule.named(waiver.rule.value)?.number == rule.number else { return false }
        let route = finding.page.map { site.pages[$0].route }
        if let paywall = waiver.paywall, route?.paywallName != paywall.value { return false }
        if let page = waiver.page, route?.pageName != page.value { return false }
        return true
    }

    /// Waivers of rules that do not exist, and those that hold for nothing.
    static func findings(about site: CheckedSite, used: Set<Int>, rules: [CheckRule]) -> [Diagnostic] {
        site.waivers.enumerated().compactMap { index, waiver in
            guard let rule = CheckRule.named(waiver.rule.value) else {
                let names = CheckRule.all.map(\.kind.id)
                return Diagnostic(
                    .checkWaiverUnknown, "there is no rule \(waiver.rule.value)", at: waiver.rule.range,
                    suggestion: NearestName.find(waiver.rule.value, in: names).map { .name($0) }
                        ?? .advice("rules are R1 to R\(names.count), or their ids: see docs/checks.md"))
            }
            guard !used.contains(index), rules.contains(where: { $0.number == rule.number }) else { return nil }
            return Diagnostic(
                .checkWaiverUnused, "nothing is found that this waives", at: waiver.range,
                suggestion: .advice("take it out, so that it hides nothing later"))
        }
    }
}

/// The findings about checks that are no rule's.
package enum CheckDiagnostics {
    package static let kinds: [DiagnosticKind] = [.checkWaiverUnknown, .checkWaiverUnused]
}

extension DiagnosticKind {
    static let checkWaiverUnknown = DiagnosticKind(
        "check.waiver.unknown", title: "A waiver names no rule",
        why: "It would waive nothing, and whoever wrote it would not know.",
        example: "checks: { waive: [{ rule: R99, reason: agreed }] }",
        mend: "checks: { waive: [{ rule: R15, reason: agreed }] }")
    static let checkWaiverUnused = DiagnosticKind(
        "check.waiver.unused", .warning, title: "A waiver holds for nothing",
        why:
            "What it accepted is mended, or it names another paywall or page. Left in, it would hide the next finding.",
        example: "checks: { waive: [{ rule: R15, paywall: old, reason: agreed }] }", mend: "take the waiver out")
}
