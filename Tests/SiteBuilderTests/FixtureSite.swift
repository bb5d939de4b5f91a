import Diagnostics
import Foundation
import SiteModel
import TestSupport
import Testing

@testable import SiteBuilder

/// The small site in `Fixtures`, written for the tests: two languages, three layouts, two themes.
enum FixtureSite {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

    /// The package's root, in which the demo site is.
    static let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    /// The site, built once for all tests that only look at it.
    static let site = Result { try build() }

    /// The demo site, built once for all tests.
    static let demo = Result { try buildDemo() }

    static func build() throws -> BuiltSite {
        try BuildJob(
            BuildOptions(contentFolder: folder.path + "/content", themesFolder: folder.path + "/themes")
        ).run()
    }

    /// The demo site for an app, built once for all tests.
    static let demoApp = Result { try buildDemo(for: .app) }

    /// The demo site, `content/` with `themes/`.
    private static func buildDemo(for host: SiteContent.Host = .web) throws -> BuiltSite {
        try BuildJob(
            BuildOptions(
                contentFolder: package.path + "/content", themesFolder: package.path + "/themes", host: host)
        ).run()
    }
}

extension FixtureSite {
    /// Runs a test in a copy of the fixture site, `content` and `themes` in it.
    static func withCopy<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
        try TemporaryFolder.with { folder in
            for name in ["content", "themes"] {
                try FileManager.default.copyItem(
                    at: FixtureSite.folder.appending(path: name), to: folder.url.appending(path: name))
            }
            return try body(folder)
        }
    }

    static func build(in folder: TemporaryFolder) throws -> BuiltSite {
        try BuildJob(
            BuildOptions(
                contentFolder: folder.path + "/content", themesFolder: folder.path + "/themes")
        ).run()
    }

    /// What is said about a site, with the paths as from inside `folder`.
    static func lines(_ folder: TemporaryFolder) throws -> [String] {
        let site = try build(in: folder)
        #expect(site.diagnostics.hasErrors == site.files.isEmpty)
        return site.diagnostics.map { diagnostic in
            "\(diagnostic.place.path): \(diagnostic.line)".replacing(folder.path + "/", with: "")
        }
    }
}
