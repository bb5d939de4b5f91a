import Foundation
import TestSupport
import Testing

extension BrowserTests {
    /// Every check must be able to fail.
    @Suite("A faulty page")
    struct FaultyPageTests {
        struct Fault: CustomTestStringConvertible, Sendable {
            let name: String
            let check: @Sendable () throws -> PageScript
            let body: String
            /// How the first finding starts.
            let finding: String
            var testDescription: String { name }
        }

        static let faults = [
            Fault(
                name: "a box wider than the window", check: { try .sideways }, body: "<p style='width: 500px'>Wide</p>",
                finding: "the page is 508 px wide in a window of 390 px"),
            Fault(
                name: "text cut off by its box", check: { try .sideways },
                body: "<p style='width: 3em; overflow: hidden'>Unforgettable</p>",
                finding: "<p> \"Unforgettable\" is cut off"),
            Fault(
                name: "a small button", check: { try .targets },
                body: "<button style='width: 43px; height: 44px'>A</button>",
                finding: "<button> \"A\" is 43 × 44 px"),
            Fault(
                name: "a small link that stands alone", check: { try .targets }, body: "<p><a href='#'>Terms</a></p>",
                finding: "<a> \"Terms\" is"),
            Fault(
                name: "an offer as large as the price", check: { try .prices },
                body: "<div data-role=plan><b data-role=price>£9.99</b> <p class=offer>then £19.99</p></div>",
                finding: "<p class=\"offer\"> \"then £19.99\" is 16 px, the billed price 16 px"),
            Fault(
                name: "small print that is smaller than its token", check: { try .sizes },
                body: "<style>:root { --size-legal: 1rem; --size-body: 1rem }</style>"
                    + "<p data-role=legal style=font-size:9px>small</p>",
                finding: "<p> \"small\" is 9 px, not 16"),
            Fault(
                name: "a paywall without a price", check: { try .prices }, body: "<main class=paywall>Buy</main>",
                finding: "there is no card"),
            Fault(
                name: "a picture that is not there", check: { try .pictures }, body: "<img src=none.webp alt=none>",
                finding: "the picture file:///"),
            Fault(
                name: "text that moves when something is put before it", check: { try .shifts },
                body: """
                    <p>Text</p>
                    <script>
                    requestAnimationFrame(() => requestAnimationFrame(() =>
                        document.body.insertAdjacentHTML("afterbegin", "<div style='height: 300px'></div>")));
                    </script>
                    """,
                finding: "moves by "),
            Fault(
                name: "a picture without a text", check: { try .accessibility },
                body: "<main><h1>A</h1><img src='data:image/gif;base64,R0lGODlhAQABAAAAACw='></main>",
                finding: "image-alt: "),
        ]

        @Test("is found out", arguments: faults)
        func findings(fault: Fault) async throws {
            let browser = try DemoSite.built.browser
            try await TemporaryFolder.with { folder in
                try await open(fault.body, in: folder, browser)
                let findings = try await browser.findings(try fault.check())
                #expect(findings.first?.hasPrefix(fault.finding) == true, "\(findings)")
                _ = try await browser.consoleMessages()
            }
        }

        @Test(
            "is heard in the console",
            arguments: ["<img src=none.webp alt=none>", "<script>alert(1)</script>", "<p style='color: red'>Red</p>"])
        func console(body: String) async throws {
            let browser = try DemoSite.built.browser
            try await TemporaryFolder.with { folder in
                let policy = "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'; img-src file:\">"
                try await open(policy + body, in: folder, browser)
                #expect(try await browser.consoleMessages().count == 1)
            }
        }

        @Test("is caught asking for more than pictures")
        func requests() async throws {
            let browser = try DemoSite.built.browser
            try await TemporaryFolder.with { folder in
                _ = try await browser.requests()
                try await open("<link rel=stylesheet href=none.css><img src=none.webp alt=none>", in: folder, browser)
                #expect(try await browser.requests().map(\.type).sorted() == ["Document", "Image", "Stylesheet"])
                #expect(try await browser.consoleMessages().count == 2)
            }
        }

        @Test("Without scripts none of the page's own runs")
        func withoutScripts() async throws {
            let browser = try DemoSite.built.browser
            let title = PageScript(text: "return document.title")
            for runsScripts in [true, false] {
                try await TemporaryFolder.with { folder in
                    try folder.write("<title>A</title><script>document.title = \"B\"</script>", to: "page.html")
                    try await browser.open(
                        folder.url.appending(path: "page.html"), Browser.View(runsScripts: runsScripts))
                    #expect(try await browser.value(of: title) == (runsScripts ? "B" : "A"))
                }
            }
        }

        private func open(_ body: String, in folder: TemporaryFolder, _ browser: Browser) async throws {
            try folder.write("<!DOCTYPE html><html lang=en><title>A</title>\(body)", to: "page.html")
            try await browser.open(folder.url.appending(path: "page.html"))
        }
    }
}
