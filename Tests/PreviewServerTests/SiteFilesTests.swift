import Testing

@testable import PreviewServer

@Suite struct SiteFilesTests {
    private let site = SiteFiles(
        files: Dictionary(
            uniqueKeysWithValues: [
                "index.html", "en/index.html", "en/pro/index.html", "en/terms/index.html", "de/pro/index.html",
                "about.html", "assets/a b.png", "prices.json", "_headers",
            ].map { ($0, []) }))

    @Test(arguments: [
        ("/", SiteFiles.Finding.file(path: "index.html")),
        ("/index.html", .file(path: "index.html")),
        ("/en/", .file(path: "en/index.html")),
        ("/en", .folder),
        ("/en/pro", .folder),
        ("/en/pro/", .file(path: "en/pro/index.html")),
        ("/en/pro/index.html", .file(path: "en/pro/index.html")),
        ("/assets/a b.png", .file(path: "assets/a b.png")),
        ("/prices.json", .file(path: "prices.json")),
        ("/prices.json/", .nothing),
        ("/assets/", .nothing),
        ("/assets", .nothing),
        ("//en/", .nothing),
        ("/en//", .nothing),
        ("/EN/", .nothing),
        ("/en/pro/index.html/", .nothing),
        ("", .file(path: "index.html")),
    ])
    func findsWhatAPlainHostFinds(path: String, expected: SiteFiles.Finding) {
        #expect(site.find(path) == expected)
    }

    @Test func listsThePages() {
        #expect(site.routes == ["/", "/about.html", "/de/pro/", "/en/", "/en/pro/", "/en/terms/"])
    }

    @Test(arguments: [("/en/prx/", "/en/pro/"), ("/de/pr", "/de/pro/"), ("/EN/TERMS/", "/en/terms/"), ("/x", "/")])
    func namesTheNearestPageFirst(path: String, expected: String) {
        #expect(site.routes(near: path, limit: 3).first == expected)
        #expect(site.routes(near: path, limit: 3).count == 3)
    }

    @Test(arguments: [
        ("en/index.html", "text/html; charset=utf-8"), ("a.PNG", "image/png"), ("a.webp", "image/webp"),
        ("sitemap.xml", "application/xml"), ("robots.txt", "text/plain; charset=utf-8"),
        ("_headers", "text/plain; charset=utf-8"), (".well-known/apple-app-site-association", "application/json"),
        ("a.unknown", "application/octet-stream"), ("LICENSE", "application/octet-stream"),
        ("a.b/c", "application/octet-stream"), ("prices.json", "application/json"), ("a.svg", "image/svg+xml"),
    ])
    func knowsTheMediaTypes(path: String, expected: String) {
        #expect(ContentType.of(path) == expected)
    }
}
