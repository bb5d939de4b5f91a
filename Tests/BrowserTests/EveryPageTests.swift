import Foundation
import Testing

extension BrowserTests {
    @Suite("Every page of the demo site")
    struct EveryPageTests {
        @Test("loads without a word in the console and fetches nothing but its pictures", arguments: DemoSite.languages)
        func loading(language: String) async throws {
            let site = try DemoSite.built
            for page in site.pages(in: language) {
                _ = try await site.browser.requests()
                try await site.browser.open(page.file)
                let messages = try await site.browser.consoleMessages()
                #expect(messages == [], "\(page)")
                try await site.expectNothing(.pictures, "\(page)")
                let requests = try await site.browser.requests()
                #expect(requests.first?.address == page.file.absoluteString)
                // The picture for the tab is one too, which the browser asks for once and calls other.
                let others = requests.dropFirst().filter { $0.type != "Image" && !$0.address.contains("/assets/icon.") }
                #expect(others.isEmpty, "\(page)")
            }
        }

        @Test("never scrolls sideways, on phones and on desktops", arguments: DemoSite.languages)
        func widths(language: String) async throws {
            let site = try DemoSite.built
            for page in site.pages(in: language) {
                try await site.browser.open(page.file)
                for width in [320, 390, 1280] {
                    try await site.browser.show(Browser.View(width: width))
                    try await site.expectNothing(.sideways, "\(page) at \(width) px")
                }
            }
        }

        @Test("never scrolls sideways with text of twice the size", arguments: ["de", "ar"])
        func largeText(language: String) async throws {
            let site = try DemoSite.built
            let size = PageScript(text: "return getComputedStyle(document.documentElement).fontSize")
            for page in site.pages(in: language) {
                try await site.browser.open(page.file, Browser.View(textSize: 32))
                for width in [320, 390, 1280] {
                    try await site.browser.show(Browser.View(width: width, textSize: 32))
                    #expect(try await site.browser.value(of: size) == "32px")
                    try await site.expectNothing(.sideways, "\(page) at \(width) px")
                }
            }
        }

        @Test("says its language and runs in its direction", arguments: DemoSite.languages)
        func languages(language: String) async throws {
            let site = try DemoSite.built
            let script = PageScript(
                text: """
                    const { lang, dir } = document.documentElement;
                    return [lang, dir, getComputedStyle(document.querySelector("h1")).direction];
                    """)
            let direction = language == "ar" ? "rtl" : "ltr"
            #expect(site.pages(in: language).count >= DemoSite.layouts.count)
            for page in site.pages(in: language) {
                try await site.browser.open(page.file)
                #expect(try await site.browser.value(of: script) == [language, direction, direction], "\(page)")
            }
        }

        @Test("has links and buttons that a finger can hit, in every host", arguments: DemoSite.languages)
        func targets(language: String) async throws {
            let site = try DemoSite.built
            for page in site.pages(in: language) {
                // As high as any page, so that everything is in the window.
                try await site.browser.open(page.file, Browser.View(height: 6000))
                for host in ["web", "preview"] {
                    _ = try await site.browser.enter(host: host)
                    try await site.expectNothing(.targets, "\(page) in \(host)")
                }
            }
        }

        @Test(
            "shows every part in its declared size, the billed price larger than every other price of its card",
            arguments: DemoSite.languages)
        func prices(language: String) async throws {
            let site = try DemoSite.built
            for page in site.pages(in: language) {
                try await site.browser.open(page.file)
                for host in ["web", "preview"] {
                    _ = try await site.browser.enter(host: host)
                    try await site.expectNothing(.prices, "\(page) in \(host)")
                    try await site.expectNothing(.sizes, "\(page) in \(host)")
                }
            }
        }

        @Test("offers on the open web only what works there, and in a host what the paywall names")
        func hosts() async throws {
            let site = try DemoSite.built
            let actions = [
                "premium-gate": ["close", "purchase", "restore"], "store": ["close", "purchase", "restore"],
                "pro": ["close", "manage", "purchase", "redeem", "restore"],
                "trial": ["close", "manage", "purchase", "redeem", "restore"],
                "trial/control": ["close", "manage", "purchase", "redeem", "restore"],
                "trial/focus": ["close", "manage", "purchase", "redeem", "restore"],
            ]
            for language in DemoSite.languages {
                for (paywall, expected) in actions {
                    let page = try site.page("\(language)/\(paywall)/index.html")
                    try await site.browser.open(page.file)
                    #expect(try await site.browser.enter(host: "web") == [], "\(page)")
                    #expect(try await site.browser.enter(host: "preview") == expected, "\(page)")
                }
            }
        }
    }
}
