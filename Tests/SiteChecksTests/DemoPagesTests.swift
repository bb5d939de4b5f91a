import Foundation
import SiteBuilder
import SiteModel
import SourceFiles
import TestSupport
import Testing

@testable import SiteChecks

@Suite("Pages as the checks read them")
struct DemoPagesTests {
    private static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    @Test("have the tree that the HTML standard's own tree builder makes of them")
    func trees() async throws {
        let site = try BuildJob(
            BuildOptions(
                contentFolder: Self.package.path + "/content", themesFolder: Self.package.path + "/themes")
        ).run()
        let pages = site.files.filter { $0.key.hasSuffix(".html") }.sorted { $0.key < $1.key }
        #expect(pages.count > 30)
        let trees = try await HTML5Lib.trees(of: pages.map(\.value))
        for (page, tree) in zip(pages, trees) {
            let own = try #require(HTMLReader.read(page.value))
            #expect(own.lines == tree.split(separator: "\n").map(String.init), "\(page.key)")
        }
    }

    @Test("have the lines on which their elements begin, whatever stands before them")
    func lines() throws {
        let page =
            "<!DOCTYPE html>\n<html>\n<body><p>One\n<b>two</b></p>\n\n<img alt=''\n src='a.png'>\n<!-- x\n -->\n<i>é</i></body>"
        let root = try #require(HTMLReader.read(Array(page.utf8)))
        let lines = Dictionary(root.descendants.map { ($0.name, $0.line) }) { first, _ in first }
        #expect(lines["p"] == 3 && lines["b"] == 4 && lines["i"] == 10)
    }

    @Test("are none when there is nothing, and whatever can be read when they are broken")
    func broken() throws {
        #expect(HTMLReader.read([]) == nil)
        for text in [
            "<", "<p", "<p>a", "a</p></p>", "<a href=\"x", "\u{0}<b>", "<svg><path d=1/>", "&lt;&nbsp;&#x10FFFF;",
        ] {
            _ = HTMLReader.read(Array(text.utf8))
        }
        let deep = String(repeating: "<div>", count: 5_000)
        _ = HTMLReader.read(Array(deep.utf8))
        let root = try #require(HTMLReader.read(Array("<p>a &amp; b<p title=\"&quot;c&quot;\">".utf8)))
        #expect(root.descendants.last?.attribute("title") == "\"c\"")
        #expect(root.text == "a & b")
    }
}

extension HTMLElement {
    /// The tree as `html-tree.py` writes it.
    fileprivate var lines: [String] {
        let attributes = attributes.map { "\($0.name)=\($0.name == "checked" ? "" : $0.value.words)" }.sorted()
        var lines = ["<" + ([name] + attributes).joined(separator: "|") + ">"]
        for part in content {
            switch part {
            case .element(let element): lines += element.lines
            case .text(let text): lines += text.words.isEmpty ? [] : [text.words]
            }
        }
        return lines + ["</>"]
    }
}

extension String {
    /// Split where Python splits.
    fileprivate var words: String { split { $0.isWhitespace || $0 == "\u{1F}" }.joined(separator: " ") }
}
