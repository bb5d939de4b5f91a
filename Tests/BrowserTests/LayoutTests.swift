import Testing

extension BrowserTests {
    @Suite("A page of each layout")
    struct LayoutTests {
        static let paths =
            ["index.html"]
            + DemoSite.languages.flatMap { language in
                DemoSite.layouts.values.sorted().map { "\(language)/\($0)" }
            }

        @Test("has no axe violation, light and dark, on the open web and in a host", arguments: paths)
        func accessibility(path: String) async throws {
            let site = try DemoSite.built
            let script = try PageScript.accessibility
            try await site.browser.open(try site.page(path).file)
            // The hosts differ in what is shown, not in the words of a language: one language is enough for the second.
            for host in path.hasPrefix("en/") ? ["web", "preview"] : ["web"] {
                _ = try await site.browser.enter(host: host)
                for scheme in Browser.Scheme.allCases {
                    try await site.browser.show(Browser.View(scheme: scheme))
                    try await site.expectNothing(script, "\(host), \(scheme)")
                }
            }
        }

        @Test(
            "has nothing that moves while it loads",
            arguments: ["index.html"] + DemoSite.layouts.values.map { "en/\($0)" })
        func layoutShift(path: String) async throws {
            let site = try DemoSite.built
            for width in [390, 1280] {
                try await site.browser.open(try site.page(path).file, Browser.View(width: width))
                try await site.expectNothing(.shifts, "\(width) px")
            }
        }
    }
}
