import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// The demo site names `aurora`; here it names each of the other themes.
    @Suite("The demo site in the other themes")
    struct OtherThemesTests {
        static let cases = ["ledger", "focus"].flatMap { theme in
            ["en", "ja", "ar"].map { (theme: theme, language: $0) }
        }

        @Test(
            "has no axe violation, never scrolls sideways, has targets for fingers and no word in the console",
            arguments: cases)
        func pages(theme: String, language: String) async throws {
            let site = try DemoSite.built
            let accessibility = try PageScript.accessibility
            try await TemporaryFolder.with { folder in
                try FileManager.default.copyItem(
                    at: PageScript.package.appending(path: "content"), to: folder.url.appending(path: "content"))
                let settings = try folder.text(of: "content/site.yaml")
                try folder.write(
                    settings.replacing("theme: aurora", with: "theme: \(theme)"), to: "content/site.yaml")
                let outcome = try await BuiltProgram.paywallgen.run(
                    ["build", "--content", folder.path + "/content", "--output", folder.path + "/site"],
                    in: PageScript.package)
                try #require(outcome.exitCode == 0, "\(outcome.errors)")
                let pages = try folder.files().filter { $0.hasPrefix("site/\(language)/") && $0.hasSuffix(".html") }
                #expect(pages.count >= DemoSite.layouts.count)
                for page in pages {
                    let file = folder.url.appending(path: page)
                    _ = try await site.browser.consoleMessages()
                    try await site.browser.open(file, Browser.View(height: 6000))
                    try await site.expectNothing(.targets, "\(theme): \(page)")
                    for textSize in [16, 32] {
                        for width in [320, 390, 1280] {
                            try await site.browser.show(Browser.View(width: width, textSize: textSize))
                            try await site.expectNothing(.sideways, "\(theme): \(page), \(width) px, text \(textSize)")
                        }
                    }
                    for (width, scheme) in [(390, Browser.Scheme.light), (1280, .dark)] {
                        try await site.browser.show(Browser.View(width: width, scheme: scheme))
                        try await site.expectNothing(accessibility, "\(theme): \(page), \(width) px, \(scheme)")
                    }
                    #expect(try await site.browser.consoleMessages() == [], "\(theme): \(page)")
                }
            }
        }
    }
}
