import TestSupport
import Testing

@testable import SiteModel

@Suite("Links into the App Store")
struct StoreLinksTests {
    /// Two locales, of which one falls back, and a paywall with variants and every action.
    private static func site() -> SiteFixture {
        var site = SiteFixture()
        site.settings = site.settings.replacing(
            "{ en: US, de: DE }", with: "{ en: [US, DE], de: DE, ar: { storefronts: SA, fallback: en } }")
        site.paywalls["pro"]? += "\nactions: [restore, redeem, manage]\nvariants: { a: { weight: 2 }, b: {} }"
        return site
    }

    /// A page, and the storefront that its link names.
    static let storefronts = [
        ("/", ""), ("/en/", "us/"), ("/en/pro/", "us/"), ("/de/pro/b/", "de/"), ("/ar/pro/", "sa/"),
    ]

    @Test("The app's page is that of the storefront whose prices the page shows", arguments: storefronts)
    func appStore(address: String, folder: String) throws {
        let page = try #require(try Self.site().values()[address])
        let link = "https://apps.apple.com/\(folder)app/id123"
        #expect(try page["site"]["app_store_url"].text == link)
        if address.contains("pro") { #expect(try page["paywall"]["buy_url"].text == link) }
    }

    @Test("The Smart App Banner tells the app which page it was")
    func smartBanner() throws {
        let pages = try Self.site().values()
        #expect(
            try pages["/de/pro/b/"]?["site"]["smart_banner"].text
                == "app-id=123, app-argument=https://example.com/lantern/de/pro/b/")
        #expect(
            try pages["/"]?["site"]["smart_banner"].text == "app-id=123, app-argument=https://example.com/lantern/")
        var comma = Self.site()
        comma.settings = comma.settings.replacing("example.com/lantern", with: "example.com/lantern,two")
        #expect(
            try comma.values()["/en/"]?["site"]["smart_banner"].text
                == "app-id=123, app-argument=https://example.com/lantern%2Ctwo/en/")
    }

    @Test("A code is redeemed for the app, with a custom code where the paywall has one")
    func redeem() throws {
        let link = "https://apps.apple.com/redeem?ctx=offercodes&id=123"
        #expect(try Self.site().values()["/en/pro/"]?["paywall"]["redeem_url"].text == link)
        var site = Self.site()
        site.paywalls["pro"] = site.paywalls["pro"]?.replacing("b: {}", with: "b: { offer_code: 50SUMMER }")
        let pages = try site.values()
        #expect(try pages["/en/pro/"]?["paywall"]["redeem_url"].text == link)
        #expect(try pages["/en/pro/b/"]?["paywall"]["redeem_url"].text == link + "&code=50SUMMER")
    }

    @Test("Subscriptions are managed where Apple says, and actions that a paywall lacks have no link")
    func actions() throws {
        #expect(
            try Self.site().values()["/en/pro/"]?["paywall"]["manage_url"].text
                == "https://apps.apple.com/account/subscriptions")
        var site = Self.site()
        site.paywalls["pro"] = site.paywalls["pro"]?.replacing("restore, redeem, manage", with: "restore")
        let paywall = try #require(try site.values()["/en/pro/"])["paywall"]
        #expect(try paywall["manage_url"].isAbsent && paywall["redeem_url"].isAbsent)
        #expect(try paywall["has_restore"].flag == true && paywall["has_manage"].flag == false)
    }

    @Test("Without an app there is nothing to link to")
    func noApp() throws {
        var site = Self.site()
        site.settings = site.settings.replacing("app: { id: 123, bundle: com.example.lantern }\n", with: "")
        let page = try #require(try site.values()["/de/pro/b/"])
        #expect(try page["site"]["app_store_url"].isAbsent && page["site"]["smart_banner"].isAbsent)
        #expect(try page["paywall"]["redeem_url"].isAbsent && page["paywall"]["buy_url"].isAbsent)
    }
}
