import Diagnostics
import Foundation
import SiteModel
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("Pictures and other files of a site")
struct SiteAssetTests {
    private static let picture = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 6\"></svg>"

    private func text(_ site: BuiltSite, _ path: String) throws -> String {
        String(decoding: try #require(site.files[path], "\(path)"), as: UTF8.self)
    }

    @Test("have the hash of their bytes in their names, and every page links that name")
    func fingerprints() throws {
        try FixtureSite.withCopy { folder in
            let before = try FixtureSite.build(in: folder)
            let old = try #require(before.files.keys.first { $0.hasPrefix("assets/chart.") })
            let bytes = try #require(before.files[old])
            #expect(old == "assets/chart.\(ContentHash(of: bytes).hexadecimal.prefix(10)).png")
            #expect(try text(before, "en/chart/index.html").contains("src=\"../../\(old)\""))
            // The size stays: nothing but the name tells the two apart.
            try (Data(bytes) + Data("changed".utf8)).write(
                to: folder.url.appending(path: "content/assets/chart.png"))
            let after = try FixtureSite.build(in: folder)
            let new = try #require(after.files.keys.first { $0.hasPrefix("assets/chart.") })
            #expect(new != old && after.files[old] == nil)
            #expect(try text(after, "de/chart/index.html").contains("src=\"../../\(new)\""))
            #expect(try !text(after, "de/chart/index.html").contains(old))
        }
    }

    /// Names of files that mean something else in a path or a URL.
    static let names = ["a..lake.svg", "a b.svg", "50%.svg", "a?b#c.svg", "日本.svg", "deep/er/x.svg"]

    @Test("are linked whatever their names are", arguments: names)
    func strangeNames(name: String) throws {
        try FixtureSite.withCopy { folder in
            try folder.write(Self.picture, to: "content/assets/" + name)
            let yaml = try folder.text(of: "content/paywalls/chart.yaml")
            try folder.write(
                yaml.replacing("assets/chart.png", with: "\"assets/\(name)\""), to: "content/paywalls/chart.yaml")
            let site = try FixtureSite.build(in: folder)
            #expect(site.diagnostics.lines == [])
            let tokens = HTMLTokens(try #require(site.files["en/chart/index.html"]))
            let link = HTMLTokens.withoutReferences(try #require(tokens.values(of: "src").first))
            let url = try #require(URL(string: link, relativeTo: URL(string: "file:///en/chart/index.html")))
            let path = String(url.absoluteURL.standardized.path(percentEncoded: false).dropFirst())
            #expect(site.files[path] == Array(Self.picture.utf8), "\(link)")
        }
    }

    @Test(
        "outside the content folder are out of reach",
        arguments: ["assets/../../secret.svg", "../secret.svg", "assets/../assets/chart.png", "/etc/passwd"])
    func outside(path: String) throws {
        try FixtureSite.withCopy { folder in
            try folder.write(Self.picture, to: "secret.svg")
            let yaml = try folder.text(of: "content/paywalls/chart.yaml")
            try folder.write(yaml.replacing("assets/chart.png", with: path), to: "content/paywalls/chart.yaml")
            let lines = try FixtureSite.lines(folder)
            #expect(lines.count == 1)
            #expect(
                lines[0].hasPrefix("content/paywalls/chart.yaml: error picture.missing 11:10-")
                    && lines[0].contains("\(path) is no picture of the content folder"))
        }
    }

    @Test("that are links out of the content folder are said, as are folders that are")
    func links() throws {
        try FixtureSite.withCopy { folder in
            try folder.write(Self.picture, to: "elsewhere/secret.svg")
            let assets = folder.path + "/content/assets/"
            try FileManager.default.createSymbolicLink(
                atPath: assets + "secret.svg", withDestinationPath: folder.path + "/elsewhere/secret.svg")
            try FileManager.default.createSymbolicLink(
                atPath: assets + "all", withDestinationPath: folder.path + "/elsewhere")
            #expect(
                try FixtureSite.lines(folder)
                    == ["all", "secret.svg"].map {
                        "content/assets/\($0): error content.file.unknown: assets/\($0) is a link that leads out of the content"
                            + " folder, or nowhere [put the file itself there]"
                    })
        }
    }

    @Test("of a theme are published when its option shows them, under the theme's name")
    func themeAssets() throws {
        try FixtureSite.withCopy { folder in
            try folder.write(Self.picture, to: "themes/plain/assets/seal.svg")
            try folder.write(Self.picture + "<!-- -->", to: "themes/plain/assets/unused.svg")
            try folder.write(
                "name: Plain\noptions:\n  seal: { type: picture, default: assets/seal.svg }\n",
                to: "themes/plain/theme.yaml")
            let foot = try folder.text(of: "themes/plain/partials/foot.mustache")
            try folder.write(
                foot + "<img src=\"{{theme.seal.url}}\" width=\"{{theme.seal.width}}\" height=\"6\" alt=\"\">",
                to: "themes/plain/partials/foot.mustache")
            let site = try FixtureSite.build(in: folder)
            #expect(site.diagnostics.lines == [])
            let fingerprint = ContentHash(of: Array(Self.picture.utf8)).hexadecimal.prefix(10)
            #expect(site.files["assets/plain/seal.\(fingerprint).svg"] == Array(Self.picture.utf8))
            #expect(!site.files.keys.contains { $0.contains("unused") })
            #expect(
                try text(site, "en/faq/index.html").contains(
                    "<img src=\"../../assets/plain/seal.\(fingerprint).svg\" width=\"8\""))
            // A site may have one of its own.
            try folder.write(
                try folder.text(of: "content/site.yaml") + "theme_options: { seal: assets/chart.png }\n",
                to: "content/site.yaml")
            let own = try FixtureSite.build(in: folder)
            #expect(!own.files.keys.contains { $0.contains("seal") })
        }
    }

    @Test("of a theme that its option names and that are not there are said in theme.yaml")
    func missingThemeAsset() throws {
        try FixtureSite.withCopy { folder in
            try folder.write(Self.picture, to: "themes/plain/assets/seal.svg")
            try folder.write(
                "name: Plain\noptions:\n  seal: { type: picture, default: assets/sael.svg }\n",
                to: "themes/plain/theme.yaml")
            #expect(
                try FixtureSite.lines(folder) == [
                    "themes/plain/theme.yaml: error picture.missing 3:35-3:50: assets/sael.svg is no picture of the theme"
                        + " [name: assets/seal.svg]"
                ])
        }
    }

    @Test("go into an app's folder only when its pages show them")
    func app() throws {
        try FixtureSite.withCopy { folder in
            try folder.write(Self.picture, to: "content/assets/unused.svg")
            let options = BuildOptions(
                contentFolder: folder.path + "/content", themesFolder: folder.path + "/themes", host: .app)
            let site = try BuildJob(options).run()
            #expect(site.files.keys.filter { $0.hasPrefix("assets/") }.count == 1)
            #expect(site.files.keys.contains { $0.hasPrefix("assets/chart.") })
        }
    }
}
