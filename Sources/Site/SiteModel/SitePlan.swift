import CopyVariables
package import Diagnostics
import Localization
import ProductCatalog
import SourceFiles

/// Which pages a site has, and what stands on them.
package struct SitePlan: Sendable {
    /// In the order of the locales; the chooser first. For an app the paywalls alone.
    package let pages: [PlannedPage]
    /// Every page that the site has on the web, where links from an app may lead.
    package let webRoutes: Set<Route>
    /// The headings of the Markdown pages that the site has on the web.
    let documentTitles: [Route: String]
    /// How many pages exist in another language and are left out in one.
    package let leftOut: Int

    /// Plans every page of a site.
    ///
    /// - Parameters:
    ///   - isStrict: whether a page that is left out is an error.
    ///   - diagnostics: gets what is wrong, and what is left out.
    package static func make(
        _ content: SiteContent, isStrict: Bool, workers: Workers = Workers(), into diagnostics: inout [Diagnostic]
    ) -> SitePlan {
        let checks = ContentChecks.run(content)
        diagnostics += checks

        let locales = content.settings.locales.filter { ContentChecks.hasCopy($0, in: content) }
        let planned = workers.each(locales.count, state: { [Int: (pages: [PlannedPage], findings: PlanFindings)]() }) {
            index, planned in
            var findings = PlanFindings()
            let pages = LocalePlanner(content: content, locale: locales[index])?.pages(findings: &findings) ?? []
            planned[index] = (pages, findings)
        }
        var findings = PlanFindings()
        var pages: [PlannedPage] = []
        for index in locales.indices {
            guard let result = planned.lazy.compactMap({ $0[index] }).first else { continue }
            pages += result.pages
            findings.merge(result.findings)
        }
        if content.host != .app { diagnostics += Placeholder.findings(in: content, isStrict: isStrict) }
        diagnostics += findings.reported(settings: content.settings, isStrict: isStrict)
        // Planning goes on after an error, to find the others; its pages do not count then.
        if checks.hasErrors || findings.hasErrors {
            return SitePlan(pages: [], webRoutes: [], documentTitles: [:], leftOut: 0)
        }
        if let chooser = chooser(of: content, pages: pages) { pages.insert(chooser, at: 0) }
        let webRoutes = Set(pages.map(\.route))
        var titles: [Route: String] = [:]
        for page in pages {
            if case .document(let document) = page.content { titles[page.route] = document.title }
        }
        if content.host == .app { pages = pages.filter(\.isPaywall) }
        return SitePlan(pages: pages, webRoutes: webRoutes, documentTitles: titles, leftOut: findings.leftOut.count)
    }
}

extension SitePlan {
    /// The page at `/`: in the site's first language, since nobody has chosen one yet.
    private static func chooser(of content: SiteContent, pages: [PlannedPage]) -> PlannedPage? {
        guard let language = content.settings.firstLanguage,
            let wording = Wording(language: language)
        else { return nil }
        let name = content.settings.name.value
        return PlannedPage(
            route: .chooser, layout: "chooser", theme: nil, language: language, title: name,
            description: "\(name): \(wording.chooseLanguage)", content: .chooser)
    }
}
