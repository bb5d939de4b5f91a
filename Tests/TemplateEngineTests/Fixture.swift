import Diagnostics
import TemplateEngine
import TestSupport

/// A small page schema, and short ways to compile and render.
enum Fixture {
    static let product = TemplateRecord(
        "product",
        [
            TemplateField("name", .text, "What it is called."),
            TemplateField("badge", .optional(.text), "A short praise."),
            TemplateField("url", .url, "Where it is bought."),
            TemplateField("is_selected", .flag, "Whether it is chosen at first."),
        ])

    static let paywall = TemplateRecord(
        "paywall",
        [
            TemplateField("headline", .text, "The headline."),
            TemplateField("subtitle", .optional(.text), "Under the headline."),
            TemplateField("products", .list(product), "What is sold."),
        ])

    static let site = TemplateRecord("site", [TemplateField("name", .text, "The site's name.")])

    static let page = TemplateRecord(
        "page",
        [
            TemplateField("title", .text, "The title."),
            TemplateField("card", .choice(["plain", "framed"]), "How it looks."),
            TemplateField("other_card", .optional(.choice(["plain"])), "How else it looks."),
            TemplateField("link", .url, "An address."),
            TemplateField("other_link", .optional(.url), "Another address."),
            TemplateField("body", .trustedHTML, "From Markdown."),
            TemplateField("data", .json, "For the script."),
            TemplateField("more_data", .optional(.json), "For the script."),
            TemplateField("has_restore", .flag, "Whether restore is offered."),
            TemplateField("site", .record(site), "The site."),
            TemplateField("paywall", .optional(.record(paywall)), "The paywall."),
            TemplateField("items", .list(product), "Some products."),
        ])

    static let schemes: Set<String> = ["https", "http", "mailto"]

    static func item(
        _ name: String, badge: String? = nil, url: String = "/p", isSelected: Bool = false
    ) -> TemplateValue {
        product.makeValue([
            "name": .text(name), "badge": .optional(text: badge), "url": .url(url), "is_selected": .flag(isSelected),
        ])
    }

    /// A page whose parts a test replaces.
    static func makePage(_ values: [String: TemplateValue] = [:]) -> TemplateValue {
        let standard: [String: TemplateValue] = [
            "title": .text("Title"), "card": .text("plain"), "link": .url("https://example.com/"),
            "body": .trustedHTML("<p>Body</p>"),
            "data": .json(.object([("a", .integer(1))])), "has_restore": .flag(true),
            "site": site.makeValue(["name": .text("Site")]),
            "paywall": paywall.makeValue([
                "headline": .text("Headline"), "products": .list([item("One"), item("Two", badge: "Best")]),
            ]),
            "items": .list([item("A"), item("B", badge: "New", isSelected: true)]),
        ]
        return page.makeValue(standard.merging(values) { _, new in new })
    }

    static func compile(
        _ template: String, partials: [String: String] = [:], into diagnostics: inout [Diagnostic]
    ) -> TemplateProgram? {
        let sources = partials.map { ($0.key, SourceText(path: "\($0.key).mustache", text: $0.value)) }
        let compiler = TemplateCompiler(
            schema: page, partials: Dictionary(uniqueKeysWithValues: sources), allowedURLSchemes: schemes)
        return compiler.compile(SourceText(path: "layout.mustache", text: template), into: &diagnostics)
    }

    /// What is found at compile and render time, or else the output.
    static func render(
        _ template: String, partials: [String: String] = [:], _ values: [String: TemplateValue] = [:]
    ) -> String {
        var diagnostics: [Diagnostic] = []
        var output: [UInt8] = []
        compile(template, partials: partials, into: &diagnostics)?.render(
            makePage(values), into: &output, reporting: &diagnostics)
        let shown = diagnostics.inReadingOrder().lines.joined(separator: "\n")
        return shown.isEmpty ? String(decoding: output, as: UTF8.self) : shown
    }
}
