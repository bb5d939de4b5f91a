package import Diagnostics
import Dispatch
package import SiteModel
import SourceFiles
import Synchronization

/// Runs every rule over every page.
package enum SiteCheck {
    /// What was found. A finding that many pages show for one cause is one.
    package static func run(_ site: CheckedSite, rules: [CheckRule] = CheckRule.all) -> CheckResult {
        let frame = SiteFrame(site)
        let read = Mutex<[Int: Reading]>([:])
        DispatchQueue.concurrentPerform(iterations: site.pages.count) { index in
            let reading = Reading(of: index, in: frame, rules: rules)
            read.withLock { $0[index] = reading }
        }
        let readings = read.withLock { $0 }
        let whole = ReadSite(frame: frame, facts: readings.compactMapValues(\.facts))
        var result = CheckResult(pages: site.pages.count, rules: rules.count)
        var used = Set<Int>()
        for (place, rule) in rules.enumerated() {
            var found = site.pages.indices.flatMap { readings[$0]?.findings[place] ?? [] }
            if case .site(let check) = rule.check {
                var findings = RuleFindings()
                check(whole, &findings)
                found += findings.found
            }
            let sorted = Waiving(site: site, rule: rule).sort(found, used: &used)
            result.diagnostics += merged(sorted.open, of: rule, on: site)
            for (waiver, findings) in sorted.waived.sorted(by: { $0.key < $1.key }) {
                result.waived += merged(findings, of: rule, on: site).map {
                    WaivedFinding(diagnostic: $0, reason: site.waivers[waiver].reason.value)
                }
            }
        }
        result.diagnostics += Waiving.findings(about: site, used: used, rules: rules)
        result.diagnostics = result.diagnostics.inReadingOrder()
        return result
    }
}

/// What the rules say about a site.
package struct CheckResult: Sendable {
    /// How many pages were looked at.
    package let pages: Int
    /// How many rules looked.
    package let rules: Int
    /// In reading order.
    package var diagnostics: [Diagnostic] = []
    package var waived: [WaivedFinding] = []

    package init(pages: Int, rules: Int) {
        self.pages = pages
        self.rules = rules
    }
}

/// A finding that somebody accepts.
package struct WaivedFinding: Sendable {
    package let diagnostic: Diagnostic
    /// As `site.yaml` says it.
    package let reason: String
}

extension SiteCheck {
    /// What one page gives.
    private struct Reading: Sendable {
        var facts: PageFacts?
        /// By the place of the rule.
        var findings: [Int: [RuleFinding]] = [:]

        init(of index: Int, in frame: SiteFrame, rules: [CheckRule]) {
            guard let page = ReadPage(frame.site.pages[index], in: frame) else { return }
            facts = PageFacts(page)
            for (place, rule) in rules.enumerated() {
                guard case .page(let check) = rule.check else { continue }
                var found = RuleFindings(page: index)
                check(page, &found)
                if !found.found.isEmpty { findings[place] = found.found }
            }
        }
    }

    /// Findings with one cause as one, which says how often it shows.
    private static func merged(_ findings: [RuleFinding], of rule: CheckRule, on site: CheckedSite) -> [Diagnostic] {
        var order: [String] = []
        var groups: [String: [RuleFinding]] = [:]
        for finding in findings {
            if groups[finding.key] == nil { order.append(finding.key) }
            groups[finding.key, default: []].append(finding)
        }
        return order.compactMap { key in
            guard let group = groups[key], let first = group.first else { return nil }
            var notes = first.notes
            let pages = Set(group.compactMap(\.page))
            if let page = first.page {
                let others = pages.count - 1
                let more = others == 0 ? "" : others == 1 ? " and on 1 other page" : " and on \(others) other pages"
                let path = site.pages[page].route.sitePath
                notes.append(.init("it shows on \(path)\(more)", at: first.seen.map { .range($0) }))
            }
            return Diagnostic(rule.kind, first.message, at: first.place, suggestion: first.suggestion, notes: notes)
        }
    }
}
