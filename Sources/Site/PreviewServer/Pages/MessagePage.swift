import HTTPServer

/// The preview's small pages.
enum MessagePage {
    /// Before the first build is done.
    static func starting(version: String) -> String {
        PageFrame.page(
            title: "Building · Paywallgen preview", version: version,
            body: """
                <main>
                <p class="brand">Paywallgen preview</p>
                <h1>The site is being built</h1>
                <p class="lead">This page gives way to it by itself.</p>
                </main>
                """)
    }

    /// An address that the site does not have, with those that it has.
    static func notFound(_ path: String, in site: SiteFiles, version: String) -> String {
        let routes = site.routes
        let near = site.routes(near: path, limit: 6)
        var body = """
            <main>
            <p class="brand">Paywallgen preview</p>
            <h1>No page at \(PageText.escape(path))</h1>
            <p class="lead">A page is left out in a language that lacks one of its texts; the terminal names those.</p>

            """
        if !near.isEmpty { body += "<h2>Nearest pages</h2>\n\(list(near))" }
        if routes.count > near.count {
            body += "<details><summary>All \(routes.count) pages</summary>\n\(list(routes))</details>\n"
        }
        if routes.isEmpty { body += "<p>The site has no pages yet.</p>\n" }
        body += "</main>"
        return PageFrame.page(title: "Not found · Paywallgen preview", version: version, body: body)
    }

    private static func list(_ routes: [String]) -> String {
        let rows = routes.map { route in
            "<li><a href=\"\(PageText.escape(RequestTarget.encode(path: route)))\">\(PageText.escape(route))</a></li>\n"
        }
        return "<ul class=\"routes\">\n\(rows.joined())</ul>\n"
    }
}
