import Diagnostics
import SiteModel
import SourceFiles

/// The files of a site that are no pages: the sitemap, what robots and hosts are told, and the prices for other tools.
struct SiteFiles {
    let content: SiteContent
    let plan: SitePlan
    let values: PageValues
    /// What all pages together need.
    let policy: ContentSecurityPolicy

    func add(to files: inout [String: [UInt8]]) {
        for (name, bytes) in Sitemap(content: content, plan: plan, values: values).files() { files[name] = bytes }
        files["robots.txt"] = Array(robots.utf8)
        let association = AppSiteAssociation.json(content.settings, routes: plan.webRoutes)
        if let association { files[AppSiteAssociation.path] = Array(association.pretty().utf8) }
        let headers = HostHeaders(policy: policy, hasAppAssociation: association != nil)
        files[HostHeaders.path] = Array(headers.text.utf8)
        files["prices.json"] = Array(SitePrices.json(content).pretty().utf8)
    }

    private var robots: String {
        "User-agent: *\nAllow: /\n\nSitemap: \(content.settings.url.value.address(ofFile: "sitemap.xml"))\n"
    }
}
