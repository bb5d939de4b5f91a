import Diagnostics
import Foundation
import SiteModel
import SourceFiles

extension CheckRule {
    static let legalLinks = CheckRule(
        "R5", "check.legal.links", title: "A paywall lacks a working link to the terms or the privacy policy",
        why: "Both links have to be on the paywall itself and lead to pages that exist: missing links are the commonest"
            + " reason why paywalls are rejected.",
        basis: "App Review 3.1.2(c), Schedule 2 §3.8(b)",
        failing: .page(
            """
            <footer><a data-role="terms" href="https://example.com/terms">Terms</a></footer>
            """),
        passing: .page(
            """
            <footer><a data-role="terms" href="https://fieldnotes.app/terms">Terms</a>
              <a data-role="privacy" href="https://fieldnotes.app/privacy">Privacy</a></footer>
            """),
        .page { page, findings in
            if page.page.paywall != nil { checkLegal(page, page.frame, &findings) }
        })

    private static func checkLegal(_ page: ReadPage, _ site: SiteFrame, _ findings: inout RuleFindings) {
        let links = [("terms", site.site.legal.terms), ("privacy", site.site.legal.privacy)]
        for (role, setting) in links {
            let name = role == "terms" ? "terms" : "privacy policy"
            guard let setting else {
                let example = role == "terms" ? "apple" : "https://…"
                findings.report(
                    "the site has no link to its \(name)", at: site.site.settings.part(0..<1),
                    suggestion: .write("legal: { \(role): \(example) }"))
                continue
            }
            guard let link = page.all(role: role).first, let address = link.attribute("href") else {
                findings.report(
                    "the paywall does not link to the \(name)", at: page.template("legal.\(role)_url", "<footer"),
                    suggestion: .write(
                        "{{#legal.\(role)_url}}<a data-role=\"\(role)\" href=\"{{ legal.\(role)_url }}\">…</a>"
                            + "{{/legal.\(role)_url}}"))
                continue
            }
            let target = LinkTarget(address, from: page.page.route, site: site)
            switch target {
            case .outside(let url):
                if !url.lowercased().hasPrefix("https://") {
                    findings.report(
                        "the link to the \(name) is not https", at: setting.range, seen: page.place(of: link))
                } else if PlaceholderAddress.isOne(url) {
                    findings.report(
                        "the link to the \(name) leads to a placeholder: \(url)", at: setting.range,
                        seen: page.place(of: link), suggestion: .advice("write the address of the real page"))
                }
            case .page, .file: break
            case .missing, .other:
                findings.report(
                    "the link to the \(name) leads nowhere: \(address)", at: setting.range, seen: page.place(of: link))
            }
        }
    }
}

/// Addresses that stand for others until somebody fills them in.
enum PlaceholderAddress {
    static func isOne(_ address: String) -> Bool {
        guard let start = address.range(of: "//")?.upperBound else { return true }
        let host = address[start...].lowercased().prefix { !"/:?#".contains($0) }
        let name = host.split(separator: ".").suffix(2).joined(separator: ".")
        let isReserved =
            ["example.com", "example.org", "example.net"].contains(name)
            || [".example", ".test", ".invalid", ".localhost"].contains { host.hasSuffix($0) }
        let isMade = ["yourdomain", "yoursite", "yourapp", "your-app", "your-domain", "mydomain", "todo", "localhost"]
            .contains { host.split(separator: ".").contains(Substring($0)) }
        let isNumber = host.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
        return isReserved || isMade || isNumber || !host.contains(".")
    }
}
