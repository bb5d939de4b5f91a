import Diagnostics
import Localization
import SiteModel
import SourceFiles

/// The small site that examples of rules change: a paywall in English and German, its theme, nothing to find.
enum ExampleSite {
    static let settings = SourceText(path: "content/site.yaml", text: "legal: { terms: apple, privacy: … }\n")
    static let paywall = SourceText(path: "content/paywalls/pro.yaml", text: "headline: FieldNotes Pro\n")
    static let english = LanguageTag(known: "en")
    static let german = LanguageTag(known: "de")

    static var site: CheckedSite {
        var pages = [english, german].map(page)
        // The German page is there to be linked; what it sells is said where a rule asks.
        pages[1].paywall = nil
        return CheckedSite(
            settings: settings.range(0..<5),
            legal: LegalSettings(
                terms: Located(.apple, at: settings.range(9..<21)),
                privacy: Located(.url("https://fieldnotes.app/privacy"), at: settings.range(23..<33))),
            url: url, host: .web, locales: [english, german].map { ($0, false) }, pages: pages,
            files: Set(pages.map(\.route.outputPath) + ["assets/lake.webp"]),
            themes: [
                "plain": CheckedTheme(folder: "themes/plain", tokens: tokens(), colors: [:], templates: [:])
            ], translations: [], waivers: [])
    }

    static let yearly = CheckedProduct(
        id: "pro.yearly", name: "Yearly", price: "£49.99", period: "per year",
        renewal: "Renews at £49.99 per year until you cancel.", place: paywall.range(0..<8))
    static let trial = CheckedProduct(
        id: "pro.yearly", name: "Yearly", price: "£49.99", period: "per year",
        offer: "New subscribers: 1 week free, then £49.99 per year",
        renewal: "Renews at £49.99 per year until you cancel.", place: paywall.range(0..<8))
    static let spread = CheckedProduct(
        id: "pro.yearly", plan: "monthly", name: "Yearly, paid monthly", price: "£4.99", period: "per month",
        commitment: .init(
            bill: "£4.99 per month, 12 times", total: "£59.88 in total", payments: "12 × £4.99 = £59.88",
            cancel: "If you cancel, the remaining bills still fall due."),
        renewal: "Renews for 12 months until you cancel.", place: paywall.range(0..<8))

    /// A page with such a part of the head and of the body.
    static func html(head: String = goodHead, body: String = "<h1>Pro</h1>") -> [UInt8] {
        Array(
            """
            <!DOCTYPE html>
            <html lang="en" dir="ltr"><head><title>Pro</title>
            \(head)</head>
            <body>
            \(body)
            </body></html>
            """.utf8)
    }

    static func document(_ text: String) -> CheckedPage {
        let source = SourceText(path: "content/pages/faq.md", text: text)
        var page = page(in: english)
        page.route = .document(page.language, name: "faq")
        page.canonicalRoute = page.route
        page.layout = "document"
        page.paywall = nil
        page.markdown = source
        page.html = html(head: "", body: "<h1>Questions</h1>\n" + MarkdownDocument.html(source.bytes))
        return page
    }

    /// Good tokens, but for some.
    static func tokens(light: [String: String] = [:], sizes: [String: String] = [:]) -> ThemeTokens? {
        let colors = [
            "background": "\"#fff\"", "surface": "\"#fff\"", "text": "\"#111\"", "muted": "\"#555\"",
            "accent": "\"#0b5fa5\"", "on-accent": "\"#fff\"", "outline": "\"#767676\"",
        ].merging(light) { $1 }
        let pixels = ["body": "17", "small": "14", "legal": "13", "price": "22", "target": "44"].merging(sizes) { $1 }
        func list(_ values: [String: String]) -> String {
            values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        }
        let text = "tokens:\n  light: { \(list(colors)) }\n  sizes: { \(list(pixels)) }\n"
        var findings: [Diagnostic] = []
        let source = SourceText(path: "themes/plain/theme.yaml", text: text)
        guard let node = YAMLReader.read(source, into: &findings) else { return nil }
        return YAMLMappingReader.read(node, describedAs: "the theme", into: &findings) {
            $0.required("tokens", .themeTokens(options: []))
        }
    }
}

extension ExampleSite {
    private static var url: SiteURL {
        guard let url = SiteURL("https://fieldnotes.app/") else { preconditionFailure("this is an address") }
        return url
    }

    static let goodHead = """
        <link rel="canonical" href="https://fieldnotes.app/en/pro/">
        <link rel="alternate" hreflang="en" href="https://fieldnotes.app/en/pro/">
        <link rel="alternate" hreflang="de" href="https://fieldnotes.app/de/pro/">
        <link rel="alternate" hreflang="x-default" href="https://fieldnotes.app/en/pro/">

        """

    private static func page(in language: LanguageTag) -> CheckedPage {
        let route = Route.paywall(language, name: "pro")
        let head = goodHead.replacing(
            "https://fieldnotes.app/en/pro/\">\n<link rel=\"alternate\" hreflang=\"en",
            with: "https://fieldnotes.app/\(language)/pro/\">\n<link rel=\"alternate\" hreflang=\"en")
        let html = String(decoding: html(head: head), as: UTF8.self)
            .replacing("<html lang=\"en\"", with: "<html lang=\"\(language)\"")
        return CheckedPage(
            route: route, language: language, canonicalRoute: route, isIndexed: true, layout: "plans", theme: "plain",
            chosenColors: [:], html: Array(html.utf8),
            paywall: CheckedPaywall(
                name: "pro", actions: [.restore, .close], benefits: ["Unlimited notes"], products: [yearly],
                copy: [Located("FieldNotes Pro", at: paywall.range(10..<24))],
                promises: [Located("FieldNotes Pro", at: paywall.range(10..<24))],
                range: paywall.range(0..<25)),
            markdown: nil)
    }
}
