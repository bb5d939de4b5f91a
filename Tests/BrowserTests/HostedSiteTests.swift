import Foundation
import TestSupport
import Testing

/// The addresses that the open page's links and pictures lead to, as the browser resolves them.
private let addresses = PageScript(
    text: """
        return [...document.querySelectorAll("a[href], img[src], link[rel=icon]")]
            .map((element) => (element.href || element.src).replace(/#.*/, ""));
        """)

extension BrowserTests {
    @Suite("The demo site on a web host, in a folder of it, with its headers")
    struct HostedSiteTests {
        @Test("has pages that load whole, and links that lead to pages of it", arguments: DemoSite.languages)
        func pages(language: String) async throws {
            let demo = try DemoSite.built
            let folder = try demo.page("index.html").file.deletingLastPathComponent()
            let site = try HostedSite(folder: folder)
            defer { site.stop() }
            for page in demo.pages(in: language) {
                _ = try await demo.browser.requests()
                try await demo.browser.open(site.root.appending(path: page.path))
                // Whatever the header and the page's own policy together refuse is said here.
                #expect(try await demo.browser.consoleMessages() == [], "\(page)")
                try await demo.expectNothing(.pictures, "\(page)")
                for request in try await demo.browser.requests() {
                    #expect(request.address.hasPrefix(site.root.absoluteString), "\(page)")
                }
                let links: [String] = try await demo.browser.value(of: addresses)
                #expect(!links.isEmpty)
                for link in links where link.hasPrefix("http://") {
                    #expect(link.hasPrefix(site.root.absoluteString), "\(page): \(link)")
                    let path = link.dropFirst(site.root.absoluteString.count).removingPercentEncoding ?? ""
                    #expect(
                        FileManager.default.fileExists(atPath: folder.appending(path: path).path), "\(page): \(link)")
                }
            }
            #expect(site.takeMissed().filter { $0 != "/favicon.ico" } == [])
        }

        @Test("may not be put into a frame by another site")
        func frames() async throws {
            let demo = try DemoSite.built
            let folder = try demo.page("index.html").file.deletingLastPathComponent()
            let headers = HostedSite.rules(try String(contentsOf: folder.appending(path: "_headers"), encoding: .utf8))
            let page = try #require(headers.first { $0.matches("/en/pro/index.html") })
            #expect(page.headers.contains { $0.value.hasSuffix("; frame-ancestors 'self'") })
            let site = try HostedSite(folder: folder)
            defer { site.stop() }
            try await TemporaryFolder.with { outside in
                try outside.write(
                    "<!DOCTYPE html><title>A</title><iframe src='\(site.root.absoluteString)en/pro/index.html'></iframe>",
                    to: "page.html")
                try await demo.browser.open(outside.url.appending(path: "page.html"))
                let messages = try await demo.browser.consoleMessages()
                #expect(messages.contains { $0.contains("frame-ancestors") }, "\(messages)")
            }
        }
    }

    @Suite("The demo site in an app's bundle")
    struct AppSiteTests {
        @Test("opens from a folder, asks for nothing outside it, and links out to legal pages alone")
        func pages() async throws {
            let demo = try DemoSite.built
            try await TemporaryFolder.with { folder in
                let outcome = try await BuiltProgram.paywallgen.run(
                    ["build", "--for", "app", "--output", folder.path + "/paywalls"], in: PageScript.package)
                #expect(outcome.exitCode == 0, "\(outcome.errors)")
                let pages = try folder.files().filter { $0.hasSuffix(".html") }
                #expect(pages.count == 30)
                for page in pages where ["en", "ar"].contains(where: { page.hasPrefix("paywalls/\($0)/") }) {
                    _ = try await demo.browser.requests()
                    try await demo.browser.open(folder.url.appending(path: page))
                    #expect(try await demo.browser.consoleMessages() == [], "\(page)")
                    try await demo.expectNothing(.pictures, page)
                    let requests = try await demo.browser.requests()
                    #expect(requests.allSatisfy { $0.address.hasPrefix("file:///") }, "\(page)")
                    for link in try await demo.browser.value(of: addresses) as [String] {
                        if let url = URL(string: link), url.isFileURL {
                            #expect(FileManager.default.fileExists(atPath: url.path), "\(page): \(link)")
                        } else {
                            #expect(
                                link.contains("/stdeula/") || link.hasPrefix("https://example.com/northlight/"),
                                "\(page): \(link)")
                        }
                    }
                    #expect(try await demo.browser.enter(host: "web") == [], "\(page)")
                    let actions = try await demo.browser.enter(host: "app")
                    #expect(Set(["close", "purchase", "restore"]).isSubset(of: actions), "\(page)")
                    try await demo.expectNothing(.sideways, page)
                }
            }
        }
    }
}
