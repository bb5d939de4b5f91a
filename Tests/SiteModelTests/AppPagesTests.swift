import TestSupport
import Testing

@testable import SiteModel

@Suite("The pages of an app")
struct AppPagesTests {
    private static func site() -> SiteFixture {
        var site = SiteFixture()
        site.settings += "\nlegal: { terms: apple, privacy: { page: privacy } }"
        site.settings += "\ntelemetry: { to: telemetrydeck, app: 1B2C }"
        site.paywalls["pro"]? += "\nactions: [restore, redeem, manage, close]\nvariants: { a: {}, b: {} }"
        site.pages = ["privacy.md": "---\ntitle: Privacy\n---\nA"]
        site.host = .app
        return site
    }

    @Test("are the paywalls and their variants alone; a page that only the web has is not missed")
    func pages() throws {
        let (plan, lines) = try Self.site().plan(isStrict: true)
        #expect(
            plan.addresses == ["/en/pro/", "/en/pro/a/", "/en/pro/b/", "/de/pro/", "/de/pro/a/", "/de/pro/b/"])
        #expect(lines == [] && plan.leftOut == 0)
        var web = Self.site()
        web.host = .web
        #expect(try web.plan().plan.leftOut == 1)
    }

    @Test("lead nowhere but to each other and to the legal pages on the web")
    func links() throws {
        let pages = try Self.site().values()
        for (address, page) in pages {
            for name in ["canonical", "robots", "structured_data"] { #expect(try page[name].isAbsent, "\(address)") }
            #expect(try page["alternates"].items.isEmpty)
            for name in ["home_url", "app_store_url", "smart_banner"] {
                #expect(try page["site"][name].isAbsent, "\(address): \(name)")
            }
            for name in ["buy_url", "redeem_url", "manage_url", "tax_note"] {
                #expect(try page["paywall"][name].isAbsent, "\(address): \(name)")
            }
            #expect(try page["legal"]["terms_url"].text == LegalLink.appleTermsURL)
            // The page exists in English alone; a web view shows it from the web.
            #expect(try page["legal"]["privacy_url"].text == "https://example.com/lantern/en/privacy/")
        }
        #expect(
            try pages["/de/pro/a/"]?["languages"].items.map { try $0["url"].text }
                == ["../../../en/pro/a/index.html", "index.html"])
    }

    @Test("are pages of the open web until they find their host, which is who sends signals")
    func host() throws {
        let page = try #require(try Self.site().values()["/en/pro/"])
        #expect(try page["host"].text == "web")
        let paywall = try page["paywall"]
        for name in ["has_restore", "has_redeem", "has_manage", "has_close"] {
            #expect(try paywall[name].flag == true, "\(name)")
        }
        let data = try #require(try page["page_data"].json)
        #expect(!data.contains("telemetry") && data.contains("\"storefront\":\"US\""))
    }
}
