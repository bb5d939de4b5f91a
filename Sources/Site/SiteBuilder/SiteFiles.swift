import Diagnostics
import SiteModel
import SourceFiles

/// The files of a site that are no pages: the sitemap, what robots and hosts are told, and the prices for other tools.
struct SiteFiles: Sendable {
    let content: SiteContent
    let plan: SitePlan
    let values: PageValues

    /// The files by path, but for those that depend on how the pages came out.
    var files: [String: [UInt8]] {
        var files = Sitemap(content: content, plan: plan, values: values).files()
        files["robots.txt"] = Array(robots.utf8)
        if let association { files[AppSiteAssociation.path] = association.prettyBytes() }
        files["prices.json"] = SitePrices.json(content).prettyBytes()
        return files
    }

    /// What hosts are told.
    ///
    /// - Parameter policy: what all pages together need.
    func headers(_ policy: ContentSecurityPolicy) -> [UInt8] {
        Array(HostHeaders(policy: policy, hasAppAssociation: association != nil).text.utf8)
    }

    private var association: JSONText? { AppSiteAssociation.json(content.settings, routes: plan.webRoutes) }

    private var robots: String {
        "User-agent: *\nAllow: /\n\nSitemap: \(content.settings.url.value.address(ofFile: "sitemap.xml"))\n"
    }
}
