import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import SiteModel

@Suite("apple-app-site-association")
struct AppSiteAssociationTests {
    private func json(_ site: SiteFixture) throws -> String? {
        let content = try site.content()
        let plan = try site.plan().plan
        return AppSiteAssociation.json(content.settings, routes: plan.webRoutes)?.compact()
    }

    private func site(_ app: String = "{ id: 123, bundle: com.example.lantern, team: 9JA89QQLNQ }") -> SiteFixture {
        var site = SiteFixture()
        site.settings = site.settings.replacing("{ id: 123, bundle: com.example.lantern }", with: app)
        return site
    }

    @Test("names the app and the paths of its paywalls, as the host sees them")
    func paths() throws {
        var site = site()
        site.paywalls["alpha"] = site.paywalls["pro"]
        site.pages = ["faq.md": "---\ntitle: Questions\n---\nA"]
        #expect(
            try json(site) == #"{"applinks":{"details":[{"appIDs":["9JA89QQLNQ.com.example.lantern"],"#
                + #""components":[{"/":"/lantern/*/alpha/*"},{"/":"/lantern/*/pro/*"}]}]}}"#)
        site.settings = site.settings.replacing("https://example.com/lantern", with: "https://example.com")
        #expect(try json(site)?.contains(#"{"/":"/*/pro/*"}"#) == true)
    }

    @Test("matches every paywall's address and no other page's")
    func matching() throws {
        var site = site()
        site.paywalls["pro"]? += "\nvariants: { a: {}, b: {} }"
        site.pages = ["faq.md": "---\ntitle: Questions\n---\nA"]
        let text = try #require(try json(site))
        let pattern = try #require(text.firstMatch(of: #/"\/":"([^"]*)"/#)).output.1
        for page in try site.plan().plan.pages {
            let path = "/lantern" + page.route.sitePath
            // fnmatch without FNM_PATHNAME: a star stands for any characters, as in Apple's components.
            let matches = unsafe fnmatch(String(pattern), path, 0) == 0
            #expect(matches == page.isPaywall, "\(path)")
        }
    }

    @Test("is not there without team, bundle, or a paywall")
    func absent() throws {
        #expect(try json(site("{ id: 123, bundle: com.example.lantern }")) == nil)
        #expect(try json(site("{ id: 123 }")) == nil)
        var empty = site()
        empty.paywalls = [:]
        empty.pages = ["faq.md": "---\ntitle: Questions\n---\nA"]
        #expect(try json(empty) == nil)
    }

    static let addresses = [
        ("https://example.com", "/"), ("https://example.com/", "/"), ("http://example.com:8080/a/b", "/a/b/"),
        ("https://example.com/fieldnotes/", "/fieldnotes/"),
    ]

    @Test("The folder of an address", arguments: addresses)
    func folder(address: String, path: String) {
        #expect(SiteURL(address)?.path == path)
    }
}
