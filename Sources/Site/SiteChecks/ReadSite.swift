import Diagnostics
import SiteModel
import SourceFiles

/// What all pages together say.
struct ReadSite: Sendable {
    let frame: SiteFrame
    /// By place among the site's pages; a page that could not be read has none.
    let facts: [Int: PageFacts]

    var site: CheckedSite { frame.site }
}

/// A site, and which page a file below its output folder is.
struct SiteFrame: Sendable {
    let site: CheckedSite
    /// Places among the site's pages.
    let pages: [String: Int]

    init(_ site: CheckedSite) {
        self.site = site
        pages = Dictionary(site.pages.enumerated().map { ($1.route.outputPath, $0) }) { first, _ in first }
    }
}

/// What other pages need to know of a page.
struct PageFacts: Sendable {
    let ids: Set<String>
    /// Every address that the page names, with the element that does.
    let links: [Link]
    let alternates: [(language: String, address: String, line: Int)]
    let canonical: String?
    let source: SourceText

    struct Link: Sendable {
        /// `a`, `img`…
        let element: String
        let address: String
        let line: Int
    }

    init(_ page: ReadPage) {
        ids = Set(page.elements.compactMap { $0.attribute("id") })
        links = page.elements.compactMap { element in
            let attribute = element.name == "a" ? "href" : element.name == "img" ? "src" : nil
            return attribute.flatMap { element.attribute($0) }.map {
                Link(element: element.name, address: $0, line: element.line)
            }
        }
        let heads = page.elements.filter { $0.name == "link" }
        alternates = heads.compactMap { link in
            guard link.attribute("rel") == "alternate", let language = link.attribute("hreflang") else { return nil }
            return (language, link.attribute("href") ?? "", link.line)
        }
        canonical = heads.first { $0.attribute("rel") == "canonical" }?.attribute("href")
        source = page.source
    }
}
