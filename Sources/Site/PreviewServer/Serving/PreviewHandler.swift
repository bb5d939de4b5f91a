import HTTPServer

/// Answers the requests of a preview.
///
/// The site is served at `/`, whatever path its published address has: links between its pages are relative. What is
/// the preview's own stands under `/~preview/`, which no site uses.
struct PreviewHandler: Sendable {
    let store: SiteStore

    /// Where everything of the preview's own stands.
    static let prefix = "/~preview/"
    static let eventsPath = prefix + "events"

    func respond(to request: Request) -> Response {
        if request.path == Self.eventsPath { return .events(store.events) }
        let shown = store.shown
        switch shown.content {
        case .starting:
            return page(MessagePage.starting(version: shown.version), status: 503)
        case .broken(let findings, let lastGood):
            let page = DiagnosticsPage(findings: findings, hasLastGood: lastGood != nil, version: shown.version)
            return self.page(page.html, status: 500)
        case .site(let files):
            return respond(to: request, from: SiteFiles(files: files), version: shown.version)
        }
    }
}

extension PreviewHandler {
    private func respond(to request: Request, from site: SiteFiles, version: String) -> Response {
        switch site.find(request.path) {
        case .file(let path):
            guard let bytes = site.files[path] else { preconditionFailure("a file that was found exists") }
            guard SiteFiles.isPage(path) else { return .bytes(bytes, type: ContentType.of(path)) }
            var response = Response.bytes(PreviewPage.make(from: bytes, version: version), type: ContentType.of(path))
            response.headers["Content-Security-Policy"] = "frame-ancestors 'self'"
            return response
        case .folder:
            return .redirect(to: RequestTarget.encode(path: request.path + "/") + Self.queryText(request.query))
        case .nothing:
            // Browsers ask for it by themselves; its absence is no mistake of the site.
            if request.path == "/favicon.ico" { return Response(status: 204, content: .bytes([])) }
            return page(MessagePage.notFound(request.path, in: site, version: version), status: 404)
        }
    }

    /// A page of the preview's own: nothing may run or load but what stands in it.
    private func page(_ html: String, status: Int) -> Response {
        var response = Response.html(html, status: status)
        response.headers["Content-Security-Policy"] =
            "default-src 'none'; style-src \(PageFrame.styleHashSource); script-src \(PreviewScript.hashSource); "
            + "connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"
        return response
    }

    private static func queryText(_ query: [QueryItem]) -> String {
        guard !query.isEmpty else { return "" }
        let items = query.map { item in
            let name = RequestTarget.encode(path: item.name)
            return item.value.isEmpty ? name : "\(name)=\(RequestTarget.encode(path: item.value))"
        }
        return "?" + items.joined(separator: "&")
    }
}
