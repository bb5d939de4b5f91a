import Foundation
import Testing

/// Where the pictures go, if they are wanted.
private let picturesFolder = ProcessInfo.processInfo.environment["PICTURES"]

extension BrowserTests {
    /// Not a check but a tool for designers: `make pictures`.
    @Suite("Pictures of the pages", .enabled(if: picturesFolder != nil, "PICTURES names no folder"))
    struct PictureTests {
        @Test("of every page, 390 and 1280 px wide, light and dark", arguments: DemoSite.languages)
        func pictures(language: String) async throws {
            let site = try DemoSite.built
            let folder = URL(filePath: try #require(picturesFolder))
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for page in site.pages(in: language) {
                try await site.browser.open(page.file)
                let route = page.path.split(separator: "/").dropLast()
                let name = route.isEmpty ? "chooser" : route.joined(separator: "-")
                for width in [390, 1280] {
                    for scheme in Browser.Scheme.allCases {
                        let picture = try await site.browser.picture(Browser.View(width: width, scheme: scheme))
                        try picture.write(to: folder.appending(path: "\(name)-\(width)-\(scheme).png"))
                    }
                }
            }
        }
    }
}
