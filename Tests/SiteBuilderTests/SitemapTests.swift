import Diagnostics
import Foundation
import SiteModel
import TestSupport
import Testing

@testable import SiteBuilder

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("The sitemap")
struct SitemapTests {
    private func sitemap() throws -> Sitemap {
        let folder = FixtureSite.folder.path
        var loader = ContentLoader(folder: folder + "/content", host: .web)
        let content = try #require(try loader.load())
        var found: [Diagnostic] = []
        let plan = SitePlan.make(content, isStrict: false, into: &found)
        let values = PageValues(content: content, plan: plan, policyPlaceholder: "")
        return Sitemap(content: content, plan: plan, values: values)
    }

    private func locations(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).matches(of: /<loc>(.*?)<\/loc>/).map { String($0.output.1) }
    }

    @Test(
        "is one file while it may be, then a list of files none of which holds too much",
        arguments: [
            Sitemap.Limits(), .init(pages: 13), .init(pages: 12), .init(pages: 1), .init(bytes: 1000),
            .init(bytes: 2000),
        ])
    func parts(limits: Sitemap.Limits) throws {
        let sitemap = try sitemap()
        let whole = locations(try #require(sitemap.files()["sitemap.xml"]))
        #expect(whole.count == 13)
        let files = sitemap.files(limits: limits)
        for bytes in files.values { #expect(XMLParser(data: Data(bytes)).parse()) }
        if files.count == 1 {
            #expect(limits.pages >= 13 && limits.bytes > 2000)
            #expect(files == sitemap.files())
            return
        }
        let index = locations(try #require(files["sitemap.xml"]))
        #expect(index.count == files.count - 1)
        var listed: [String] = []
        for address in index {
            let name = try #require(address.split(separator: "/").last.map(String.init))
            #expect(address == "https://example.com/harbour/" + name)
            let bytes = try #require(files[name])
            let pages = locations(bytes)
            #expect(pages.count <= limits.pages && !pages.isEmpty)
            #expect(bytes.count <= limits.bytes || pages.count == 1)
            listed += pages
        }
        #expect(listed == whole)
    }
}
