import Diagnostics
import Localization
import SiteModel
import SourceFiles

extension CheckRule {
    static let alternates = CheckRule(
        "R22", "check.alternates", title: "A page does not say where its other languages are",
        why:
            "Search engines show a page in the reader's language only when every language names all the others, itself and"
            + " x-default, by absolute addresses of pages that exist.",
        basis: "Google Search Central, hreflang; HTML",
        failing: .head("<link rel=\"alternate\" hreflang=\"de\" href=\"https://fieldnotes.app/de/pro/\">\n"),
        passing: .head(ExampleSite.goodHead),
        .site { site, findings in
            // No search engine reads an app.
            guard site.site.host != .app else { return }
            for (index, page) in site.site.pages.enumerated() {
                guard let facts = site.facts[index] else { continue }
                findings.page = index
                let place = CheckPlace(page: page, site: site, seen: facts.place(line: 1))
                if facts.canonical != site.site.url.address(of: page.canonicalRoute) {
                    place.report("the page does not name its canonical address", "canonical", &findings)
                }
                guard page.isIndexed, page.route.locale != nil else { continue }
                checkAlternates(of: page, facts, site, place, &findings)
            }
        })

    private static func checkAlternates(
        of page: CheckedPage, _ facts: PageFacts, _ site: ReadSite, _ place: CheckPlace, _ findings: inout RuleFindings
    ) {
        let routes = Set(site.site.pages.map(\.route))
        let expected = site.site.locales.filter { !$0.hasFallback && routes.contains(page.route.inLocale($0.tag)) }
        let said = facts.alternates
        // A page in one language alone has no others to name.
        guard expected.count > 1 || !said.isEmpty else { return }
        for (tag, _) in expected {
            let address = site.site.url.address(of: page.route.inLocale(tag))
            if !said.contains(where: { $0.language == tag.identifier && $0.address == address }) {
                place.report("the page does not name its \(tag) page", "alternates", &findings)
            }
        }
        if !said.contains(where: { $0.language == "x-default" }) {
            place.report("the page names no x-default", "alternates", &findings)
        }
        for alternate in said {
            switch LinkTarget(alternate.address, from: page.route, site: site.frame) {
            case .page: break
            case .outside, .file, .missing, .other:
                place.report("the alternate \(alternate.address) is no page of the site", "alternates", &findings)
            }
        }
    }
}

/// Where a theme's author mends what the head of a page lacks.
private struct CheckPlace {
    let page: CheckedPage
    let site: ReadSite
    let seen: SourceRange

    func report(_ message: String, _ name: String, _ findings: inout RuleFindings) {
        let theme = site.site.themes[page.theme]
        let source = theme?.templates.sorted { $0.key < $1.key }.lazy.compactMap { $0.value.first("#\(name)") }.first
        let file = "\(theme?.folder ?? page.theme)/layouts/\(page.layout).mustache"
        findings.report(message, at: source.map { .range($0) } ?? .file(file), seen: seen)
    }
}
