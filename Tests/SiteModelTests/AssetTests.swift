import Foundation
import TestSupport
import Testing

@testable import SiteModel

@Suite("Files of assets/")
struct AssetTests {
    /// A path, and the same with a fingerprint.
    static let paths = [
        ("assets/lake.webp", "assets/lake.0a.webp"), ("assets/a.b/c.tar.gz", "assets/a.b/c.tar.0a.gz"),
        ("assets/README", "assets/README.0a"), ("assets/.hidden", "assets/.hidden.0a"),
        ("assets/..lake.png", "assets/..lake.0a.png"), ("assets/a b?.png", "assets/a b?.0a.png"),
    ]

    @Test("A fingerprint stands before the ending", arguments: paths)
    func fingerprints(path: String, expected: String) {
        #expect(Asset.path(path, fingerprint: "0a") == expected)
    }

    /// Names of files that mean something else in a URL.
    static let names = ["a b.png", "50%.png", "a?b#c.png", "a:b.png", "&amp;.png", "日本.png", "a\"'<>.png", "..a.png"]

    @Test("A link leads to a file whatever its name is, and Foundation agrees", arguments: names)
    func links(name: String) throws {
        let route = Route.variant(try .known("en"), paywall: "pro", name: "b")
        let link = route.link(toFile: "assets/\(name)")
        let url = try #require(URL(string: link, relativeTo: URL(string: "file:///site/" + route.outputPath)))
        #expect(url.absoluteURL.standardized.path(percentEncoded: false) == "/site/assets/\(name)")
        #expect(url.query == nil && url.fragment == nil)
        #expect(name.percentEncoded.removingPercentEncoding == name)
    }

    @Test("A percent sign that begins no code stays", arguments: ["%", "5%", "%zz", "a%4"])
    func decoding(text: String) { #expect(text.removingPercentEncoding == text) }

    @Test("Icon and image of the site are its own pictures, relative and absolute, and not in an app")
    func siteImages() throws {
        var site = SiteFixture()
        site.settings += "\nicon: assets/lamp.png\nimage: assets/lamp.png"
        let page = try #require(try site.values()["/de/pro/"])["site"]
        #expect(try page["icon"]["url"].text == "../../assets/lamp.0a.png")
        #expect(try page["image"]["url"].text == "https://example.com/lantern/assets/lamp.0a.png")
        #expect(try page["image"]["width"].text == "640" && page["image"]["height"].text == "480")
        site.host = .app
        let inApp = try #require(try site.values()["/de/pro/"])["site"]
        #expect(try inApp["icon"].isAbsent && inApp["image"].isAbsent)
        var without = SiteFixture()
        without.settings += "\nicon: assets/../lamp.png\nimage: assets/list.pdf"
        #expect(
            try without.lines() == [
                "error picture.missing 7:7-7:25: assets/../lamp.png is no picture of the content folder"
                    + " [name: assets/lamp.png]",
                "error picture.missing 8:8-8:23: assets/list.pdf is no picture of the content folder"
                    + " [name: assets/lamp.png]",
            ])
    }

    @Test("Apple's badge is the one in the page's language, with what it says, where there is a link to it")
    func badge() throws {
        var site = SiteFixture()
        for name in ["en", "de"] {
            site.assets["assets/badges/\(name).svg"] = Asset(
                outputPath: "assets/badges/\(name).0a.svg", size: ImageSize(width: 120, height: 40))
        }
        site.strings["Download on the App Store"] = ["de": "Laden im App Store"]
        let pages = try site.values()
        let english = try #require(pages["/en/pro/"])["site"]["badge"]
        #expect(try english["url"].text == "../../assets/badges/en.0a.svg")
        #expect(try english["alternative"].text == "Download on the App Store")
        #expect(try english["width"].text == "120" && english["height"].text == "40")
        let german = try #require(pages["/de/"])["site"]["badge"]
        #expect(try german["url"].text == "../assets/badges/de.0a.svg")
        #expect(try german["alternative"].text == "Laden im App Store")
        site.strings["Download on the App Store"] = nil
        #expect(try site.values()["/de/"]?["site"]["badge"]["alternative"].text == "App laden")
        site.assets["assets/badges/de.svg"] = nil
        #expect(try site.values()["/de/"]?["site"]["badge"].isAbsent == true)
        site.host = .app
        #expect(try site.values()["/en/pro/"]?["site"]["badge"].isAbsent == true)
    }
}
