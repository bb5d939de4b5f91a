import SiteModel
import SourceFiles

/// The sitemap: the pages that search engines keep, each with its other languages (sitemaps.org 0.9, Google's
/// `xhtml:link`).
struct Sitemap {
    let content: SiteContent
    let plan: SitePlan
    let values: PageValues

    /// What one file may hold (sitemaps.org, "Using Sitemap index files").
    struct Limits: Sendable {
        var pages = 50_000
        /// 50 MB before compression.
        var bytes = 52_428_800
    }

    /// `sitemap.xml`; where one file cannot hold all, that one lists the others, `sitemap-1.xml` and so on.
    func files(limits: Limits = Limits()) -> [String: [UInt8]] {
        var parts: [[UInt8]] = []
        var part: [UInt8] = []
        var count = 0
        // A page in forty languages is forty entries with the same links.
        var links: [Route: [UInt8]] = [:]
        let frame = Self.head.count + Self.end.count
        for page in plan.pages where page.isIndexed {
            let group = values.representative(of: page)
            let alternates = links[group] ?? alternates(of: page)
            links[group] = alternates
            let start = Array("  <url>\n    <loc>\(Self.escaped(url.address(of: page.route)))</loc>\n".utf8)
            let entry = start + alternates + Self.entryEnd
            if count == limits.pages || (count > 0 && frame + part.count + entry.count > limits.bytes) {
                parts.append(part)
                part = []
                count = 0
            }
            part += entry
            count += 1
        }
        parts.append(part)
        if parts.count == 1 { return ["sitemap.xml": Self.head + part + Self.end] }
        var files: [String: [UInt8]] = [:]
        var list = ""
        for (index, part) in parts.enumerated() {
            let name = "sitemap-\(index + 1).xml"
            files[name] = Self.head + part + Self.end
            list += "  <sitemap><loc>\(Self.escaped(url.address(ofFile: name)))</loc></sitemap>\n"
        }
        files["sitemap.xml"] = Array("\(Self.indexHead)\(list)</sitemapindex>\n".utf8)
        return files
    }
}

extension Sitemap {
    private var url: SiteURL { content.settings.url.value }

    private func alternates(of page: PlannedPage) -> [UInt8] {
        var text = ""
        for alternate in values.alternateRoutes(of: page) {
            text +=
                "    <xhtml:link rel=\"alternate\" hreflang=\"\(alternate.language)\""
                + " href=\"\(Self.escaped(url.address(of: alternate.route)))\"/>\n"
        }
        return Array(text.utf8)
    }

    private static let entryEnd = Array("  </url>\n".utf8)
    private static let head = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">

        """.utf8)
    private static let end = Array("</urlset>\n".utf8)
    private static let indexHead = """
        <?xml version="1.0" encoding="UTF-8"?>
        <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

        """

    /// Addresses are made of the checked site address and of checked names; `&` is all that XML minds in them.
    private static func escaped(_ address: String) -> String {
        address.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
    }
}
