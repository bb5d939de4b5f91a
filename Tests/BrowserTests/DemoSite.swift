import Foundation
import TestSupport
import Testing

/// The demo site as the built program writes it, and a browser to look at it, shared by all tests of the suite.
struct DemoSite: Sendable {
    let browser: Browser
    let pages: [Page]

    /// A page of the site.
    struct Page: Sendable, CustomStringConvertible {
        let file: URL
        /// Below the site's folder: `en/pro/index.html`.
        let path: String

        var description: String { path }
        /// The language of its folder; the language chooser at `/` is in the site's first.
        var language: String { path.contains("/") ? String(path.prefix { $0 != "/" }) : "en" }
    }

    static let languages = ["ar", "de", "en", "ja", "ru"]

    /// A page of each layout: its path below the folder of its language.
    static let layouts = [
        "pricing": "index.html", "document": "faq/index.html", "gate": "premium-gate/index.html",
        "rows": "store/index.html", "plans": "pro/index.html",
    ]

    @TaskLocal fileprivate static var current: DemoSite?

    /// The site that the trait `.demoSiteInBrowser` has built.
    static var built: DemoSite { get throws { try #require(current) } }

    func pages(in language: String) -> [Page] { pages.filter { $0.language == language } }

    func page(_ path: String) throws -> Page { try #require(pages.first { $0.path == path }, "\(path)") }

    /// Records an issue when a check finds something on the open page; `place` says which page that is, and how shown.
    func expectNothing(
        _ check: PageScript, _ place: String, sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let findings = try await browser.findings(check)
        #expect(findings == [], "\(place)", sourceLocation: sourceLocation)
    }
}

/// Builds the demo site into a temporary folder and starts a browser, for all tests of a suite together.
struct DemoSiteInBrowser: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await TemporaryFolder.with { folder in
            let outcome = try await BuiltProgram.paywallgen.run(
                ["build", "--output", folder.path + "/site"], in: PageScript.package)
            try #require(outcome.exitCode == 0, "\(outcome.errors)")
            let pages = try folder.files().filter { $0.hasSuffix(".html") }.map {
                DemoSite.Page(file: folder.url.appending(path: $0), path: String($0.dropFirst("site/".count)))
            }
            try await Browser.with { browser in
                try await DemoSite.$current.withValue(DemoSite(browser: browser, pages: pages)) {
                    try await function()
                }
            }
        }
    }
}

extension Trait where Self == DemoSiteInBrowser {
    static var demoSiteInBrowser: Self { Self() }
}

/// Everything that needs the browser: one test after another, since there is one window.
@Suite("The demo site in Chromium", .serialized, .demoSiteInBrowser)
enum BrowserTests {}
