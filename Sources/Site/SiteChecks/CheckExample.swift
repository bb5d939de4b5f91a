package import SiteModel

/// An input of a rule: shown in the documentation, and run by the tests of the rule.
package struct CheckExample: Sendable {
    /// What a person reads.
    package let text: String
    private let change: @Sendable (inout CheckedSite) -> Void

    /// - Parameter change: what makes `ExampleSite.site` one that says `text`.
    init(_ text: String, _ change: @escaping @Sendable (inout CheckedSite) -> Void) {
        self.text = text
        self.change = change
    }

    /// A part of the body of a paywall page.
    static func page(_ html: String, _ change: @escaping @Sendable (inout CheckedSite) -> Void = { _ in }) -> Self {
        CheckExample(html) { site in
            site.pages[0].html = ExampleSite.html(body: html)
            change(&site)
        }
    }

    /// A part of the body of a paywall page that sells one product.
    static func page(selling product: CheckedProduct, _ html: String) -> Self {
        page(html) { site in site.pages[0].paywall?.products = [product] }
    }

    /// A part of the head of a paywall page.
    static func head(_ html: String) -> Self {
        CheckExample(html) { site in site.pages[0].html = ExampleSite.html(head: html) }
    }

    /// A Markdown page.
    static func markdown(_ text: String) -> Self {
        CheckExample(text) { site in site.pages.append(ExampleSite.document(text)) }
    }

    /// Colours or sizes of a theme in place of good ones.
    static func tokens(light: [String: String] = [:], sizes: [String: String] = [:]) -> Self {
        func list(_ values: [String: String]) -> String {
            values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        }
        let lines =
            (light.isEmpty ? [] : ["  light: { \(list(light)) }"])
            + (sizes.isEmpty ? [] : ["  sizes: { \(list(sizes)) }"])
        return CheckExample((["tokens:"] + lines).joined(separator: "\n")) { site in
            site.themes["plain"]?.tokens = ExampleSite.tokens(light: light, sizes: sizes)
        }
    }

    /// The site of the example.
    package var site: CheckedSite {
        var site = ExampleSite.site
        change(&site)
        return site
    }
}
