import Diagnostics
import Foundation
import SiteModel
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("A site for an app's bundle")
struct AppSiteTests {
    private func pages() throws -> [(name: String, tokens: HTMLTokens)] {
        try FixtureSite.demoApp.get().files.filter { $0.key.hasSuffix(".html") }.sorted { $0.key < $1.key }
            .map { ($0.key, HTMLTokens($0.value)) }
    }

    @Test("holds the paywalls and their variants in every language, their pictures, and nothing else")
    func files() throws {
        let site = try FixtureSite.demoApp.get()
        #expect(!site.diagnostics.hasErrors)
        let paywalls = ["premium-gate", "pro", "store", "trial", "trial/control", "trial/focus"]
        let expected = ["ar", "de", "en", "ja", "ru"].flatMap { locale in
            paywalls.map { "\(locale)/\($0)/index.html" }
        }
        let names = site.files.keys.filter { !$0.hasPrefix("assets/") }
        #expect(names.sorted() == expected.sorted())
        #expect(site.summary.pages == expected.count)
    }

    @Test("links to explicit files of its own and to the legal pages, and to nothing else")
    func links() throws {
        let site = try FixtureSite.demoApp.get()
        let legal = [LegalLink.appleTermsURL, "https://example.com/northlight/privacy"]
        let japanese = "https://example.com/northlight/ja/tokushoho/"
        for (name, tokens) in try pages() {
            let legal = legal + (name.hasPrefix("ja/") ? [japanese] : [])
            let links = tokens.values(of: "href") + tokens.values(of: "src")
            for link in links where !link.hasPrefix("#") {
                if legal.contains(link) { continue }
                let url = try #require(URL(string: link, relativeTo: URL(string: "file:///bundle/" + name)))
                let path = url.absoluteURL.standardized.path
                #expect(path.hasPrefix("/bundle/"), "\(name): \(link)")
                #expect(site.files[String(path.dropFirst("/bundle/".count))] != nil, "\(name): \(link)")
            }
            for address in legal { #expect(links.contains(address), "\(name)") }
            #expect(links.allSatisfy { !$0.hasSuffix("/") || legal.contains($0) }, "\(name)")
        }
    }

    @Test("tells search engines, other sites and the App Store nothing")
    func head() throws {
        for (name, tokens) in try pages() {
            let metas = tokens.values(of: "name") + tokens.values(of: "property")
            #expect(metas.allSatisfy { !$0.hasPrefix("og:") && $0 != "robots" && $0 != "apple-itunes-app" }, "\(name)")
            #expect(!tokens.values(of: "rel").contains { ["canonical", "alternate"].contains($0) }, "\(name)")
            #expect(!tokens.values(of: "type").contains("application/ld+json"), "\(name)")
        }
    }

    @Test("keeps the buttons that its host makes work, hidden until then")
    func buttons() throws {
        for (name, tokens) in try pages() {
            #expect(tokens.values(of: "data-host") == ["web"], "\(name)")
            let actions = tokens.values(of: "data-action")
            for action in ["purchase", "restore", "close"] { #expect(actions.contains(action), "\(name)") }
        }
    }
}
