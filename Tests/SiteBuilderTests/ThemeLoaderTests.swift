import Foundation
import TestSupport
import Testing

@testable import SiteBuilder

@Suite("Reading a theme")
struct ThemeLoaderTests {
    @Test("An unknown theme is said with the nearest one, and those there are")
    func unknownTheme() throws {
        try FixtureSite.withCopy { folder in
            let settings = try folder.text(of: "content/site.yaml").replacing("theme: plain", with: "theme: plan")
            try folder.write(settings, to: "content/site.yaml")
            let found = try FixtureSite.lines(folder)
            #expect(
                found == [
                    "content/site.yaml: error site.theme.unknown 4:8-4:12: there is no theme plan in themes [name: plain]"
                        + " (themes there: bright, plain)"
                ])
        }
    }

    @Test("A theme that lacks a layout, its manifest, or has a broken template")
    func brokenTheme() throws {
        try FixtureSite.withCopy { folder in
            try FileManager.default.removeItem(atPath: folder.path + "/themes/plain/layouts/gate.mustache")
            try FileManager.default.removeItem(atPath: folder.path + "/themes/plain/theme.yaml")
            try folder.write("{{ titel }}{{#pricing}}", to: "themes/plain/layouts/pricing.mustache")
            try folder.write("name: Bright\nsumary: x\n", to: "themes/bright/theme.yaml")
            let found = try FixtureSite.lines(folder)
            #expect(
                found.contains(
                    "themes/plain/theme.yaml: error theme.invalid: the theme has no theme.yaml"))
            #expect(
                found.contains(
                    "themes/plain/layouts/gate.mustache: error theme.layout.missing: the theme lacks the layout gate"
                        + " [write themes/plain/layouts/gate.mustache]"))
            #expect(found.contains { $0.hasPrefix("themes/plain/layouts/pricing.mustache: error ") })
            #expect(
                found.contains {
                    $0.hasPrefix("themes/bright/theme.yaml: error yaml.key.unknown 2:1-2:7:")
                        && $0.contains("[name: summary]")
                })
        }
    }

    @Test("A page over the budget is one warning a layout, which names the largest")
    func budget() throws {
        try FixtureSite.withCopy { folder in
            var generator = SplitMix64(seed: 3)
            let noise = (0..<24_000).map { _ in
                "0123456789abcdefghijklmnopqrstuvwxyz".randomElement(using: &generator) ?? "0"
            }
            try folder.write("/* \(String(noise)) */", to: "themes/plain/partials/styles.css")
            let found = try FixtureSite.lines(folder).filter { $0.contains("page.budget") }
            #expect(!found.isEmpty && found.count <= 3)
            for line in found {
                #expect(line.hasPrefix("themes/plain/layouts/"))
                #expect(line.contains(" bytes compressed, over the budget of 14336"))
            }
        }
    }
}
