import Diagnostics
import Foundation
import SiteModel
import TestSupport
import Testing

@testable import SiteBuilder

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("The golden site")
struct GoldenSiteTests {
    private static let names: [String] = [
        "index.html", "en/index.html", "en/chart/index.html", "en/crew/index.html", "en/crew/calm/index.html",
        "en/crew/storm/index.html", "en/tide/index.html", "en/faq/index.html", "en/privacy/index.html", "de/index.html",
        "de/chart/index.html", "de/crew/index.html", "de/crew/calm/index.html", "de/crew/storm/index.html",
        "de/tide/index.html", "de/faq/index.html", "de/privacy/index.html", "_headers", "prices.json", "robots.txt",
        "sitemap.xml",
    ]

    @Test("has these files and no findings")
    func files() throws {
        let site = try FixtureSite.build()
        #expect(site.diagnostics.lines == [])
        #expect(site.files.keys.sorted() == (Self.names + ["assets/chart.01c0ca4311.png"]).sorted())
        #expect(site.summary.pages == 17 && site.summary.leftOut == 0)
        #expect(site.summary.products == 4 && site.summary.languages == 2 && site.summary.theme == "plain")
        #expect(site.summary.catalogs == ["Harbour.storekit  4 products, GBP"])
        #expect(site.summary.prices == "prices/  1 file, 2 of 3 storefronts")
    }

    @Test("is this, byte for byte", arguments: names)
    func golden(name: String) throws {
        let bytes = try #require(try FixtureSite.site.get().files[name])
        try Snapshot.check(String(decoding: bytes, as: UTF8.self), "site/" + name)
    }

    @Test("is the same in two runs and two folders, with its manifest, and a second run writes nothing")
    func determinism() throws {
        try TemporaryFolder.with { folder in
            for name in ["one", "two"] {
                var found: [Diagnostic] = []
                let writer = OutputWriter(root: folder.path + "/" + name, shownAs: name)
                #expect(try writer.write(FixtureSite.build().files, into: &found).written == 22)
                #expect(try writer.write(FixtureSite.build().files, into: &found) == .init(unchanged: 22))
                #expect(found.lines == [])
            }
            let files = try folder.files()
            let one = files.filter { $0.hasPrefix("one/") }.map { String($0.dropFirst(4)) }
            #expect(one == files.filter { $0.hasPrefix("two/") }.map { String($0.dropFirst(4)) })
            #expect(one.contains(OutputManifest.path))
            for name in one { #expect(try folder.bytes(of: "one/" + name) == folder.bytes(of: "two/" + name)) }
        }
    }

    @Test("does not depend on where its folders lie")
    func elsewhere() throws {
        try TemporaryFolder.with { folder in
            for name in ["content", "themes"] {
                try FileManager.default.copyItem(
                    at: FixtureSite.folder.appending(path: name), to: folder.url.appending(path: name))
            }
            let site = try BuildJob(
                BuildOptions(contentFolder: folder.path + "/content", themesFolder: folder.path + "/themes")
            ).run()
            #expect(try site.files == FixtureSite.build().files)
        }
    }

    @Test("lists in its sitemap the pages that search engines keep, with their other languages")
    func sitemap() throws {
        let bytes = try #require(try FixtureSite.site.get().files["sitemap.xml"])
        let text = String(decoding: bytes, as: UTF8.self)
        let addresses = text.matches(of: /<loc>(.*?)<\/loc>/).map { String($0.output.1) }
        #expect(addresses.count == 13 && Set(addresses).count == 13)
        #expect(!addresses.contains { $0.contains("/calm/") || $0.contains("/storm/") })
        // XMLParser, a second reader, finds it well formed.
        #expect(XMLParser(data: Data(bytes)).parse())
    }

    @Test("with --base-url has that address everywhere and no other")
    func baseURL() throws {
        let options = BuildOptions(
            contentFolder: FixtureSite.folder.path + "/content", themesFolder: FixtureSite.folder.path + "/themes",
            baseURL: SiteURL("https://other.example/x"))
        for (name, bytes) in try BuildJob(options).run().files where !name.hasSuffix(".png") {
            #expect(!String(decoding: bytes, as: UTF8.self).contains("https://example.com/harbour"), "\(name)")
        }
    }
}
