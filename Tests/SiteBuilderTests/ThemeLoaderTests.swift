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

    @Test("What a theme lacks comes from its base: layouts, partials and options")
    func base() throws {
        try FixtureSite.withCopy { folder in
            let options = "{ accent: { type: color, default: '#0a7' }, word: { type: text, default: plain } }"
            try folder.write("name: Plain\noptions: \(options)\n", to: "themes/plain/theme.yaml")
            try folder.write("<p>{{theme.word}} {{theme.accent}}</p>", to: "themes/plain/partials/foot.mustache")
            // A base of a base, too.
            try folder.write("name: Middle\nbase: plain\n", to: "themes/middle/theme.yaml")
            try folder.write(
                "name: Mine\nbase: middle\noptions: { word: { type: text, default: mine } }\n",
                to: "themes/mine/theme.yaml")
            try folder.write(
                "<!DOCTYPE html><title>{{title}}</title>{{> foot}}", to: "themes/mine/layouts/gate.mustache")
            let settings = try folder.text(of: "content/site.yaml").replacing("theme: plain", with: "theme: mine")
            try folder.write(settings, to: "content/site.yaml")
            let site = try FixtureSite.build(in: folder)
            #expect(site.diagnostics.lines == [])
            let gate = String(decoding: try #require(site.files["en/chart/index.html"]), as: UTF8.self)
            #expect(gate.hasPrefix("<!DOCTYPE html><title>") && gate.hasSuffix("<p>mine #0a7</p>"))
            let pricing = String(decoding: try #require(site.files["en/index.html"]), as: UTF8.self)
            #expect(pricing.contains("<p>mine #0a7</p>"))
            // What is wrong in a file of the base is said of that file.
            try folder.write("{{ wrod }}", to: "themes/plain/partials/foot.mustache")
            let found = try FixtureSite.lines(folder)
            #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix("themes/plain/partials/foot.mustache: error ") })
        }
    }

    static let wrongBases: [(manifests: [String: String], line: String)] = [
        (
            ["plain": "name: Plain\nbase: brigt\n"],
            "themes/plain/theme.yaml: error theme.base.unknown 2:7-2:12: there is no theme brigt in themes [name: bright]"
                + " (themes there: bright, plain)"
        ),
        (
            ["plain": "name: Plain\nbase: plain\n"],
            "themes/plain/theme.yaml: error theme.base.circular 2:7-2:12: plain is based on plain itself"
                + " [base a theme on one that is not based on it]"
        ),
        (
            ["plain": "name: Plain\nbase: bright\n", "bright": "name: Bright\nbase: plain\n"],
            "themes/bright/theme.yaml: error theme.base.circular 2:7-2:12: plain is based on bright itself"
                + " [base a theme on one that is not based on it]"
        ),
        (
            ["plain": "name: Plain\nbase: [bright]\n"],
            "themes/plain/theme.yaml: error yaml.value.kind 2:7-2:15: expected text, found a list"
        ),
    ]

    @Test("A base that is not there, or goes in a circle", arguments: wrongBases)
    func wrongBase(manifests: [String: String], line: String) throws {
        try FixtureSite.withCopy { folder in
            for (name, text) in manifests { try folder.write(text, to: "themes/\(name)/theme.yaml") }
            #expect(try FixtureSite.lines(folder).contains(line))
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
