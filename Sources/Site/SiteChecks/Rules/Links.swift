import Diagnostics
import SiteModel
import SourceFiles

extension CheckRule {
    static let link = CheckRule(
        "R20", "check.link", title: "A link leads nowhere",
        why: "A link inside the site names a page or a file that the build writes. Links between Markdown pages are"
            + " relative and name the page's folder: ../privacy/index.html.",
        basis: "App Review 2.1; HTML",
        failing: .markdown("See [the plans](pro.md)."), passing: .markdown("See [the plans](../pro/index.html)."),
        .site { site, findings in
            for (index, page) in site.site.pages.enumerated() {
                guard let facts = site.facts[index] else { continue }
                findings.page = index
                for link in facts.links {
                    guard case .missing(let path) = LinkTarget(link.address, from: page.route, site: site.frame)
                    else { continue }
                    findings.report(
                        "\(link.element == "img" ? "the picture" : "the link") \(link.address) leads nowhere",
                        at: page.source(of: link.address, in: site), seen: facts.place(line: link.line),
                        suggestion: LinkSuggestion.find(path, from: page.route, in: site).map { .name($0) })
                }
            }
        })

    static let anchor = CheckRule(
        "R21", "check.anchor", title: "A link leads to a place that its page does not have",
        why: "What stands behind # is the id of an element of that page; without it readers land at its top.",
        basis: "HTML",
        failing: .page("<a href=\"#plans\">Plans</a>"),
        passing: .page("<a href=\"#plans\">Plans</a> <section id=\"plans\"></section>"),
        .site { site, findings in
            for (index, page) in site.site.pages.enumerated() {
                guard let facts = site.facts[index] else { continue }
                findings.page = index
                for link in facts.links {
                    guard
                        case .page(let target, let anchor?) = LinkTarget(
                            link.address, from: page.route, site: site.frame),
                        anchor != "top", let other = site.facts[target], !other.ids.contains(anchor)
                    else { continue }
                    findings.report(
                        "\(site.site.pages[target].route.sitePath) has no element with the id \(anchor)",
                        at: page.source(of: link.address, in: site), seen: facts.place(line: link.line),
                        suggestion: NearestName.find(anchor, in: other.ids.sorted()).map { .name("#\($0)") })
                }
            }
        })
}

extension PageFacts {
    func place(line: Int) -> SourceRange { source.place(at: source.offset(line: line, column: 1)) }
}

extension CheckedPage {
    /// Where a person wrote an address: the Markdown file, else the theme's template, else its layout.
    func source(of address: String, in site: ReadSite) -> Diagnostic.Place {
        if let markdown, let range = markdown.first("](\(address)") {
            return .range(range.part(2..<address.utf8.count + 2))
        }
        if let markdown, let range = markdown.first(address) { return .range(range) }
        guard let theme = site.site.themes[theme] else { return .file("themes/\(theme)") }
        for (_, source) in theme.templates.sorted(by: { $0.key < $1.key }) {
            if let range = source.first("\"\(address)\"") { return .range(range) }
        }
        return .file("\(theme.folder)/layouts/\(layout).mustache")
    }
}

/// What a broken link most likely means.
private enum LinkSuggestion {
    /// `privacy.md` and `privacy` mean the page of that name in the same language.
    static func find(_ path: String, from route: Route, in site: ReadSite) -> String? {
        var name = path.split(separator: "/").last.map(String.init) ?? path
        for ending in [".md", ".html"] where name.hasSuffix(ending) { name = String(name.dropLast(ending.count)) }
        if name == "index" { name = path.split(separator: "/").dropLast().last.map(String.init) ?? "" }
        let pages = site.site.pages.map(\.route).filter { $0.locale == route.locale }
        let bare = name.split(separator: ".").first.map(String.init) ?? name
        let names = pages.map(\.pageName)
        let wanted = names.contains(bare) ? bare : NearestName.find(bare, in: names)
        guard let wanted, let target = pages.first(where: { $0.pageName == wanted }) else { return nil }
        return route.link(to: target)
    }
}
