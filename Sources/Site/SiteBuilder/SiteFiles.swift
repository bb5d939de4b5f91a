import Diagnostics
import SiteModel
import SourceFiles

/// The files of a site that are no pages: the sitemap, what robots are told, and the prices for other tools.
struct SiteFiles {
    let content: SiteContent
    let plan: SitePlan
    let values: PageValues

    func add(to files: inout [String: [UInt8]]) {
        files["sitemap.xml"] = Array(sitemap.utf8)
        files["robots.txt"] = Array(robots.utf8)
        if let association = AppSiteAssociation.json(content.settings, routes: plan.webRoutes) {
            files[AppSiteAssociation.path] = Array(association.pretty().utf8)
        }
        files["prices.json"] = Array(SitePrices.json(content).pretty().utf8)
    }

    /// The pages that search engines keep, each with its other languages (sitemaps.org 0.9, Google's `xhtml:link`).
    private var sitemap: String {
        let url = content.settings.url.value
        var text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">

            """
        for page in plan.pages where page.isIndexed {
            text += "  <url>\n    <loc>\(Self.escaped(url.address(of: page.route)))</loc>\n"
            for alternate in values.alternateRoutes(of: page) {
                text +=
                    "    <xhtml:link rel=\"alternate\" hreflang=\"\(alternate.language)\""
                    + " href=\"\(Self.escaped(url.address(of: alternate.route)))\"/>\n"
            }
            text += "  </url>\n"
        }
        return text + "</urlset>\n"
    }

    private var robots: String {
        "User-agent: *\nAllow: /\n\nSitemap: \(content.settings.url.value.address(ofFile: "sitemap.xml"))\n"
    }

    /// Addresses are made of the checked site address and of checked names; `&` is all that XML minds in them.
    private static func escaped(_ address: String) -> String {
        address.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
    }
}
