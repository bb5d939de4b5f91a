import Diagnostics
import Foundation
import SiteModel
import TestSupport
import Testing

@testable import SiteBuilder

/// The pages of `docs/legal/`, which users copy into their site.
@Suite("Starter legal pages")
struct StarterPageTests {
    private static let folder = FixtureSite.package.appending(path: "docs/legal")
    private static let names = ["imprint.de.md", "privacy.md", "refunds.md", "terms.md", "tokushoho.ja.md"]

    @Test("are these")
    func files() throws {
        #expect(try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted() == Self.names)
    }

    @Test("build as they are, with one warning each until they are filled in; --strict refuses them")
    func build() throws {
        try FixtureSite.withCopy { folder in
            // The fixture has a privacy page of its own, and no Japanese.
            for name in Self.names where name != "tokushoho.ja.md" {
                let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
                try folder.write(text, to: "content/pages/starter-" + name)
            }
            let site = try FixtureSite.build(in: folder)
            #expect(!site.diagnostics.hasErrors)
            #expect(site.diagnostics.filter { $0.kind == .pagePlaceholder }.count == 4)
            #expect(
                site.files["de/starter-imprint/index.html"] != nil && site.files["en/starter-imprint/index.html"] == nil
            )
            let strict = try BuildJob(
                BuildOptions(
                    contentFolder: folder.path + "/content", themesFolder: folder.path + "/themes", isStrict: true)
            ).run()
            #expect(strict.files.isEmpty)
            #expect(strict.diagnostics.filter { $0.kind == .pagePlaceholder && $0.severity == .error }.count == 4)
        }
    }

    @Test("say that they are no legal advice and want a lawyer, in a place that has to be removed", arguments: names)
    func notice(name: String) throws {
        let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
        let words = [
            "de": ["keine Rechtsberatung", "anwaltlich"], "ja": ["法的助言ではありません", "弁護士"],
            "md": ["not legal advice", "lawyer"],
        ]
        let first = try #require(text.firstMatch(of: /---\n\n(\[\[[^\]]*\]\])\n/)).output.1
        for word in words[String(name.split(separator: ".")[1])] ?? [] { #expect(first.contains(word), "\(name)") }
        // Nothing of a starter is filled in with somebody's name.
        #expect(text.matches(of: /\[\[[^\]]+\]\]/).count >= 4)
    }

    @Test("The demo's own page of this kind is in Japanese alone, linked there on every page, without a warning")
    func demo() throws {
        let site = try FixtureSite.demo.get()
        #expect(site.files.keys.filter { $0.contains("tokushoho") } == ["ja/tokushoho/index.html"])
        #expect(!site.diagnostics.contains { $0.kind == .pageLeftOut || $0.kind == .pagePlaceholder })
        for (name, bytes) in site.files where name.hasSuffix(".html") {
            let isLinked = HTMLTokens(bytes).values(of: "href").contains { $0.hasSuffix("tokushoho/index.html") }
            let isOwn = name == "ja/tokushoho/index.html"
            #expect((isLinked || isOwn) == name.hasPrefix("ja/"), "\(name)")
        }
        let app = try FixtureSite.demoApp.get()
        let page = HTMLTokens(try #require(app.files["ja/pro/index.html"]))
        #expect(page.values(of: "href").contains("https://example.com/northlight/ja/tokushoho/"))
    }
}
