import Diagnostics
import Localization
import SiteModel
import SourceFiles

extension CheckRule {
    static let legalLanguages = CheckRule(
        "R16", "check.legal.language", title: "A legal page is not there in a language of the paywalls",
        why:
            "Every listing needs its terms: an app was rejected because one language lacked them. A page that is missing"
            + " is linked in another language.",
        basis: "App Review 3.1.2(c), Schedule 2 §3.8(b)",
        failing: CheckExample("legal: { privacy: { page: privacy } }\n# pages/privacy.md, and no pages/privacy.de.md") {
            ExampleSite.addPrivacy(in: [ExampleSite.english], to: &$0)
        },
        passing: CheckExample("legal: { privacy: { page: privacy } }\n# pages/privacy.md and pages/privacy.de.md") {
            ExampleSite.addPrivacy(in: [ExampleSite.english, ExampleSite.german], to: &$0)
        },
        .site { site, findings in
            let routes = Set(site.site.pages.map(\.route))
            // An app has the paywalls alone; the web has the pages, and is checked by itself.
            guard site.site.host != .app else { return }
            let links = [("terms", site.site.legal.terms), ("privacy policy", site.site.legal.privacy)]
            for (name, link) in links {
                guard let link, case .page(let page) = link.value else { continue }
                for (tag, hasFallback) in site.site.locales where !hasFallback {
                    let hasPaywall = site.site.pages.contains { $0.route.locale == tag && $0.paywall != nil }
                    guard hasPaywall, !routes.contains(.document(tag, name: page)) else { continue }
                    findings.report(
                        "the \(name) is not there in \(tag)", at: link.range,
                        suggestion: .advice("write pages/\(page).\(tag).md"))
                }
            }
        })
}

extension ExampleSite {
    fileprivate static func addPrivacy(in languages: [LanguageTag], to site: inout CheckedSite) {
        site.pages[1].paywall = site.pages[0].paywall
        site.legal.privacy = site.legal.privacy?.map { _ in .page("privacy") }
        for language in languages {
            var page = document("---\ntitle: Privacy\n---\nWe keep nothing.")
            page.language = language
            page.route = .document(language, name: "privacy")
            site.pages.append(page)
        }
    }
}
