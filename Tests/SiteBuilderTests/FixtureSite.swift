import Foundation

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

    /// The demo site, `content/` with `themes/`.
    private static func buildDemo() throws -> BuiltSite {
        try BuildJob(
            BuildOptions(contentFolder: package.path + "/content", themesFolder: package.path + "/themes")
        ).run()
    }
}
